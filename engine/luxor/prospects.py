"""What a card could bring as the viewer's adventurers stand, for the reasons of hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.contract import Action
from engine.luxor import movement
from engine.luxor.components import CARDS, DIE, EMPTY, KEY_POINTS, TILES, TOMB, WALL, Effect
from engine.luxor.offers import LEFT, RIGHT, enough, path_of
from engine.luxor.outlook import by_space, me_of, next_sarcophagus, outlook, possible, set_gain
from engine.luxor.view import View

REACH: Final = 6
"""Spaces that a card can cover: further behind, an adventurer does not soon come."""
IN_TOMB: Final = "tomb"


class Capture(NamedTuple):
    """A treasure or sarcophagus that a card can take. The one worth most, sets and wall included, is the greatest."""

    worth: int
    """Points, with those that it adds to the sets, and in the tomb to the wall."""
    card: int
    start: int
    space: int
    treasure: str
    """:data:`IN_TOMB` for a sarcophagus."""
    points: int


def captures(view: View, own: Sequence[int], card: int, roll: int = 0) -> Iterator[Capture]:
    """Yield what ``card`` can take with ``own``, adventurers in rising order, after a ``roll``.

    None of a die that is still to be rolled, and none of "all": which tile acts is chosen there.
    """
    effect, path, keys = CARDS[card].effect, path_of(view.tiles), view.keys[me_of(view)]
    if CARDS[card].rolled and not roll:
        return
    if effect is Effect.LAST:
        found = movement.last_move(own, keys)
        ways = [] if found is None else [found]
    else:
        free, steps = by_space(view, card), movement.STEPS[card][roll]
        ways = [
            (start, movement.route(path, view.tiles, start, distance, free)[-1])
            for start, distance in movement.moves(path, view.tiles, own, keys, steps, free)
        ]
    for start, space in ways:
        if space == TOMB:
            points = next_sarcophagus(view)
            yield Capture(points + WALL[TOMB] - WALL[start] - KEY_POINTS, card, start, space, IN_TOMB, points)
            continue
        if view.tiles[space] == EMPTY:
            continue
        code = view.tiles[space]
        tile, there = TILES[code], own.count(space) + 1
        if tile.treasure is not None and enough(code, there, effect is Effect.LESS):
            yield Capture(tile.points + set_gain(view, code), card, start, space, tile.treasure.value, tile.points)


def next_turn(view: View, action: Action) -> Capture | None:
    """Return the best that a known outer card can take in the viewer's next turn, after a move of this one.

    That is a treasure or a sarcophagus. It counts on what lies there now: others may take it before. None without one,
    after a move that takes one, or where the action is no whole move.
    """
    if action.verb != "move" or view.card is None or view.last_turns:
        return None
    walk = outlook(view, view.card, int(action.args[0]), int(action.args[1]))
    if walk.awaits in ("treasure", "treasure-set", "tomb"):
        return None
    end = movement.next_tunnel(view.tiles, walk.end) if walk.awaits == "tunnel" else walk.end
    own = [*walk.own]
    own.remove(walk.end)
    hand = list(view.hand)
    if view.side is not None:
        hand.pop(LEFT if view.side == "left" else RIGHT)
    outer = {hand[LEFT], hand[RIGHT]} if hand else set[int]()
    stand = sorted([*own, end])
    return max((found for card in sorted(outer) for found in captures(view, stand, card)), default=None)


def lucky_rolls(view: View, card: int) -> tuple[int, int]:
    """Return with how many numbers of the die ``card`` can take a treasure, and the points of the best."""
    own = view.adventurers[me_of(view)]
    rolls = [[each for each in captures(view, own, card, roll) if each.space != TOMB] for roll in range(1, DIE + 1)]
    found = [max(each).worth for each in rolls if each]
    return len(found), max(found, default=0)


def wakes(view: View, card: int, roll: int) -> bool:
    """Return whether ``card`` can wake one of the viewer's sleepers after a ``roll``."""
    return any(outlook(view, card, *way).facts["woken"] for way in possible(view, card, roll))


def waking_rolls(view: View, card: int) -> int:
    """Return with how many numbers of the die ``card`` can wake one of the viewer's sleepers."""
    return sum(wakes(view, card, roll) for roll in range(1, DIE + 1))


def behind(own: Sequence[int], space: int) -> int:
    """Return how many awake adventurers stand close behind ``space``, and so can soon come."""
    return sum(max(0, space - REACH) <= each < space for each in own)
