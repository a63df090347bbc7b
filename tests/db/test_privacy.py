"""All that is stored about a person can be exported, and deleted to the last reference."""

from __future__ import annotations

import json
from dataclasses import replace

from db import (
    CALL,
    START,
    ActionRow,
    MemberSettings,
    Person,
    Phase,
    PollKind,
    RatingRow,
    ResultRow,
    ServerSettings,
    SnapshotRow,
    Store,
    TableWrite,
    TryRow,
    VoteRow,
)
from docs import legal
from locales import LOCALES, say
from tests.db.builder import BEN, GUILD, act, ask, cancel, change, everything, game, lobby, stored

ME = Person(987_654_321_012_345_678, "Zoé-Único", contribution=77_001)
ELSEWHERE = 2
PLACES = {
    *("tables", "seats", "holders", "actions", "results", "standings", "ratings", "votes", "member_settings"),
    *("lessons", "guests", "blocks", "notes", "subscriptions", "calls", "tries"),
}
"""Tables that name a person."""


async def a_life(store: Store, guild: int = GUILD) -> dict[str, int]:
    """Return the tables of every kind with ``ME`` at them, by kind."""
    finished = await game(store, ME, BEN, guild=guild)
    await act(store, finished, 2, user_id=ME.user_id)
    await act(store, finished, 3, seat=1, user_id=BEN.user_id)
    results = (
        ResultRow(finished, 0, ME.user_id, 1, 42, "tomb", '{"keys":3}', "simple"),
        ResultRow(finished, 1, BEN.user_id, 2, 7, "tomb", "{}"),
    )
    ratings = (
        RatingRow(guild, "luxor", finished, 0, ME.user_id, 25.0, 8.5, 27.5, 8.25, 3_004),
        RatingRow(guild, "luxor", finished, 1, BEN.user_id, 25.0, 8.5, 22.5, 8.25, 3_004),
    )
    await act(store, finished, 4, user_id=ME.user_id, phase=Phase.FINISHED, results=results, ratings=ratings)
    cancelled = await lobby(store, BEN, ME, guild=guild)
    await change(store, cancelled, guests={ME.user_id: True})
    await cancel(store, cancelled, user_id=ME.user_id)
    left = await game(store, ME, BEN, guild=guild)
    await act(store, left, 2, user_id=ME.user_id)
    await ask(store, left)
    votes = (VoteRow(left, PollKind.UNDO, ME.user_id, "yes", 1), VoteRow(left, PollKind.UNDO, BEN.user_id, "no", 2))
    await change(store, left, votes=votes)
    for person, note in ((ME, "Keep the gate"), (BEN, "Take the gate")):
        assert await store.notes.put(left, person.user_id, note, 7)
    await act(store, left, 3, seat=None, user_id=ME.user_id, seating={0: Person(0, "", None, "simple")})
    untouched = await game(store, BEN, guild=guild)
    await store.settings.set_member(MemberSettings(guild, ME.user_id, "fr", words=True), 8)
    await store.settings.set_member(MemberSettings(guild, BEN.user_id, "fr"), 8)
    await store.settings.set_blocks(guild, ME.user_id, [BEN.user_id + 7])
    await store.settings.set_server(ServerSettings(guild, end_roles=(5,)), 8)
    for person in (ME, BEN):
        await store.lessons.note(guild, person.user_id, "luxor", 9)
        await store.calls.subscribe(guild, person.user_id, ["luxor"], 9)
        tried = TryRow(guild, "luxor", person.user_id, guild, finished, person.name, 42, "bnl")
        await change(store, finished, tried=tried)
    called = await lobby(store, BEN, guild=guild)
    assert await store.calls.call(called, BEN.user_id, 10) is not None
    await store.tables.note_messages(called, {CALL: None})
    return {"finished": finished, "cancelled": cancelled, "left": left, "untouched": untouched}


async def mentions(store: Store, person: Person) -> list[tuple[str, object]]:
    """Return every stored value that is a person's id or name."""
    return [
        (table, value)
        for table, rows in (await everything(store)).items()
        for row in rows
        for value in row
        if any(sign in str(value) for sign in (str(person.user_id), person.name))
    ]


async def test_forgetting_a_person_removes_every_trace_and_changes_no_other_person(store: Store) -> None:
    ids = await a_life(store)
    ben = await mentions(store, BEN)
    places = {table for table, _ in await mentions(store, ME)}
    assert places == PLACES
    assert len(await store.privacy.forget(ME.user_id, GUILD, 99)) == 3
    # Of the game that still runs, and of a deal whose day is far from over.
    assert await mentions(store, ME) == [("holders", ME.user_id), ("tries", ME.user_id)]
    assert await mentions(store, BEN) == ben
    assert [vote.user_id for vote in await store.polls.votes(ids["left"], PollKind.UNDO)] == [102]
    assert not await store.privacy.forget(ME.user_id, GUILD, 99)
    for name, table_id in ids.items():
        table, _ = (await store.tables.get(table_id)) or (None, ())
        assert table is not None and (table.updated_at == 99) is (name != "untouched")
    _, seats = (await store.tables.get(ids["finished"])) or (None, ())
    assert [(seat.user_id, seat.name) for seat in seats] == [(0, ""), (102, "Ben")]
    log = await store.games.actions(ids["finished"])
    assert [(row.revision, row.user_id) for row in log] == [(2, None), (3, 0), (4, 102), (5, 0)]
    assert [(row.user_id, row.points) for row in await store.games.results(ids["finished"])] == [(0, 42), (102, 7)]
    await cancel(store, ids["left"])
    await store.daily.tidy(GUILD + 1)
    assert await mentions(store, ME) == []


async def test_only_the_seat_of_an_open_game_stays(store: Store) -> None:
    table_id, waiting = await game(store, ME, BEN), await lobby(store, ME)
    await act(store, table_id, 2, user_id=ME.user_id)
    assert len(await store.privacy.forget(ME.user_id, GUILD, 99)) == 2
    left = [("seats", ME.user_id), ("seats", ME.name)] * 2 + [("holders", ME.user_id)]
    assert sorted(await mentions(store, ME), key=repr) == sorted(left, key=repr)
    assert [table.id for table in await store.tables.of_person(ME.user_id, GUILD)] == [table_id, waiting]
    await act(store, table_id, 3, user_id=None)  # the game continues


async def test_the_clicks_that_went_into_a_shuffle_are_exported_and_deleted(store: Store) -> None:
    await a_life(store)
    assert str(ME.contribution) in json.dumps(await store.privacy.export(ME.user_id, GUILD))
    await store.privacy.forget(BEN.user_id, GUILD, 98)
    assert str(ME.contribution) in json.dumps(await store.privacy.export(ME.user_id, GUILD))
    await store.privacy.forget(ME.user_id, GUILD, 99)
    assert str(ME.contribution) not in repr(await everything(store))


async def test_the_click_that_started_a_game_is_exported_and_deleted(store: Store) -> None:
    table_id = await lobby(store, ME, BEN)
    row, seats = await stored(store, table_id)
    start = ActionRow(table_id, row.revision + 1, None, ME.user_id, START, "[]", 2_000)
    running = replace(row, revision=row.revision + 1, phase=Phase.RUNNING, contribution=77_002, seed=b"s")
    snapshot = SnapshotRow(table_id, running.revision, 1, "{}")
    await store.commit(TableWrite(row=running, before=row, seats=seats, action=start, snapshot=snapshot))
    assert (await store.privacy.export(ME.user_id, GUILD))["started"] == [{"table_id": table_id, "click": "77002"}]
    assert (await store.privacy.export(BEN.user_id, GUILD))["started"] == []
    await store.privacy.forget(BEN.user_id, GUILD, 98)
    assert (await stored(store, table_id))[0].contribution == 77_002
    await store.privacy.forget(ME.user_id, GUILD, 99)
    assert (await stored(store, table_id))[0].contribution == 0


async def test_an_open_poll_is_exported_to_the_one_who_opened_it(store: Store) -> None:
    table_id = await game(store, ME, BEN)
    await ask(store, table_id, seat=0)
    told = [(await store.privacy.export(each.user_id, GUILD))["polls"] for each in (ME, BEN)]
    assert told == [[{"table_id": table_id, "kind": "undo", "opened_at": 4_000}], []]


async def test_forgetting_changes_no_other_server(store: Store) -> None:
    await a_life(store, guild=ELSEWHERE)
    before = await everything(store)
    await a_life(store)
    await store.privacy.forget(ME.user_id, GUILD, 99)
    after = await everything(store)
    for table, rows in before.items():
        if table not in ("sqlite_sequence", "meta"):
            assert set(rows) <= set(after[table]), table


async def test_the_export_has_all_rows_of_the_person_and_no_others(store: Store) -> None:
    ids = await a_life(store)
    await a_life(store, guild=ELSEWHERE)
    before = await everything(store)
    told = await store.privacy.export(ME.user_id, GUILD)
    assert await everything(store) == before
    assert json.loads(json.dumps(told)) == told
    finished, cancelled, left = ids["finished"], ids["cancelled"], ids["left"]
    assert told == {
        "user_id": str(ME.user_id),
        "guild_id": str(GUILD),
        "settings": {
            "locale": "fr",
            "pings": True,
            "text_boards": True,
            "shown_to_others": True,
            "confirm_turns": False,
            "tips": True,
            "quiet_from": None,
            "quiet_to": None,
            "timezone": None,
            "updated_at": 8,
        },
        "hosted": [
            {"table_id": finished, "game": "luxor", "phase": "finished", "created_at": 1_000, "updated_at": 3_004},
            {"table_id": left, "game": "luxor", "phase": "running", "created_at": 1_000, "updated_at": 3_003},
        ],
        "started": [],
        "seats": [
            {"table_id": finished, "game": "luxor", "kind": "table", "phase": "finished", "seat": 0,
             "name": ME.name, "computer": None, "away_until": None, "planned": None,
             "joined_at": 1_000, "created_at": 1_000, "updated_at": 3_004},
            {"table_id": cancelled, "game": "luxor", "kind": "table", "phase": "cancelled", "seat": 1,
             "name": ME.name, "computer": None, "away_until": None, "planned": None,
             "joined_at": 1_001, "created_at": 1_000, "updated_at": 9},
        ],
        "holders": [
            {"table_id": finished, "seat": 0, "name": ME.name, "from_revision": 2, "to_revision": None},
            {"table_id": left, "seat": 0, "name": ME.name, "from_revision": 2, "to_revision": 4},
        ],
        "clicks": [
            {"table_id": finished, "seat": 0, "click": "77001"},
            {"table_id": left, "seat": 0, "click": "77001"},
        ],
        "polls": [],
        "actions": [
            {"table_id": finished, "revision": 3, "seat": 0, "notation": "play.2", "at": 3_002},
            {"table_id": finished, "revision": 5, "seat": 0, "notation": "play.4", "at": 3_004},
            {"table_id": cancelled, "revision": 2, "seat": None, "notation": "cancel", "at": 9},
            {"table_id": left, "revision": 3, "seat": 0, "notation": "play.2", "at": 3_002},
            {"table_id": left, "revision": 4, "seat": None, "notation": "play.3", "at": 3_003},
        ],
        "results": [
            {"table_id": finished, "seat": 0, "place": 1, "points": 42, "ending": "tomb", "detail": {"keys": 3},
             "computer": "simple"},
        ],
        "ratings": [
            {"table_id": finished, "game": "luxor", "entrant": 0, "mu_before": 25.0, "sigma_before": 8.5, "mu": 27.5,
             "sigma": 8.25, "at": 3_004, "ladder": 0},
        ],
        "standings": [
            {"table_id": finished, "entrant": 0, "seat": 0, "place": 1, "rule": 2, "at": 3_004, "ladder": 0},
        ],
        "guests": [{"table_id": cancelled, "invited": 1}],
        "blocked": [{"user_id": "109"}],
        "votes": [{"table_id": left, "kind": "undo", "choice": "yes", "at": 1}],
        "notes": [{"table_id": left, "text": "Keep the gate", "updated_at": 7}],
        "lessons": [{"game": "luxor", "finished_at": 9}],
        "subscriptions": [{"game": "luxor", "since": 9}],
        "calls": [{"table_id": ids["untouched"] + 1, "at": 10, "opened": False}],
        "tries": [
            {"day": GUILD, "game": "luxor", "table_id": finished, "name": ME.name, "points": 42, "signs": "bnl"}
        ],
        "barred": [],
    }  # fmt: skip
    for foreign in ("102", "Ben", "dealt", "secret", '"n"', "Take"):
        assert foreign not in json.dumps(told)


async def test_the_privacy_policy_names_every_table_and_column_with_a_persons_data(store: Store) -> None:
    """In each language. A new table with such data makes this fail; a new column changes the page."""
    await a_life(store)
    columns = legal.schema()
    assert {table for table, _ in await mentions(store, ME)} == set(legal.PERSONAL.values()) - {
        "polls",
        "blocked_users",
    }
    assert set(await store.privacy.export(ME.user_id, GUILD)) - {"user_id", "guild_id"} == set(legal.PERSONAL)
    hosted = [row for row in (await everything(store))["tables"] if ME.user_id in row]
    own = {name for row in hosted for name, value in zip(columns["tables"], row, strict=True) if value == ME.user_id}
    assert own <= set(legal.OF_THE_GAME["hosted"])
    sections = legal.page("privacy").split("\n# ")[1:]
    assert len(sections) == len(LOCALES)
    for locale, section in zip(LOCALES, sections, strict=True):
        assert section.startswith(say(locale, "language-name"))
        assert say(locale, "privacy-body", days=7, keep=0, left=90, place="server") in section
        for key, table in legal.PERSONAL.items():
            [line] = [line for line in section.splitlines() if line.startswith(f"| {legal.LABELS[locale][key]} |")]
            named = legal.OF_THE_GAME.get(key, columns[table])
            assert f"`{table}`: {', '.join(named)} |" in line
        assert all(f"`{name}`" in section for name in columns)


async def test_no_deletion_lifts_a_block_by_the_owner_of_the_bot(store: Store) -> None:
    await store.owner.block_user(ME.user_id, 9)
    await store.owner.block_user(ME.user_id, 10)  # since the first time
    assert (await store.privacy.export(ME.user_id, GUILD))["barred"] == [{"since": 9}]
    await store.privacy.forget(ME.user_id, GUILD, 99)
    assert await store.owner.blocked_users() == {ME.user_id}
    await store.owner.unblock_user(ME.user_id)
    assert await mentions(store, ME) == []


async def test_nothing_is_stored_about_a_stranger(store: Store) -> None:
    await a_life(store)
    before = await everything(store)
    told = await store.privacy.export(5, GUILD)
    assert not any(value for key, value in told.items() if key not in ("user_id", "guild_id"))
    assert not await store.privacy.forget(5, GUILD, 99)
    assert await everything(store) == before
