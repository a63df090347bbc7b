"""What goes wrong below a table: another writer, a disk that fails, tables and games that are too old or too new."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from db import MemberSettings, Pace, Phase, ServerSettings
from tables import StaleDecision, UserError, replay_of
from tables.permissions import reach_of
from tests import acts
from tests.tables.conftest import ANA, BRUNO, EVA, GUILD, House, decider, play_on


async def test_before_the_deal_there_is_nothing_to_see_or_to_take_back(house: House) -> None:
    table = await house.lobby(ANA, BRUNO)
    with pytest.raises(UserError, match="error-not-started"):
        table.view(None)
    with pytest.raises(UserError, match="error-not-started"):
        await acts.quit(table, ANA)
    assert reach_of(table, 0) is None


async def test_a_second_writer_is_noticed_and_its_move_is_kept(house: House) -> None:
    """Two registries on one database, as in two processes: the slower one is stale, and reloads the table."""
    table = await house.game(ANA, BRUNO)
    other = await house.open_registry().table(table.id, GUILD)
    person, decision_revision, actions = decider(table)
    await acts.act(other, person, decision_revision, "pass")
    with pytest.raises(StaleDecision):
        await acts.act(table, person, decision_revision, next(action for action in actions if action != "pass"))
    await table.refresh()
    assert table.game.dump(table.state) == other.game.dump(other.state)
    assert table.row.revision == other.row.revision
    person, decision_revision, actions = decider(table)
    await acts.act(table, person, decision_revision, actions[0])
    assert [row.notation for row in await house.store.games.actions(table.id)] == ["start", "pass", actions[0]]


async def test_after_a_write_that_failed_nothing_has_happened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.game(ANA, BRUNO)
    before, revision = table.game.dump(table.state), table.row.revision
    person, decision_revision, actions = decider(table)

    async def full(*_: object, **__: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "commit", full)
        with pytest.raises(OSError, match="disk full"):
            await acts.act(table, person, decision_revision, actions[0])
    await table.refresh()
    assert (table.game.dump(table.state), table.row.revision) == (before, revision)
    await acts.act(table, person, decision_revision, actions[0])
    assert table.row.revision == revision + 1


async def test_a_table_from_before_there_were_secrets_draws_a_seed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(table_id: int) -> None:
        return None

    monkeypatch.setattr(house.store.games, "secret", none)
    tables = [await house.game(ANA, BRUNO, channel=channel) for channel in (1, 2)]
    seeds = {table.row.seed for table in tables}
    assert len(seeds) == 2 and None not in seeds


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        (lambda row: {"rules_version": row.rules_version + 1}, "error-replay-newer-rules"),
        (lambda row: {"rules_version": row.rules_version - 1}, "error-replay-old-rules"),
        (lambda row: {"seed": b"another seed"}, "error-replay-broken"),
        (lambda row: {"phase": Phase.CANCELLED}, "error-no-replay"),
    ],
    ids=["newer rules", "older rules", "another seed", "no result"],
)
async def test_a_game_that_cannot_be_shown_again_says_why(
    house: House, changed: Callable[[Any], dict[str, Any]], key: str
) -> None:
    table = await house.game(ANA, BRUNO)
    await play_on(table)
    assert await replay_of(table)
    table.row = replace(table.row, **changed(table.row))
    with pytest.raises(UserError, match=key):
        await replay_of(table)


async def test_what_a_server_and_a_person_chose_is_remembered_and_on_disk(house: House) -> None:
    server = ServerSettings(GUILD, locale="fr", pace=Pace.LIVE)
    person = MemberSettings(GUILD, ANA.user_id, words=True)
    assert await house.registry.settings(GUILD) == ServerSettings(GUILD)
    assert await house.registry.member(GUILD, ANA.user_id) == MemberSettings(GUILD, ANA.user_id)
    await house.registry.set_server_settings(server)
    await house.registry.set_member(person)
    for registry in (house.registry, house.open_registry()):
        assert await registry.settings(GUILD) == server
        assert await registry.member(GUILD, ANA.user_id) == person
        assert await registry.member(GUILD, EVA.user_id) == MemberSettings(GUILD, EVA.user_id)


async def test_open_tables_speak_the_servers_new_language_and_finished_ones_keep_theirs(house: House) -> None:
    running, done = await house.game(ANA, BRUNO, channel=1), await house.game(ANA, BRUNO, channel=2)
    await play_on(done)
    assert await house.registry.set_locale(GUILD, "fr") == [running]
    assert (running.row.locale, done.row.locale) == ("fr", "en-US")
    assert await house.registry.set_locale(GUILD, "fr") == []
