"""The lobby: join, leave, start and cancel."""

from __future__ import annotations

import asyncio

import pytest

from db import Person
from db.bounds import MAX_LOBBIES
from tables import Archived, Phase, UserError
from tables.rematches import rematch
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHANNEL, CHLOE, DAVI, EVA, GUILD, House, play_on


async def rejected(work, key: str) -> UserError:
    with pytest.raises(UserError) as caught:
        await work
    assert caught.value.key == key
    return caught.value


async def test_the_host_sits_first_and_others_follow_in_the_order_of_joining(house: House) -> None:
    table = await house.lobby(ANA, BRUNO, CHLOE)
    assert table.names == ("Ana", "Bruno", "Chloé")
    assert table.row.host_id == ANA.user_id
    assert table.phase is Phase.LOBBY and table.deciding == ()


async def test_no_person_sits_twice_and_a_full_table_stays_full(house: House) -> None:
    table = await house.lobby(ANA, BRUNO, CHLOE, DAVI)
    await rejected(acts.join(table, BRUNO), "error-already-seated")
    full = await rejected(acts.join(table, EVA), "error-table-full")
    assert full.facts == {"seats": 4}
    assert len(table.seats) == 4


async def test_only_the_host_starts_and_not_alone(house: House) -> None:
    table = await house.lobby(ANA)
    few = await rejected(acts.start(table, ANA), "error-too-few")
    assert few.facts == {"least": 2, "missing": 1}
    await acts.join(table, BRUNO)
    assert (await rejected(acts.start(table, BRUNO), "error-not-host")).facts["host"] == "Ana"
    await rejected(acts.start(table, CHLOE), "error-not-seated")
    await acts.start(table, ANA)
    assert table.phase is Phase.RUNNING and len(table.deciding) == 1
    await rejected(acts.start(table, ANA), "error-already-started")
    await rejected(acts.join(table, CHLOE), "error-already-started")
    await rejected(acts.leave(table, BRUNO), "error-already-started")


async def test_the_next_player_becomes_host_and_the_last_one_to_leave_cancels(house: House) -> None:
    table = await house.lobby(ANA, BRUNO, CHLOE)
    assert not await acts.leave(table, ANA)
    assert table.row.host_id == BRUNO.user_id and table.names == ("Bruno", "Chloé")
    await rejected(acts.leave(table, ANA), "error-not-seated")
    assert not await acts.leave(table, CHLOE)
    assert await acts.leave(table, BRUNO)
    assert table.phase is Phase.CANCELLED
    await rejected(acts.join(table, ANA), "error-cancelled")
    assert await house.registry.in_channel(CHANNEL) is None


async def test_a_guest_cannot_end_the_table_but_a_moderator_can(house: House) -> None:
    table = await house.lobby(ANA, BRUNO)
    await rejected(acts.cancel(table, BRUNO, may_manage=False), "error-not-host-cancel")
    await acts.cancel(table, EVA, may_manage=True)
    assert table.phase is Phase.CANCELLED
    await rejected(acts.cancel(table, ANA, may_manage=True), "error-cancelled")


async def test_a_channel_has_one_open_table_even_when_two_open_it_at_once(house: House) -> None:
    results = await asyncio.gather(house.lobby(ANA), house.lobby(BRUNO), return_exceptions=True)
    assert sorted(type(each).__name__ for each in results) == ["Table", "UserError"]
    with pytest.raises(UserError, match="error-channel-busy"):
        await house.lobby(CHLOE)
    await house.lobby(CHLOE, channel=CHANNEL + 1)


async def test_an_unknown_game_and_a_table_of_another_server_are_rejected(house: House) -> None:
    with pytest.raises(UserError, match="error-unknown-game"):
        await acts.open_table(house.registry, "chess", guild_id=GUILD, channel_id=CHANNEL, locale="fr", host=ANA)
    table = await house.lobby()
    for guild in (GUILD + 1, None):
        with pytest.raises(UserError, match="error-unknown-table"):
            await house.registry.table(table.id, guild)
    with pytest.raises(UserError, match="error-unknown-table"):
        await house.registry.table(table.id + 99, GUILD)


async def opens(house: House, person: Person, channel: int, guild: int = GUILD) -> None:
    """Open one more lobby, as the command does."""
    async with house.registry.one_more_table(guild, person.user_id):
        await asyncio.sleep(0.001)  # a thread is made meanwhile
        await acts.open_table(house.registry, "luxor", guild_id=guild, channel_id=channel, locale="en-US", host=person)


async def test_a_member_hosts_three_lobbies_of_a_server_and_no_more(house: House) -> None:
    for channel in range(1, MAX_LOBBIES + 1):
        await opens(house, ANA, channel)
    user_error = await rejected(opens(house, ANA, 50), "error-too-many-lobbies")
    assert user_error.facts["count"] == MAX_LOBBIES and str(user_error.facts["links"]).split() == [
        f"https://discord.com/channels/{GUILD}/{channel}" for channel in range(1, MAX_LOBBIES + 1)
    ]
    assert await house.registry.in_channel(50) is None
    await opens(house, BRUNO, 51)
    await opens(house, ANA, 52, guild=GUILD + 1)


@pytest.mark.parametrize("how", ["start", "cancel", "leave", "archive"])
async def test_a_started_or_cancelled_lobby_makes_room_for_another(house: House, how: str) -> None:
    for channel in range(1, MAX_LOBBIES + 1):
        await opens(house, ANA, channel)
    table = await house.registry.in_channel(1)
    assert table is not None
    if how != "archive":
        await acts.join(table, BRUNO)
    match how:
        case "start":
            await acts.start(table, ANA)
        case "cancel":
            await acts.cancel(table, ANA, may_manage=False)
        case "leave":
            await acts.leave(table, ANA)
        case "archive":
            await acts.archive(table, Archived.IDLE)
    await opens(house, ANA, 50)
    await rejected(opens(house, ANA, 51), "error-too-many-lobbies")
    if how == "leave":
        assert table.row.host_id == BRUNO.user_id
        await opens(house, BRUNO, 60)


async def test_a_dozen_lobbies_in_the_same_moment_are_three(house: House) -> None:
    found = await asyncio.gather(*(opens(house, ANA, channel) for channel in range(1, 13)), return_exceptions=True)
    assert sum(each is None for each in found) == MAX_LOBBIES
    assert {getattr(each, "key", None) for each in found} == {None, "error-too-many-lobbies"}
    assert len(await house.store.tables.open_of(GUILD)) == MAX_LOBBIES


async def test_a_rematch_is_open_to_the_host_of_three_lobbies_and_counts_then(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    await play_on(table)
    assert table.phase is Phase.FINISHED
    for channel in range(1, MAX_LOBBIES):
        await opens(house, ANA, channel)
    again, new = await rematch(house.registry, table, ANA)
    assert new and again.phase is Phase.LOBBY
    await rejected(opens(house, ANA, 50), "error-too-many-lobbies")
    await acts.cancel(again, ANA, may_manage=False)
    await opens(house, ANA, 50)
    assert (await rematch(house.registry, table, ANA))[1]


async def test_names_are_kept_as_one_short_line(house: House) -> None:
    table = await house.lobby(Person(1, "  Ana\n\x1b[31m " + "x" * 60))
    assert table.names[0].startswith("Ana [31m xxx") and len(table.names[0]) == 32
    await acts.join(table, Person(2, "\u200b\n"))
    assert table.names[1] == "?"


async def test_a_thousand_clicks_on_join_seat_each_person_once(house: House) -> None:
    table = await house.lobby(ANA)
    crowd = [BRUNO, CHLOE, DAVI, EVA] * 25
    results = await asyncio.gather(*(acts.join(table, person) for person in crowd), return_exceptions=True)
    assert sum(result is None for result in results) == 3
    assert len({seat.user_id for seat in table.seats}) == len(table.seats) == 4
    await house.reopen()
    assert (await house.registry.table(table.id, GUILD)).names == table.names


async def test_a_seat_that_is_to_be_taken_over_before_the_start_is_joined_instead(house: House) -> None:
    table = await house.lobby(ANA)
    await rejected(acts.take_over(table, BRUNO), "error-not-started")
