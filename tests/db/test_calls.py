"""Who wants to be called to new tables, and who is: the least called first, and none too often."""

from __future__ import annotations

from db import ANY_GAME, CALL, MemberSettings, Person, Store
from db.bounds import CALL_REST_MS as REST_MS
from db.bounds import CALLS_DAILY as MAX_CALLS
from db.bounds import CALLS_MS, MAX_CALLED
from tests.db.builder import ANA, BEN, CHLOE, GUILD, cancel, everything, game, lobby, sit

LUXOR = "luxor"
"""The game of the builder's tables."""


async def want(store: Store, *people: Person, games: tuple[str, ...] = (LUXOR,), now: int = 1) -> None:
    for person in people:
        await store.calls.subscribe(GUILD, person.user_id, games, now)


async def call(store: Store, table_id: int, opener: Person = ANA, now: int = 10**9) -> list[int]:
    row = await store.calls.call(table_id, opener.user_id, now)
    return [] if row is None else [int(user) for user in row.shows.split()]


async def test_a_person_chooses_games_and_what_stays_keeps_its_time(store: Store) -> None:
    await want(store, BEN, games=(LUXOR, "mausoleum"), now=1)
    await want(store, BEN, games=("capital_lux", LUXOR), now=2)
    assert await store.calls.games(GUILD, BEN.user_id) == ["capital_lux", LUXOR]
    assert set((await everything(store))["subscriptions"]) == {
        (GUILD, "capital_lux", BEN.user_id, 2),
        (GUILD, LUXOR, BEN.user_id, 1),
    }
    await want(store, BEN, games=())
    assert await store.calls.games(GUILD, BEN.user_id) == []
    assert await store.calls.games(GUILD + 1, BEN.user_id) == []


async def test_a_lobby_calls_once_those_who_want_that_and_do_not_sit_there(store: Store) -> None:
    eva, fay, gil = Person(105, "Eva"), Person(106, "Fay"), Person(107, "Gil")
    await want(store, ANA, BEN, CHLOE, fay)
    await want(store, eva, games=(ANY_GAME, LUXOR))
    await want(store, gil, games=("mausoleum",))
    await store.settings.set_member(MemberSettings(GUILD, fay.user_id, pings=False), 1)
    await store.settings.set_member(MemberSettings(GUILD, BEN.user_id, words=True), 1)
    table_id = await lobby(store, ANA, CHLOE)
    assert await call(store, table_id) == [BEN.user_id, eva.user_id]
    (row,) = await store.tables.messages(table_id)
    assert (row.name, row.shows, row.message_id) == (CALL, f"{BEN.user_id} {eva.user_id}", None)
    assert await store.tables.unsettled() == [table_id], "a crash leaves the call to the next start"
    await store.tables.note_messages(table_id, {CALL: None}, settled=1)
    assert await call(store, table_id) == [] and await store.tables.messages(table_id) == []
    assert await call(store, await lobby(store, guild=GUILD + 1)) == [], "another server"


async def test_only_a_lobby_calls(store: Store) -> None:
    await want(store, BEN)
    ended = await lobby(store)
    await cancel(store, ended)
    for table_id in (await game(store, ANA), ended):
        assert await call(store, table_id) == []


async def test_a_person_is_called_so_often_in_a_day_and_again_afterwards(store: Store) -> None:
    await want(store, BEN)
    openers = [Person(200 + number, "?") for number in range(MAX_CALLS + 3)]
    start = 10**9
    for number, opener in enumerate(openers[: MAX_CALLS + 1]):
        found = await call(store, await lobby(store, opener), opener, start + number)
        assert found == ([BEN.user_id] if number < MAX_CALLS else [])
    assert await call(store, await lobby(store), openers[-2], start + CALLS_MS - 1) == []
    assert await call(store, await lobby(store), openers[-2], start + CALLS_MS) == [BEN.user_id]
    assert await call(store, await lobby(store), openers[-1], start + CALLS_MS) == []
    assert len((await everything(store))["calls"]) == 2 * MAX_CALLS, "calls are forgotten after a day"


async def test_a_wrong_clock_keeps_nobody_from_calls(store: Store) -> None:
    await want(store, BEN)
    for number in range(MAX_CALLS):
        opener = Person(200 + number, "?")
        assert await call(store, await lobby(store, opener), opener, 10**12) == [BEN.user_id]
    assert await call(store, await lobby(store), ANA, 10**9) == [BEN.user_id]


async def test_a_person_calls_to_one_table_of_a_game_in_a_while(store: Store) -> None:
    await want(store, BEN, CHLOE)
    start = 10**9
    assert await call(store, await lobby(store), ANA, start) == [BEN.user_id, CHLOE.user_id]
    assert await call(store, await lobby(store), ANA, start + REST_MS - 1) == []
    assert await call(store, await lobby(store, BEN), BEN, start + 1) == [CHLOE.user_id]
    eva = Person(105, "Eva")
    await want(store, eva)
    found = await call(store, await lobby(store), ANA, start + REST_MS)
    assert found == [eva.user_id], "one opener uses one of a reader's calls"
    assert await call(store, await lobby(store), ANA, start + CALLS_MS) == [BEN.user_id, CHLOE.user_id]


async def test_a_mention_that_was_not_sent_counts_for_no_reader(store: Store) -> None:
    await want(store, BEN, CHLOE)
    first, second = await lobby(store), await lobby(store)
    assert await call(store, first) == [BEN.user_id, CHLOE.user_id]
    await store.calls.sent(first, [CHLOE.user_id])
    called = [user_id for _, user_id, *_ in (await everything(store))["calls"]]
    assert sorted(called) == sorted([ANA.user_id, CHLOE.user_id])
    await store.calls.sent(first, [])
    assert (await everything(store))["calls"] == []
    assert await call(store, second) == [BEN.user_id, CHLOE.user_id], "and the opener may call at once"
    await store.calls.sent(second, [BEN.user_id, CHLOE.user_id])
    await cancel(store, second)
    assert await call(store, await lobby(store), ANA, 10**9 + REST_MS) == [], (
        "a lobby that is ended has called all the same"
    )


async def test_an_opener_who_has_called_none_may_call_at_once(store: Store) -> None:
    assert await call(store, await lobby(store)) == []
    await want(store, BEN)
    assert await call(store, await lobby(store)) == [BEN.user_id]


async def test_one_call_names_so_many_at_most_the_least_called_first(store: Store) -> None:
    people = [Person(1_000 + number, "?") for number in range(MAX_CALLED + 5)]
    await want(store, *people)
    first = await call(store, await lobby(store))
    assert first == [each.user_id for each in people[:MAX_CALLED]]
    second = await call(store, await lobby(store, BEN), BEN)
    assert second[:5] == [each.user_id for each in people[MAX_CALLED:]] and len(second) == MAX_CALLED
    table_id = await lobby(store, CHLOE)
    await sit(store, table_id, CHLOE, people[-1])
    assert people[-1].user_id not in await call(store, table_id, CHLOE)


async def test_a_call_that_waits_forgets_a_deleted_person_and_so_does_the_list(store: Store) -> None:
    await want(store, BEN, CHLOE)
    table_id = await lobby(store)
    assert await call(store, table_id)
    await store.privacy.forget(BEN.user_id, GUILD, 9)
    assert await store.tables.messages(table_id) == []
    assert await store.calls.games(GUILD, BEN.user_id) == []
    assert not [row for row in (await everything(store))["calls"] if BEN.user_id in row]
    assert await store.calls.games(GUILD, CHLOE.user_id) == [LUXOR]
