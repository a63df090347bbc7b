"""Values shared by all games: chance, actions, events, outcomes, the registry."""

from __future__ import annotations

import doctest
import json
from collections import Counter
from types import SimpleNamespace

import pytest

import engine
from engine import TURN, Action, Event, FastRng, KeyedRng, UnreadableAction, latest_turn, seen
from engine import rng as chance
from engine.contract import NOTATION, words
from engine.outcome import rank
from engine.players.values import final_values


def state() -> SimpleNamespace:
    return SimpleNamespace(chance=0)


def draws(rng: object, n: int, times: int, label: str = "die") -> list[int]:
    counter = state()
    return [rng.below(counter, label, n) for _ in range(times)]


# ---------------------------------------------------------------- chance

KNOWN_DICE = [5, 1, 5, 2, 5, 0, 5, 3, 5, 1, 3, 1]
KNOWN_DECK = [7, 2, 5, 1, 4, 3, 6, 0]


def test_the_keyed_generator_gives_known_answers() -> None:
    assert draws(KeyedRng(b"tertulia"), 6, 12) == KNOWN_DICE
    deck, counter = list(range(8)), state()
    KeyedRng(b"tertulia").shuffle(counter, "deal", deck)
    assert (deck, counter.chance) == (KNOWN_DECK, 7)


def test_the_example_in_its_docstring_is_true() -> None:
    assert doctest.testmod(chance).failed == 0


def test_the_same_seed_label_and_counter_give_the_same_draw() -> None:
    assert draws(KeyedRng(b"a"), 1000, 9) == draws(KeyedRng(b"a"), 1000, 9)


def test_another_seed_label_or_counter_gives_another() -> None:
    first = draws(KeyedRng(b"a"), 1 << 40, 3)
    assert len(set(first)) == 3
    assert not set(first) & set(draws(KeyedRng(b"b"), 1 << 40, 3))
    assert not set(first) & set(draws(KeyedRng(b"a"), 1 << 40, 3, "card"))


def test_a_draw_does_not_depend_on_the_draws_before_it() -> None:
    late = SimpleNamespace(chance=5)
    assert KeyedRng(b"a").below(late, "die", 1000) == draws(KeyedRng(b"a"), 1000, 6)[5]


@pytest.mark.parametrize("rng", [KeyedRng(b"fair"), FastRng(1)])
def test_all_numbers_are_about_equally_likely(rng: object) -> None:
    count = Counter(draws(rng, 6, 6000))
    assert set(count) == set(range(6))
    # Five degrees of freedom: chi-square beyond 20.5 has a probability of one in a thousand.
    assert sum((seen - 1000) ** 2 / 1000 for seen in count.values()) < 20.5


@pytest.mark.parametrize("rng", [KeyedRng(b"fair"), FastRng(1)])
def test_all_orders_are_about_equally_likely(rng: object) -> None:
    counter, count = state(), Counter()
    for _ in range(2400):
        items = ["a", "b", "c", "d"]
        rng.shuffle(counter, "order", items)
        count["".join(items)] += 1
    assert len(count) == 24
    assert sum((seen - 100) ** 2 / 100 for seen in count.values()) < 49.7  # 23 degrees of freedom, one in a thousand


def test_no_number_is_drawn_from_nothing_and_no_generator_is_without_a_seed() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        KeyedRng(b"a").below(state(), "die", 0)
    with pytest.raises(ValueError, match="seed"):
        KeyedRng(b"")


def test_a_number_beyond_the_last_whole_block_is_drawn_again() -> None:
    n = (1 << 63) + 1  # nearly half of all 64-bit values lie beyond the only whole block
    assert all(0 <= number < n for number in draws(KeyedRng(b"a"), n, 50))


# ---------------------------------------------------------------- actions


@pytest.mark.parametrize("text", ["pass", "play.base", "move.3.+1", "a.b.c.d.e", "take_all", "go.-1"])
def test_a_notation_is_a_verb_and_up_to_four_words(text: str) -> None:
    assert str(words(text)) == text
    assert NOTATION.fullmatch(text)


@pytest.mark.parametrize(
    "text", ["", ".", "play.", ".base", "Play", "play base", "1st", "a.b.c.d.e.f", "é", "pass\n", "p" * 17]
)
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction):
        words(text)


def test_an_action_is_a_value() -> None:
    assert Action("play", ("base",)) == words("play.base")
    assert len({words("pass"), Action("pass")}) == 1


# ---------------------------------------------------------------- events

DREW = Event("drew", {"seat": 1, "count": 1}, {"cards": "base"}, knows=(1,), reveals=True)
CHOSE = Event("chose", {"seat": 1, "card": "troca"}, audience=(1,))


def test_a_secret_reaches_only_those_who_may_know_it() -> None:
    assert DREW.seen_by(1).secret == {"cards": "base"}
    for viewer in (None, 0, 2):
        assert DREW.seen_by(viewer) == Event("drew", {"seat": 1, "count": 1}, reveals=True)
        assert "base" not in json.dumps(DREW.seen_by(viewer).dump())


def test_an_event_for_one_is_not_seen_by_the_others() -> None:
    assert CHOSE.seen_by(1) == Event("chose", {"seat": 1, "card": "troca"})
    assert seen((DREW, CHOSE), None) == (DREW.seen_by(None),)
    assert [event.kind for event in seen((DREW, CHOSE), 1)] == ["drew", "chose"]


@pytest.mark.parametrize("event", [DREW, CHOSE, Event("ended", {})])
def test_an_event_survives_the_log(event: Event) -> None:
    assert Event.load(json.loads(json.dumps(event.dump()))) == event


def told(text: str) -> str:
    """Return the latest turn of a log of kinds."""
    return " ".join(event.kind for event in latest_turn([Event(kind, {}) for kind in text.split()]))


def test_the_latest_turn_is_the_last_one_in_which_something_happened() -> None:
    assert TURN == "turn"
    assert told("") == ""
    assert told("dealt") == "dealt"
    assert told("turn drew") == "turn drew"
    assert told("turn drew built") == "turn drew built"
    assert told("turn drew built turn drew") == "turn drew built turn drew"
    assert told("turn drew built turn drew passed") == "turn drew passed"
    assert told("turn built turn passed turn") == "turn passed turn"


# ---------------------------------------------------------------- outcomes


def test_points_rank_before_tie_breaks_and_these_in_their_order() -> None:
    points = [(5, 5), (10, 0), (3, 3)]
    outcome = rank("end", ("a", "b"), points, [("sets", (1, 2, 9)), ("age", (9, 0, 9))])
    assert (outcome.ending, outcome.categories, outcome.points) == ("end", ("a", "b"), tuple(points))
    assert outcome.totals == (10, 10, 6)
    assert (outcome.places, outcome.winners, outcome.decided_by) == ((2, 1, 3), (1,), "sets")


def test_the_criterion_that_decided_is_the_first_in_which_the_winner_is_ahead() -> None:
    assert rank("end", ("a",), [(5,), (4,)], [("sets", (0, 9))]).decided_by == "points"
    fewest = rank("end", ("a",), [(26,), (0,), (7,), (7,)], [("sets", (0, 0, 1, 2))], lowest=True)
    assert (fewest.places, fewest.decided_by, fewest.margin(0), fewest.margin(1)) == ((4, 1, 3, 2), "points", 26, 0)
    assert final_values(fewest)[1] > final_values(fewest)[3] > final_values(fewest)[0]
    assert rank("end", ("a",), [(5,), (5,)], [("sets", (1, 1)), ("age", (0, 1))]).decided_by == "age"


def test_a_tie_in_everything_is_shared_and_leaves_no_gap_unfilled() -> None:
    outcome = rank("end", ("a",), [(5,), (7,), (7,), (5,)], [("sets", (0, 0, 0, 0))])
    assert (outcome.places, outcome.winners, outcome.decided_by) == ((3, 1, 1, 3), (1, 2), None)


def test_who_shares_the_second_place_is_beaten_all_the_same() -> None:
    outcome = rank("end", ("a",), [(5,), (7,), (5,)], [("sets", (0, 0, 0))])
    assert (outcome.places, outcome.winners, outcome.decided_by) == ((2, 1, 2), (1,), "points")


# ---------------------------------------------------------------- the registry


def test_the_registry_finds_the_games() -> None:
    assert "mausoleum" in engine.games()
    assert list(engine.games()) == sorted(engine.games())
    assert all(engine.game(key).meta.key == key for key in engine.games())
    assert engine.game("mausoleum") is engine.game("mausoleum")


@pytest.mark.parametrize("key", ["chess", "", "../tables", "__pycache__", "Mausoleum"])
def test_a_game_that_is_not_there_is_a_key_error(key: str) -> None:
    with pytest.raises(KeyError):
        engine.game(key)
