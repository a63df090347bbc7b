"""Databases of earlier versions keep their ratings, which follow from their results."""

from __future__ import annotations

import asyncio
import operator
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from db import RatingRow, StandingRow, Store
from db.migrate import migrate, migrations, postgres_migrations
from tables.rating_model import DEFAULT_SKILL, Skill, rate, recompute
from tables.ratings import main


def test_a_database_of_an_earlier_version_is_not_brought_up_without_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        migrate(other, path, migrations()[:4])
    assert main([str(path)]) == 0
    assert len(list(tmp_path.glob("old.sqlite3.backup-*-schema-4"))) == 1


BEFORE_VERSIONS = """
INSERT INTO tables (id, guild_id, channel_id, game, rules_version, phase, locale, host_id, options, revision,
                    shown_revision, seed, created_at, updated_at)
VALUES (5, 1, 2, 'luxor', 1, 'finished', 'fr', 101, '{}', 2, 2, x'00ff', 1, 2);
INSERT INTO seats (table_id, seat, user_id, name, decision_revision, joined_at, computer)
VALUES (5, 0, 101, 'Ana', 1, 1, NULL), (5, 1, 102, 'Ben', 2, 1, NULL), (5, 2, -1, 'hard', 2, 1, 'hard');
INSERT INTO results (table_id, seat, user_id, place, points, ending, detail, computer)
VALUES (5, 0, 101, 2, 42, 'tomb', '{}', NULL), (5, 1, 102, 3, 7, 'tomb', '{}', NULL),
       (5, 2, -1, 1, 50, 'tomb', '{}', 'hard');
INSERT INTO ratings VALUES (1, 1, 'luxor', 5, 0, 101, 25, 8.333333333333334, 25.95063986826624, 7.913788984467743, 2),
                           (2, 1, 'luxor', 5, 1, 102, 25, 8.333333333333334, 20.981368035035782, 7.913788984467743, 2);
"""
"""A game that a hard bot won before results named its version, with the ratings of that time."""


def test_a_stronger_bot_changes_no_rating_of_an_earlier_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        migrate(other, path, migrations()[:8])
        other.executescript(BEFORE_VERSIONS)
    assert main([str(path)]) == 0, capsys.readouterr().out
    assert "2 ratings recomputed, 0 differences." in capsys.readouterr().out


DELETED = 103
"""A person who has deleted their data after all of these games."""
BEFORE_LADDERS: list[tuple[int, str, int, list[tuple[int, int, str | None, int | None]]]] = [
    # Server, game, when it ended; then user, place, level and version of a bot of each seat.
    (1, "luxor", 20, [(101, 1, None, None), (102, 2, None, None), (103, 3, None, None)]),
    (1, "luxor", 21, [(103, 1, None, None), (-1, 2, "hard", None), (101, 2, None, None)]),
    (2, "luxor", 21, [(101, 2, None, None), (102, 1, None, None)]),
    (1, "luxor", 21, [(102, 1, None, None), (101, 1, None, None), (-1, 3, "easy", 3), (-1, 4, "normal", 7)]),
    (1, "mausoleum", 30, [(102, 2, None, None), (103, 1, None, None)]),
    (2, "luxor", 31, [(102, 1, None, None), (103, 2, None, None), (104, 3, "normal", 5)]),
    (1, "luxor", 40, [(101, 2, None, None), (103, 1, None, None)]),
]
"""Ranked games in the order in which they ended. In the last but one, a bot played on for a person who had left."""


def before_ladders() -> tuple[str, list[tuple[Any, ...]]]:
    """Return the SQL that stores :data:`BEFORE_LADDERS` in a database of version 17, and the rows of its ratings."""
    skills: dict[tuple[int, str, int], Skill] = {}
    lines, ratings = list[str](), list[tuple[Any, ...]]()
    for table, (guild, game, at, seats) in enumerate(BEFORE_LADDERS, 1):
        standings, kept = [], [0 if user == DELETED else user for user, *_ in seats]
        lines.append(
            "INSERT INTO tables (id, guild_id, channel_id, game, rules_version, phase, locale, host_id, options,"
            f" revision, created_at, updated_at) VALUES ({table}, {guild}, 2, '{game}', 1, 'finished', 'fr', {kept[0]},"
            f" '{{}}', 1, 1, {at});"
        )
        for seat, (user, place, level, version) in enumerate(seats):
            stored = f"{kept[seat]}, {place}, 9, 'tomb', '{{}}', {_sql(level)}, {_sql(version)}"
            lines += (
                "INSERT INTO seats (table_id, seat, user_id, name, decision_revision, joined_at)"
                f" VALUES ({table}, {seat}, {kept[seat]}, 'x', 1, 1);",
                "INSERT INTO results (table_id, seat, user_id, place, points, ending, detail, computer,"
                f" computer_version) VALUES ({table}, {seat}, {stored});",
            )
            standings.append(StandingRow(table, seat, seat, user, place, level, version, 1, at))
        lines.append(
            "INSERT INTO actions (table_id, revision, seat, user_id, notation, events, at)"
            f" VALUES ({table}, 1, 0, NULL, 'x', '[]', {at});"
        )
        before = {each.entrant: skills.get((guild, game, each.user_id), DEFAULT_SKILL) for each in standings}
        for seat, now in rate(standings, before).items():
            user, was = seats[seat][0], before[seat]
            skills[guild, game, user] = now
            after = (None, None) if user == DELETED else (now.mu, now.sigma)
            ratings.append((guild, game, table, seat, kept[seat], was.mu, was.sigma, *after, at))
    names = "guild_id, game, table_id, seat, user_id, mu_before, sigma_before, mu, sigma, at"
    lines += [f"INSERT INTO ratings ({names}) VALUES ({', '.join(map(_sql, row))});" for row in ratings]
    return "\n".join(lines), ratings


def _sql(value: object) -> str:
    """Return a value in SQL; the shortest text of a number gives it back exactly."""
    if value is None:
        return "NULL"
    return f"'{value}'" if isinstance(value, str) else repr(value)


@pytest.mark.engine("sqlite", "postgres")
async def test_no_rating_changes_with_the_rule_that_ranks_those_who_left(
    database: str, path: Path, engine: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sql, ratings = before_ladders()
    if engine == "sqlite":
        path.unlink()
        with closing(sqlite3.connect(database, isolation_level=None)) as old:
            migrate(old, database, migrations()[:17])
            old.executescript(sql)
    else:
        with psycopg.connect(database, autocommit=True) as server:
            for step in postgres_migrations():
                if step.number <= 17:
                    server.execute(step.sql.encode())
            server.execute(b"UPDATE tertulia SET version = 17")
            server.execute(sql.encode())
    for _ in range(2):
        assert await asyncio.to_thread(main, [database]) == 0, capsys.readouterr().out
        assert f"{len(ratings)} ratings recomputed, 0 differences." in capsys.readouterr().out
    async with await Store.open(database) as store:
        rows = [RatingRow(*row) for row in ratings]
        assert await store.ratings.all() == rows, "to the last bit, and in their order"
        for table, (guild, game, at, seats) in enumerate(BEFORE_LADDERS, 1):
            found = next(each for each in await store.ratings.ranked_games() if each.table_id == table)
            assert (found.guild_id, found.game, found.at, found.ladder, found.counts) == (guild, game, at, 0, True)
            assert [(each.place, each.computer, each.rule) for each in found.standings] == [
                (place, level, 1) for _, place, level, _ in seats
            ]
        # And it can be struck and counted again in that form.
        await store.ratings.set_counts(1, False, recompute)
        assert {row.table_id for row in await store.ratings.all() if row.guild_id == 1 and row.mu} == {2, 4, 5, 7}
        await store.ratings.set_counts(1, True, recompute)
        key = operator.attrgetter("table_id", "entrant")
        assert sorted(await store.ratings.all(), key=key) == sorted(rows, key=key)
