"""The events of a turn ("Sequência de jogo"): play a card and move, do the tile's action, draw a card.

Each function performs a choice and all that follows without a further one. Those that may end the turn return whether
they did; otherwise ``state.step`` is the pending decision. A decision with one option is automatic.
"""

from __future__ import annotations

from bisect import insort
from functools import cache
from itertools import pairwise
from typing import Final

from engine.contract import TURN, Event, event, event_of
from engine.luxor import choices, movement
from engine.luxor.components import (
    BACKS,
    CARDS,
    DIE,
    EMPTY,
    HORUS,
    ICONS,
    KEY,
    MIDDLE,
    SARCOPHAGI,
    SCARAB,
    STAIRS,
    TILES,
    TOMB,
    TUNNEL,
    WILD,
    Effect,
)
from engine.luxor.offers import enough, kinds, set_points
from engine.luxor.state import LAID, NO_CARD, NO_SPACE, State, Step
from engine.rng import Rng

SIDE_WORDS: Final = ("left", "right")
"""Words for ``LEFT`` (0) and ``RIGHT`` (-1), which index them."""
ROLLED: Final = tuple(card.rolled for card in CARDS)
ALL: Final = tuple(card.effect is Effect.ALL for card in CARDS)
LESS: Final = tuple(card.effect is Effect.LESS for card in CARDS)
"""Effects by card code."""
# Names bound once: looking up an Enum member costs more than comparing it.
_CARD, _ADVENTURER, _MOVE = Step.CARD, Step.ADVENTURER, Step.MOVE


# ---------------------------------------------------------------- events that occur often: made once


@cache
def _chose(seat: int, card: int, side: int) -> Event:
    """Return the choice of a card that only its player knows."""
    return event("chose", {"seat": seat, "side": SIDE_WORDS[side], "card": CARDS[card].word}, audience=(seat,))


@cache
def _laid(kind: str, seat: int, card: int, side: int) -> Event:
    """Return a card that its player lays on the discard pile."""
    return event(kind, {"seat": seat, "card": CARDS[card].word, "side": SIDE_WORDS[side]}, reveals=True)


@cache
def _moved(seat: int, start: int, to: int) -> Event:
    """Return a move to its first stop."""
    return event("moved", {"seat": seat, "from": start, "to": to})


@cache
def _drew(seat: int, card: int) -> Event:
    """Return the draw of a card that only its player knows."""
    return event("drew", {"seat": seat, "count": 1}, {"card": CARDS[card].word}, (seat,), reveals=True)


# ---------------------------------------------------------------- the parts of a turn


def start(state: State, events: list[Event]) -> None:
    """Start a turn. Even a single playable card is asked for: the turn is the player's to take."""
    events.append(event_of(TURN, state.turn))
    if not state.could_move:
        # A die may fail. Only a card that moves for certain proves that the player could have moved.
        hand = state.hands[state.turn]
        state.could_move = any([not ROLLED[hand[side]] for side in choices.sides(state)])
    state.step = _CARD


def proceed(state: State, events: list[Event], done: bool) -> None:
    """Start the next player's turn if this one is done."""
    if done and _next_turn(state, events):
        start(state, events)


# ---------------------------------------------------------------- 1) play a card and move adventurers


def discard(state: State, side: int, rng: Rng, events: list[Event]) -> bool:
    """Discard an outer card without a move or an action, as neither can move an adventurer."""
    _lay(state, side, "discarded", events)
    return _draw(state, rng, events)


def play(state: State, side: int, rng: Rng, events: list[Event]) -> bool:
    """Play an outer card. A die is rolled before the adventurer is chosen; other choices come first, in private."""
    card = state.hands[state.turn][side]
    state.card, state.side = card, side
    if ALL[card]:
        return _advance_all(state, rng, events)
    if movement.IS_LAST[card]:
        return _last_to_second_last(state, rng, events)
    if ROLLED[card]:
        _lay(state, side, "played", events)
        state.roll = rng.below(state, "die", DIE) + 1
        events.append(event("rolled", {"seat": state.turn, "number": state.roll}, reveals=True))
    return _ask_move(state, rng, events)


def _ask_move(state: State, rng: Rng, events: list[Event]) -> bool:
    """Ask for adventurer and distance, in two decisions if one list would be too long."""
    found = choices.moves(state)
    if not found:
        events.append(event_of("stayed", state.turn))
        return _draw(state, rng, events)
    if len(found) == 1:
        return move(state, *found[0], rng, events)
    state.step = _ADVENTURER if len(found) > choices.LIST else _MOVE
    if state.side != LAID:
        events.append(_chose(state.turn, state.card, state.side))
    return False


def pick(state: State, start: int, rng: Rng, events: list[Event]) -> bool:
    """Choose the adventurer, then ask for the distance unless it has only one move."""
    state.mover = start
    found = choices.moves_now(state)
    if len(found) == 1:
        return move(state, *found[0], rng, events)
    state.step = _MOVE
    events.append(event("picked", {"seat": state.turn, "from": start}, audience=(state.turn,)))
    return False


def move(state: State, start: int, steps: int, rng: Rng, events: list[Event]) -> bool:
    """Move one adventurer, then do the action of its tile."""
    less, by_space = LESS[state.card], choices.by_space(state)
    state.mover = NO_SPACE
    _lay(state, state.side, "played", events)
    end = _walk(state, start, movement.route(state.path, state.tiles, start, steps, by_space), events)
    return _act(state, end, rng, events, less=less)


def _last_to_second_last(state: State, rng: Rng, events: list[Event]) -> bool:
    """Move the rearmost active adventurer to the nearest one on another space, then do the action there."""
    found = movement.last_move(state.adventurers[state.turn], state.keys[state.turn])
    assert found is not None
    _lay(state, state.side, "played", events)
    start, to = found
    return _act(state, _walk(state, start, [to], events), rng, events)


def _advance_all(state: State, rng: Rng, events: list[Event]) -> bool:
    """Move all active adventurers, nearest the tomb first, then do the action of one that moved.

    Adventurers woken on the way do not move in this turn (ruling): all moves are determined before the first.
    """
    seat, tiles = state.turn, state.tiles
    steps = CARDS[state.card].steps
    found = movement.together(state.path, tiles, state.adventurers[seat], state.keys[seat], steps)
    _lay(state, state.side, "played", events)
    for start, _ in found:
        _walk(state, start, movement.route(state.path, tiles, start, steps), events)
    state.landed = sorted({to for _, to in found if to != TOMB})
    options, nothing = choices.acting(state)
    if len(options) + nothing > 1:
        state.step = Step.ACT
        return False
    return act(state, options[0] if options else None, rng, events)


def act(state: State, space: int | None, rng: Rng, events: list[Event]) -> bool:
    """Do the one action after "advance all": of the tile on ``space``, or none (None)."""
    state.landed = []
    return _draw(state, rng, events) if space is None else _act(state, space, rng, events)


def _lay(state: State, side: int, kind: str, events: list[Event]) -> None:
    """Put an outer card on the discard pile, unless it is there already."""
    if side == LAID:
        return
    card = state.hands[state.turn].pop(side)
    state.discard.append(card)
    state.side = LAID
    events.append(_laid(kind, state.turn, card, side))


def _walk(state: State, start: int, stops: list[int], events: list[Event]) -> int:
    """Move an adventurer along ``stops`` (Osiris tiles, then the end), waking or entering the tomb. Return the end."""
    seat = state.turn
    end = stops[-1]
    events.append(_moved(seat, start, stops[0]))
    for here, there in pairwise(stops):
        steps = TILES[state.tiles[here]].steps
        events.append(event("thrown", {"seat": seat, "from": here, "to": there, "steps": steps}))
    state.could_move = True
    _put(state, start, end, events)
    if end == TOMB:
        _enter(state, events)
    return end


def _put(state: State, start: int, end: int, events: list[Event]) -> None:
    """Move an adventurer between spaces. Passing an Anubis wakes the player's own one there."""
    own = state.adventurers[state.turn]
    own.remove(start)
    insort(own, end)
    if own[0] < STAIRS:
        for statue in movement.passed(own, end):
            own.remove(-statue)
            insort(own, STAIRS)
            events.append(event("woke", {"seat": state.turn, "statue": statue}))


def _enter(state: State, events: list[Event]) -> None:
    """Pay a key, which stays on the board. The first two in the tomb each win a sarcophagus."""
    seat = state.turn
    state.keys[seat] -= 1
    points = 0
    if len(state.sarcophagi) < len(SARCOPHAGI):
        points = SARCOPHAGI[len(state.sarcophagi)]
        state.sarcophagi.append(seat)
    events.append(event("entered", {"seat": seat, "points": points}))


# ---------------------------------------------------------------- 2) do an action


def _act(state: State, space: int, rng: Rng, events: list[Event], *, less: bool = False) -> bool:
    """Do the action of the tile on ``space``, where an adventurer of the player has arrived."""
    tile = EMPTY if space == TOMB else state.tiles[space]
    seat = state.turn
    if enough(tile, state.adventurers[seat].count(space), less):
        _take_treasure(state, space, tile, events)
    elif tile == TUNNEL:
        beyond = movement.next_tunnel(state.tiles, space)
        if beyond != movement.NOWHERE:
            events.append(event("tunnelled", {"seat": seat, "from": space, "to": beyond}))
            _put(state, space, beyond, events)
    elif tile != EMPTY:
        found = choices.rewards_at(state, space)
        if len(found) > 1:
            state.at = space
            state.step = choices.ASKED[tile]
            return False
        if found:
            return take(state, found[0], rng, events)
    return _draw(state, rng, events)


def _take_treasure(state: State, space: int, tile: int, events: list[Event]) -> None:
    """Take the tile and its points. Turn up a temple tile from an icon under it; it does not act now."""
    seat, before = state.turn, _set_points(state)
    state.treasures[seat].append(tile)
    taken = TILES[tile]
    assert taken.treasure is not None
    facts: dict[str, str | int] = {"seat": seat, "space": space, "treasure": taken.treasure.value}
    events.append(event("took-treasure", {**facts, "points": taken.points}))
    _tell_set(state, before, events)
    icon = ICONS.get(space)
    if icon is None:
        state.tiles[space] = EMPTY
        state.path.remove(space)
        return
    turned = state.temple[BACKS.index(icon)].pop()
    state.tiles[space] = turned
    events.append(event("turned", {"seat": seat, "space": space, "tile": TILES[turned].word}, reveals=True))


def _set_points(state: State) -> int:
    """Return the points of the sets of the player whose turn it is."""
    return set_points(kinds(state.treasures[state.turn]), state.wilds[state.turn])


def _tell_set(state: State, before: int, events: list[Event]) -> None:
    """Tell of a set that is complete now, with the points that it adds to those ``before``."""
    if points := _set_points(state) - before:
        events.append(event("completed", {"seat": state.turn, "points": points}))


def take(state: State, reward: str, rng: Rng, events: list[Event]) -> bool:
    """Take a reward. A Horus card goes to the middle of the hand and replaces the draw."""
    seat = state.turn
    if reward == KEY:
        state.key_supply -= 1
        state.keys[seat] += 1
        events.append(event_of("took-key", seat))
    elif reward == SCARAB:
        points = state.scarab_supply.pop()
        state.scarabs[seat].append(points)
        events.append(event("took-scarab", {"seat": seat}, {"points": points}, knows=(seat,), reveals=True))
    elif reward == WILD:
        before = _set_points(state)
        state.wild_supply -= 1
        state.wilds[seat] += 1
        events.append(event_of("took-wild", seat))
        _tell_set(state, before, events)
    else:
        level = HORUS.index(reward) + 1
        card = state.horus[level - 1].pop()
        state.hands[seat].insert(MIDDLE, card)
        # The stack lies face up: its next card, if any, becomes public.
        facts: dict[str, str | int] = {"seat": seat, "card": CARDS[card].word, "level": level}
        events.append(event("took-horus", facts, reveals=bool(state.horus[level - 1])))
        return _end(state)
    return _draw(state, rng, events)


# ---------------------------------------------------------------- 3) draw a card; the end


def _draw(state: State, rng: Rng, events: list[Event]) -> bool:
    """Draw a card into the middle of the hand. Shuffle the discard pile into an empty draw pile first."""
    if not state.pile:
        state.pile, state.discard = state.discard, []
        state.reshuffled = True
        rng.shuffle(state, "reshuffle", state.pile)
        events.append(event("reshuffled", {"count": len(state.pile)}))
    card = state.pile.pop()
    seat = state.turn
    state.hands[seat].insert(MIDDLE, card)
    events.append(_drew(seat, card))
    return _end(state)


def _end(state: State) -> bool:
    """Clear what belonged to the turn."""
    state.card, state.side, state.roll = NO_CARD, LAID, 0
    state.at = NO_SPACE
    return True


def _next_turn(state: State, events: list[Event]) -> bool:
    """Pass the turn. A finished round may end the game; then return False."""
    state.turn = (state.turn + 1) % state.seats
    if state.turn != state.first:
        return True
    if len(state.sarcophagi) == len(SARCOPHAGI):
        state.ending = "tomb"
    elif not state.could_move:
        state.ending = "stuck"
    else:
        state.round += 1
        state.could_move = False
        return True
    state.step = Step.OVER
    for seat, scarabs in enumerate(state.scarabs):
        if scarabs:
            facts: dict[str, str | int] = {"seat": seat, "count": len(scarabs), "points": sum(scarabs)}
            events.append(event("revealed", facts, reveals=True))
    events.append(event("ended", {"reason": state.ending}))
    return False
