"""The document of a finished game: records round-trip, invalid ones give a reason, a running game has none."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine import games
from engine.record import MAX_CHARACTERS, Line, Record, RecordError, Sealed, Unfinished, build, dump, fingerprint, load
from engine.seed import commitment, shuffle_seed
from tests.engine.make_records import random_game

SECRET = bytes(range(32))
Data = dict[str, Any]


@pytest.fixture(scope="module")
def record() -> Record:
    return random_game("mausoleum", 1)


@pytest.mark.parametrize("key", games())
def test_a_record_comes_back_as_it_was(key: str) -> None:
    record = random_game(key, 2)
    text = dump(record)
    assert load(text) == record
    assert json.loads(text)["seats"] == list(record.names)
    assert all(len(line) <= 120 for line in text.splitlines()), "a line a step, to be read by people"


def test_the_seed_and_the_commitment_are_what_the_documentation_says() -> None:
    """Spelled out with the standard library alone, as a third party would."""
    text = "tertulia shuffle 1\ntable 7\ngame luxor\nrules 1\nseat 0 none\nseat 1 99\nseat 2 98\nstart 97\n"
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    asked = {
        "table": 7,
        "game": "luxor",
        "rules_version": 1,
        "contributions": (None, 99, 98),
        "start": 97,
        "options": {},
    }
    seed = shuffle_seed(SECRET, **asked)
    assert seed == hmac.new(SECRET, text.encode(), hashlib.sha256).digest()
    for change in (
        {"table": 8},
        {"game": "mausoleum"},
        {"rules_version": 2},
        {"contributions": (None, 98, 99)},
        {"contributions": (99, None, 98)},
        {"contributions": (None, 99, 98, None)},
        {"start": None},
        {"options": {"step": "space"}},
    ):
        assert shuffle_seed(SECRET, **{**asked, **change}) != seed, change
    assert shuffle_seed(SECRET[::-1], **asked) != seed


def test_the_fingerprint_leaves_out_the_names_and_nothing_else(record: Record) -> None:
    data = json.loads(dump(record))
    assert data["fingerprint"] == fingerprint(record) == record.fingerprint
    named = {key: value for key, value in data.items() if key != "fingerprint"} | {"seats": len(data["seats"])}
    text = json.dumps(named, sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest() == record.fingerprint


def test_a_game_that_is_not_over_has_no_record() -> None:
    with pytest.raises(Unfinished) as caught:
        build(
            game="luxor",
            rules_version=1,
            table=1,
            names=("Ana", "Bruno"),
            options={},
            sealed=Sealed(commitment(SECRET), SECRET, (None, 5), 6),
            seed=SECRET,
            lines=(),
            outcome=None,
        )
    assert SECRET.hex() not in str(caught.value) and repr(SECRET) not in repr(caught.value)


def test_what_is_written_of_a_record_in_a_log_holds_no_secret(record: Record) -> None:
    assert record.sealed is not None
    for value in (record.seed, record.sealed.secret):
        assert value.hex() not in repr(record) and repr(value) not in repr(record)


@pytest.mark.parametrize(
    "text", ["1 - table start", "12 0 person play.left", "13 1 computer @undo.9.anew", "14 - table @computer"]
)
def test_a_line_reads_back(text: str) -> None:
    assert str(Line.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "x", 7, None, "0 0 person play.left", "1 0 person", "1 0 somebody play.left", "1 - person play.left",
        "1 0 table play.left", "1 0 person PLAY", "1 0 person play..left", "1 0 person @undo", "1 0 person @undo.x",
        "1 0 person @undo.5.again", "1 - table @undo.5", "1 0 person @", "1  0 person play.left",
        "1 0 person play left", "1 0 person play.left\n", "99999999999999 0 person play.left", "1 12 person play.left",
    ],
)  # fmt: skip
def test_a_line_that_is_none_is_refused(text: object) -> None:
    with pytest.raises(RecordError):
        Line.parse(text)


def broken(change: Callable[[Data], object]) -> Callable[[Data], Data]:
    def apply(data: Data) -> Data:
        change(data)
        return data

    return apply


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: [data], "no record"),
        (lambda data: "x", "no record"),
        (lambda data: {**data, "format": "pgn"}, "no record"),
        (lambda data: {**data, "version": 3}, "version 3"),
        (lambda data: {**data, "version": None}, "version null"),
        (lambda data: {**data, "comment": "well played"}, 'unknown "comment"'),
        (broken(lambda data: data.pop("log")), 'no "log"'),
        (broken(lambda data: data.pop("version")), 'no "version"'),
        (lambda data: {**data, "table": "1"}, '"table"'),
        (lambda data: {**data, "table": True}, '"table"'),
        (lambda data: {**data, "seats": [1, 2, 3]}, "names"),
        (lambda data: {**data, "seats": ["Ana"]}, "contributions for 1 seats"),
        (lambda data: {**data, "options": {"a": 1}}, "options"),
        (lambda data: {**data, "outcome": None}, '"outcome"'),
        (lambda data: {**data, "seed": "00"}, '"seed"'),
        (lambda data: {**data, "fingerprint": "G" * 64}, '"fingerprint"'),
        (lambda data: {**data, "log": ["1 - table start", {}]}, "no line of a log"),
        (lambda data: {**data, "log": ["x" * 500]}, "no line of a log"),
        (lambda data: {**data, "log": ["1 - table start"] * 10_001}, "too long"),
        (lambda data: {**data, "shuffle": []}, '"shuffle"'),
        (broken(lambda data: data["shuffle"].pop("secret")), 'no "secret"'),
        (broken(lambda data: data["shuffle"].update(salt="")), 'unknown "salt"'),
        (broken(lambda data: data["shuffle"].update(start=5)), "no contribution"),
        (broken(lambda data: data["shuffle"].update(start="-5")), "no contribution"),
        (broken(lambda data: data["shuffle"].update(commitment=None)), '"commitment"'),
    ],
)
def test_what_is_no_record_says_what_is_wrong(record: Record, change: Callable[[Data], object], said: str) -> None:
    with pytest.raises(RecordError) as caught:
        load(json.dumps(change(json.loads(dump(record)))))
    assert said in str(caught.value) and len(str(caught.value)) < 200


def test_a_document_that_was_cut_off_anywhere_is_refused(record: Record) -> None:
    text = dump(record)
    for length in range(0, len(text.rstrip()), 97):
        with pytest.raises(RecordError):
            load(text[:length])


@pytest.mark.parametrize(
    "text",
    ["", "PGN", "null", "[" * 100_000, "9" * 10_000, "x" * (MAX_CHARACTERS + 1), '{"format": 1, "format": 2}', "\x00"],
)
def test_what_is_no_json_or_too_much_of_it_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        load(text)
