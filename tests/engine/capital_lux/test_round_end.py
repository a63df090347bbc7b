"""The rulebook's "Final da rodada": limits, gold, discards, bonus cards, the next round."""

from __future__ import annotations

from engine import KeyedRng, latest_turn, seen
from engine.capital_lux.round_end import Laid, limits
from engine.capital_lux.state import Step
from tests.engine.capital_lux.table import (
    AGENT,
    ANA,
    BEN,
    CAI,
    CLERIC,
    DORA,
    GAME,
    MERCHANT,
    SCIENTIST,
    asked,
    capital,
    do,
    home,
    kinds,
    last_turn,
    look,
    may,
    told,
    words,
)

# ---------------------------------------------------------------- limits


def test_the_rulebooks_worked_example() -> None:
    """Capital 9, 3, 9, 12 and hometown 11, 4, 6, 13: three coins save blue and yellow. The pink card is lost."""
    state = last_turn("""
        > ana: hand a5; home a6 c4 s6 m6 m4 m3; coins 3
          ben:
        capital: a5 a4 c3 s5 s4 m6 m4 m2
    """)
    do(state, "play.a5.home")
    view = look(state, None)
    assert [view.capital_total(colour) for colour in range(4)] == [9, 3, 9, 12]
    assert [view.home_total(ANA, colour) for colour in range(4)] == [11, 4, 6, 13]
    assert [view.excess(ANA, colour) for colour in range(4)] == [2, 1, 0, 1]
    assert asked(state) == [(ANA, "save")]
    assert may(state) == (
        "save.agent.cleric save.agent.merchant save.cleric.merchant save.agent save.cleric save.merchant save.none"
    )
    events = do(state, "save.agent.merchant")
    assert home(state, ANA) == "a5 a6 s6 m3 m4 m6"
    assert words(state.discard) == "c4"
    assert (state.coins, state.supply) == ([0, 0], 8)
    assert told(events, "lost") == [
        {"seat": ANA, "colour": "cleric", "total": 4, "limit": 3, "count": 1, "cards": "c4"}
    ]


def test_all_cards_of_a_colour_above_its_limit_are_lost_and_those_of_others_stay() -> None:
    state = last_turn("> ana: hand a2; home a3 a4 m6 \n ben: \n capital: a5 a3 m6")
    do(state, "play.a2.home")
    assert home(state, ANA) == "m6"
    assert words(state.discard) == "a2 a3 a4"


def test_a_total_that_equals_the_limit_is_kept() -> None:
    state = last_turn("> ana: hand a2; home a6 \n ben: \n capital: a4 a4")
    do(state, "play.a2.home")
    assert home(state, ANA) == "a2 a6"


def test_a_modifier_whose_value_is_not_known_changes_no_limit() -> None:
    """In the view of a player who did not lay it."""
    rows = [(4,), (), (2, 5), ()]
    assert limits(rows, [Laid(AGENT, ANA, None), Laid(SCIENTIST, BEN, -3)]) == (4, 0, 4, 0)


def test_a_single_coin_saves_a_colour_that_is_one_above_its_limit() -> None:
    state = last_turn("> ana: hand a5; coins 1 \n ben: \n capital: a4")
    do(state, "play.a5.home")
    assert asked(state) == [(ANA, "save")]
    do(state, "save.agent")
    assert (home(state, ANA), state.coins[ANA]) == ("a5", 0)


def test_of_three_in_a_tie_for_one_bonus_card_two_go_without() -> None:
    state = last_turn("> ana: hand a2 \n ben: home a2 \n cai: home a2 \n capital: a2")
    events = do(state, "play.a2.home")
    assert [each["seat"] for each in told(events, "bonus")] == [ANA]
    assert [each["seat"] for each in told(events, "missed")] == [BEN, CAI]


def test_remaining_hands_go_to_the_hometowns_before_the_limits_are_checked() -> None:
    state = last_turn("> ana: hand a2 3 m6; home m2 \n ben: \n capital: a6 m6")
    events = do(state, "play.a2.home")
    assert told(events, "settled") == [{"seat": ANA, "cards": "m6 m6 m6", "count": 3}]
    assert home(state, ANA) == "a2"
    assert kinds(events).index("settled") < kinds(events).index("limit") < kinds(events).index("lost")


def test_modifiers_are_revealed_and_raise_or_lower_the_limits() -> None:
    state = last_turn("""
        > ana: hand a2; home a6 m3
          ben: home s4
        capital: a4 m5 s4
        laid: agent +4 ben, merchant -3 ana, scientist -1 ben, scientist +2 ana
    """)
    events = do(state, "play.a2.home")
    assert told(events, "revealed") == [
        {"seat": BEN, "colour": "agent", "value": 4},
        {"seat": ANA, "colour": "merchant", "value": -3},
        {"seat": BEN, "colour": "scientist", "value": -1},
        {"seat": ANA, "colour": "scientist", "value": 2},
    ]
    assert [(fact["total"], fact["limit"]) for fact in told(events, "limit")] == [(4, 8), (0, 0), (4, 5), (5, 2)]
    assert (home(state, ANA), home(state, BEN)) == ("a2 a6", "s4")


def test_a_negative_total_counts_from_that_number() -> None:
    state = last_turn("> ana: hand a2; home c2; coins 6 \n ben: coins 2 \n capital: a2 \n laid: cleric -3 ben")
    do(state, "play.a2.home")
    view = look(state, None)
    assert view.capital_total(CLERIC) == -3
    assert (view.excess(ANA, CLERIC), view.excess(BEN, CLERIC)) == (5, 0)
    assert asked(state) == [(ANA, "save")]  # Ben has no pink card: nothing is lost
    do(state, "save.cleric")
    assert (home(state, ANA), state.coins) == ("a2 c2", [1, 2])


# ---------------------------------------------------------------- bonus cards


def test_the_highest_hometown_of_a_colour_takes_the_highest_card_of_the_capital() -> None:
    state = last_turn("> ana: hand a2; home a2 \n ben: home a3 m2 \n capital: a6 a2 m3 m5 s6")
    events = do(state, "play.a2.home")
    assert [words(row) for row in state.bonus] == ["a6", "m5"]
    assert (home(state, ANA), capital(state)) == ("a2 a2", "a2 s6 m3")  # not into the hometown
    assert told(events, "bonus") == [
        {"seat": ANA, "colour": "agent", "total": 4, "card": "a6"},
        {"seat": BEN, "colour": "merchant", "total": 2, "card": "m5"},
    ]


def test_the_rulebooks_example_of_a_tie_for_the_merchants_bonus() -> None:
    """João began and takes the 6, Maria to his left the 4. No card is left for Pedro."""
    state = last_turn(
        """
        > ana: hand a2; home m6
          ben: home m6
          cai: home m3 m3
        capital: m6 m4 a2
        """,
        starter=BEN,
    )
    events = do(state, "play.a2.home")
    assert [words(row) for row in state.bonus] == ["a2", "m6", "m4"]
    assert told(events, "missed") == [{"seat": ANA, "colour": "merchant", "total": 6}]


def test_bonus_cards_are_given_after_the_discards() -> None:
    state = last_turn("> ana: hand a2; home a6 a6 \n ben: home a3 \n capital: a5 a4")
    do(state, "play.a2.home")
    assert [words(row) for row in state.bonus] == ["", "a5"]


def test_a_colour_saved_with_gold_wins_its_bonus() -> None:
    state = last_turn("> ana: hand a2; home a6 a6; coins 5 \n ben: home a3 \n capital: a5 a4")
    do(state, "play.a2.home", "save.agent")
    assert [words(row) for row in state.bonus] == ["a5", ""]


def test_no_player_takes_a_bonus_with_a_total_of_zero() -> None:
    state = last_turn("> ana: hand a2; home a6 \n ben: \n capital: a3 m6 c4")
    do(state, "play.a2.home")
    assert [words(row) for row in state.bonus] == ["", ""]
    assert capital(state) == "a3 c4 m6"


def test_a_bonus_card_is_shown_to_its_owner_and_counted_for_the_others() -> None:
    state = last_turn("> ana: hand a2 \n ben: home m2 \n capital: a6 m5 \n pile: 6 m2 6 c2", round=1)
    do(state, "play.a2.home")
    for seat in (ANA, BEN):
        GAME.apply(state, seat, GAME.legal(state, seat)[0], KeyedRng(b"x"))
    for seat in (ANA, BEN):
        GAME.apply(state, seat, GAME.legal(state, seat)[0], KeyedRng(b"x"))
    view = look(state, ANA)
    assert view.bonus == ((4,), None) and view.bonus_sizes == (1, 1)
    assert look(state, None).bonus == (None, None)
    assert view.round_end is None  # play closes the last round


# ---------------------------------------------------------------- the next round


def test_capital_and_hometowns_stay_and_all_modifiers_are_shuffled_again() -> None:
    state = last_turn(
        """
        > ana: hand a2; home m4
          ben: home c5; coins 2
        capital: a6 m4 m6 c5
        laid: agent +4 ana, merchant +2 ben, merchant -1 ben
        modifiers: -3
        pile: 6 s2 6 c2
        """,
        round=1,
    )
    do(state, "play.a2.home")
    assert (home(state, ANA), home(state, BEN)) == ("a2 m4", "c5")
    assert capital(state) == "m4"  # the highest of each colour became a bonus card
    assert (sorted(state.modifiers), state.laid) == ([-3, -1, 2, 4], [])
    assert (state.round, state.step, state.closer) == (2, Step.DRAFT, None)
    assert state.coins == [0, 2]


def test_the_next_starting_player_has_the_highest_hometown_over_all_colours() -> None:
    state = last_turn(
        "> ana: hand a2; bonus a6 a6 \n ben: home m4 \n cai: home c2 s3 \n capital: a6 m6 c6 s6 \n pile: 18 a2", round=1
    )
    events = do(state, "play.a2.home")
    assert told(events, "starts") == [{"seat": CAI, "total": 5}]
    assert (state.starter, state.turn) == (CAI, CAI)


def test_a_tie_for_the_next_start_goes_clockwise_from_the_last_starting_player_who_counts_first() -> None:
    def next_starter(starter: int, homes: str) -> int:
        ana, ben, cai, dora = (f"home m{value}" if value != "0" else "" for value in homes)
        text = f"> ana: hand a2; {ana} \n ben: {ben} \n cai: {cai} \n dora: {dora} \n capital: 9 m6 \n pile: 20 a2"
        state = last_turn(text, round=1, starter=starter)
        do(state, "play.a2.home")
        return state.starter

    # The blue card is lost at once: the Capital has none.
    assert next_starter(BEN, "4404") == BEN
    assert next_starter(CAI, "4404") == DORA
    assert next_starter(DORA, "4440") == ANA
    assert next_starter(BEN, "4000") == ANA
    assert next_starter(CAI, "0000") == CAI


def test_discards_never_return() -> None:
    state = last_turn("> ana: hand a2; home m4 \n ben: \n capital: m2 \n pile: 6 s2 6 c2 \n discard: c6", round=2)
    do(state, "play.a2.home")
    assert words(state.discard) == "c6 a2 m4"
    assert 0 not in state.pile


def test_the_third_round_has_limits_and_bonuses_and_then_the_game_is_over() -> None:
    state = last_turn("> ana: hand a2; home m4 \n ben: home c3 \n capital: a6 m3 c4", round=3)
    events = do(state, "play.a2.home")
    assert kinds(events)[-1] == "ended" and "starts" not in kinds(events)
    assert (words(state.bonus[ANA]), words(state.bonus[BEN]), home(state, ANA)) == ("a6", "c4", "a2")
    assert asked(state) == [] and may_nothing(state)


def may_nothing(state: object) -> bool:
    return not any(GAME.legal(state, seat) for seat in range(2))


# ---------------------------------------------------------------- events and views


def test_a_rounds_end_is_told_step_by_step() -> None:
    state = last_turn(
        """
        > ana: hand a2 m2; home a6; coins 2
          ben: home m6 m4
        capital: a6 m6 m2
        laid: merchant +2 ben
        pile: 6 s2 6 c2
        """,
        round=1,
    )
    events = do(state, "play.a2.home")
    assert kinds(events) == ["played", "turn", "settled", "revealed", "limit", "limit", "limit", "limit"]
    assert told(events, "turn") == [{"seat": ANA, "stage": "end", "round": 1}]
    events += do(state, "save.agent")
    assert kinds(events)[8:] == [
        "decided", "saving", "saved", "bonus", "bonus", "starts", "turn", "drew", "drew",
    ]  # fmt: skip
    # Until the first pick, every view shows how the round ended.
    assert kinds(latest_turn(seen(events, None)))[:2] == ["turn", "settled"]


def test_the_account_of_a_round_explains_itself() -> None:
    state = last_turn(
        """
        > ana: hand a2 m2; home a6 c4; coins 2
          ben: home m6 m4
        capital: a6 m6 m2
        laid: merchant +2 ben
        pile: 6 s2 6 c2
        """,
        round=1,
    )
    do(state, "play.a2.home", "save.agent")
    end = look(state, None).round_end
    assert end is not None
    assert (end.round, end.starter, end.next_starter) == (1, ANA, ANA)
    assert end.capital == ((6,), (), (), (2, 6))
    assert end.homes == (((2, 6), (4,), (), (2,)), ((), (), (), (4, 6)))
    assert [tuple(each) for each in end.modifiers] == [(MERCHANT, BEN, 2)]
    assert end.limits == (6, 0, 0, 10)
    assert (end.excess(ANA), end.excess(BEN)) == ((2, 4, 0, 0), (0, 0, 0, 0))
    assert end.saved == ((AGENT,), ())
    assert (end.coins, end.paid(ANA), end.paid(BEN)) == ((2, 0), 2, 0)
    assert (end.lost(ANA), end.lost(BEN)) == ((CLERIC,), ())
    assert [tuple(each) for each in end.bonuses] == [(ANA, AGENT, 6), (BEN, MERCHANT, 6)]
    assert SCIENTIST not in {each.colour for each in end.bonuses}
    assert GAME.view(state, ANA).round_end == GAME.view(state, BEN).round_end == end


def test_everybody_sees_the_modifiers_while_gold_is_being_decided() -> None:
    state = last_turn("> ana: hand a2; home a6; coins 2 \n ben: \n capital: a3 \n laid: agent +4 ben, cleric -1 ana")
    assert [each.value for each in look(state, ANA).laid] == [None, -1]
    do(state, "play.a2.home")
    for viewer in (None, ANA, BEN):
        assert [each.value for each in look(state, viewer).laid] == [4, -1]
