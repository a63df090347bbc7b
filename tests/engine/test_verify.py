"""A true record verifies and a tampered one does not, for every change in every game."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import KeyedRng, game, games
from engine.record import BOT, PERSON, TABLE, Line, Record, Sealed, build, dump, fingerprint
from engine.replay import positions, replay, undo
from engine.seed import commitment
from engine.verify import Mismatch, Uncheckable, main, verify
from tests.engine.make_records import random_game, read
from tests.traits import about_three, traits

OTHER = hashlib.sha256(b"another secret").digest()
THIRD = 1
"""The random game of each kind to tamper with: one with three players."""


@pytest.fixture(params=games())
def record(request: pytest.FixtureRequest) -> Record:
    found = random_game(request.param, THIRD)
    assert verify(found) is None and len(found.names) >= about_three(request.param)
    return found


def sealed(record: Record) -> Sealed:
    assert record.sealed is not None
    return record.sealed


def hidden(record: Record) -> Record:
    """Return the record with the fingerprint recomputed, as a skilled forger would leave it."""
    return replace(record, fingerprint=fingerprint(record))


def caught(record: Record, **changes: Any) -> str:
    """Return the kind of disagreement found after a change that the fingerprint hides."""
    changed = replace(record, **changes)
    assert verify(changed) is not None, "the change alone"
    found = verify(hidden(changed))
    assert found is not None, "the change with a fingerprint that fits"
    return found.kind


def lined(lines: Sequence[Line]) -> tuple[Line, ...]:
    """Renumber the lines without a gap."""
    first = lines[0].revision
    return tuple(line._replace(revision=first + number) for number, line in enumerate(lines))


# ---------------------------------------------------------------- the shuffle


def test_another_secret_or_another_commitment_is_found(record: Record) -> None:
    was = sealed(record)
    assert caught(record, sealed=replace(was, secret=OTHER)) == "commitment"
    assert caught(record, sealed=replace(was, commitment=commitment(OTHER))) == "commitment"
    both = replace(was, secret=OTHER, commitment=commitment(OTHER))
    assert caught(record, sealed=both) == "seed"
    # With a recomputed seed, the deal differs.
    again = replace(record, sealed=both)
    assert caught(again, seed=again.agreed_seed()) in ("step", "outcome", "unfinished")


def test_another_contribution_or_another_order_of_them_is_found(record: Record) -> None:
    was = sealed(record)
    first, second, *rest = was.contributions
    *others, last_but_one, last = was.contributions
    for changed in (
        replace(was, contributions=(*others, last, last_but_one)),
        replace(was, contributions=(second, first, *rest)),
        replace(was, contributions=(first, (second or 0) + 1, *rest)),
        replace(was, contributions=(first, None, *rest)),
        replace(was, start=(was.start or 0) + 1),
        replace(was, start=None),
    ):
        assert caught(record, sealed=changed) == "seed"
        again = replace(record, sealed=changed)
        assert caught(again, seed=again.agreed_seed()) in ("step", "outcome", "unfinished")


def test_another_seed_or_another_table_is_found(record: Record) -> None:
    assert caught(record, seed=OTHER) == "seed"
    assert caught(record, table=record.table + 1) == "seed"


def test_a_record_without_a_commitment_never_counts_as_verified(record: Record) -> None:
    assert caught(record, sealed=None) == "unsealed"


# ---------------------------------------------------------------- the decisions


def test_a_decision_that_was_not_open_is_found_at_its_very_line(record: Record) -> None:
    rules = game(record.game)
    states = positions(rules, len(record.names), {}, KeyedRng(record.seed), record.steps)
    before = [state for _, state in states]
    for at in range(1, len(record.lines), 17):
        line = record.lines[at]
        others = [seat for seat in range(len(record.names)) if not rules.legal(before[at - 1], seat)]
        wrong = [line._replace(notation="no.such.verb")]
        wrong += [line._replace(seat=seat) for seat in others] + [line._replace(seat=9)]
        wrong.append(Line(line.revision, None, TABLE, line.notation))
        for each in wrong:
            changed = hidden(replace(record, lines=(*record.lines[:at], each, *record.lines[at + 1 :])))
            found = verify(changed)
            assert found is not None and (found.kind, found.line) == ("step", each), each


def test_another_decision_is_found(record: Record) -> None:
    """Another legal decision: the rest, the end or finally the fingerprint disagrees."""
    rules = game(record.game)
    states = positions(rules, len(record.names), {}, KeyedRng(record.seed), record.steps)
    before = [state for _, state in states]
    kinds = set()
    for at in range(1, len(record.lines), 11):
        line = record.lines[at]
        assert line.seat is not None
        for action in rules.legal(before[at - 1], line.seat):
            if str(action) == line.notation:
                continue
            changed = line._replace(notation=str(action))
            found = verify(replace(record, lines=(*record.lines[:at], changed, *record.lines[at + 1 :])))
            assert found is not None
            assert found.line is None or found.line.revision >= line.revision
            kinds.add(found.kind)
    assert "step" in kinds


def test_an_added_a_missing_and_an_exchanged_decision_are_found(record: Record) -> None:
    lines = list(record.lines)
    for at in range(1, len(lines) - 1, 13):
        missing = [*lines[:at], *lines[at + 1 :]]
        added = [*lines[: at + 1], *lines[at:]]
        exchanged = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        for changed in (missing, added, exchanged):
            found = verify(hidden(replace(record, lines=tuple(changed))))
            assert found is not None and found.kind == "step" and found.line is not None
            gap = found.line.revision, at + lines[0].revision
            assert gap[0] in (gap[1], gap[1] + 1), "the numbers tell it where it happened"
            # With renumbered lines, the rules or the fingerprint detect it.
            assert verify(replace(record, lines=lined(changed))) is not None


def test_a_log_that_ends_early_or_goes_on_is_found(record: Record) -> None:
    assert caught(record, lines=record.lines[:-1]) == "unfinished"
    assert caught(record, lines=record.lines[:1]) == "unfinished"
    assert caught(record, lines=()) == "step"
    assert caught(record, lines=record.lines[1:]) == "step"
    last = record.lines[-1]
    for notation in ("@leave", undo(record.lines[-2].revision, resample=False), last.notation):
        assert (
            caught(record, lines=(*record.lines, last._replace(revision=last.revision + 1, notation=notation)))
            == "step"
        )
    again = (record.lines[0], *record.lines)
    assert caught(record, lines=lined(again)) == "step"


def test_who_decided_is_in_the_fingerprint(record: Record) -> None:
    """It changes nothing in the game: only the fingerprint published in the channel shows it."""
    line = record.lines[3]._replace(who=BOT)
    found = verify(replace(record, lines=(*record.lines[:3], line, *record.lines[4:])))
    assert found == Mismatch("fingerprint")


# ---------------------------------------------------------------- the end, and unprotected fields


def test_another_outcome_is_found(record: Record) -> None:
    was = record.outcome
    for change in (
        {"places": was["places"][::-1] if was["places"] != was["places"][::-1] else [9]},
        {"points": [[each + 1 for each in row] for row in was["points"]]},
        {"ending": "boredom"},
        {"decided_by": "luck"},
        {"criteria": []},
        {"more": 1},
    ):
        assert caught(record, outcome={**was, **change}) == "outcome"


def test_names_are_free(record: Record) -> None:
    assert verify(replace(record, names=tuple("?" for _ in record.names))) is None


def test_another_game_or_other_rules_cannot_be_checked(record: Record) -> None:
    other = next(key for key in games() if key != record.game)
    assert caught(record, game=other) == "seed"
    for changes, said in (
        ({"game": "chess"}, "no game"),
        ({"rules_version": record.rules_version + 1}, "version"),
        ({"names": ("Ana",)}, "players"),
        ({"options": {"timer": "fast"}}, "option"),
    ):
        with pytest.raises(Uncheckable, match=said):
            verify(replace(record, **changes))


# ---------------------------------------------------------------- table events


def played_on(key: str, *more: tuple[int | None, str, str], decisions: int = 6) -> Record:
    """Return a game whose log has these lines (seat, who, notation) after so many decisions, played to its end."""
    plain = random_game(key, THIRD)
    rules, rng = game(key), KeyedRng(plain.seed)
    lines = list(plain.lines[: 1 + decisions])
    lines += [Line(lines[-1].revision + 1 + number, *line) for number, line in enumerate(more)]
    *_, (_, state) = positions(rules, len(plain.names), {}, rng, [line.step for line in lines])
    chance = random.Random(decisions)  # the last action may be one that goes on for ever, such as to roll again
    while pending := rules.deciding(state):
        seat = pending[-1].seat
        action = chance.choice(rules.legal(state, seat))
        rules.apply(state, seat, action, rng)
        lines.append(Line(lines[-1].revision + 1, seat, BOT, str(action)))
    return build(
        game=key,
        rules_version=plain.rules_version,
        table=plain.table,
        names=plain.names,
        options={},
        sealed=plain.sealed,
        seed=plain.seed,
        lines=lines,
        outcome=rules.outcome(state),
    )


TABLE_LINES = ((0, PERSON, "@leave"), (0, BOT, "@return"), (None, TABLE, "@computer"))


@pytest.mark.parametrize("key", games())
def test_what_was_taken_back_and_who_played_is_followed(key: str) -> None:
    log = random_game(key, THIRD).lines
    back = (log[6].seat, PERSON, undo(log[5].revision, resample=True))
    record = played_on(key, *TABLE_LINES, back)
    assert verify(record) is None and record.reshuffles == 1
    at = next(number for number, line in enumerate(record.lines) if line.notation.startswith("@undo"))
    for notation in ("@undo.1", undo(record.lines[-1].revision, resample=True)):
        line = record.lines[at]._replace(notation=notation)
        found = verify(hidden(replace(record, lines=(*record.lines[:at], line, *record.lines[at + 1 :]))))
        assert found is not None and (found.kind, found.line) == ("step", line)
    left_out = lined([line for line in record.lines if not line.notation.startswith("@undo")])
    assert caught(record, lines=left_out) in ("step", "outcome", "unfinished")


@pytest.mark.parametrize("key", games())
def test_an_undo_that_takes_back_no_decision_of_its_seat_is_found(key: str) -> None:
    """A bot could otherwise shuffle again until it likes the cards."""
    log = random_game(key, THIRD).lines
    seat, other = log[6].seat, next(seat for seat in range(3) if seat != log[6].seat)
    first = log[6].revision + 1
    for resample in (True, False):
        for wrong in (
            [(seat, PERSON, undo(log[6].revision, resample=resample))],
            [(other, PERSON, undo(log[5].revision, resample=resample))],
            [*TABLE_LINES, (0, PERSON, undo(first, resample=resample))],
            [*TABLE_LINES, (seat, PERSON, undo(first + 2, resample=resample))],
            # Back to what was taken back before, and from there on to take back more.
            [
                (seat, PERSON, undo(log[5].revision, resample=True)),
                (seat, PERSON, undo(log[6].revision, resample=resample)),
            ],
        ):
            record = played_on(key, *wrong)
            found = verify(record)
            assert found is not None and (found.kind, found.line) == ("step", record.lines[6 + len(wrong)]), wrong


@pytest.mark.parametrize("key", games())
def test_an_undo_without_a_shuffle_takes_back_only_what_revealed_nothing(key: str) -> None:
    plain = random_game(key, THIRD)
    replayed = list(replay(game(key), len(plain.names), {}, KeyedRng(plain.seed), plain.steps))
    seen = 0
    for decisions in range(1, len(replayed) - 1, 5):
        line, silent = plain.lines[decisions], not any(event.reveals for event in replayed[decisions][2])
        back = undo(line.revision - 1, resample=False)
        found = verify(played_on(key, (line.seat, PERSON, back), decisions=decisions))
        assert (found is None) is silent
        seen += silent
    assert (seen > 0) is traits(key).silent


# ---------------------------------------------------------------- the command


def test_the_command_says_verified_or_what_disagrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read("luxor", "tomb")
    path = tmp_path / "record.json"
    path.write_text(dump(record), encoding="utf-8")
    assert main([str(path)]) == 0
    out = capsys.readouterr().out
    assert "taken back: 0 times." in out
    assert out.startswith("verified: luxor") and sealed(record).commitment in out and record.fingerprint in out
    assert sealed(record).secret.hex() not in out

    wrong = record.lines[5]._replace(notation="no.such.verb")
    path.write_text(dump(replace(record, lines=(*record.lines[:5], wrong, *record.lines[6:]))), encoding="utf-8")
    assert main([str(path)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("NOT verified") and f"revision {wrong.revision} ({wrong})" in out


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe\x00", b"[]", b"x" * 5_000_000, None], ids=lambda content: str(content)[:8]
)
def test_the_command_says_what_cannot_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    path = tmp_path / "record.json"
    if content is not None:
        path.write_bytes(content)
    assert main([str(path)]) == 2
    told = capsys.readouterr()
    assert "cannot be checked" in told.err and "Traceback" not in told.err and len(told.err) < 400 and not told.out


def test_the_command_says_that_a_record_of_other_rules_cannot_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.json"
    path.write_text(dump(replace(read("luxor", "tomb"), rules_version=99)), encoding="utf-8")
    assert main([str(path)]) == 2
    assert "version 99" in capsys.readouterr().err


def test_the_command_needs_nothing_but_the_standard_library() -> None:
    record = Path(__file__).parent / "records" / "mausoleum-hands.json"
    script = "import sys; sys.path.insert(0, sys.argv[1]); from engine.verify import main; sys.exit(main(sys.argv[2:]))"
    command = [sys.executable, "-I", "-S", "-c", script, str(Path(__file__).parents[2]), str(record)]
    assert subprocess.run(command, capture_output=True, timeout=60).returncode == 0


@pytest.mark.parametrize("buffered", [True, False])
def test_the_command_ends_quietly_when_its_reader_has_gone(*, buffered: bool) -> None:
    record = Path(__file__).parent / "records" / "mausoleum-hands.json"
    command = [sys.executable, *([] if buffered else ["-u"]), "-m", "engine.verify", str(record)]
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(command, cwd=Path(__file__).parents[2], stdout=writer, stderr=subprocess.PIPE, timeout=60)
    finally:
        os.close(writer)
    assert done.stderr == b""
