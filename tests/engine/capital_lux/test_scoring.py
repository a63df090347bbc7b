"""The rulebook's "Pontuação e vencedor do jogo": points, tie-breaks and the only ending."""

from __future__ import annotations

from engine import Outcome
from engine.capital_lux.meta import META
from tests.engine.capital_lux.table import ANA, BEN, GAME, do, last_turn, look


def end(text: str) -> Outcome:
    """Return the outcome after Ana's last card, which is lost at once: the Capital has no pink card."""
    state = last_turn(f"> ana: hand c2; {text}")
    do(state, "play.c2.home")
    if GAME.deciding(state):
        do(state, "save.none")
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def test_hometown_bonus_cards_and_a_point_a_coin() -> None:
    outcome = end("home m3; bonus s6 a2; coins 3 \n ben: home m4; coins 1; bonus c3 \n laid: merchant +4 ben")
    assert outcome.categories == ("hometown", "bonus", "coins")
    assert outcome.points == ((3, 8, 3), (4, 3, 1))
    assert (outcome.totals, outcome.winners, outcome.decided_by) == ((14, 8), (ANA,), "points")


def test_no_points_before_the_end() -> None:
    state = last_turn("> ana: hand c2; home a5 \n ben: ")
    assert GAME.outcome(state) is None


def test_a_tie_is_broken_by_sixes_then_fives_fours_threes_twos() -> None:
    cases = {
        "sixes": ("bonus s6 a2", "bonus s4 a4"),
        "fives": ("bonus s6 a5 a3", "bonus s6 a4 a4"),
        "fours": ("bonus s4 a2", "bonus s3 a3"),
        "threes": ("bonus s3; coins 1", "bonus s2; coins 2"),
        "twos": ("bonus s2; coins 1", "coins 3"),
    }
    for name, (winner, other) in cases.items():
        for ana, ben, first in ((winner, other, ANA), (other, winner, BEN)):
            outcome = end(f"{ana} \n ben: {ben} \n capital: a2")
            assert len(set(outcome.totals)) == 1, name
            assert (outcome.winners, outcome.decided_by) == ((first,), name)


def test_cards_of_hometown_and_bonus_count_together_in_a_tie() -> None:
    outcome = end("home a6; bonus s6 \n ben: home m6; bonus m4 c4 \n capital: 3 a2 3 m2")
    assert outcome.totals == (14, 16)
    outcome = end("home a6; bonus s6; coins 2 \n ben: home m6; bonus m4 c4 \n capital: 3 a2 3 m2")
    assert (outcome.totals, outcome.decided_by, outcome.winners) == ((16, 16), "sixes", (ANA,))


def test_a_tie_in_everything_is_a_shared_victory() -> None:
    outcome = end("bonus s6 a2; coins 1 \n ben: bonus m6 c2; coins 1 \n capital: a2")
    assert (outcome.winners, outcome.decided_by, outcome.places) == ((ANA, BEN), None, (1, 1))


def test_the_game_ends_after_the_third_round_and_in_no_other_way() -> None:
    assert META.endings == ("rounds",)
    assert end("\n ben: ").ending == "rounds"


def test_at_the_end_all_bonus_cards_are_turned_up() -> None:
    state = last_turn("> ana: hand c2; bonus s6 \n ben: bonus a3")
    assert look(state, BEN).bonus[ANA] is None
    assert [score.bonus for score in look(state, BEN).scores] == [None, 3]
    do(state, "play.c2.home")
    for viewer in (None, ANA, BEN):
        assert [score.total for score in look(state, viewer).scores] == [6, 3]
