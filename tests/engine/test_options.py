"""Options: every variant keeps the contract, default games stay as they were, seed and record know the option."""

from __future__ import annotations

import dataclasses
import hashlib
import hmac
import json
from collections import Counter
from typing import Any

import pytest

from engine import FastRng, KeyedRng, every_game, game
from engine.record import dump, load
from engine.seed import shuffle_seed
from engine.selfplay import Log, main, play, replay
from engine.verify import Uncheckable, verify
from tests.engine.make_records import random_game
from tests.engine.test_reshuffle import rows
from tests.engine.variants import VARIANTS
from tests.engine.walks import walk
from tests.traits import traits

SECRET = bytes(range(32))


def test_some_games_have_options() -> None:
    assert {("luxor", "step", "space"), ("mausoleum", "hand_limit", "always")} <= set(VARIANTS)


@pytest.mark.parametrize("key", every_game())
def test_an_unknown_option_or_value_is_refused(key: str) -> None:
    meta, setup = game(key).meta, game(key).setup
    wrong = [{"timer": "fast"}, *({name: "no such value"} for name in meta.options)]
    for options in wrong:
        with pytest.raises(ValueError, match=f"{key} has no such option"):
            setup(meta.seats[0], options, FastRng(1))


@pytest.mark.parametrize("key", every_game())
def test_a_default_is_the_same_said_or_unsaid(key: str) -> None:
    rules = game(key)
    fewest, said = rules.meta.seats[0], {name: values[0] for name, values in rules.meta.options.items()}
    assert rules.setup(fewest, said, KeyedRng(b"x")) == rules.setup(fewest, {}, KeyedRng(b"x"))
    assert rules.meta.changed(said) == {} and rules.meta.choose({}) == said


@pytest.mark.parametrize("key", every_game())
def test_a_value_of_an_option_is_a_word_that_fits_a_custom_id(key: str) -> None:
    for name, values in game(key).meta.options.items():
        assert len(values) > 1 and len(set(values)) == len(values)
        assert all(word.isascii() and word.replace("_", "").isalnum() and len(word) <= 16 for word in (name, *values))


@pytest.mark.parametrize(("key", "name", "value"), VARIANTS)
def test_a_variant_keeps_every_promise_from_the_deal_to_the_end(key: str, name: str, value: str) -> None:
    for seats in game(key).meta.seats:
        play(Log(key, seats, "variant", options={name: value}), every_ply=True, deep=True)


@pytest.mark.parametrize(("key", "name", "value"), VARIANTS)
def test_bots_finish_a_variant_among_themselves(key: str, name: str, value: str) -> None:
    rules, rng = game(key), FastRng(1)
    state, _ = rules.setup(rules.meta.seats[-1], {name: value}, rng)
    for _ in range(5000):
        deciding = rules.deciding(state)
        if not deciding:
            break
        seat = deciding[0].seat
        rules.apply(state, seat, rules.suggest(rules.view(state, seat), rng), rng)
    assert rules.outcome(state) is not None


@pytest.mark.parametrize(("key", "name", "value"), VARIANTS)
def test_a_reshuffle_of_a_variant_changes_only_what_no_viewer_sees(key: str, name: str, value: str) -> None:
    rules, changed = game(key), Counter[str]()
    for ply, rng in walk(key, 6, options={name: value}):
        state = ply.before
        before, views = rules.dump(state), [rules.view(state, viewer) for viewer in (None, *range(state.seats))]
        rules.reshuffle(state, rng)
        rules.check(state)
        assert [rules.view(state, viewer) for viewer in (None, *range(state.seats))] == views
        after = rules.dump(state)
        changed.update(each for each in after if after[each] != before[each])
        assert [sorted(row) for row in rows(key, after)] == [sorted(row) for row in rows(key, before)]
    unknown = traits(key).unknown
    assert set(changed) == ({*unknown, "chance"} if unknown else set())


# ---------------------------------------------------------------- plain data


def omitted(key: str) -> dict[str, Any]:
    """Return the fields that a default game does not write, with their defaults."""
    rules = game(key)
    state, _ = rules.setup(rules.meta.seats[0], {}, FastRng(1))
    fields = {field.metadata.get("stored", field.name): field.default for field in dataclasses.fields(state)}
    return {name: default for name, default in fields.items() if name not in rules.dump(state) and name != "path"}


def test_default_games_write_what_they_wrote_before_there_were_options() -> None:
    assert omitted("luxor") == {"by_space": False}
    assert omitted("mausoleum") == {"always": False, "play_next": False}
    assert omitted("capital_lux") == {}


@pytest.mark.parametrize("key", [key for key in every_game() if traits(key).first_deal])
def test_a_default_deal_is_byte_for_byte_as_before(key: str) -> None:
    rules = game(key)
    state, events = rules.setup(rules.meta.seats[0], {}, KeyedRng(b"frozen"))
    text = json.dumps([rules.dump(state), [event.dump() for event in events]])
    assert hashlib.sha256(text.encode()).hexdigest() == traits(key).first_deal


@pytest.mark.parametrize(("key", "name", "value"), VARIANTS)
def test_a_stored_variant_comes_back_as_one(key: str, name: str, value: str) -> None:
    rules = game(key)
    state, _ = rules.setup(rules.meta.seats[0], {name: value}, FastRng(1))
    data = json.loads(json.dumps(rules.dump(state)))
    assert rules.load(data) == state and rules.copy(state) == state
    assert data.keys() - rules.dump(rules.setup(rules.meta.seats[0], {}, FastRng(1))[0]).keys()


@pytest.mark.parametrize("key", every_game())
def test_a_default_that_is_written_is_no_position(key: str) -> None:
    rules = game(key)
    data = rules.dump(rules.setup(rules.meta.seats[0], {}, FastRng(1))[0])
    for name, default in omitted(key).items():
        with pytest.raises(ValueError, match="a default is not written"):
            rules.load({**data, name: default})
        with pytest.raises(ValueError, match=name):
            rules.load({**data, name: "words"})


# ---------------------------------------------------------------- seed and record


def test_a_seed_without_options_is_as_it_was() -> None:
    seed = shuffle_seed(
        SECRET, table=12, game="luxor", rules_version=1, options={}, contributions=(None, 1300000000000000001), start=5
    )
    assert seed.hex() == "833756dea063b372a9d7c97e3981f224e587c4808ff105496c445f9eaa4d762e"


def test_each_option_adds_a_line_to_the_text_of_the_seed_sorted_by_name() -> None:
    text = "tertulia shuffle 1\ntable 7\ngame x\nrules 1\noption a c\noption b a\nseat 0 none\nstart 9\n"
    seed = shuffle_seed(
        SECRET, table=7, game="x", rules_version=1, options={"b": "a", "a": "c"}, contributions=(None,), start=9
    )
    assert seed == hmac.new(SECRET, text.encode(), hashlib.sha256).digest()


@pytest.mark.parametrize(("key", "name", "value"), VARIANTS)
def test_the_record_of_a_variant_is_verified_and_needs_its_option(key: str, name: str, value: str) -> None:
    record = random_game(key, 3, options={name: value})
    assert json.loads(dump(record))["options"] == {name: value}
    assert load(dump(record)) == record and verify(record) is None
    for options in ({}, {name: game(key).meta.options[name][0]}):
        found = verify(dataclasses.replace(record, options=options))
        assert found is not None and found.kind == "seed"
    with pytest.raises(Uncheckable, match="no such option"):
        verify(dataclasses.replace(record, options={name: "forged"}))
    unsealed = dataclasses.replace(record, sealed=None, options={})
    assert verify(unsealed) is not None


# ---------------------------------------------------------------- the command


def test_the_command_plays_a_variant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mausoleum", "--games", "4", "--option", "hand_limit=always"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["games"] == 4


@pytest.mark.parametrize("option", ["hand_limit=never", "hand_limit", "timer=fast", "="])
def test_the_command_refuses_an_unknown_option_with_a_sentence(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mausoleum", "--option", option]) == 2
    assert "There are: hand_limit=turn_end, hand_limit=always." in capsys.readouterr().err


def test_the_log_of_a_variant_replays_as_one() -> None:
    log = Log("luxor", 2, "again", options={"step": "space"})
    play(log, every_ply=False, deep=False)
    again = Log.load(json.loads(json.dumps(log.dump())))
    assert again == log and replay(again)[0].by_space
    old = {name: value for name, value in log.dump().items() if name != "options"}
    assert Log.load(old).options == {}
