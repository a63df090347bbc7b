"""Checks the contract of every registered game."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import TURN, FastRng, KeyedRng, NotAllowed, NotYourDecision, UnreadableAction, every_game, game
from engine.conformance import GARBLED, check_garbled
from engine.contract import NOTATION
from engine.selfplay import Log, play, replay
from engine.verify import verify
from tests.engine.make_records import RECORDS, read, replayed
from tools.static_checks import ENGINE_FILES

TABLES = [(key, seats) for key in every_game() for seats in game(key).meta.seats]
ENDINGS = [(key, ending) for key in every_game() for ending in game(key).meta.endings]


@pytest.mark.parametrize("key", every_game())
def test_a_game_is_a_folder_with_the_usual_files(key: str) -> None:
    folder = Path(__file__).parents[2] / "engine" / key
    assert [name for name in ENGINE_FILES if not (folder / name).is_file()] == []


@pytest.mark.parametrize("key", every_game())
def test_a_game_says_what_it_is(key: str) -> None:
    meta = game(key).meta
    assert meta.key == key
    assert meta.native_title and meta.native_language and meta.credits and meta.stage
    assert meta.minutes > 0 and meta.rules_version >= 1
    assert len(meta.seats) > 0 and meta.seats.start >= 2
    for names in (meta.decisions, meta.endings, game(key).rulings):
        assert len(names) == len(set(names)) > 0


@pytest.mark.parametrize("key", every_game())
def test_a_number_of_players_that_the_box_is_not_made_for_is_refused(key: str) -> None:
    seats = game(key).meta.seats
    for number in (-1, 0, seats.start - 1, seats.stop):
        with pytest.raises(ValueError, match=r"."):
            game(key).setup(number, {}, FastRng(1))


@pytest.mark.parametrize("key", every_game())
def test_garbled_text_is_no_action(key: str) -> None:
    assert len(GARBLED) > 5
    check_garbled(game(key))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_game_keeps_every_promise_from_the_deal_to_the_end(key: str, seats: int) -> None:
    """Conservation, notations, errors, dump and load, views, texts, events, replay.

    ``test_selfplay.py`` has the long form.
    """
    play(Log(key, seats, "contract"), every_ply=True, deep=True)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_deal_begins_a_turn_and_asks_somebody(key: str, seats: int) -> None:
    rules = game(key)
    state, events = rules.setup(seats, {}, KeyedRng(b"deal"))
    assert any(event.kind == TURN for event in events)
    assert rules.deciding(state)
    assert rules.outcome(state) is None
    again, same = rules.setup(seats, {}, KeyedRng(b"deal"))
    assert (again, same) == (state, events)
    assert rules.setup(seats, {}, KeyedRng(b"another deal"))[0] != state


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_notation_fits_a_button(key: str, seats: int) -> None:
    """A custom id has 100 characters, shared with the table and the revision."""
    log = Log(key, seats, "notations")
    play(log, every_ply=False, deep=False)
    for _, notation in log.actions:
        assert NOTATION.fullmatch(notation)
        assert len(notation) <= 60


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_seat_acts_for_another_or_after_the_end(key: str, seats: int) -> None:
    rules = game(key)
    log = Log(key, seats, "after")
    play(log, every_ply=False, deep=False)
    state, _ = replay(log)
    for seat, notation in log.actions[-3:]:
        with pytest.raises((NotAllowed, NotYourDecision)):
            rules.apply(state, seat, rules.parse(notation), FastRng(1))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_bots_finish_a_game_among_themselves(key: str, seats: int) -> None:
    rules, rng = game(key), FastRng(1)
    state, _ = rules.setup(seats, {}, rng)
    for _ in range(5000):
        deciding = rules.deciding(state)
        if not deciding:
            break
        seat = deciding[0].seat
        view = rules.view(state, seat)
        action = rules.suggest(view, rng)
        assert rules.suggest(rules.view(rules.copy(state), seat), rng) in rules.legal(state, seat)
        rules.apply(state, seat, action, rng)
    assert rules.outcome(state) is not None


@pytest.mark.parametrize("key", every_game())
def test_a_sampled_position_has_drawn_nothing(key: str) -> None:
    rules = game(key)
    state, _ = rules.setup(rules.meta.seats[0], {}, KeyedRng(b"deal"))
    assert state.chance > 0
    assert rules.sample(rules.view(state, 0), KeyedRng(b"sample")).chance == 0


def test_data_of_an_impossible_position_is_refused() -> None:
    rules = game("mausoleum")
    data = rules.dump(rules.setup(rules.meta.seats[0], {}, FastRng(1))[0])
    data["pile"].pop()
    with pytest.raises(ValueError, match=r"^not a position of Guardiões do Mausoléu: \d of \d "):
        rules.load(data)


# ---------------------------------------------------------------- records of finished games


@pytest.mark.parametrize(("key", "ending"), ENDINGS)
def test_every_way_to_end_has_a_record_and_the_record_still_ends_so(key: str, ending: str) -> None:
    assert (RECORDS / f"{key}-{ending}.json").is_file(), f"python -m tests.engine.make_records {key}"
    record = read(key, ending)
    rules = game(key)
    assert record.rules_version == rules.meta.rules_version, "the rules have changed: make new records"
    assert verify(record) is None
    assert record.outcome["ending"] == ending
    *_, (state, events) = replayed(record)
    assert events[-1].kind == "ended"
    rules.check(state)


def test_no_record_is_left_over() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.json")) == sorted("-".join(each) for each in ENDINGS)


def test_an_unreadable_line_of_a_log_is_refused() -> None:
    key = every_game()[0]
    with pytest.raises(UnreadableAction):
        replay(Log(key, game(key).meta.seats[0], "x", [(0, "no-such-verb")]))
    for data in (None, [], {}, {"game": key, "seats": 2, "seed": "x", "actions": ["pass"]}):
        with pytest.raises(ValueError, match=r"."):
            Log.load(data)
