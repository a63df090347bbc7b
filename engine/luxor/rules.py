"""The rules of Luxor: preparation, what may be done, and doing it (``turn`` tells what then happens).

A turn is a chain of small decisions: an outer card; an adventurer and a distance; after "advance all" the tile that
acts; a reward. The first two are known to nobody else until the move is made, except that a die is rolled in public.
"""

from __future__ import annotations

from collections.abc import Mapping
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
    HORUS_SPACES,
    LEVELS,
    OSIRIS_SPACES,
    SCARABS,
    SEATS,
    START,
    TILE_CODES,
    TILES,
    TOMB,
    TREASURE_SPACES,
    Family,
)
from engine.luxor.state import LEFT, RIGHT, State, Step, path_of
from engine.rng import Rng

PLAY: Final = (Action("play", ("left",)), Action("play", ("right",)))
DISCARD: Final = (Action("discard", ("left",)), Action("discard", ("right",)))
"""Both indexed by ``LEFT`` (0) and ``RIGHT`` (-1)."""
FROM: Final = tuple(Action("from", (str(space),)) for space in range(TOMB))
DISTANCES: Final = (BACKWARD, *range(1, DIE + 1))
MOVE: Final[Mapping[tuple[int, int], Action]] = {
    (space, steps): Action("move", (str(space), str(steps))) for space in range(TOMB) for steps in DISTANCES
}
ACT: Final = tuple(Action("act", (str(space),)) for space in range(TOMB))
ACT_NONE: Final = Action("act", ("none",))
TAKE: Final[Mapping[str, Action]] = {
    word: Action("take", (word,)) for word in (choices.KEY, *choices.HORUS, choices.SCARAB, choices.WILD)
}

ACTIONS: Final[Mapping[str, Action]] = {
    str(action): action
    for row in (PLAY, DISCARD, FROM, MOVE.values(), ACT[1:], (ACT_NONE,), TAKE.values())
    for action in row
}
"""Every action there is, by its notation: ``play.left``, ``move.9.3``, ``move.9.-1``, ``act.12``, ``take.key``."""

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


def parse(text: str) -> Action:
    """Read a notation; :class:`UnreadableAction` if this game has no such action."""
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


def setup(seats: int, rng: Rng) -> tuple[State, list[Event]]:
    """Lay out the temple, deal five starter cards each, choose the first player at random ("Preparação do jogo")."""
    if seats not in SEATS:
        raise ValueError(f"Luxor is for {SEATS.start} to {SEATS.stop - 1} players, not {seats}")
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
        # The two that are left go back to the box.
        state.tiles[space] = osiris.pop()
    for space in TREASURE_SPACES:
        state.tiles[space] = treasures.pop()
    state.path = path_of(state.tiles)
    state.first = state.turn = rng.below(state, "first", seats)
    events: list[Event] = []
    turn.begin(state, events)
    return state, events


def reshuffle(state: State, rng: Rng) -> None:
    """Nobody knows the draw pile, face-down temple tiles, scarabs of the supply, and Horus cards below the top one."""
    for unknown in (state.pile, *state.temple, state.scarab_supply):
        rng.shuffle(state, "unknown", unknown)
    for stack in state.horus:
        below = stack[:-1]
        rng.shuffle(state, "unknown", below)
        stack[:-1] = below


# ---------------------------------------------------------------- what may be done


def deciding(state: State) -> tuple[Decision, ...]:
    """The one open decision; none when the game is over."""
    seat = state.decider
    return () if seat is None else (Decision(seat, state.step.value),)


def legal(state: State, seat: int) -> list[Action]:
    """Everything ``seat`` may do now, each once: left before right, rearmost adventurer and shortest way first."""
    if seat != state.decider:
        return []
    match state.step:
        case Step.CARD:
            found = choices.sides(state)
            return [PLAY[side] for side in found] if found else list(DISCARD)
        case Step.MOVE:
            return [MOVE[each] for each in choices.moves_now(state)]
        case Step.ADVENTURER:
            return [FROM[start] for start in choices.movers(choices.moves(state))]
        case Step.ACT:
            spaces, nothing = choices.acting(state)
            actions = [ACT[space] for space in spaces]
            return [*actions, ACT_NONE] if nothing else actions
        case _:
            return [TAKE[reward] for reward in choices.rewards_at(state, state.at)]


def why_not(state: State, seat: int, action: Action) -> NotAllowed | NotYourDecision | None:
    """Why the rules refuse ``action``, or None if they allow it."""
    if state.step is Step.OVER:
        return NotAllowed("over")
    if seat != state.turn:
        return NotYourDecision(f"seat {seat} has nothing to decide")
    if action in legal(state, seat):
        return None
    if str(action) not in ACTIONS or action.verb not in VERBS[state.step]:
        return NotAllowed("not-now")
    match action.verb:
        case "play":
            return NotAllowed("card-cannot-move")
        case "discard":
            return NotAllowed("must-move")
        case "from":
            return _why_not_from(state, int(action.args[0]))
        case "move":
            return _why_not_move(state, int(action.args[0]), int(action.args[1]))
        case "act":
            return NotAllowed("no-action-there")
        case _:
            return NotAllowed("not-offered")


def _why_not_from(state: State, start: int) -> NotAllowed:
    if start not in state.adventurers[state.turn]:
        return NotAllowed("nobody-there")
    return NotAllowed("cannot-move")


def _why_not_move(state: State, start: int, steps: int) -> NotAllowed:
    if start not in state.adventurers[state.turn]:
        return NotAllowed("nobody-there")
    if state.mover not in (start, movement.NOWHERE):
        return NotAllowed("another-chosen")
    if steps not in movement.STEPS[state.card][state.roll]:
        return NotAllowed("not-with-this-card")
    if steps == BACKWARD and start <= state.path[0]:
        return NotAllowed("nothing-behind")
    if movement.landing(state.path, state.tiles, start, steps, keys=1) == TOMB:
        return NotAllowed("no-key")
    return NotAllowed("too-far")


# ---------------------------------------------------------------- doing it


def apply(state: State, seat: int, action: Action, rng: Rng) -> list[Event]:
    """Do ``action`` and whatever follows from it without a further decision; say what happened."""
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
    turn.proceed(state, rng, events, done)
    return events
