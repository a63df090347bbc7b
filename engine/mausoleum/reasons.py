"""Reasons for a hint, from the labels of both actions: see :mod:`engine.hints`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.contract import Action, Note
from engine.mausoleum.components import ANSWERS, ARTEMISIA_DRAWS, KIND_OF, PARTS, SHIELDS, WORDS, Kind
from engine.mausoleum.policy import explain, gain, missing
from engine.mausoleum.scoring import score
from engine.mausoleum.view import View

REASONS: Final = {
    "completes": ("card", "points"),
    "completes-unless": ("card", "points", "target"),
    "completes-and-breaks": ("card", "points", "broken", "target"),
    "completes-and-breaks-unless": ("card", "points", "broken", "target"),
    "breaks": ("card", "points", "target"),
    "breaks-unless": ("card", "points", "target"),
    "costs-nothing": ("card", "points"),
    "spare-falls": ("card",),
    "unguarded": ("target", "seat", "card"),
    "hits-leader": ("target", "points"),
    "hits-nearest": ("target", "cards"),
    "hits-most": ("target", "count"),
    "hits-pieces": ("target", "count"),
    "hits-open": ("target",),
    "doubles": ("points",),
    "safe-early": (),
    "fetches": ("card", "points"),
    "needs": ("card",),
    "can-break": ("card", "target"),
    "again": ("card",),
    "draws": ("count",),
    "tie-break": ("card",),
    "ends-ahead": ("points", "others"),
    "nears": ("cards", "count"),
    "spare": ("card",),
    "guards": ("cards",),
    "guards-twice": ("cards",),
    "takes-needed": ("card", "target"),
    "never-again": ("card",),
    "another-one": ("card",),
    "least-needed": ("card",),
    "stops-more": ("card", "against", "count", "others"),
    "keeps": ("card", "use"),
    "safe-in-hand": ("card",),
    "hidden-guard": ("card",),
}
"""Keys of the reasons and their facts. ``-unless``: a hidden card of the target may stop it. ``seat`` in ``unguarded``:
the guarded player; ``card``: that player's shield. ``others``: the best total of the other players. ``cards`` in
``nears`` and ``hits-nearest``: the parts that the next set still lacks; in ``guards``: the attacks that are answered
then. ``count`` in ``nears``: how many parts these are. ``card`` in ``keeps``: the card that stays; ``use``: what it is
good for, its kind or ``part``. ``stops-more``: ``card`` answers ``count`` kinds of attack, ``against`` only
``others``."""


def reason(view: View, best: Action, other: Action) -> Note | None:
    """Return the clearest reason for ``best``. None where none is clear."""
    one, two = explain(view, best), explain(view, other)
    found = _of_points(view, one, two)
    if found is not None:
        return found
    return _BY_VERB[best.verb](view, best, other) if best.verb in _BY_VERB else None


def _of_points(view: View, one: Note, two: Note) -> Note | None:
    """Return what the labels themselves count in points."""
    match one.key:
        case "build-set" if _points(two) < _points(one):
            return Note("completes", {"card": one.facts["card"], "points": _points(one)})
        case "take-set" if _points(two) < _points(one):
            return _taken(view, "completes", one.facts, "card", "points")
        case "take-both":
            return _taken(view, "completes-and-breaks", one.facts, "card", "points", "broken")
        case "take-break" | "take-break-then" if two.key != "take-both":
            return _taken(view, "breaks", one.facts, "card", "points")
        case "lose" if two.key == "lose-set":
            return Note("costs-nothing", two.facts)
        case "crown":
            return Note("doubles", one.facts)
        case "pass-last":
            return _ends_ahead(view)
    return None


def _taken(view: View, key: str, facts: Mapping[str, str | int], *names: str) -> Note:
    """Return what a piece brings that is taken from the target, whose hidden cards may stop that."""
    target = _target(view)
    stopped = "-unless" if view.hand_sizes[target] else ""
    return Note(f"{key}{stopped}", {**{name: facts[name] for name in names}, "target": target})


def _points(note: Note) -> int:
    return int(note.facts.get("points", 0))


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
    match kind:
        case _ if kind in PARTS:
            found = _build(view, kind)
        case _ if kind in SHIELDS:
            found = _guards(view, kind)
        case Kind.MAUSOLO:
            found = Note("safe-early")
        case Kind.ARTEMISIA if view.pile:
            found = Note("draws", explain(view, best).facts)
        case Kind.ARTEMISIA if kind not in view.used[me]:
            found = Note("tie-break", {"card": WORDS[kind]})
        case _:
            found = None
    return found or (_keeps(view, KIND_OF[other.args[0]]) if other.verb == "play" else None)


def _build(view: View, part: Kind) -> Note | None:
    """Return that the part is one more of the next set, or a spare one."""
    lacking = missing(view.areas[_me(view)])
    rest = [each for each in lacking if each is not part]
    if part in lacking and rest:
        return Note("nears", {"cards": " ".join(WORDS[each] for each in rest), "count": len(rest)})
    return Note("spare", {"card": WORDS[part]}) if part not in lacking else None


def _guards(view: View, shield: Kind) -> Note:
    """Return the attacks that the shield answers, which no open shield of the viewer answers yet."""
    answered = [attack for attack, stops in ANSWERS.items() if shield in stops]
    there = view.shields[_me(view)]
    new = [attack for attack in answered if not any(each in ANSWERS[attack] for each in there)]
    return Note("guards" if new else "guards-twice", {"cards": " ".join(WORDS[each] for each in new or answered)})


def _pass(view: View, best: Action, other: Action) -> Note | None:
    """Return why a card is better held than played."""
    if other.verb != "play":
        return None
    kind = KIND_OF[other.args[0]]
    if kind in PARTS:
        return Note("safe-in-hand", {"card": WORDS[kind]})
    if kind in SHIELDS:
        return Note("hidden-guard", {"card": WORDS[kind]})
    return None if kind is Kind.MAUSOLO else _keeps(view, kind)


def _keeps(view: View, kept: Kind) -> Note | None:
    """Return what a card that stays in hand is good for. None if it is of no use now."""
    me = _me(view)
    if kept in PARTS:
        return Note("keeps", {"card": WORDS[kept], "use": "part"}) if kept in missing(view.areas[me]) else None
    if kept is Kind.MAUSOLO and view.mausolo[me]:
        return None
    if kept is Kind.ARTEMISIA and not view.pile:
        return Note("tie-break", {"card": WORDS[kept]}) if kept not in view.used[me] else None
    return Note("keeps", {"card": WORDS[kept], "use": WORDS[kept]})


# ---------------------------------------------------------------- an attack


def _at(view: View, best: Action, other: Action) -> Note | None:
    target, elsewhere = int(best.args[0]), int(other.args[0]) if other.verb == "at" else None
    if elsewhere is not None:
        found = _unguarded(view, target, elsewhere)
        if found is not None:
            return found
    rivals = [seat for seat in range(view.seats) if seat != _me(view)]
    totals = [score.total for score in view.scores]
    if all(totals[target] > totals[seat] for seat in rivals if seat != target) and totals[target]:
        return Note("hits-leader", {"target": target, "points": totals[target]})
    if view.pending in (Kind.TERREMOTO, Kind.INVASAO):
        lacks = {seat: missing(view.areas[seat]) for seat in rivals if len(missing(view.areas[seat])) < len(PARTS)}
        if target in lacks and all(len(lacks[target]) < len(each) for seat, each in lacks.items() if seat != target):
            return Note("hits-nearest", {"target": target, "cards": " ".join(WORDS[each] for each in lacks[target])})
        pieces = [sum(area) for area in view.areas]
        if all(pieces[target] > pieces[seat] for seat in rivals if seat != target):
            return Note("hits-pieces", {"target": target, "count": pieces[target]})
        return _open(view, target)
    if all(view.hand_sizes[target] > view.hand_sizes[seat] for seat in rivals if seat != target):
        return Note("hits-most", {"target": target, "count": view.hand_sizes[target]})
    return _open(view, target)


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
    if part in lacking and len(lacking) < len(PARTS):
        return Note("takes-needed", {"card": WORDS[part], "target": _target(view)})
    return None


# ---------------------------------------------------------------- a card given, discarded or taken back


def _drop(view: View, best: Action, other: Action) -> Note | None:
    """Return why the viewer needs this card least."""
    kind, rival = KIND_OF[best.args[0]], KIND_OF[other.args[0]]
    if kind is Kind.MAUSOLO and view.mausolo[_me(view)]:
        return Note("never-again", {"card": WORDS[kind]})
    if view.hand.count(kind) > 1:
        return Note("another-one", {"card": WORDS[kind]})
    lacking = missing(view.areas[_me(view)])
    if kind in PARTS and kind not in lacking:
        return Note("least-needed", {"card": WORDS[kind]})
    if kind in SHIELDS and rival in SHIELDS:
        count, others = (sum(each in stops for stops in ANSWERS.values()) for each in (rival, kind))
        told: dict[str, str | int] = {"card": WORDS[rival], "against": WORDS[kind], "count": count, "others": others}
        return Note("stops-more", told) if count > others else None
    return None if kind in PARTS and rival in PARTS else _keeps(view, rival)


def _lose(view: View, best: Action, other: Action) -> Note | None:
    part = KIND_OF[best.args[0]]
    area = view.areas[_me(view)]
    if area[part] > min(area) and area[part] > 1:
        return Note("spare-falls", {"card": WORDS[part]})
    return Note("another-one", {"card": WORDS[part]}) if part in view.hand else None


def _recover(view: View, best: Action, other: Action) -> Note | None:
    card, me = KIND_OF[best.args[0]], _me(view)
    points = _worth(view, card)
    if points > _worth(view, KIND_OF[other.args[0]]):
        return Note("fetches", {"card": WORDS[card], "points": points})
    if card in PARTS and card in missing(view.areas[me]):
        return Note("needs", {"card": WORDS[card]})
    if card in (Kind.TERREMOTO, Kind.INVASAO):
        stops = ANSWERS[card]
        for seat in sorted(range(view.seats), key=lambda seat: -view.scores[seat].total):
            if seat != me and view.scores[seat].sets and not any(each in stops for each in view.shields[seat]):
                return Note("can-break", {"card": WORDS[card], "target": seat})
    if card in SHIELDS:
        return _guards(view, card)
    if card is Kind.ARTEMISIA and view.pile:
        return Note("draws", {"count": min(ARTEMISIA_DRAWS, view.pile)})
    return Note("again", {"card": WORDS[card]}) if card is Kind.DESCOBERTA else None


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
