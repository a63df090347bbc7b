"""What one viewer of a game of Capital Lux may know.

Secret are hands, the choices of a decision under way, the order of the piles, the value of a laid modifier (its layer
knows it) and bonus cards (their owner knows them). A view shows what the viewer may look at now. What only a good
memory would know, such as a bonus card that was public when it was taken, or cards handed on in a draft, is not in it;
how the last round ended can be looked at until the next hands are complete.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine import contract
from engine.capital_lux import draft, limits, rules
from engine.capital_lux.components import (
    CARD_NAMED,
    COLOURS,
    DECK,
    MODIFIERS,
    Card,
    Colour,
    card,
)
from engine.capital_lux.scoring import Score, outcome, score
from engine.capital_lux.state import Bonus, Laid, Quarters, RoundEnd, State, Step
from engine.rng import Rng

__all__ = ["Bonus", "Laid", "Quarters", "RoundEnd", "Score", "View", "me", "sample", "view"]


@dataclass(frozen=True, slots=True)
class View(contract.View):
    """A game of Capital Lux as ``viewer`` sees it; tuples with one entry a seat are in seat order."""

    stage: str
    """What everybody may know of the step: ``pick``, ``play``, ``lay``, ``save`` or ``over``; a Cleric's choice is
    ``play`` to all but its player."""
    round: int
    starter: int
    """Who is first in this round's turn order."""
    turn: int | None
    """Whose turn it is; None while all decide at the same time, and at the end."""
    draft: int
    """Which of a draft's two picks is under way, 1 or 2; 0 outside."""
    hand: tuple[Card, ...]
    """The viewer's own cards, sorted; during a draft those to pick from. Empty for a spectator."""
    kept: tuple[Card, ...]
    """Cards that the viewer has set aside in this draft."""
    choice: tuple[int, ...] | None
    """What the viewer has chosen so far where all decide at the same time: cards picked, or colours to save (0 to 3).
    While it is there, ``actions`` are what it may be changed to."""
    hand_sizes: tuple[int, ...]
    set_aside: int
    """Cards that every player has set aside in this draft."""
    capital: Quarters
    """For each colour the values of the cards in the Capital, lowest first."""
    homes: tuple[Quarters, ...]
    laid: tuple[Laid, ...]
    """Modifiers in the Capital in the order in which they were laid; a value that the viewer may not know is None."""
    modifiers: int
    """Modifiers left in the pile."""
    looked: int | None
    """The modifier that the viewer has drawn and must lay."""
    coins: tuple[int, ...]
    supply: int
    bonus: tuple[tuple[Card, ...] | None, ...]
    """Bonus cards of each seat; None where the viewer may not know them."""
    bonus_sizes: tuple[int, ...]
    pile: int
    """Cards left to draw."""
    discard: tuple[Card, ...]
    """Cards lost for ever, in the order in which they were."""
    closer: int | None
    """Who first had no card left at the end of a turn: everybody else has one more turn."""
    last_turn_done: tuple[bool, ...]
    """Who plays no more in this round."""
    pending: Card | None
    """The Cleric that the viewer is about to play, while its colour is still being chosen."""
    scores: tuple[Score, ...]
    round_end: RoundEnd | None
    """How the last round ended, while the next draft is under way and after the game."""

    def home_total(self, seat: int, colour: int) -> int:
        """The value of a hometown's cards of one colour."""
        return sum(self.homes[seat][colour])

    def capital_total(self, colour: int) -> int:
        """The limit of a colour as far as the viewer knows it: cards, and the modifiers whose value is known."""
        known = sum(laid.value or 0 for laid in self.laid if laid.colour == colour)
        return sum(self.capital[colour]) + known

    def hidden_modifiers(self, colour: int) -> int:
        """How many modifiers lie on a colour whose value the viewer does not know."""
        return sum(laid.colour == colour and laid.value is None for laid in self.laid)

    def unseen_modifiers(self) -> tuple[int, ...]:
        """Values, lowest first, of the modifiers that the viewer has not seen: in the pile or hidden in the Capital."""
        unseen = Counter(MODIFIERS)
        unseen.subtract(laid.value for laid in self.laid if laid.value is not None)
        if self.looked is not None:
            unseen.subtract((self.looked,))
        return tuple(sorted(unseen.elements()))

    def limit_range(self, colour: int) -> tuple[int, int]:
        """The lowest and the highest that a colour's limit can be now, whatever the hidden modifiers are."""
        hidden, total = self.hidden_modifiers(colour), self.capital_total(colour)
        unseen = self.unseen_modifiers()
        return total + sum(unseen[:hidden]), total + sum(unseen[len(unseen) - hidden :])

    def excess(self, seat: int, colour: int) -> int:
        """How far a hometown is above the limit of a colour as the viewer knows it: the coins to save it. Else 0."""
        if not self.homes[seat][colour]:
            return 0
        return max(0, self.home_total(seat, colour) - self.capital_total(colour))


def me(view: View) -> int:
    """The viewer's seat; ValueError for a spectator."""
    if view.viewer is None:
        raise ValueError("a spectator has nothing to decide")
    return view.viewer


def view(state: State, viewer: int | None) -> View:
    """All that ``viewer`` (None: a spectator) may know of ``state``."""
    step = state.step
    deciding = tuple([each.seat for each in rules.deciding(state)])
    decides = viewer is not None and viewer in deciding
    together, over = step in rules.TOGETHER, step is Step.OVER
    opened = over or step is Step.GOLD
    actions = () if viewer is None else tuple(rules.legal(state, viewer))
    bonus = tuple([tuple(row) if over or seat == viewer else None for seat, row in enumerate(state.bonus)])
    return View(
        viewer=viewer,
        seats=state.seats,
        deciding=deciding,
        decision=step.value if decides else None,
        actions=actions,
        outcome=outcome(state),
        stage=(Step.PLAY if step is Step.TAKE else step).value,
        round=state.round,
        starter=state.starter,
        turn=None if together or over else state.turn,
        draft=state.draft,
        hand=() if viewer is None else tuple(state.hands[viewer]),
        kept=() if viewer is None else tuple(state.kept[viewer]),
        # Who can save nothing has not chosen anything.
        choice=None if viewer is None or (step is Step.GOLD and not actions) else state.choices[viewer],
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
        round_end=state.report,
    )


def _done(state: State) -> tuple[bool, ...]:
    """Who plays no more in this round: from the one who closed it up to the one before whose turn it is."""
    if state.closer is None or state.step in (Step.GOLD, Step.OVER):
        return (state.step in (Step.GOLD, Step.OVER),) * state.seats
    gone = (state.turn - state.closer) % state.seats
    return tuple([(seat - state.closer) % state.seats < gone for seat in range(state.seats)])


# ---------------------------------------------------------------- what might be


def sample(seen: View, rng: Rng) -> State:
    """A full state that agrees with ``seen``: whatever is hidden is dealt anew from what is unseen."""
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
        report=seen.round_end,
    )
    _deal_modifiers(state, seen, rng)
    _deal_cards(state, seen, rng)
    _choose(state, seen, rng)
    state.chance = 0
    return state


def _deal_modifiers(state: State, seen: View, rng: Rng) -> None:
    rng.shuffle(state, "sample", state.modifiers)
    for laid in seen.laid:
        state.laid.append(laid if laid.value is not None else laid._replace(value=state.modifiers.pop()))
    if seen.stage == Step.LAY and state.looked is None:
        state.looked = state.modifiers.pop()


def _deal_cards(state: State, seen: View, rng: Rng) -> None:
    """Others' hands and bonus cards, and the pile. What everybody saw taken at the last round's end is known."""
    for seat, own in enumerate(seen.bonus):
        recent = [] if seen.round_end is None else seen.round_end.bonuses
        known = [card(Colour(each.colour), each.value) for each in recent if each.seat == seat]
        state.bonus.append(list(known if own is None else own))
    unseen = Counter(DECK)
    for row in (*state.hands, *state.kept, *state.bonus, seen.discard):
        unseen.subtract(row)
    for town in (seen.capital, *seen.homes):
        unseen.subtract([card(colour, value) for colour in COLOURS for value in town[colour]])
    pile = state.pile = list(unseen.elements())
    rng.shuffle(state, "sample", pile)
    for seat, size in enumerate(seen.bonus_sizes):
        missing = size - len(state.bonus[seat])
        state.bonus[seat] = [pile.pop() for _ in range(missing)] + state.bonus[seat]
        if seat != seen.viewer:
            state.hands[seat] = sorted([pile.pop() for _ in range(seen.hand_sizes[seat])])
            state.kept[seat] = sorted([pile.pop() for _ in range(seen.set_aside)])


def _choose(state: State, seen: View, rng: Rng) -> None:
    """What others have chosen already, where all decide at the same time, and for whom there is nothing to choose."""
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
