"""A sensible action for a seat without a person: the best one step ahead, from a view alone.

``labels`` explains each action to people.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.contract import Action
from engine.luxor import movement
from engine.luxor.components import CARDS, DIE, TILES, TOMB, WALL, Effect
from engine.luxor.labels import cards, explain, prompt
from engine.luxor.offers import LEFT, RIGHT
from engine.luxor.outlook import awaiting, me_of, outlook, outlook_last, possible, possible_together, set_gain
from engine.luxor.view import View
from engine.rng import Rng

__all__ = ["cards", "explain", "prompt", "suggest"]

# All values are tenths of a point: a rough order, not a measurement.
POINT: Final = 10
SPACE: Final = 2
"""A step toward the tomb, in addition to the wall."""
WAKING: Final = 25
"""A fifth, fourth or third adventurer awake."""
SCARAB_VALUE: Final = 24
"""An average scarab."""
SPENT: Final = 6
"""A further key when each adventurer that can still use one has one."""
FIRST_KEY: Final = 45
SECOND_KEY: Final = 18
WAITING: Final = 4
"""Share of a treasure for each adventurer that waits on it, in tenths of its points."""

HORUS_WORTH: Final = {
    Effect.UP_TO: 22,
    Effect.UP_TO_DIE: 20,
    Effect.ALL: 30,
    Effect.LAST: 20,
    Effect.LESS: 24,
}
"""Value of taking a Horus card."""
HELD: Final = {Effect.PLUS_MINUS: 8, Effect.NUMBER: 0, Effect.DIE: 2, **{key: 8 for key in HORUS_WORTH}}
"""Value lost by playing a card now."""


def suggest(view: View, rng: Rng) -> Action:
    """Return the action with the highest one-step value, the first of equals. The same view gives the same action."""
    if not view.actions:
        raise ValueError("nothing to decide")
    return max(view.actions, key=lambda action: _value(view, action))


def _value(view: View, action: Action) -> int:
    match action:
        case Action("play", (side,)):
            code = view.hand[LEFT if side == "left" else RIGHT]
            return _value_of_card(view, code) - HELD[CARDS[code].effect]
        case Action("discard", (side,)):
            return -HELD[CARDS[view.hand[LEFT if side == "left" else RIGHT]].effect]
        case Action("from", (space,)):
            assert view.card is not None
            return _best(
                view, view.card, [move for move in possible(view, view.card, view.roll) if move[0] == int(space)]
            )
        case Action("move", (space, steps)):
            assert view.card is not None
            return _value_of_move(view, view.card, int(space), int(steps))
        case Action("act", ("none",)):
            return 0
        case Action("act", (space,)):
            return _value_of_action(view, view.adventurers[me_of(view)], int(space), less=False)
    return _value_of_reward(view, action.args[0])


def _value_of_card(view: View, code: int) -> int:
    """Return a card's best move; for a die the average over its rolls; for "advance all" the sum and best action."""
    card = CARDS[code]
    if card.rolled:
        return sum(_best(view, code, possible(view, code, roll)) for roll in range(1, DIE + 1)) // DIE
    if card.effect is Effect.ALL:
        return _value_of_all(view, code)
    if card.effect is Effect.LAST:
        last = outlook_last(view)
        assert last is not None
        start = int(last.facts["from"])
        return _progress(view, start, last.end) + _value_of_action(view, last.own, last.end, less=False)
    return _best(view, code, possible(view, code, 0))


def _best(view: View, card: int, found: Sequence[tuple[int, int]]) -> int:
    return max((_value_of_move(view, card, start, steps) for start, steps in found), default=0)


def _value_of_move(view: View, card: int, start: int, steps: int) -> int:
    walk = outlook(view, card, start, steps)
    less = CARDS[card].effect is Effect.LESS
    left = _left_behind(view, start)
    return _progress(view, start, walk.end) + _value_of_action(view, walk.own, walk.end, less=less) - left


def _value_of_all(view: View, code: int) -> int:
    me = me_of(view)
    own = list(view.adventurers[me])
    found = possible_together(view, code)
    total = 0
    for start, end in found:
        total += _progress(view, start, end)
        own.remove(start)
        own.append(end)
    actions = [_value_of_action(view, own, end, less=False) for end in {end for _, end in found}]
    return total + max(actions, default=0)


def _progress(view: View, start: int, end: int) -> int:
    """Return points on the wall, the way itself, adventurers woken. Negative backward."""
    woken = len(movement.passed(view.adventurers[me_of(view)], end))
    return POINT * (WALL[end] - WALL[start]) + SPACE * (end - start) + WAKING * woken


def _left_behind(view: View, start: int) -> int:
    """Return the value lost by leaving a treasure where other own adventurers wait."""
    code = view.tiles[start] if start != TOMB else 0
    present = view.adventurers[me_of(view)].count(start)
    return WAITING * TILES[code].points * (present > 1)


def _value_of_action(view: View, own: Sequence[int], space: int, *, less: bool) -> int:
    """Return the value of what awaits at the end of a move."""
    awaits, facts = awaiting(view, own, space, less=less)
    match awaits:
        case "tomb":
            return POINT * int(facts["points"]) + _end_bonus(view)
        case "treasure" | "treasure-set":
            kind_worth = 12 + POINT * int(facts.get("set", 0))
            return POINT * int(facts["points"]) + kind_worth
        case "waiting":
            return WAITING * int(facts["points"]) * int(facts["have"]) // int(facts["need"])
        case "tunnel":
            return _progress(view, space, int(facts["end"]))
        case "nothing" | "tunnel-end":
            return 0
    worths = {
        "scarab": SCARAB_VALUE,
        "wild": _value_of_reward(view, "wild"),
        "key": _value_of_reward(view, "key"),
        "horus": _horus(view, facts.get("level", 0)),
        "favour": max(HORUS_WORTH.values()),
    }
    if awaits in worths:
        return worths[awaits]
    return max(worth for word, worth in worths.items() if word in awaits.split("-or-"))


def _end_bonus(view: View) -> int:
    """Return the value of bringing the end nearer: positive for the leader, negative for others."""
    me = me_of(view)
    lead = view.scores[me].open - max(score.open for seat, score in enumerate(view.scores) if seat != me)
    return max(-60, min(60, 3 * lead)) if len(view.sarcophagi) else 0


def _value_of_reward(view: View, reward: str) -> int:
    me = me_of(view)
    if reward == "key":
        more = view.keys[me]
        return FIRST_KEY if more == 0 else SECOND_KEY if more == 1 else SPENT + POINT - 2
    if reward == "scarab":
        return SCARAB_VALUE
    if reward == "wild":
        return 12 + POINT * set_gain(view, None)
    return _horus(view, int(reward[-1]))


def _horus(view: View, level: int | str) -> int:
    top = view.horus[int(level) - 1] if level else None
    return 0 if top is None else HORUS_WORTH[CARDS[top].effect] + 2 * int(level)
