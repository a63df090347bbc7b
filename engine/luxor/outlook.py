"""What a move leads to, by a view alone: for labels, bots and pictures. It needs no rules, so renderers may ask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.contract import Action
from engine.joined import apart
from engine.luxor import movement
from engine.luxor.components import (
    CARDS,
    EMPTY,
    HORUS,
    KEY,
    KEY_POINTS,
    SARCOPHAGI,
    STAIRS,
    TILES,
    TOMB,
    TUNNEL,
    WALL,
    Effect,
)
from engine.luxor.offers import LEFT, RIGHT, enough, kinds, path_of, rewards, set_points
from engine.luxor.view import View

Facts = dict[str, str | int]


def played(view: View) -> int:
    """Return the code of the card that the viewer plays."""
    assert view.card is not None
    return view.card


def chosen_move(view: View, action: Action) -> tuple[int, int]:
    """Return where an action, or a card joined with what follows, moves from, and by how many steps."""
    first, last = apart(action)[0], apart(action)[-1]
    if last.verb == "move":
        return int(last.args[0]), int(last.args[1])
    found = possible(view, outer(view, first.args[0]), 0)
    return next(each for each in found if str(each[0]) == last.args[0])


@dataclass(frozen=True, slots=True)
class Outlook:
    """Consequence of a move: its end, what awaits there, the facts of its label."""

    end: int
    awaits: str
    facts: Facts
    own: tuple[int, ...]
    """The player's adventurers after the move, before the action."""


def outlook(view: View, card: int, start: int, steps: int) -> Outlook:
    """Return the consequence of a legal move of the viewer's adventurer from ``start`` by ``steps`` with ``card``."""
    stops = movement.route(path_of(view.tiles), view.tiles, start, steps, by_space(view, card))
    return along(view, start, stops, less=CARDS[card].effect is Effect.LESS)


def gain(view: View, start: int, walk: Outlook) -> int:
    """Return the points that all see at once of a move from ``start``: the wall, keys, treasures, sets, a sarcophagus.

    A tile that offers a choice, or a scarab, counts nothing yet. Negative where a step back loses points of the wall.
    """
    end = int(walk.facts.get("end", walk.end))
    points = WALL[end] - WALL[max(start, STAIRS)]
    match walk.awaits:
        case "tomb":
            return points + int(walk.facts["points"]) - KEY_POINTS
        case "key":
            return points + KEY_POINTS
        case "treasure" | "treasure-set":
            return points + int(walk.facts["points"]) + int(walk.facts.get("set", 0))
        case "wild":
            return points + set_gain(view, None)
    return points


def outlook_last(view: View) -> Outlook | None:
    """Return the consequence of "last to second last"; None if the viewer has no such move."""
    me = me_of(view)
    found = movement.last_move(view.adventurers[me], view.keys[me])
    return None if found is None else along(view, found[0], [found[1]], less=False)


def me_of(view: View) -> int:
    """Return the viewer's seat. ValueError for a spectator."""
    if view.viewer is None:
        raise ValueError("a spectator has nothing to decide")
    return view.viewer


def along(view: View, start: int, stops: Sequence[int], *, less: bool) -> Outlook:
    """Return the consequence of a move by its stops. ``less``: treasures need one adventurer less in this turn."""
    end = stops[-1]
    own = _moved(view.adventurers[me_of(view)], start, end)
    awaits, more = awaiting(view, own, end, less=less)
    facts: Facts = {
        "from": start,
        "to": end,
        "woken": woken(view, more.get("end", end)),
    }
    return Outlook(end, awaits, facts | more, own)


def _moved(own: Sequence[int], start: int, end: int) -> tuple[int, ...]:
    left = list(own)
    left.remove(start)
    return tuple(sorted([*left, end]))


def woken(view: View, end: str | int) -> int:
    """Return how many sleepers a move to ``end`` wakes."""
    return len(movement.passed(view.adventurers[me_of(view)], int(end)))


def next_sarcophagus(view: View) -> int:
    """Return the points of the next sarcophagus: 0 when all are taken."""
    won = len(view.sarcophagi)
    return SARCOPHAGI[won] if won < len(SARCOPHAGI) else 0


def awaiting(view: View, own: Sequence[int], space: int, *, less: bool) -> tuple[str, Facts]:
    """Return what awaits one of ``own``, the viewer's adventurers, at ``space``, and its facts.

    ``nothing`` is an empty space, or a tile without supplies. A ``treasure`` is a vase, jewel or statue worth
    ``points``, which adds ``set`` points to the sets, ``total`` in all; of the ``need`` adventurers ``have`` are there
    (``waiting``: too few; a card that asks for one ``less`` counts in this turn only). ``level``: of the Horus stack.
    ``end``: space where the tunnel comes out; the last one leads nowhere (``tunnel-end``). In the tomb ``points`` is
    the sarcophagus won: 5, 3 or 0.
    """
    if space == TOMB:
        return "tomb", {"points": next_sarcophagus(view)}
    code = view.tiles[space]
    if code == EMPTY:
        return "nothing", {}
    tile = TILES[code]
    if tile.treasure is not None:
        facts: Facts = {"treasure": tile.treasure.value, "points": tile.points}
        if not enough(code, own.count(space), less):
            return "waiting", {**facts, "have": own.count(space), "need": tile.adventurers}
        gained = set_gain(view, code)
        told: Facts = {**facts, "set": gained, "total": tile.points + gained}
        return ("treasure-set", told) if gained else ("treasure", facts)
    if code == TUNNEL:
        end = movement.next_tunnel(view.tiles, space)
        return ("tunnel-end", {}) if end == movement.NOWHERE else ("tunnel", {"end": end})
    return _awaiting_reward(rewards_now(view, code))


def rewards_now(view: View, tile: int) -> list[str]:
    """Return rewards a tile can give now."""
    return rewards(tile, view.key_supply, view.horus_counts, view.scarab_supply, view.wild_supply)


def _awaiting_reward(found: Sequence[str]) -> tuple[str, Facts]:
    levels = [HORUS.index(word) + 1 for word in found if word in HORUS]
    if len(levels) > 1:
        return "favour", {}
    if levels:
        awaits = "key-or-horus" if KEY in found else "horus"
        return awaits, {"level": levels[0]}
    return ("-or-".join(found) if found else "nothing"), {}


def set_gain(view: View, treasure: int | None) -> int:
    """Return the points that one more treasure tile, or one more wild (None), adds to the viewer's sets."""
    me = me_of(view)
    taken, wilds = view.treasures[me], view.wilds[me]
    more = taken if treasure is None else (*taken, treasure)
    return set_points(kinds(more), wilds + (treasure is None)) - set_points(kinds(taken), wilds)


def outer(view: View, side: str) -> int:
    """Return the code of the viewer's outer card on a side."""
    return view.hand[LEFT if side == "left" else RIGHT]


def possible(view: View, card: int, roll: int) -> list[tuple[int, int]]:
    """Return the moves that ``card`` allows the viewer after a ``roll`` (0: none)."""
    me = me_of(view)
    steps = movement.STEPS[card][roll]
    path, own = path_of(view.tiles), view.adventurers[me]
    return movement.moves(path, view.tiles, own, view.keys[me], steps, by_space(view, card))


def by_space(view: View, card: int) -> bool:
    """Return whether ``card`` moves by a space (option "step")."""
    return view.by_space and movement.IS_PLUS_MINUS[card]


def possible_together(view: View, card: int) -> list[tuple[int, int]]:
    """Return the moves (from, to) of an "advance all" card, in their order."""
    me = me_of(view)
    path, own = path_of(view.tiles), view.adventurers[me]
    return movement.together(path, view.tiles, own, view.keys[me], CARDS[card].steps)
