"""What a viewer of Capital Lux may know.

Secret: hands, choices until the last one is made, the order of piles, values of laid modifiers (except to the seat that
laid them), bonus cards (except to their owner).
"""

from __future__ import annotations

from engine.capital_lux import draft, limits, rules
from engine.capital_lux.components import CARD_NAMED, COLOURS, DECK, Colour, card
from engine.capital_lux.scoring import score
from engine.capital_lux.state import State, Step
from engine.capital_lux.view import View
from engine.contract import ViewBase
from engine.hidden import unseen
from engine.rng import Rng


def view(state: State, base: ViewBase) -> View:
    """Return all that ``base.viewer`` (None: a spectator) may know of ``state``."""
    step, viewer, decides = state.step, base.viewer, base.decision is not None
    together, over = step in rules.TOGETHER, step is Step.OVER
    opened = over or step is Step.GOLD
    bonus = tuple([tuple(row) if over or seat == viewer else None for seat, row in enumerate(state.bonus)])
    return View(
        *base,
        stage=(Step.PLAY if step is Step.TAKE else step).value,
        round=state.round,
        starter=state.starter,
        turn=None if together or over else state.turn,
        draft=state.draft,
        hand=() if viewer is None else tuple(state.hands[viewer]),
        kept=() if viewer is None else tuple(state.kept[viewer]),
        # A seat that can save nothing has made no choice.
        choice=None if viewer is None or (step is Step.GOLD and not base.actions) else state.choices[viewer],
        hand_sizes=tuple(map(len, state.hands)),
        set_aside=len(state.kept[0]),
        capital=tuple(state.capital),
        homes=tuple(map(tuple, state.homes)),
        laid=tuple([laid if opened or laid.seat == viewer else laid._replace(value=None) for laid in state.laid]),
        modifiers=len(state.modifiers),
        looked=state.looked if decides else None,
        coins=tuple(state.coins),
        supply=state.supply,
        bonus=bonus,
        bonus_sizes=tuple(map(len, state.bonus)),
        pile=len(state.pile),
        discard=tuple(state.discard),
        closer=state.closer,
        last_turn_done=_done(state),
        pending=state.pending if decides else None,
        scores=tuple(map(score, state.homes, bonus, state.coins)),
        round_end=state.round_end,
    )


def _done(state: State) -> tuple[bool, ...]:
    """Return whether each seat has finished this round: from the one that closed it to the turn's predecessor."""
    if state.closer is None or state.step in (Step.GOLD, Step.OVER):
        return (state.step in (Step.GOLD, Step.OVER),) * state.seats
    gone = (state.turn - state.closer) % state.seats
    return tuple([(seat - state.closer) % state.seats < gone for seat in range(state.seats)])


# ---------------------------------------------------------------- what might be


def sample(seen: View, rng: Rng) -> State:
    """Return a full state that agrees with ``seen``: deal hidden things from what is unseen."""
    state = State(
        seats=seen.seats,
        hands=[list(seen.hand) if seat == seen.viewer else [] for seat in range(seen.seats)],
        kept=[list(seen.kept) if seat == seen.viewer else [] for seat in range(seen.seats)],
        choices=[seen.choice if seat == seen.viewer else None for seat in range(seen.seats)],
        homes=[list(home) for home in seen.homes],
        capital=list(seen.capital),
        pile=[],
        modifiers=list(seen.unseen_modifiers()),
        coins=list(seen.coins),
        supply=seen.supply,
        bonus=[],
        discard=list(seen.discard),
        laid=[],
        round=seen.round,
        starter=seen.starter,
        turn=seen.starter if seen.turn is None else seen.turn,
        draft=seen.draft,
        step=Step(seen.decision or seen.stage),
        looked=seen.looked,
        pending=seen.pending,
        closer=seen.closer,
        round_end=seen.round_end,
    )
    _deal_modifiers(state, seen, rng)
    _deal_cards(state, seen, rng)
    _choose(state, seen, rng)
    return state


def _deal_modifiers(state: State, seen: View, rng: Rng) -> None:
    rng.shuffle(state, "sample", state.modifiers)
    for laid in seen.laid:
        state.laid.append(laid if laid.value is not None else laid._replace(value=state.modifiers.pop()))
    if seen.stage == Step.LAY and state.looked is None:
        state.looked = state.modifiers.pop()


def _deal_cards(state: State, seen: View, rng: Rng) -> None:
    """Deal other seats' hands and bonus cards, and the pile. Bonus cards of the last round's end are public."""
    for seat, own in enumerate(seen.bonus):
        recent = [] if seen.round_end is None else seen.round_end.bonuses
        known = [card(Colour(each.colour), each.value) for each in recent if each.seat == seat]
        state.bonus.append(list(known if own is None else own))
    towns = [
        card(colour, value) for town in (seen.capital, *seen.homes) for colour in COLOURS for value in town[colour]
    ]
    pile = state.pile = unseen(DECK, *state.hands, *state.kept, *state.bonus, seen.discard, towns)
    rng.shuffle(state, "sample", pile)
    for seat, size in enumerate(seen.bonus_sizes):
        missing = size - len(state.bonus[seat])
        state.bonus[seat] = [pile.pop() for _ in range(missing)] + state.bonus[seat]
        if seat != seen.viewer:
            state.hands[seat] = sorted([pile.pop() for _ in range(seen.hand_sizes[seat])])
            state.kept[seat] = sorted([pile.pop() for _ in range(seen.set_aside)])


def _choose(state: State, seen: View, rng: Rng) -> None:
    """Draw simultaneous choices of other seats that have chosen, or have nothing to choose."""
    if seen.stage not in (Step.DRAFT, Step.GOLD):
        return
    for seat in range(seen.seats):
        if seat in seen.deciding or state.choices[seat] is not None:
            continue
        if seen.stage == Step.DRAFT:
            actions = draft.options(state.hands[seat], None)
            words = actions[rng.below(state, "sample", len(actions))].args
            state.choices[seat] = tuple([CARD_NAMED[word] for word in words])
        else:
            choices = limits.savings(state.coins[seat], limits.over_limit(state, seat))
            state.choices[seat] = choices[rng.below(state, "sample", len(choices))]
