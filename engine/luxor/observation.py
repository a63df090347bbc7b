"""What a viewer of Luxor may know.

Public: the board, keys, treasures, wilds, numbers of scarabs and cards, the discard pile, the tops of Horus stacks.
Secret: hands, the order of stacks, and values of scarabs (except to their owner) until the game is over. Until a move
is complete, only its player knows of it.
"""

from __future__ import annotations

from engine.contract import ViewBase
from engine.hidden import deal, unseen
from engine.luxor import choices, rules
from engine.luxor.components import TILES
from engine.luxor.offers import kinds, path_of
from engine.luxor.scoring import form_sets, sarcophagus_points, score
from engine.luxor.state import LAID, NO_CARD, NO_SPACE, State, Step
from engine.luxor.turn import SIDE_WORDS
from engine.luxor.view import Score, View
from engine.rng import Rng


def stage_of(state: State) -> Step:
    """Return the public step."""
    if state.step in (Step.MOVE, Step.ADVENTURER):
        if state.side != LAID:
            return Step.CARD
        if state.mover != NO_SPACE:
            return Step.ADVENTURER
    return state.step


def view(state: State, base: ViewBase) -> View:
    """Return all that ``base.viewer`` (None: a spectator) may know of ``state``."""
    viewer, decides = base.viewer, base.decision is not None
    over = state.step is Step.OVER
    laid = state.side == LAID
    scarabs = tuple(tuple(row) if over or seat == viewer else None for seat, row in enumerate(state.scarabs))
    return View(
        *base,
        first=state.first,
        round=state.round,
        turn=state.turn,
        hand=() if viewer is None else tuple(state.hands[viewer]),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        pile=len(state.pile),
        discard=tuple(state.discard),
        reshuffled=state.reshuffled,
        horus=tuple(stack[-1] if stack else None for stack in state.horus),
        horus_counts=tuple(len(stack) for stack in state.horus),
        tiles=tuple(state.tiles),
        temple_counts=tuple(len(stack) for stack in state.temple),
        adventurers=tuple(tuple(own) for own in state.adventurers),
        keys=tuple(state.keys),
        key_supply=state.key_supply,
        wilds=tuple(state.wilds),
        wild_supply=state.wild_supply,
        treasures=tuple(tuple(row) for row in state.treasures),
        scarab_counts=tuple(len(row) for row in state.scarabs),
        scarabs=scarabs,
        scarab_supply=len(state.scarab_supply),
        sarcophagi=tuple(state.sarcophagi),
        card=state.card if state.card != NO_CARD and (laid or decides) else None,
        side=SIDE_WORDS[state.side] if decides and not laid else None,
        roll=state.roll,
        mover=state.mover if decides and state.mover != NO_SPACE else None,
        at=None if state.at == NO_SPACE else state.at,
        landed=tuple(state.landed),
        scores=tuple(_score(state, seat, scarabs[seat]) for seat in range(state.seats)),
        sets=tuple(form_sets(kinds(taken), wilds) for taken, wilds in zip(state.treasures, state.wilds, strict=True)),
        barred=_barred(state) if decides else (),
        stage=stage_of(state).value,
        by_space=state.by_space,
    )


def _score(state: State, seat: int, scarabs: tuple[int, ...] | None) -> Score:
    won, _ = sarcophagus_points(state.sarcophagi, seat)
    return score(
        treasures=state.treasures[seat],
        adventurers=state.adventurers[seat],
        sarcophagi=won,
        keys=state.keys[seat],
        wilds=state.wilds[seat],
        scarabs=scarabs,
    )


def _barred(state: State) -> tuple[tuple[str, str], ...]:
    if state.step is not Step.CARD:
        return ()
    found = choices.sides(state)
    return tuple((SIDE_WORDS[side], "card-cannot-move") for side in choices.SIDES if side not in found)


# ---------------------------------------------------------------- some position that agrees with a view


def sample(seen: View, rng: Rng) -> State:
    """Return a full state that agrees with ``seen``: deal hands, stacks and scarabs from what is unseen."""
    state = State(
        seats=seen.seats,
        first=seen.first,
        hands=[],
        pile=[],
        horus=[],
        tiles=list(seen.tiles),
        temple=[],
        scarab_supply=[],
        adventurers=[list(own) for own in seen.adventurers],
        keys=list(seen.keys),
        wilds=list(seen.wilds),
        treasures=[list(row) for row in seen.treasures],
        scarabs=[],
        discard=list(seen.discard),
        reshuffled=seen.reshuffled,
        key_supply=seen.key_supply,
        wild_supply=seen.wild_supply,
        sarcophagi=list(seen.sarcophagi),
        round=seen.round,
        turn=seen.turn,
        step=Step(seen.decision or seen.stage),
        card=NO_CARD if seen.card is None else seen.card,
        side=LAID if seen.side is None else -SIDE_WORDS.index(seen.side),
        roll=seen.roll,
        mover=NO_SPACE if seen.mover is None else seen.mover,
        at=NO_SPACE if seen.at is None else seen.at,
        landed=list(seen.landed),
        # Whether an opponent's hidden card could have moved is unknown, so the game does not end for that.
        could_move=True,
        ending=None if seen.outcome is None else seen.outcome.ending,
        path=path_of(seen.tiles),
        by_space=seen.by_space,
    )
    _sample_cards(state, seen, rng)
    _sample_temple(state, seen, rng)
    _sample_scarabs(state, seen, rng)
    return state


def _sample_cards(state: State, seen: View, rng: Rng) -> None:
    """Deal the unseen cards to stacks, hands and pile. Horus cards are in the pile only after a reshuffle."""
    loose: list[int] = []
    known = [*seen.hand, *seen.discard]
    for cards, top, count in zip(rules.HORUS_CARDS, seen.horus, seen.horus_counts, strict=True):
        shown = [] if top is None else [top]
        hidden = unseen(cards, shown, known)
        rng.shuffle(state, "sample", hidden)
        below = max(count - 1, 0)
        state.horus.append(hidden[:below] + shown)
        loose += hidden[below:]
    starters = unseen(rules.STARTERS, known)
    rng.shuffle(state, "sample", starters)
    if seen.reshuffled:
        starters += loose
        rng.shuffle(state, "sample", starters)
        loose = []
    held = sum(seen.hand_sizes) - len(seen.hand) - len(loose)
    hands = loose + starters[:held]
    rng.shuffle(state, "sample", hands)
    state.pile = starters[held:]
    state.hands = deal(hands, seen.hand_sizes, seen.viewer, seen.hand)


def _sample_temple(state: State, seen: View, rng: Rng) -> None:
    turned = [code for code in seen.tiles if TILES[code].back is not None]
    for tiles in rules.TEMPLE_TILES:
        hidden = unseen(tiles, turned)
        rng.shuffle(state, "sample", hidden)
        state.temple.append(hidden)


def _sample_scarabs(state: State, seen: View, rng: Rng) -> None:
    supply = state.scarab_supply = unseen(rules.SCARAB_TILES, *[row for row in seen.scarabs if row is not None])
    rng.shuffle(state, "sample", supply)
    for row, count in zip(seen.scarabs, seen.scarab_counts, strict=True):
        state.scarabs.append([supply.pop() for _ in range(count)] if row is None else list(row))
