"""The settings of servers and their members."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from db import Archived, MemberSettings, Pace, RowRefused, ServerSettings, Store
from db.rows import SWITCHES, Switch
from tests.db.builder import BEN, GUILD, cancel, change, game, lobby

BIG = 2**62 + 1
"""An id that a JSON reader with floating point numbers would round."""


async def test_a_server_has_the_defaults_first(store: Store) -> None:
    assert await store.settings.server(5) == ServerSettings(5)
    chosen = ServerSettings(
        5, "pt-BR", Pace.SLOW, channels=(BIG, 8), end_roles=(BIG + 2,), quiet_from=1_320, quiet_to=420,
        timezone="America/Sao_Paulo", pings=False, languages=((8, "fr"), (BIG, "en-US")),
    )  # fmt: skip
    await store.settings.set_server(chosen, 1)
    assert await store.settings.server(5) == chosen
    assert isinstance((await store.settings.server(5)).pace, Pace)
    assert await store.settings.server(6) == ServerSettings(6)
    await store.settings.set_server(ServerSettings(5), 2)
    assert await store.settings.server(5) == ServerSettings(5)


@pytest.mark.parametrize(("start", "end"), [(1, None), (None, 1), (1_440, 0), (0, -1)])
async def test_half_or_impossible_quiet_hours_are_rejected(store: Store, start: int | None, end: int | None) -> None:
    with pytest.raises(RowRefused):
        await store.settings.set_server(ServerSettings(5, quiet_from=start, quiet_to=end), 1)
    assert await store.settings.server(5) == ServerSettings(5)


async def test_member_settings_belong_to_one_server(store: Store) -> None:
    chosen = MemberSettings(5, 101, "fr", pings=False, words=True, listed=False, confirm_turns=True, tips=False)
    await store.settings.set_member(chosen, 1)
    assert await store.settings.member(5, 101) == chosen
    assert await store.settings.member(6, 101) == MemberSettings(6, 101)
    other = replace(chosen, locale=None, words=False)
    await store.settings.set_member(other, 2)
    assert await store.settings.member(5, 102) == MemberSettings(5, 102)
    read = await store.settings.member(5, 101)
    assert read == other
    assert (read.pings, read.words, read.listed, read.confirm_turns, read.tips) == (False, False, False, True, False)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
async def test_a_switch_is_stored_exported_and_deleted(store: Store, switch: Switch) -> None:
    for state in (True, False):
        turned: dict[str, Any] = {switch.name: state}
        await store.settings.set_member(MemberSettings(5, 101, **turned), 1)
        assert getattr(await store.settings.member(5, 101), switch.name) is state
        told = (await store.privacy.export(101, 5))["settings"]
        assert isinstance(told, dict) and told[switch.exported] is state
        await store.privacy.forget(101, 5, 9)
        assert (await store.privacy.export(101, 5))["settings"] is None
    twice: dict[str, Any] = {switch.name: 2}
    with pytest.raises(RowRefused):
        await store.settings.set_member(MemberSettings(5, 101, **twice), 1)


async def test_a_column_has_the_default_of_its_switch(store: Store) -> None:
    """A row that an older version has written gets it, and a process of that version may still write rows."""
    query = "INSERT INTO member_settings (guild_id, user_id, updated_at) VALUES (5, 101, 1)"
    await store._connection.write(lambda session: session.execute(query))
    assert await store.settings.member(5, 101) == MemberSettings(5, 101)


async def test_a_server_s_language_reaches_all_its_open_tables_and_no_others(store: Store) -> None:
    waiting, running, archived = await lobby(store), await game(store), await game(store)
    ended, elsewhere = await lobby(store), await lobby(store, guild=GUILD + 1)
    await change(store, archived, archived=Archived.CHANNEL_GONE)
    await cancel(store, ended, now=5_000, user_id=BEN.user_id)

    async def languages() -> list[str]:
        found = [await store.tables.get(table_id) for table_id in (waiting, running, archived, ended, elsewhere)]
        return [row.locale for row, _ in filter(None, found)]

    before = [await store.tables.get(running)]
    assert await store.tables.set_locale(GUILD, "fr") == [waiting, running, archived]
    assert await languages() == ["fr", "fr", "fr", "pt-BR", "pt-BR"]
    assert await store.tables.set_locale(GUILD, "fr") == [], "those that speak it already are not named"
    ((row, seats),) = filter(None, before)
    assert await store.tables.get(running) == (replace(row, locale="fr"), seats), "nothing else has changed"


async def test_a_channel_s_language_reaches_its_tables_and_threads_and_the_server_s_all_others(store: Store) -> None:
    there, thread, other, ended = await lobby(store), await game(store), await lobby(store), await lobby(store)
    for table_id, channel_id, parent_id in ((there, 7, None), (thread, 8, 7), (other, 9, 6), (ended, 7, None)):
        await store.tables.change_channel(table_id, channel_id, parent_id, "pt-BR")
    await cancel(store, ended)

    async def languages() -> list[str]:
        found = [await store.tables.get(table_id) for table_id in (there, thread, other, ended)]
        return [row.locale for row, _ in filter(None, found)]

    await store.settings.set_server(ServerSettings(GUILD, languages=((7, "fr"),)), 1)
    assert await store.tables.set_locale(GUILD, "fr", 7) == [there, thread]
    assert await languages() == ["fr", "fr", "pt-BR", "pt-BR"]
    assert await store.tables.set_locale(GUILD, "es-ES") == [other]
    assert await store.tables.set_locale(GUILD + 1, "en-US", 7) == []
    await store.settings.set_server(ServerSettings(GUILD), 2)
    assert await store.tables.set_locale(GUILD, "en-US") == [there, thread, other]


@pytest.mark.parametrize(("channel", "locale"), [(7, "fr"), (8, "es-ES"), (None, "es-ES")])
def test_a_channel_without_a_language_speaks_the_server_s(channel: int | None, locale: str) -> None:
    assert ServerSettings(5, "es-ES", languages=((7, "fr"),)).locale_in(channel) == locale
