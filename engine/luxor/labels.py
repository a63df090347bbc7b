"""Questions and labels as facts, without a word of any language. They follow from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.contract import Action, Note
from engine.joined import apart
from engine.luxor import choices, movement
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
    Card,
    Effect,
)
from engine.luxor.scoring import kinds, set_points
from engine.luxor.state import LEFT, RIGHT, path_of
from engine.luxor.view import View

Facts = dict[str, str | int]


def prompt(view: View) -> Note:
    """Return the question to the viewer, with its facts."""
    match view.decision:
        case "card":
            if view.actions[0].verb == "discard":
                return Note("card-none")
            return Note("card-last" if view.last_turns else "card")
        case "adventurer" | "move":
            assert view.card is not None
            key: str = view.decision
            facts: Facts = {"card": CARDS[view.card].word}
            if view.mover is not None:
                key, facts["from"] = f"{key}-from", view.mover
            if view.roll:
                key, facts["roll"] = f"{key}-die", view.roll
            return Note(key, facts)
        case "horus":
            assert view.at is not None
            return Note("horus", {"level": TILES[view.tiles[view.at]].eyes[0]})
    return Note(view.decision or "card")


def cards(view: View) -> tuple[str, ...]:
    """Return the viewer's hand as words."""
    return tuple("plus-minus-space" if by_space(view, code) else CARDS[code].word for code in view.hand)


def explain(view: View, action: Action) -> Note:
    """Return what ``action`` would do, as the viewer can know it; of joined ones, what the move does."""
    first, *later = apart(action)
    if later or first.verb == "move":
        walk = outlook(view, outer(view, first.args[0]) if later else played(view), *chosen_move(view, action))
        return Note(f"walk-{walk.awaits}", walk.facts)
    match action:
        case Action("play", (side,)):
            return _explain_play(view, side)
        case Action("discard", (side,)):
            return Note("discard", {"side": side, "card": CARDS[outer(view, side)].word})
        case Action("from", (space,)):
            return Note("from", {"from": int(space)})
        case Action("act", ("none",)):
            return Note("act-none")
        case Action("act", (space,)):
            return _explain_act(view, int(space))
    reward = action.args[0]
    if reward in HORUS:
        level = HORUS.index(reward) + 1
        card = _top(view, level)
        return Note("take-horus", {"card": card.word, "level": level, **_horus_card(card)})
    return Note(f"take-{reward}")


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
        "woken": _woken(view, more.get("end", end)),
    }
    return Outlook(end, awaits, facts | more, own)


def _moved(own: Sequence[int], start: int, end: int) -> tuple[int, ...]:
    left = list(own)
    left.remove(start)
    return tuple(sorted([*left, end]))


def _woken(view: View, end: str | int) -> int:
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
        if not choices.enough(code, own.count(space), less):
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
    return choices.rewards(tile, view.key_supply, view.horus_counts, view.scarab_supply, view.wild_supply)


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


def _top(view: View, level: int) -> Card:
    code = view.horus[level - 1]
    assert code is not None
    return CARDS[code]


def _horus_card(card: Card) -> Facts:
    return {"effect": card.effect.value, "number": card.steps}


# ---------------------------------------------------------------- cards


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


def _explain_play(view: View, side: str) -> Note:
    """Label of a card. With a single move it names what a tap does at once."""
    code = outer(view, side)
    card = CARDS[code]
    facts: Facts = {"side": side, "card": card.word}
    if card.rolled and not card.level:
        return Note("play-die", facts)
    if card.rolled:
        return Note("play-effect", {**facts, **_horus_card(card)})
    if card.effect is Effect.ALL:
        found = possible_together(view, code)
        tombs = sum(to == TOMB for _, to in found)
        return Note("play-all", {**facts, **_horus_card(card), "count": len(found), "tombs": tombs})
    if card.effect is Effect.LAST:
        last = outlook_last(view)
        assert last is not None
        return Note(f"play-{last.awaits}", {**facts, "value": 0, **last.facts})
    moves = possible(view, code, 0)
    if len(moves) > 1 and card.level:
        return Note("play-effect", {**facts, **_horus_card(card)})
    if len(moves) > 1:
        return Note("play", {**facts, "movers": len({start for start, _ in moves})})
    walk = outlook(view, code, *moves[0])
    return Note(f"play-{walk.awaits}", {**facts, "value": _value(card), **walk.facts})


def _value(card: Card) -> int:
    if card.effect is Effect.PLUS_MINUS:
        return -1
    return card.steps if card.effect in (Effect.NUMBER, Effect.LESS) else 0


def _explain_act(view: View, space: int) -> Note:
    awaits, facts = awaiting(view, view.adventurers[me_of(view)], space, less=False)
    return Note(f"act-{awaits}", {"space": space, "woken": _woken(view, facts.get("end", space)), **facts})
