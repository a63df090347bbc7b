"""Questions and labels for a player as facts, and a sensible action for a seat without a person.

Both depend on a view alone.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

from engine.contract import Action, Note
from engine.mausoleum.choices import targets
from engine.mausoleum.components import ANSWERS, ARTEMISIA_DRAWS, HAND, KIND_OF, PARTS, SHIELDS, WORDS, Kind
from engine.mausoleum.scoring import score
from engine.mausoleum.view import View
from engine.rng import Rng


def gain(view: View, seat: int, part: Kind, change: int) -> int:
    """Return the points that ``seat`` gains by one ``part`` more (``change`` 1) or fewer (-1)."""
    area = list(view.areas[seat])
    area[part] += change
    return score(area, view.mausolo[seat]).total - view.scores[seat].total


def missing(area: Sequence[int]) -> list[Kind]:
    """Return the parts that the next set of an area lacks."""
    return [part for part in PARTS if area[part] == min(area)]


def missed(view: View, kind: Kind) -> str | None:
    """Return why the viewer would miss a card that they discard: ``part``, ``shield`` or ``crown``; None if not.

    A part is missed that the next set lacks. Without a word: a card of which another one stays in hand.
    """
    me = _me(view)
    if view.hand.count(kind) > 1:
        return None
    if kind in missing(view.areas[me]):
        return "part"
    if kind in SHIELDS:
        return "shield"
    return "crown" if kind is Kind.MAUSOLO and not view.mausolo[me] else None


def prompt(view: View) -> Note:
    """Return the question to the viewer, with its facts."""
    facts: dict[str, str | int] = {}
    match view.decision:
        case "target" if view.pending is not None:
            facts["card"] = WORDS[view.pending]
        case "take" | "give" if view.pending_target is not None:
            facts["target"] = view.pending_target
        case "lose":
            facts["seat"] = view.turn
        case "discard":
            facts["count"] = len(view.hand) - HAND
            if view.play_next:
                return Note("discard-first", facts)
    return Note(view.decision or "play", facts)


def explain(view: View, action: Action) -> Note:
    """Return what ``action`` would do, as the viewer can know it."""
    match action.verb:
        case "pass":
            return Note("pass-last" if _ends_with_a_pass(view) else "pass")
        case "at":
            return _explain_target(view, int(action.args[0]))
        case "play":
            return _explain_play(view, KIND_OF[action.args[0]])
        case "take":
            return _explain_take(view, KIND_OF[action.args[0]])
        case "lose":
            part = KIND_OF[action.args[0]]
            points = -gain(view, _me(view), part, -1)
            return Note("lose-set" if points else "lose", {"card": WORDS[part], "points": points})
        case "discard" if (why := missed(view, KIND_OF[action.args[0]])) is not None:
            return Note("discard", {"card": action.args[0], "why": why})
    return Note(action.verb, {"card": action.args[0]})


def _ends_with_a_pass(view: View) -> bool:
    """Return whether a pass now ends the game. Next seats with empty hands pass automatically."""
    if view.pile or len(view.hand) > HAND:
        return False
    after = [(_me(view) + step) % view.seats for step in range(1, view.seats)]
    on_their_own = list(itertools.takewhile(lambda seat: not view.hand_sizes[seat], after))
    return view.passes + 1 + len(on_their_own) >= view.seats


def _me(view: View) -> int:
    if view.viewer is None:
        raise ValueError("a spectator has nothing to decide")
    return view.viewer


def _explain_target(view: View, target: int) -> Note:
    assert view.pending is not None
    count = view.hand_sizes[target] if view.pending in (Kind.ROUBO, Kind.TROCA) else sum(view.areas[target])
    guarded = sum(shield in ANSWERS[view.pending] for shield in view.shields[target])
    return Note(f"target-{WORDS[view.pending]}", {"target": target, "count": count, "guarded": guarded})


def _explain_take(view: View, part: Kind) -> Note:
    assert view.pending_target is not None
    points, broken = gain(view, _me(view), part, 1), -gain(view, view.pending_target, part, -1)
    if points and broken:
        return Note("take-both", {"card": WORDS[part], "points": points, "broken": broken})
    if broken:
        then = _set_next_turn(view, part)
        facts: dict[str, str | int] = {"card": WORDS[part], "points": broken}
        return Note("take-break-then", {**facts, "then": then}) if then else Note("take-break", facts)
    return Note("take-set" if points else "take", {"card": WORDS[part], "points": points})


def _set_next_turn(view: View, part: Kind) -> int:
    """Return the points of the set that one card of the viewer's hand completes once ``part`` is there. 0 for none."""
    area = list(view.areas[_me(view)])
    if area[part] > min(area):
        return 0
    area[part] += 1
    lacking = [each for each in PARTS if area[each] == min(area)]
    if len(lacking) != 1 or lacking[0] not in view.hand:
        return 0
    area[lacking[0]] += 1
    return score(area, view.mausolo[_me(view)]).total - view.scores[_me(view)].total


def _explain_play(view: View, kind: Kind) -> Note:
    me = _me(view)
    if kind in PARTS:
        points = gain(view, me, kind, 1)
        return Note("build-set" if points else "build", {"card": WORDS[kind], "points": points})
    if kind is Kind.MAUSOLO:
        points = score(view.areas[me], True).total - view.scores[me].total
        return Note("crown" if points else "crown-later", {"points": points})
    if kind is Kind.ARTEMISIA:
        count = min(ARTEMISIA_DRAWS, view.pile)
        return Note("summon" if count else "summon-empty", {"count": count})
    if kind in SHIELDS:
        return Note(f"shield-{WORDS[kind]}")
    if kind is Kind.DESCOBERTA:
        kinds = set(view.discard)
        return Note("dig-card", {"card": WORDS[kinds.pop()]}) if len(kinds) == 1 else Note("dig")
    return _explain_attack(view, kind)


def _explain_attack(view: View, kind: Kind) -> Note:
    """Label of an attack. With a single target it names what a tap does at once."""
    choices = targets(view.seats, _me(view), kind, view.areas, view.hand_sizes)
    if len(choices) != 1:
        return Note("attack", {"card": WORDS[kind]})
    target = choices[0]
    if kind is Kind.INVASAO:
        options = [part for part in PARTS if view.areas[target][part]]
    elif kind is Kind.TROCA:
        options = [each for each in sorted(set(view.hand)) if each is not kind or view.hand.count(kind) > 1]
    else:
        return Note(f"attack-{WORDS[kind]}", {"target": target})
    if len(options) == 1:
        return Note(f"attack-{WORDS[kind]}", {"target": target, "card": WORDS[options[0]]})
    return Note(f"attack-{WORDS[kind]}-choose", {"target": target})


# ---------------------------------------------------------------- a sensible choice

WORTH: Final = {
    Kind.BASE: 30,
    Kind.COLUNAS: 30,
    Kind.PIRAMIDE: 30,
    Kind.ESTATUAS: 30,
    Kind.MAUSOLO: 34,
    Kind.ARTEMISIA: 26,
    Kind.ARQUITETOS: 14,
    Kind.ESCULTORES: 16,
    Kind.TERREMOTO: 18,
    Kind.INVASAO: 40,
    Kind.DESCOBERTA: 28,
    Kind.TROCA: 8,
    Kind.ROUBO: 20,
    Kind.PROTECAO: 18,
}
"""Value of a card in hand, in tenths of a point. A rough order, not a measurement."""


def cards(view: View) -> tuple[str, ...]:
    """Return the viewer's hand as words."""
    return tuple(kind.word for kind in view.hand)


def suggest(view: View, rng: Rng) -> Action:
    """Return the action with the highest one-step value, the first of equals. The same view gives the same action."""
    if not view.actions:
        raise ValueError("nothing to decide")
    return max(view.actions, key=lambda action: _value(view, action))


def _value(view: View, action: Action) -> int:
    """Return a rough value of ``action``, in tenths of a point."""
    match action.verb:
        case "pass":
            return 0
        case "play":
            return _value_of_play(view, KIND_OF[action.args[0]])
        case "at":
            return _value_of_target(view, view.pending, int(action.args[0]))
        case "take":
            assert view.pending_target is not None
            part = KIND_OF[action.args[0]]
            return _need(view, part) - 10 * gain(view, view.pending_target, part, -1)
        case "recover":
            kind = KIND_OF[action.args[0]]
            return 0 if kind is Kind.DESCOBERTA else _held(view, kind)
        case "lose":
            part = KIND_OF[action.args[0]]
            return 10 * gain(view, _me(view), part, -1) - _need(view, part)
    return -_held(view, KIND_OF[action.args[0]])


def _need(view: View, part: Kind) -> int:
    """Return the value of one more ``part`` in the own area, in tenths of a point: points now, or a missing piece."""
    area = view.areas[_me(view)]
    return 10 * gain(view, _me(view), part, 1) + max(0, 24 - 8 * (area[part] - min(area)))


def _held(view: View, kind: Kind) -> int:
    """Return the value of a card in hand, in tenths of a point. A second copy is worth less."""
    if kind is Kind.MAUSOLO and view.mausolo[_me(view)]:
        return 0
    worth = _need(view, kind) if kind in PARTS else WORTH[kind]
    return worth // max(1, view.hand.count(kind))


def _value_of_play(view: View, kind: Kind) -> int:
    me = _me(view)
    if kind in PARTS:
        return 6 + _need(view, kind)
    if kind is Kind.MAUSOLO:
        return 80 if view.scores[me].sets else 5
    if kind is Kind.ARTEMISIA:
        return 33 if view.pile else -1
    if kind in SHIELDS:
        return 8 + 5 * view.scores[me].sets - 6 * view.shields[me].count(kind)
    if kind is Kind.DESCOBERTA:
        return max((_held(view, each) for each in set(view.discard) if each is not kind), default=-1)
    choices = targets(view.seats, me, kind, view.areas, view.hand_sizes)
    return max(_value_of_target(view, kind, each) for each in choices)


def _value_of_target(view: View, kind: Kind | None, target: int) -> int:
    """Return the value of an attack on ``target``, in tenths of a point. An open shield makes it low."""
    if kind is None or any(answer in view.shields[target] for answer in ANSWERS[kind]):
        return 2
    lead = view.scores[target].total - view.scores[_me(view)].total
    parts = [part for part in PARTS if view.areas[target][part]]
    if kind is Kind.INVASAO:
        return max(_need(view, part) - 10 * gain(view, target, part, -1) for part in parts) + lead
    if kind is Kind.TERREMOTO:
        return 10 + lead + min(-10 * gain(view, target, part, -1) for part in parts)
    return (22 if kind is Kind.ROUBO else 3) + lead // 2
