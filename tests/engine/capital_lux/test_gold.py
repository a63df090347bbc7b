"""Gold at the end of a round: who decides on it, in secret and all at the same time."""

from __future__ import annotations

from itertools import permutations

from engine import KeyedRng, seen
from tests.engine.capital_lux.table import (
    AGENT,
    ANA,
    BEN,
    CAI,
    DORA,
    GAME,
    asked,
    do,
    home,
    last_turn,
    look,
    may,
    told,
)


def test_gold_is_all_or_nothing_for_each_colour() -> None:
    state = last_turn("> ana: hand a2; home a6 m6 m4; coins 4 \n ben: \n capital: a6 m6")
    do(state, "play.a2.home")  # two coins for blue, four for yellow, four owned
    assert may(state) == "save.agent save.merchant save.none"
    do(state, "save.merchant")
    assert (home(state, ANA), state.coins[ANA]) == ("m4 m6", 0)


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    state = last_turn("""
        > ana: hand a2; home m6; coins 8
          ben: home a6 a6
          cai: home c6
        capital: a6 m6 c2
    """)
    events = do(state, "play.a2.home")
    # Ana is within her limits. Ben is six above and Cai four, without a coin.
    assert GAME.outcome(state) is not None
    assert [fact["seat"] for fact in told(events, "lost")] == [BEN, CAI]


def test_gold_that_is_too_little_for_any_colour_asks_nothing() -> None:
    state = last_turn("> ana: hand a2; home a6 m6; coins 1 \n ben: \n capital: a6 m4")
    do(state, "play.a2.home")
    assert (GAME.outcome(state) is not None, home(state, ANA), state.coins[ANA]) == (True, "", 1)


GOLD = """
    > ana: hand a2; home a6; coins 3
      ben: home m6; coins 2
      cai: home s6; coins 3
      dora: home c6
    capital: a6 m4 s4
"""


def test_all_decide_on_gold_at_the_same_time_and_are_revealed_together() -> None:
    state = last_turn(GOLD)
    do(state, "play.a2.home")
    assert asked(state) == [(ANA, "save"), (BEN, "save"), (CAI, "save")]
    one, other = GAME.copy(state), GAME.copy(state)
    first, second = do(one, "ana save.agent"), do(other, "ana save.none")
    for viewer in (None, BEN, CAI, DORA):
        assert look(one, viewer) == look(other, viewer)
        assert seen(first, viewer) == seen(second, viewer)
    assert (one.coins, one.supply) == (state.coins, state.supply)  # no payment yet
    assert [GAME.legal(one, seat) for seat in (BEN, CAI)] == [GAME.legal(state, seat) for seat in (BEN, CAI)]
    assert (look(one, ANA).choice, look(one, BEN).choice, look(one, DORA).choice) == ((AGENT,), None, None)
    events = do(one, "cai save.none", "cai save.scientist", "ben save.none")
    assert [fact["seat"] for fact in told(events, "saved")] == [ANA, CAI]
    assert [fact["seat"] for fact in told(events, "lost")] == [BEN, DORA]
    assert one.coins == [1, 2, 1, 0]


def test_what_was_chosen_in_secret_is_news_when_it_comes_to_light() -> None:
    state = last_turn(GOLD)
    do(state, "play.a2.home", "ana save.agent", "cai save.none")
    events = do(state, "ben save.merchant")
    news = [(event.kind, event.facts["seat"]) for event in events if event.reveals]
    # Ben has just decided himself. Dora could save nothing.
    assert news == [("saved", ANA), ("lost", CAI)]
    assert [fact["seat"] for fact in told(events, "saved")] == [ANA, BEN]
    assert [fact["seat"] for fact in told(events, "lost")] == [CAI, DORA]


def test_the_end_shows_the_bonus_cards_of_earlier_rounds() -> None:
    for bonus in ("", "; bonus s6"):
        state = last_turn(f"> ana: hand a2 \n ben: home m2 {bonus} \n capital: a6 m4")
        *_, ended = do(state, "play.a2.home")
        assert (ended.kind, ended.reveals) == ("ended", bool(bonus))


def test_deciding_on_gold_in_every_order_gives_the_same_result() -> None:
    results = []
    for order in permutations(("ana save.agent", "ben save.none", "cai save.scientist")):
        state = last_turn(GOLD, round=2)
        state.pile = list(range(20))
        do(state, "play.a2.home", *order, rng=KeyedRng(b"gold"))
        results.append(GAME.dump(state))
    assert all(result == results[0] for result in results)


def test_spent_coins_go_back_to_the_supply_and_others_carry_over() -> None:
    state = last_turn("> ana: hand a2; home a6; coins 3 \n ben: coins 1 \n capital: a6 \n pile: 6 m2 6 c2", round=1)
    assert state.supply == 4
    do(state, "play.a2.home", "save.agent")
    assert (state.round, state.coins, state.supply) == (2, [1, 1], 6)
