"""Reasons for a hint, from the labels of both actions: see :mod:`engine.hints`.

Over 400 lines because each of the fourteen cards has reasons of its own, and they share what is known of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.contract import Action, Note
from engine.mausoleum.components import (
    ANSWERS,
    ARTEMISIA_DRAWS,
    CARDS,
    HAND,
    KIND_OF,
    PARTS,
    SET_POINTS,
    SHIELDS,
    WORDS,
    Kind,
)
from engine.mausoleum.policy import explain, gain, missing
from engine.mausoleum.scoring import score
from engine.mausoleum.view import View

REASONS: Final = {
    "burns": ("target", "card"),
    "completes-and-breaks": ("card", "points", "broken", "target"),
    "completes-and-breaks-unless": ("card", "points", "broken", "target"),
    "ends-ahead": ("points", "others"),
    "completes": ("points", "total", "others"),
    "completes-unless": ("card", "points", "target"),
    "doubles": ("points", "total", "others"),
    "fetches": ("card", "points"),
    "breaks": ("card", "points", "target"),
    "breaks-unless": ("card", "points", "target"),
    "breaks-any": ("target", "points"),
    "costs-nothing": ("card", "points"),
    "takes-needed": ("card", "target"),
    "unguarded": ("target", "seat", "card"),
    "no-gift": ("card", "target"),
    "never-again": ("card",),
    "one-only": ("card",),
    "hope": ("cards", "target", "count"),
    "seeks": ("cards",),
    "hits-nearest": ("target", "cards"),
    "hits-leader": ("target", "points"),
    "spare-falls": ("card",),
    "can-break": ("card", "target"),
    "needs": ("card",),
    "second-set": ("card",),
    "no-use": ("card",),
    "stops-more": ("card", "against", "count", "others"),
    "guards": ("card", "cards"),
    "guards-later": ("card", "cards"),
    "safe-early": ("cards",),
    "draws": ("count", "cards"),
    "draws-any": ("count",),
    "readies": ("cards",),
    "nears": ("cards", "hand"),
    "begins": ("cards",),
    "backed": ("card",),
    "another-one": ("card",),
    "least-needed": ("card",),
    "spare": ("card",),
    "safe-in-hand": ("card",),
    "hidden-guard": ("card",),
    "guards-twice": ("cards",),
    "hits-pieces": ("target", "count"),
    "hits-open": ("target",),
    "leads-waits": ("points", "others"),
    "again": ("card",),
    "tie-break": ("card",),
    "keeps": ("card", "use"),
}
"""Keys of the reasons and their facts, the strongest first. ``-unless``: a hidden card of the target may stop it.

``burns``: the open shield stops the attack and is used up. ``breaks-any``: whichever piece the target gives up.
``seat`` in ``unguarded``: the guarded player; ``card``: that player's shield. ``hope``: the ``cards`` that the viewer
still lacks may be among the ``count`` of the target's hand; ``seeks``: in anybody's. ``others``: the best total of the
other players. ``cards`` in ``nears``, ``draws`` and ``hits-nearest``: the parts that the next set still lacks; in
``readies``: those that the viewer holds, so that none is lacking; in ``guards``: the attacks that are answered then,
of those that can still come. ``hand`` in ``nears``: whether the viewer holds others of it. ``second-set``: one is in
hand, and the set after that lacks another. ``backed``: another one in hand can take its place. ``card`` in ``keeps``:
what stays; ``use``: what it is good for. ``no-use``: no attack that ``card`` answers can come any more.
``stops-more``: ``card`` answers ``count`` kinds of attack, ``against`` only ``others``.
"""
_ON_TABLE: Final = (Kind.TERREMOTO, Kind.INVASAO)
"""Attacks on pieces on the table."""
_NEARLY: Final = 2
"""Parts that a set may lack where one more card is a hope."""


def reason(view: View, best: Action, other: Action) -> Note | None:
    """Return the clearest reason for ``best``. None where none is clear."""
    one, two = explain(view, best), explain(view, other)
    stopped = _stopped(view, best)
    if stopped is not None:
        return stopped
    found = _of_points(view, one, two)
    if found is not None and not _needless(view, found, best):
        return found
    return _BY_VERB[best.verb](view, best, other) if best.verb in _BY_VERB else None


def _stopped(view: View, best: Action) -> Note | None:
    """Return that an open shield of the target stops the attack, which then costs no more than that shield."""
    attacks = view.pending in ANSWERS and best.verb in ("at", "take")
    target = int(best.args[0]) if best.verb == "at" else view.pending_target
    if not attacks or view.pending is None or target is None:
        return None
    shield = next((each for each in view.shields[target] if each in ANSWERS[view.pending]), None)
    return None if shield is None else Note("burns", {"target": target, "card": WORDS[shield]})


def _needless(view: View, found: Note, best: Action) -> bool:
    """Return whether a part that completes a set when it is taken is in the viewer's hand as well."""
    completes = found.key in ("completes", "completes-unless", "fetches") and best.verb in ("take", "recover")
    return completes and KIND_OF[best.args[0]] in view.hand


def _of_points(view: View, one: Note, two: Note) -> Note | None:
    """Return what the labels themselves count in points."""
    match one.key:
        case "build-set" if _points(two) < _points(one):
            return Note("completes", _then(view, _points(one)))
        case "take-set" if _points(two) < _points(one):
            return _taken(view, "completes", one.facts, "card", "points")
        case "take-both":
            return _taken(view, "completes-and-breaks", one.facts, "card", "points", "broken")
        case "take-break" | "take-break-then" if two.key != "take-both":
            return _taken(view, "breaks", one.facts, "card", "points")
        case "lose" if two.key == "lose-set":
            return Note("costs-nothing", two.facts)
        case "crown":
            return Note("doubles", _then(view, _points(one)))
        case "pass-last":
            return _ends_ahead(view)
    return None


def _then(view: View, points: int) -> dict[str, str | int]:
    """Return points gained, the viewer's total with them, and the best of the others."""
    totals = [each.total for each in view.scores]
    total = totals.pop(_me(view)) + points
    return {"points": points, "total": total, "others": max(totals)}


def _taken(view: View, key: str, facts: Mapping[str, str | int], *names: str) -> Note:
    """Return what a piece brings that is taken from the target, whose hidden cards may stop that."""
    target = _target(view)
    assert view.pending is not None
    may_stop = view.hand_sizes[target] and any(_hidden(view, each) for each in ANSWERS[view.pending])
    if key == "completes" and not may_stop:
        return Note(key, _then(view, int(facts["points"])))
    return Note(f"{key}-unless" if may_stop else key, {**{name: facts[name] for name in names}, "target": target})


def _points(note: Note) -> int:
    return int(note.facts.get("points", 0))


def _is_safe(view: View) -> bool:
    """Return whether the viewer leads so far, with an empty pile, that no set of a rival's next turn changes it."""
    me = _me(view)
    own = view.scores[me].total
    reach = [
        view.scores[seat].total + SET_POINTS * (1 + view.mausolo[seat]) * (view.hand_sizes[seat] > 0)
        for seat in range(view.seats)
        if seat != me
    ]
    return not view.pile and own > max(reach)


def _target(view: View) -> int:
    assert view.pending_target is not None
    return view.pending_target


def _me(view: View) -> int:
    assert view.viewer is not None
    return view.viewer


def _ends_ahead(view: View) -> Note | None:
    totals = [each.total for each in view.scores]
    own = totals.pop(_me(view))
    return Note("ends-ahead", {"points": own, "others": max(totals)}) if own > max(totals) else None


# ---------------------------------------------------------------- a card


def _play(view: View, best: Action, other: Action) -> Note | None:
    kind, me = KIND_OF[best.args[0]], _me(view)
    beside = KIND_OF[other.args[0]] if other.verb == "play" else None
    match kind:
        case _ if kind in PARTS:
            return _build(view, kind, beside)
        case _ if kind in SHIELDS:
            return _guards(view, kind)
        case Kind.MAUSOLO:
            threats = [each for each in (Kind.ROUBO, Kind.TROCA) if _unseen(view, each)]
            useful, single = view.pile > 0 or view.scores[me].sets > 0, view.hand.count(kind) == 1
            return Note("safe-early", {"cards": _listed(threats)}) if threats and useful and single else None
        case Kind.ROUBO | Kind.TROCA if beside not in (Kind.ROUBO, Kind.TROCA):
            lacking = _sought(view)
            return Note("seeks", {"cards": _listed(lacking)}) if lacking else None
        case Kind.ARTEMISIA if view.pile:
            return _draws(view, int(explain(view, best).facts["count"]))
        case Kind.ARTEMISIA if kind not in view.used[me]:
            return Note("tie-break", {"card": WORDS[kind]})
    return None


def can_come(view: View, attack: Kind) -> bool:
    """Return whether somebody else can still play an attack: by a copy that is not used up, or one that is found."""
    return _unseen(view, attack) > 0 or (attack in view.discard and _unseen(view, Kind.DESCOBERTA) > 0)


def _unseen(view: View, kind: Kind) -> int:
    """Return how many copies of a card for the discard pile are there or in others' hands, as the viewer may know."""
    return CARDS[kind].copies - view.discard.count(kind) - view.hand.count(kind)


def _hidden(view: View, shield: Kind) -> int:
    """Return how many copies of a shield the viewer has not seen."""
    return _unseen(view, shield) - sum(own.count(shield) for own in view.shields)


def _left(view: View, part: Kind) -> int:
    """Return how many copies of a part the viewer has not seen: in others' hands or the draw pile."""
    return _unseen(view, part) - sum(area[part] for area in view.areas)


def _answered(view: View, shield: Kind) -> list[Kind]:
    """Return the attacks that a shield answers, of those that can still come."""
    return [attack for attack, stops in ANSWERS.items() if shield in stops and can_come(view, attack)]


def _falls(view: View) -> bool:
    """Return whether an attack that the viewer has not seen yet may take a piece, past the viewer's open shields."""
    own = view.shields[_me(view)]
    return any(_unseen(view, each) and not any(shield in ANSWERS[each] for shield in own) for each in _ON_TABLE)


def _hopeless(view: View) -> bool:
    """Return whether the viewer cannot complete another set: a part is in reach no more."""
    lacking = [each for each in missing(view.areas[_me(view)]) if each not in view.hand]
    return bool(lacking) and not view.pile and not any(each in view.hand for each in (*ANSWERS, Kind.DESCOBERTA))


def _listed(kinds: Sequence[Kind]) -> str:
    return " ".join(WORDS[each] for each in kinds)


def _draws(view: View, count: int) -> Note:
    lacking = missing(view.areas[_me(view)])
    parts = [each for each in lacking if each not in view.hand]
    if 0 < len(parts) < len(PARTS) - 1 and all(_left(view, each) for each in parts):
        return Note("draws", {"count": count, "cards": _listed(parts)})
    return Note("draws-any", {"count": count})


def _build(view: View, part: Kind, beside: Kind | None) -> Note | None:
    """Return that the part is one more of the next set, or a spare one, where the other action does not do as much."""
    lacking = missing(view.areas[_me(view)])
    rest = [each for each in lacking if each is not part]
    if part in lacking and beside in lacking:
        twice = view.hand.count(part) > 1 and view.hand.count(beside) == 1
        return Note("backed", {"card": WORDS[part]}) if twice and _falls(view) else None
    if part in lacking and rest:
        more = [each for each in rest if each not in view.hand]
        if not more:
            return Note("readies", {"cards": _listed(rest)})
        few = len(more) < len(PARTS) - 1 and (view.pile or not _hopeless(view))
        held = "yes" if len(more) < len(rest) else "no"
        if few:
            return Note("nears", {"cards": _listed(more), "hand": held})
        return Note("begins", {"cards": _listed(more)}) if view.pile and beside not in PARTS else None
    if part in lacking or view.areas[_me(view)][part] != 1 or not _falls(view):
        return None
    return Note("spare", {"card": WORDS[part]})


def _guards(view: View, shield: Kind) -> Note | None:
    """Return the attacks that the shield answers, which no open shield of the viewer answers yet."""
    answered = _answered(view, shield)
    there = view.shields[_me(view)]
    new = [attack for attack in answered if not any(each in ANSWERS[attack] for each in there)]
    if not answered:
        return None
    return (
        Note("guards", {"card": WORDS[shield], "cards": _listed(new)})
        if new
        else (Note("guards-twice", {"cards": _listed(answered)}))
    )


def _pass(view: View, best: Action, other: Action) -> Note | None:
    """Return why a card is better held than played."""
    if other.verb != "play" or explain(view, best).key == "pass-last":
        return None
    kind = KIND_OF[other.args[0]]
    if kind in PARTS:
        wanted = kind in missing(view.areas[_me(view)]) and not _hopeless(view)
        return Note("safe-in-hand", {"card": WORDS[kind]}) if wanted and _falls(view) else None
    if kind in SHIELDS:
        return Note("hidden-guard", {"card": WORDS[kind]}) if _answered(view, kind) else None
    totals = [each.total for each in view.scores]
    own = totals.pop(_me(view))
    if _is_safe(view):
        return Note("leads-waits", {"points": own, "others": max(totals)})
    return None if kind in (Kind.MAUSOLO, *ANSWERS) else _keeps(view, kind)


def _keeps(view: View, kept: Kind) -> Note | None:
    """Return what a card that stays in hand is good for. None if it is of no use now."""
    me = _me(view)
    if kept in PARTS:
        wanted = kept in missing(view.areas[me]) and view.hand.count(kept) == 1
        return Note("keeps", {"card": WORDS[kept], "use": "part"}) if wanted else None
    if view.hand.count(kept) > 1:
        return None
    if (kept is Kind.MAUSOLO and view.mausolo[me]) or (kept in SHIELDS and not _answered(view, kept)):
        return None
    if kept is Kind.ARTEMISIA and not view.pile:
        return Note("tie-break", {"card": WORDS[kept]}) if kept not in view.used[me] else None
    return Note("keeps", {"card": WORDS[kept], "use": WORDS[kept]})


# ---------------------------------------------------------------- an attack


def _at(view: View, best: Action, other: Action) -> Note | None:
    target, elsewhere = int(best.args[0]), int(other.args[0]) if other.verb == "at" else None
    guarded = None if elsewhere is None else _unguarded(view, target, elsewhere)
    if view.pending in _ON_TABLE:
        return _at_pieces(view, target) or guarded or _open(view, target)
    lacking, held = _sought(view), view.hand_sizes[target]
    fewer = elsewhere is None or guarded is not None or held > view.hand_sizes[elsewhere]
    if lacking and held > 1 and fewer:
        return Note("hope", {"cards": _listed(lacking), "target": target, "count": held})
    return _leads(view, target) or guarded or _open(view, target)


def _sought(view: View) -> list[Kind]:
    """Return the parts that the next set and the hand lack, where they are few and others may hold them."""
    lacking = [each for each in missing(view.areas[_me(view)]) if each not in view.hand]
    return lacking if len(lacking) <= _NEARLY and all(_left(view, each) for each in lacking) else []


def _rivals(view: View) -> list[int]:
    return [seat for seat in range(view.seats) if seat != _me(view)]


def _leads(view: View, target: int) -> Note | None:
    """Return that a target has more points than the other rivals."""
    totals = [score.total for score in view.scores]
    ahead = all(totals[target] > totals[seat] for seat in _rivals(view) if seat != target)
    return Note("hits-leader", {"target": target, "points": totals[target]}) if ahead and totals[target] else None


def _at_pieces(view: View, target: int) -> Note | None:
    """Return what an attack on pieces does to a target more than to the other rivals."""
    rivals, areas = _rivals(view), view.areas
    if _breaks_any(view, target) and not all(_breaks_any(view, seat) for seat in rivals):
        lost = view.scores[target].total - score(_without(areas[target]), view.mausolo[target]).total
        return Note("breaks-any", {"target": target, "points": lost})
    leader = _leads(view, target)
    if leader is not None:
        return leader
    lacks = {seat: missing(areas[seat]) for seat in rivals if len(missing(areas[seat])) < len(PARTS)}
    nearest = target in lacks and all(len(lacks[target]) < len(lacks[seat]) for seat in lacks if seat != target)
    # A set that stands is worth more than one to come, and who has two of a part gives up one of these.
    if nearest and max(areas[target]) == 1 and not any(view.scores[seat].sets for seat in rivals):
        return Note("hits-nearest", {"target": target, "cards": _listed(lacks[target])})
    pieces = [sum(area) for area in areas]
    if all(pieces[target] > pieces[seat] for seat in rivals if seat != target) and max(areas[target]) == 1:
        return Note("hits-pieces", {"target": target, "count": pieces[target]})
    return None


def _breaks_any(view: View, seat: int) -> bool:
    """Return whether a player loses a set with any piece that an earthquake takes."""
    area = view.areas[seat]
    return view.pending is Kind.TERREMOTO and min(area) > 0 and max(area) == min(area)


def _without(area: Sequence[int]) -> list[int]:
    return [area[0] - 1, *area[1:]]


def _open(view: View, target: int) -> Note | None:
    """Return that a target has no open shield against the attack, where another player has one."""
    stops = () if view.pending is None else ANSWERS[view.pending]
    guarded = [
        seat for seat, own in enumerate(view.shields) if seat != _me(view) and any(each in stops for each in own)
    ]
    return Note("hits-open", {"target": target}) if guarded and target not in guarded else None


def _unguarded(view: View, target: int, guarded: int) -> Note | None:
    """Return two targets of an attack: one has an open shield against it, the other none."""
    if view.pending is None:
        return None
    stops, open_to = ANSWERS[view.pending], view.shields[target]
    shields = [shield for shield in view.shields[guarded] if shield in stops]
    if not shields or any(shield in stops for shield in open_to):
        return None
    return Note("unguarded", {"target": target, "seat": guarded, "card": WORDS[shields[0]]})


def _take(view: View, best: Action, other: Action) -> Note | None:
    """Return that the viewer's next set lacks what is taken, and not what the other action takes."""
    part, lacking = KIND_OF[best.args[0]], missing(view.areas[_me(view)])
    beside = KIND_OF[other.args[0]] if other.verb == "take" else None
    possible = view.pile or all(each in view.hand for each in lacking if each is not part)
    if part in lacking and beside not in lacking and len(lacking) < len(PARTS) and possible:
        return Note("takes-needed", {"card": WORDS[part], "target": _target(view)})
    return None


# ---------------------------------------------------------------- a card given, discarded or taken back


def _drop(view: View, best: Action, other: Action) -> Note | None:
    """Return why the viewer needs this card least."""
    kind, rival = KIND_OF[best.args[0]], KIND_OF[other.args[0]]
    held = [each for each in view.hand if each is not view.pending]
    if kind is Kind.MAUSOLO and view.mausolo[_me(view)]:
        target = view.pending_target
        if target is not None and view.mausolo[target]:
            return Note("no-gift", {"card": WORDS[kind], "target": target})
        return Note("never-again", {"card": WORDS[kind]})
    if kind in SHIELDS and not _answered(view, kind):
        return Note("no-use", {"card": WORDS[kind]})
    if held.count(kind) > 1 and kind is Kind.MAUSOLO:
        return Note("one-only", {"card": WORDS[kind]})
    if held.count(kind) > max(held.count(rival), len(view.hand) - HAND):
        return Note("another-one", {"card": WORDS[kind]})
    lacking = missing(view.areas[_me(view)])
    if kind in PARTS and kind not in lacking and (rival in lacking or rival not in PARTS):
        return Note("least-needed", {"card": WORDS[kind]})
    if kind in SHIELDS and rival in SHIELDS:
        count, others = len(_answered(view, rival)), len(_answered(view, kind))
        told: dict[str, str | int] = {"card": WORDS[rival], "against": WORDS[kind], "count": count, "others": others}
        return Note("stops-more", told) if count > others else None
    several = len(view.hand) - HAND > 1  # the other card may go next
    return None if several or (kind in PARTS and rival in PARTS) else _keeps(view, rival)


def _lose(view: View, best: Action, other: Action) -> Note | None:
    part = KIND_OF[best.args[0]]
    area = view.areas[_me(view)]
    if area[part] > min(area) and area[part] > 1:
        return Note("spare-falls", {"card": WORDS[part]})
    return Note("another-one", {"card": WORDS[part]}) if part in view.hand else None


def _recover(view: View, best: Action, other: Action) -> Note | None:
    card, me = KIND_OF[best.args[0]], _me(view)
    points = _worth(view, card)
    if points > _worth(view, KIND_OF[other.args[0]]) and card not in view.hand:
        return Note("fetches", {"card": WORDS[card], "points": points})
    built = [own + view.hand.count(part) for own, part in zip(view.areas[me], PARTS, strict=True)]
    if card in PARTS and card in missing(built) and KIND_OF[other.args[0]] not in missing(built):
        return Note("second-set" if card in view.hand else "needs", {"card": WORDS[card]})
    if card in (Kind.TERREMOTO, Kind.INVASAO) and card not in view.hand:
        stops = ANSWERS[card]
        for seat in sorted(range(view.seats), key=lambda seat: -view.scores[seat].total):
            if seat != me and view.scores[seat].sets and not any(each in stops for each in view.shields[seat]):
                return Note("can-break", {"card": WORDS[card], "target": seat})
    if card in SHIELDS:
        answered = _answered(view, card)
        return Note("guards-later", {"card": WORDS[card], "cards": _listed(answered)}) if answered else None
    if card is Kind.ARTEMISIA and view.pile:
        return _draws(view, min(ARTEMISIA_DRAWS, view.pile))
    if card is not Kind.DESCOBERTA:
        return None
    others = max(view.scores[seat].total for seat in _rivals(view))
    if _is_safe(view):  # a turn passes, and nothing comes
        return Note("leads-waits", {"points": view.scores[me].total, "others": others})
    return Note("again", {"card": WORDS[card]})


def _worth(view: View, card: Kind) -> int:
    """Return the points that a card brings once it is played."""
    me = _me(view)
    if card in PARTS:
        return gain(view, me, card, 1)
    crowned = score(view.areas[me], True).total - view.scores[me].total
    return crowned if card is Kind.MAUSOLO and not view.mausolo[me] else 0


_BY_VERB: Final[dict[str, Callable[[View, Action, Action], Note | None]]] = {
    "play": _play,
    "pass": _pass,
    "at": _at,
    "take": _take,
    "give": _drop,
    "discard": _drop,
    "lose": _lose,
    "recover": _recover,
}
