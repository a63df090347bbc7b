"""The rules of Luxor: preparation, legal actions, and performing them (``turn`` holds the consequences).

A turn is a chain of small decisions: an outer card; an adventurer and a distance; after "advance all" the tile that
acts; a reward. The first two are private until the move is made. A die is rolled in public.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.contract import Action, Decision, Event, words
from engine.errors import NotAllowed, NotYourDecision, UnreadableAction
from engine.luxor import choices, movement, turn
from engine.luxor.components import (
    BACKS,
    BACKWARD,
    CARDS,
    DIE,
    EMPTY,
    HAND,
    HORUS,
    HORUS_SPACES,
    KEY,
    LEVELS,
    OSIRIS_SPACES,
    SCARAB,
    SCARABS,
    SEATS,
    STAIRS,
    START,
    TILE_CODES,
    TILES,
    TOMB,
    TREASURE_SPACES,
    WILD,
    Family,
)
from engine.luxor.offers import LEFT, RIGHT, path_of
from engine.luxor.state import NO_SPACE, State, Step
from engine.rng import Rng

PLAY: Final = (Action("play", ("left",)), Action("play", ("right",)))
DISCARD: Final = (Action("discard", ("left",)), Action("discard", ("right",)))
"""Indexed by ``LEFT`` (0) and ``RIGHT`` (-1)."""
FROM: Final = tuple(Action("from", (str(space),)) for space in range(TOMB))
DISTANCES: Final = (BACKWARD, *range(1, DIE + 1))
MOVE: Final[Mapping[tuple[int, int], Action]] = {
    (space, steps): Action("move", (str(space), str(steps))) for space in range(TOMB) for steps in DISTANCES
}
ACT: Final = tuple(Action("act", (str(space),)) for space in range(TOMB))
ACT_NONE: Final = Action("act", ("none",))
TAKE: Final[Mapping[str, Action]] = {word: Action("take", (word,)) for word in (KEY, *HORUS, SCARAB, WILD)}

ACTIONS: Final[Mapping[str, Action]] = {
    str(action): action
    for row in (PLAY, DISCARD, FROM, MOVE.values(), ACT[1:], (ACT_NONE,), TAKE.values())
    for action in row
}
"""All actions by notation: ``play.left``, ``move.9.3``, ``move.9.-1``, ``act.12``, ``take.key``."""

KNOWN: Final = frozenset(ACTIONS.values())
VERBS: Final[Mapping[Step, tuple[str, ...]]] = {
    Step.CARD: ("play", "discard"),
    Step.ADVENTURER: ("from",),
    Step.MOVE: ("move",),
    Step.ACT: ("act",),
    Step.HORUS: ("take",),
    Step.FAVOUR: ("take",),
    Step.SCARAB: ("take",),
    Step.OVER: (),
}
_SIDES: Final = {"left": LEFT, "right": RIGHT}
DECISIONS: Final = {
    step: tuple(() if step is Step.OVER else (Decision(seat, step.value),) for seat in range(SEATS.stop - 1))
    for step in Step
}
"""The pending decision of each step and seat."""


def parse(text: str) -> Action:
    """Read a notation. :class:`UnreadableAction` if this game has no such action."""
    action = ACTIONS.get(str(words(text)))
    if action is None:
        raise UnreadableAction(text[:40])
    return action


# ---------------------------------------------------------------- preparation


def _cards(level: int) -> tuple[int, ...]:
    return tuple(code for code, card in enumerate(CARDS) if card.level == level for _ in range(card.copies))


STARTERS: Final = _cards(0)
HORUS_CARDS: Final = tuple(_cards(level) for level in LEVELS)
TREASURE_TILES: Final = tuple(
    code for code, tile in enumerate(TILES) if tile.family is Family.TREASURE for _ in range(tile.copies)
)
OSIRIS_TILES: Final = tuple(
    code for code, tile in enumerate(TILES) if tile.family is Family.OSIRIS for _ in range(tile.copies)
)
TEMPLE_TILES: Final = tuple(
    tuple(code for code, tile in enumerate(TILES) if tile.back is back for _ in range(tile.copies)) for back in BACKS
)
SCARAB_TILES: Final = tuple(points for points, count in SCARABS.items() for _ in range(count))


def setup(seats: int, options: Mapping[str, str], rng: Rng) -> tuple[State, list[Event]]:
    """Lay out the temple, deal five starter cards each, draw the first player ("Preparação do jogo")."""
    state = State(
        seats=seats,
        first=0,
        hands=[],
        pile=list(STARTERS),
        horus=[list(cards) for cards in HORUS_CARDS],
        tiles=[EMPTY] * TOMB,
        temple=[list(tiles) for tiles in TEMPLE_TILES],
        scarab_supply=list(SCARAB_TILES),
        adventurers=[list(START) for _ in range(seats)],
        keys=[0] * seats,
        wilds=[0] * seats,
        treasures=[[] for _ in range(seats)],
        scarabs=[[] for _ in range(seats)],
        by_space=options["step"] == "space",
    )
    rng.shuffle(state, "starters", state.pile)
    state.hands = [[state.pile.pop() for _ in range(HAND)] for _ in range(seats)]
    for stack in (*state.horus, *state.temple, state.scarab_supply):
        rng.shuffle(state, "stack", stack)
    osiris, treasures = list(OSIRIS_TILES), list(TREASURE_TILES)
    rng.shuffle(state, "osiris", osiris)
    rng.shuffle(state, "treasures", treasures)
    for space, eyes in HORUS_SPACES.items():
        state.tiles[space] = TILE_CODES[f"horus-{eyes}"]
    for space in OSIRIS_SPACES:
        # The two remaining ones go back to the box.
        state.tiles[space] = osiris.pop()
    for space in TREASURE_SPACES:
        state.tiles[space] = treasures.pop()
    state.path = path_of(state.tiles)
    state.first = state.turn = rng.below(state, "first", seats)
    events: list[Event] = []
    turn.start(state, events)
    return state, events


def reshuffle(state: State, rng: Rng) -> None:
    """Shuffle the draw pile, face-down temple tiles, scarabs of the supply, and Horus cards below each top card."""
    for unknown in (state.pile, *state.temple, state.scarab_supply):
        rng.shuffle(state, "unknown", unknown)
    for stack in state.horus:
        below = stack[:-1]
        rng.shuffle(state, "unknown", below)
        stack[:-1] = below


# ---------------------------------------------------------------- what may be done


def deciding(state: State) -> tuple[Decision, ...]:
    """Return the pending decision; none when the game is over."""
    return DECISIONS[state.step][state.turn]


def legal(state: State, seat: int) -> list[Action]:
    """Return the seat's legal actions, without duplicates: left card, rearmost adventurer, shortest distance first."""
    return _LEGAL[state.step](state) if seat == state.turn else []


def _cards_to_play(state: State) -> list[Action]:
    found = choices.sides(state)
    return [PLAY[side] for side in found] if found else list(DISCARD)


def _adventurers_to_move(state: State) -> list[Action]:
    return [FROM[start] for start in choices.movers(choices.moves(state))]


def _moves(state: State) -> list[Action]:
    return [MOVE[each] for each in choices.moves_now(state)]


def _tiles_to_act(state: State) -> list[Action]:
    spaces, nothing = choices.acting(state)
    actions = [ACT[space] for space in spaces]
    return [*actions, ACT_NONE] if nothing else actions


def _rewards(state: State) -> list[Action]:
    return [TAKE[reward] for reward in choices.rewards_at(state, state.at)]


def _nothing(state: State) -> list[Action]:
    return []


_LEGAL: Final[Mapping[Step, Callable[[State], list[Action]]]] = {
    Step.CARD: _cards_to_play,
    Step.ADVENTURER: _adventurers_to_move,
    Step.MOVE: _moves,
    Step.ACT: _tiles_to_act,
    Step.HORUS: _rewards,
    Step.FAVOUR: _rewards,
    Step.SCARAB: _rewards,
    Step.OVER: _nothing,
}


def why_not(state: State, seat: int, action: Action) -> NotAllowed | NotYourDecision | None:
    """Return the error that ``apply`` would raise, or None."""
    verbs = VERBS[state.step]
    if not verbs:
        return NotAllowed("over")
    if seat != state.turn:
        return NotYourDecision(f"seat {seat} has nothing to decide")
    if action.verb not in verbs or action not in KNOWN:
        return NotAllowed("not-now")
    reason = _WHY_NOT[action.verb](state, action)
    return None if reason is None else NotAllowed(reason)


def _why_not_play(state: State, action: Action) -> str | None:
    return None if choices.playable(state, _SIDES[action.args[0]]) else "card-cannot-move"


def _why_not_discard(state: State, action: Action) -> str | None:
    return "must-move" if choices.sides(state) else None


def _why_not_from(state: State, action: Action) -> str | None:
    start = int(action.args[0])
    if start not in state.adventurers[state.turn]:
        return "nobody-there"
    return None if choices.moves_from(state, start) else "cannot-move"


def _why_not_move(state: State, action: Action) -> str | None:
    start, steps = int(action.args[0]), int(action.args[1])
    seat, path, tiles, by_space = state.turn, state.path, state.tiles, choices.by_space(state)
    if start not in state.adventurers[seat]:
        return "nobody-there"
    if state.mover not in (start, NO_SPACE):
        return "another-chosen"
    if steps not in movement.STEPS[state.card][state.roll]:
        return "not-with-this-card"
    if movement.landing(path, tiles, start, steps, state.keys[seat], by_space) != movement.NOWHERE:
        return None
    if by_space and start + steps <= STAIRS:
        return "stairs-behind"
    if steps == BACKWARD and not by_space and start <= path[0]:
        return "nothing-behind"
    return "no-key" if movement.landing(path, tiles, start, steps, 1, by_space) == TOMB else "too-far"


def _why_not_act(state: State, action: Action) -> str | None:
    return None if action in _tiles_to_act(state) else "no-action-there"


def _why_not_take(state: State, action: Action) -> str | None:
    return None if action in _rewards(state) else "not-offered"


_WHY_NOT: Final[Mapping[str, Callable[[State, Action], str | None]]] = {
    "play": _why_not_play,
    "discard": _why_not_discard,
    "from": _why_not_from,
    "move": _why_not_move,
    "act": _why_not_act,
    "take": _why_not_take,
}
"""Reason against an action of the step's kind by the deciding seat; None if legal."""


# ---------------------------------------------------------------- doing it


def apply(state: State, seat: int, action: Action, rng: Rng) -> list[Event]:
    """Perform ``action`` and all that follows without a further decision; return the events."""
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise refusal
    events: list[Event] = []
    verb, args = action
    match verb:
        case "play":
            done = turn.play(state, _SIDES[args[0]], rng, events)
        case "move":
            done = turn.move(state, int(args[0]), int(args[1]), rng, events)
        case "take":
            done = turn.take(state, args[0], rng, events)
        case "from":
            done = turn.pick(state, int(args[0]), rng, events)
        case "act":
            done = turn.act(state, None if args[0] == "none" else int(args[0]), rng, events)
        case _:
            done = turn.discard(state, _SIDES[args[0]], rng, events)
    turn.proceed(state, events, done)
    return events
