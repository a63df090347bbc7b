"""Every migration works from every earlier version, keeps all rows, and is one transaction."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from db import DatabaseUnwritable, MigrationFailed, Store
from db.migrate import APPLICATION_ID, FOLDER, Migration, migrate, migrations

STEPS = migrations()

SAMPLES = {
    1: """
        INSERT INTO meta VALUES ('commands', 'abc');
        INSERT INTO tables (id, guild_id, channel_id, game, rules_version, phase, locale, host_id, options, revision,
                            board_message_id, ping_message_id, shown_revision, seed, created_at, updated_at)
        VALUES (5, 1, 2, 'luxor', 1, 'running', 'fr', 101, '{}', 2, 11, 12, 1, x'00ff', 1, 2);
        INSERT INTO seats (table_id, seat, user_id, name, stamp, joined_at)
        VALUES (5, 0, 101, 'Ana', 1, 1), (5, 1, 102, 'Ben', 2, 1);
        INSERT INTO actions (table_id, revision, seat, user_id, notation, events, at)
        VALUES (5, 1, NULL, 101, 'start', '[]', 1), (5, 2, 0, 101, 'play.3', '[]', 2);
        INSERT INTO snapshots VALUES (5, 2, 1, '{}');
        INSERT INTO results (table_id, seat, user_id, place, points, ending, detail)
        VALUES (5, 0, 101, 1, 42, 'tomb', '{}'), (5, 1, 102, 2, 7, 'tomb', '{}');
    """,
    2: """
        INSERT INTO timers VALUES (5, 'deadline', 9), (5, 'archive', 99);
        INSERT INTO polls (table_id, kind, seat, target, revision, message_id, opened_at)
        VALUES (5, 'undo', 0, 1, 2, 13, 3), (5, 'absent', NULL, NULL, 2, NULL, 4);
        INSERT INTO votes VALUES (5, 'undo', 102, 'yes', 5);
        INSERT INTO server_settings (guild_id, pace, quiet_from, quiet_to, updated_at)
        VALUES (1, 'daily', 1320, 420, 1);
        INSERT INTO member_settings (guild_id, user_id, locale, updated_at) VALUES (1, 101, 'fr', 1);
        UPDATE tables SET pace = 'slow', away = 'archived';
        UPDATE seats SET computer = 'simple' WHERE seat = 1;
        UPDATE results SET computer = 'simple' WHERE seat = 1;
    """,
    3: """
        UPDATE tables SET commitment = 'abc', contribution = 1300000000000000001;
        UPDATE seats SET contribution = 1300000000000000000 WHERE seat = 1;
        INSERT INTO secrets VALUES (5, zeroblob(32));
    """,
    4: """
        INSERT INTO ratings VALUES (1, 1, 'luxor', 5, 0, 101, 25, 8.3, 27.6, 8.1, 9);
        UPDATE tables SET ranked = 0;
        UPDATE member_settings SET listed = 0;
    """,
    5: """
        INSERT INTO thoughts VALUES (5, 2, 'hard', '[["play.3", 0.6], ["play.2", 0.4]]');
    """,
    6: """
        UPDATE actions SET stamp = 1 WHERE revision = 2;
        UPDATE tables SET questions = 3;
        UPDATE polls SET number = 3 WHERE kind = 'undo';
    """,
    7: """
        UPDATE tables SET called_revision = 2;
    """,
    8: """
        UPDATE tables SET mentioned_revision = 1;
    """,
    9: """
        UPDATE results SET computer_version = 2 WHERE seat = 1;
    """,
    10: """
        UPDATE member_settings SET confirm_turns = 1;
    """,
    11: """
        UPDATE member_settings SET tips = 0;
    """,
    12: """
        INSERT INTO lessons VALUES (101, 'luxor', 1, 9);
    """,
    13: "",  # it makes tables on PostgreSQL only
    14: """
        UPDATE holders SET to_revision = 2 WHERE seat = 0;
    """,
    15: "",  # as 13
    16: "",
    17: """
        UPDATE seats SET passes = 1 WHERE seat = 0;
    """,
    18: """
        UPDATE tables SET absence = 'bot', deadline_ms = 60000;
        INSERT INTO guests VALUES (5, 103, 0);
        INSERT INTO blocks VALUES (1, 101, 102);
        UPDATE ratings SET ladder = 1;
    """,
    19: """
        INSERT INTO notes VALUES (101, 5, 'Keep the gate', 9);
        INSERT INTO channel_settings VALUES (1, 2, 'fr');
        UPDATE tables SET parent_id = 3;
        INSERT INTO subscriptions VALUES (1, 'luxor', 101, 9);
        INSERT INTO calls VALUES (1, 102, 5, 9, 0);
    """,
    20: """
        INSERT INTO servers VALUES (2, 9, 3, 20000, NULL), (3, NULL, 0, NULL, 9);
        INSERT INTO blocked_users VALUES (104, 9);
    """,
    21: """
        UPDATE seats SET planned = '{}' WHERE seat = 0;
        INSERT INTO deals VALUES (20000, 'luxor', 1, x'01', 'c', '[]');
        INSERT INTO tries VALUES (20000, 'luxor', 101, 1, 5, 'Ana', 40, 'bbb');
    """,
    22: """
        INSERT INTO reviews VALUES (5, '{}');
    """,
    23: "UPDATE seats SET agreed = 0 WHERE seat = 1",
    24: "",  # it computes what its columns hold
}
"""Sample rows by migration, for the tables and columns that it made."""

RENAMED = {"thoughts": "evaluations"}
"""Tables that a later migration renamed."""


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as opened:
        yield opened


def migrate_with_samples(connection: sqlite3.Connection, last: int = len(STEPS)) -> None:
    """Migrate step by step up to schema version ``last``, and insert each step's sample rows right after it."""
    for step in STEPS[:last]:
        migrate(connection, "x", STEPS[: step.number])
        connection.executescript(SAMPLES[step.number])


def version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def names(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return [name for (name,) in found]


def test_the_numbers_have_no_gap_and_every_version_has_a_sample() -> None:
    assert [step.number for step in STEPS] == list(range(1, len(STEPS) + 1))
    assert sorted(SAMPLES) == [step.number for step in STEPS]
    assert len(STEPS) == len(list(FOLDER.glob("*.*")))


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_no_step_handles_its_own_transaction(step: Migration) -> None:
    assert not re.search(r"^\s*(BEGIN|COMMIT|END|ROLLBACK|SAVEPOINT|PRAGMA)\b", step.sql, re.IGNORECASE | re.MULTILINE)


@pytest.mark.parametrize("start", range(1, len(STEPS) + 1))
def test_every_version_migrates_to_the_newest_and_keeps_its_rows(connection: sqlite3.Connection, start: int) -> None:
    migrate_with_samples(connection, start)
    before = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone() for name in names(connection)}
    assert all(count != (0,) for count in before.values()), "a sample fills every table"
    migrate(connection, "x", STEPS)
    assert version(connection) == len(STEPS)
    for name, count in before.items():
        asked = len(before.get("polls", ())) and name == "timers" and start < 23
        found = connection.execute(f"SELECT count(*) FROM {RENAMED.get(name, name)}").fetchone()
        assert found > count if asked else found == count, "a question that is open has a timer"
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_tables_older_than_timers_resume_without_one_and_are_shown(connection: sqlite3.Connection) -> None:
    migrate(connection, "x", STEPS[:1])
    connection.executescript(SAMPLES[1])
    migrate(connection, "x", STEPS)
    assert connection.execute("SELECT pace, archived FROM tables").fetchall() == [("none", None)]
    assert connection.execute("SELECT DISTINCT computer FROM seats").fetchall() == [(None,)]
    assert connection.execute("SELECT DISTINCT computer FROM results").fetchall() == [(None,)]


def test_tables_older_than_stored_mentions_count_as_mentioned_up_to_their_board(
    connection: sqlite3.Connection,
) -> None:
    migrate_with_samples(connection, 6)
    migrate(connection, "x", STEPS)
    assert connection.execute("SELECT revision, settled_revision FROM tables").fetchone() == (2, -1)


def test_messages_of_older_versions_are_taken_over(connection: sqlite3.Connection) -> None:
    """The board of the sample is up to date, its mention is not, and one of its two questions was posted."""
    migrate(connection, "x", STEPS[:15])
    connection.executescript(
        SAMPLES[1].replace("stamp", "decision_revision").replace("ping_message", "mention_message")
    )
    connection.executescript(
        "INSERT INTO polls (table_id, kind, seat, target, revision, message_id, opened_at, number)"
        " VALUES (5, 'undo', 0, 1, 2, 13, 3, 1), (5, 'absent', NULL, NULL, 2, NULL, 4, 2);"
        "UPDATE tables SET shown_revision = 2, mentioned_revision = 1"
    )
    migrate(connection, "x", STEPS)
    rows = connection.execute("SELECT name, message_id, shows, nonce FROM messages ORDER BY name").fetchall()
    assert rows == [("board", 11, "2", None), ("mention", 12, "", None), ("poll-undo", 13, "1", None)]
    assert connection.execute("SELECT settled_revision FROM tables").fetchone() == (-1,)


@pytest.mark.parametrize(("phase", "is_open"), [("lobby", 1), ("running", 1), ("finished", 0), ("cancelled", 0)])
def test_seats_and_results_get_what_older_versions_read_off_their_table(
    connection: sqlite3.Connection, phase: str, is_open: int
) -> None:
    migrate_with_samples(connection, 22)
    connection.execute("UPDATE tables SET phase = ?", (phase,))
    migrate(connection, "x", STEPS)
    assert connection.execute("SELECT DISTINCT open FROM seats").fetchall() == [(is_open,)]
    assert connection.execute("SELECT DISTINCT game FROM results").fetchall() == [("luxor",)]


def test_tables_older_than_secrets_have_none(connection: sqlite3.Connection) -> None:
    migrate_with_samples(connection, 2)
    migrate(connection, "x", STEPS)
    assert connection.execute("SELECT seed, commitment, contribution FROM tables").fetchall() == [
        (b"\0\xff", None, None)
    ]
    assert connection.execute("SELECT DISTINCT contribution FROM seats").fetchall() == [(None,)]
    assert connection.execute("SELECT count(*) FROM secrets").fetchone() == (0,)


def test_one_run_and_single_steps_make_the_same_schema(connection: sqlite3.Connection) -> None:
    migrate(connection, "x", STEPS)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as slow:
        for count in range(len(STEPS) + 1):
            migrate(slow, "x", STEPS[:count])
        query = "SELECT type, name, sql FROM sqlite_schema ORDER BY type, name"
        assert slow.execute(query).fetchall() == connection.execute(query).fetchall()


def test_the_file_is_marked_as_ours_and_foreign_keys_are_on_afterwards(connection: sqlite3.Connection) -> None:
    migrate(connection, "x", STEPS)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


@pytest.mark.parametrize(
    ("sql", "reason"),
    [
        ("CREATE TABLE new (id INTEGER); INSERT INTO meta VALUES ('a', 'b'); SELECT * FROM nowhere;", "nowhere"),
        (
            "CREATE TABLE new (id INTEGER); INSERT INTO snapshots VALUES (9, 1, 1, '{}');",
            "do not exist",
        ),
        ("CREATE TABLE new (id INTEGER); THIS IS NO SQL;", "syntax error"),
    ],
)
def test_a_failed_step_is_rolled_back_and_earlier_ones_stay(
    connection: sqlite3.Connection, sql: str, reason: str
) -> None:
    good = Migration(len(STEPS) + 1, "good", "CREATE TABLE good (id INTEGER) STRICT;")
    bad = Migration(len(STEPS) + 2, "bad", sql)
    with pytest.raises(MigrationFailed, match=f"schema version {bad.number}: .*{reason}"):
        migrate(connection, "x", (*STEPS, good, bad))
    assert version(connection) == good.number
    assert "good" in names(connection) and "new" not in names(connection)
    assert connection.execute("SELECT count(*) FROM meta").fetchone() == (0,)
    assert not connection.in_transaction
    migrate(connection, "x", (*STEPS, good, Migration(bad.number, "mended", "CREATE TABLE new (id INTEGER) STRICT;")))
    assert version(connection) == bad.number


def test_a_step_that_ends_the_transaction_itself_fails(connection: sqlite3.Connection) -> None:
    with pytest.raises(MigrationFailed, match="ends the transaction itself"):
        migrate(connection, "x", (Migration(1, "sly", "CREATE TABLE a (id INTEGER); COMMIT;"),))


def test_a_step_may_rebuild_a_table_that_others_reference(connection: sqlite3.Connection) -> None:
    migrate_with_samples(connection)
    sql = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'tables'").fetchone()[0]
    rebuilt = f"""
        {sql.replace("CREATE TABLE tables", "CREATE TABLE rebuilt")};
        INSERT INTO rebuilt SELECT * FROM tables;
        DROP TABLE tables;
        ALTER TABLE rebuilt RENAME TO tables;
    """
    migrate(connection, "x", (*STEPS, Migration(len(STEPS) + 1, "rebuilt", rebuilt)))
    assert connection.execute("SELECT count(*) FROM seats").fetchone() == (2,)
    assert connection.execute("SELECT count(*) FROM results").fetchone() == (2,)


def test_a_full_disk_is_not_blamed_on_the_step(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA max_page_count = 4")
    with pytest.raises(DatabaseUnwritable, match="full"):
        migrate(connection, "x", STEPS)
    assert version(connection) == 0 and names(connection) == []


@pytest.mark.parametrize("wrong", [["0001_a.sql", "0003_b.sql"], ["0002_a.sql"], ["0001_a.sql", "0001_b.sql"]])
def test_a_gap_or_a_double_number_is_rejected(tmp_path: Path, wrong: list[str]) -> None:
    for name in wrong:
        (tmp_path / name).touch()
    with pytest.raises(ValueError, match="without a gap"):
        migrations(tmp_path)


def test_a_misnamed_file_is_rejected(tmp_path: Path) -> None:
    (tmp_path / "1-first.sql").touch()
    with pytest.raises(ValueError, match="not named like"):
        migrations(tmp_path)


async def test_opening_migrates_a_database_of_an_earlier_version(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(path) as store:
        await store.set_meta({"a": "b"})
    later = (*STEPS, Migration(len(STEPS) + 1, "later", "CREATE TABLE later (id INTEGER) STRICT;"))
    monkeypatch.setattr("db.store.migrations", lambda: later)
    async with await Store.open(path) as store:
        assert await store._connection.read(version) == len(later)
        assert await store.meta("a") == "b"


def test_the_log_tells_who_held_a_seat_of_a_running_game() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, "x", STEPS[:13])
        connection.executescript("""
            INSERT INTO tables (id, guild_id, channel_id, game, rules_version, phase, locale, host_id, options,
                                revision, created_at, updated_at)
            VALUES (5, 1, 2, 'luxor', 1, 'running', 'fr', 101, '{}', 9, 1, 2);
            INSERT INTO seats (table_id, seat, user_id, name, decision_revision, joined_at, computer)
            VALUES (5, 0, 101, 'Ana', 1, 1, NULL), (5, 1, 104, 'Davi', 2, 1, NULL), (5, 2, 0, '', 2, 1, 'normal'),
                   (5, 3, -1, 'Sobek', 2, 1, 'hard');
            INSERT INTO actions (table_id, revision, seat, user_id, notation, events, at)
            VALUES (5, 3, NULL, 101, 'start', '[]', 1), (5, 4, 0, 101, 'play.3', '[]', 2),
                   (5, 5, 1, 102, '@leave', '[]', 3), (5, 6, 1, NULL, 'play.1', '[]', 3),
                   (5, 7, 1, 104, '@take', '[]', 3), (5, 8, 2, 103, '@leave', '[]', 3),
                   (5, 9, 0, 101, 'play.2', '[]', 3);
        """)
        migrate(connection, "x", STEPS)
        held = connection.execute("SELECT * FROM holders ORDER BY table_id, seat, from_revision").fetchall()
    assert held == [
        (5, 0, 3, None, 101, "Ana"),
        (5, 1, 3, 5, 102, "?"),
        (5, 1, 5, 7, 0, ""),
        (5, 1, 7, None, 104, "Davi"),
        (5, 2, 3, 8, 103, "?"),
        (5, 2, 8, None, 0, ""),
        (5, 3, 3, None, -1, "Sobek"),
    ]
