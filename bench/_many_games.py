"""A database with many finished games, made by a few statements that both engines take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from db.session import Session

GUILD: Final = 1_100_000_000_000_000_001
CHANNEL: Final = 1_200_000_000_000_000_002
GAMES: Final = 30_000
"""Finished games in all, each of two people."""
FEW, MANY = 101, 102
"""Members with 1,500 and with 3,000 of :data:`GAMES`."""
SHARES: Final = {FEW: (20, 0), MANY: (10, 5)}
"""Which games are theirs: of so many one, and the first of them."""
OTHERS: Final = 400
"""The other people. They play about equally often."""
DECISIONS: Final = 6
"""How many actions each of the two has in the log of a game."""
KINDS: Final = ("capital_lux", "luxor", "mausoleum")
DAY_MS: Final = 24 * 3_600_000
FIRST_DAY: Final = 18_000
"""The day of the first game, counted from 1970."""
STATE: Final = '{"n": 0}'
DETAIL: Final = '{"trophy": null}'


def games_of(user: int, games: int = GAMES) -> int:
    """Return how many games a member of :data:`SHARES` has."""
    every, first = SHARES[user]
    return len(range(first or every, games + 1, every))


def fill(session: Session, games: int = GAMES) -> None:
    """Store finished, ranked games, a daily try, a note and a review with each. The database must be new."""
    numbers = f"WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {games})"
    cases = " ".join(f"WHEN i % {every} = {first} THEN {user}" for user, (every, first) in SHARES.items())
    first, second = f"CASE {cases} ELSE 1000 + i * 31 % {OTHERS} END", f"2000 + i * 7919 % {OTHERS}"
    key = f"CASE i / 20 % {len(KINDS)} " + " ".join(f"WHEN {n} THEN '{kind}'" for n, kind in enumerate(KINDS)) + " END"
    at = f"({FIRST_DAY} + i / 20) * {DAY_MS} + i"
    last = 1 + 2 * DECISIONS
    trying = f"({first}) IN ({', '.join(map(str, SHARES))})"

    def put(name: str, columns: Mapping[str, object], rest: str = "FROM n") -> None:
        """Insert a row of these columns for each number."""
        query = (
            f"{numbers} INSERT INTO {name} ({', '.join(columns)}) SELECT {', '.join(map(str, columns.values()))} {rest}"
        )
        session.execute(query)

    put(
        "tables",
        {
            "id": "i", "guild_id": GUILD, "channel_id": f"{CHANNEL} + i % 50", "game": key, "rules_version": 1,
            "phase": "'finished'", "locale": "'fr'", "host_id": first, "options": "'{}'", "revision": last,
            "created_at": at, "updated_at": at, "settled_revision": last, "ranked": 1, "rated": 1,
            "contribution": "i * 2",
        },
    )  # fmt: skip
    session.execute("UPDATE tables SET seed = ?", (b"seed",))
    for seat, user in enumerate((first, second)):
        row = {"table_id": "i", "seat": seat, "user_id": user}
        rated = {"mu": f"25 + {user} % 10", "sigma": "8"}
        put("seats", row | {"name": "'x'", "open": 0, "decision_revision": last, "joined_at": at, "contribution": "i"})
        put("holders", row | {"name": "'x'", "from_revision": 1})
        put("results", row | {"place": seat + 1, "points": 9, "ending": "'end'", "detail": f"'{DETAIL}'", "game": key})
        put("standings", row | {"entrant": seat, "place": seat + 1, "rule": 2, "at": at})
        del row["seat"]
        put(
            "ratings",
            row
            | rated
            | {"entrant": seat, "guild_id": GUILD, "game": key, "mu_before": 25, "sigma_before": 8, "at": at},
        )
    put(
        "actions", {"table_id": "i", "revision": 1, "user_id": first, "notation": "'start'", "events": "'[]'", "at": at}
    )
    for each in range(2, last + 1):
        user = second if each % 2 else first
        row = {"table_id": "i", "revision": each, "seat": each % 2, "user_id": user, "decision_revision": each - 1}
        put("actions", row | {"notation": "'x'", "events": "'[]'", "at": at})
    put("snapshots", {"table_id": "i", "revision": last, "rules_version": 1, "state": f"'{STATE}'"})
    put("notes", {"user_id": first, "table_id": "i", "text": "'x'", "updated_at": at}, f"FROM n WHERE {trying}")
    put(
        "tries",
        {
            "day": f"{FIRST_DAY} + i / 20", "game": f"'{KINDS[1]}' || (i % 20)", "user_id": first,
            "guild_id": GUILD, "table_id": "i", "name": "'x'", "points": 9,
        },
        f"FROM n WHERE {trying}",
    )  # fmt: skip
