"""Hidden information: changing all that is hidden from a viewer leaves the view unchanged."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import FastRng, KeyedRng, seen
from engine.capital_lux.round_end import Laid
from engine.capital_lux.state import State, Step
from tests.engine.capital_lux.table import AGENT, ANA, BEN, CAI, GAME, do, last_turn, look, position


def games(seats: int, count: int) -> Iterator[State]:
    """Yield every position of some random games."""
    for seed in range(count):
        rng = FastRng(1000 * seats + seed)
        state, _ = GAME.setup(seats, {}, rng)
        yield state
        while decisions := GAME.deciding(state):
            seat = decisions[rng.below(state, "who", len(decisions))].seat
            actions = GAME.legal(state, seat)
            GAME.apply(state, seat, actions[rng.below(state, "what", len(actions))], rng)
            yield state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sample_is_not_always_the_truth(seats: int) -> None:
    """Sampling redraws hidden cards: other players' hands, modifiers, picks and bonus cards all differ at times."""
    rng = FastRng(7)
    differs = {"hands": 0, "laid": 0, "looked": 0, "choices": 0, "bonus": 0, "pile": 0}
    for state in games(seats, 4):
        other = GAME.sample(GAME.view(state, None), rng)
        for name in differs:
            differs[name] += getattr(state, name) != getattr(other, name)
    assert all(differs.values()), differs


def test_a_spectator_is_told_no_secret() -> None:
    for state in games(3, 3):
        view = look(state, None)
        assert (view.hand, view.kept, view.choice, view.looked, view.pending, view.actions) == (
            (),
            (),
            None,
            None,
            None,
            (),
        )
        opened = state.step in (Step.GOLD, Step.OVER)
        assert all((laid.value is None) is not opened for laid in view.laid)
        assert all((row is None) is (state.step is not Step.OVER) for row in view.bonus)


def test_an_agents_secret_is_the_agents_alone_until_the_round_ends() -> None:
    one = position("> ana: hand a4 a2 \n ben: hand a2 \n cai: hand a2 \n modifiers: -3 +4 \n capital: m2")
    other = GAME.copy(one)
    other.modifiers.reverse()
    told = [do(state, "play.a4.capital", "lay.merchant") for state in (one, other)]
    for viewer in (None, BEN, CAI):
        assert look(one, viewer) == look(other, viewer)
        assert seen(told[0], viewer) == seen(told[1], viewer)
    assert look(one, ANA).laid == (Laid(3, ANA, 4),) and look(other, ANA).laid == (Laid(3, ANA, -3),)
    assert (look(one, ANA).capital_total(3), look(other, ANA).capital_total(3)) == (6, -1)


def test_the_hand_reminds_an_agent_of_all_that_was_laid_where_for_the_whole_round() -> None:
    state = position("> ana: hand a4 a2 a3 \n ben: hand a2 a5 \n modifiers: +2 -3 +4")
    do(state, "play.a4.capital", "lay.merchant", "play.a5.capital", "lay.cleric", "play.a3.capital", "lay.agent")
    assert look(state, ANA).laid == (Laid(3, ANA, 4), Laid(1, BEN, None), Laid(AGENT, ANA, 2))


def test_a_drawn_card_is_known_to_the_scientist_only() -> None:
    one = position("> ana: hand s4 a2 \n ben: hand a2 \n pile: a6 c2")
    other = position("> ana: hand s4 a2 \n ben: hand a2 \n pile: c2 a6")
    told = [do(state, "play.s4.capital") for state in (one, other)]
    assert look(one, BEN) == look(other, BEN) and seen(told[0], BEN) == seen(told[1], BEN)
    assert look(one, ANA).hand != look(other, ANA).hand and seen(told[0], ANA) != seen(told[1], ANA)


def test_hands_handed_on_are_known_to_those_who_receive_them() -> None:
    rng = KeyedRng(b"hands")
    state, _ = GAME.setup(3, {}, rng)
    events = []
    for seat in range(3):
        events += GAME.apply(state, seat, GAME.legal(state, seat)[0], rng)
    for viewer in (None, 0, 1, 2):
        received = [event.facts["seat"] for event in seen(events, viewer) if event.kind == "received"]
        assert received == ([] if viewer is None else [viewer])


def test_limits_with_hidden_modifiers_are_a_range() -> None:
    state = position(
        "> ana: hand a4 \n ben: hand a2 \n capital: m5 c2 \n laid: merchant +4 ben, cleric -1 ana \n modifiers: +2 -3"
    )
    assert look(state, ANA).limit_range(3) == (5 - 3, 5 + 4)
    assert look(state, BEN).limit_range(3) == (9, 9)
    assert look(state, ANA).limit_range(1) == (1, 1)
    assert look(state, None).limit_range(1) == (2 - 3, 2 + 4)
    assert look(state, None).limit_range(0) == (0, 0)


def test_the_next_drafters_may_look_at_the_last_rounds_end() -> None:
    state = last_turn("> ana: hand a2 \n ben: home m4 \n capital: a6 m6 \n pile: 6 a3 6 c3", round=1)
    do(state, "play.a2.home")
    for viewer in (None, ANA, BEN):
        end = look(state, viewer).round_end
        assert end is not None and end.next_starter == BEN


def test_a_view_of_a_finished_game_asks_nothing_and_hides_nothing_but_the_pile() -> None:
    *_, state = games(2, 1)
    for viewer in (None, ANA, BEN):
        view = look(state, viewer)
        assert view.outcome == GAME.outcome(state) and view.actions == () and view.turn is None
        assert view.last_turn_done == (True, True) and view.round_end is not None
        assert all(row is not None for row in view.bonus)
