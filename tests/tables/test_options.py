"""Options of a table: the host chooses them in the lobby; record, undo, replay, restart and rematch keep them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from db import Person
from engine.record import dump, load
from engine.verify import verify
from tables import LobbyOptions, OptionChoice, Pace, Phase, Table, UserError
from tables.permissions import need_reach
from tables.records import record_of
from tables.rematches import rematch
from tables.replays import replay_of
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHANNEL, CHLOE, GUILD, House, play_on

ALWAYS = {"hand_limit": "always"}


def option(name: str, value: str) -> OptionChoice:
    """Choose one option of the game."""
    return lambda present: present.with_option(name, value)


async def refused(work, key: str) -> UserError:
    with pytest.raises(UserError) as caught:
        await work
    assert caught.value.key == key
    return caught.value


async def variant(house: House, *people: Person) -> Table:
    table = await house.lobby(*people)
    await acts.set_options(table, people[0], option("hand_limit", "always"))
    return table


async def test_the_host_chooses_and_the_row_holds_only_what_is_not_the_default(house: House) -> None:
    table = await house.lobby(ANA, BRUNO)
    assert table.options == {} and table.row.options == "{}"
    revision = table.row.revision
    await acts.set_options(table, ANA, option("hand_limit", "always"))
    assert table.options == ALWAYS and table.row.revision == revision + 1
    assert table.names == ("Ana", "Bruno") and table.row.host_id == ANA.user_id
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    assert table.options == ALWAYS
    await acts.set_options(table, ANA, option("hand_limit", "turn_end"))
    assert table.options == {} and table.row.options == "{}"


async def test_only_the_host_chooses_and_only_until_the_start(house: House) -> None:
    table = await house.lobby(ANA, BRUNO)
    assert (
        await refused(acts.set_options(table, BRUNO, option("hand_limit", "always")), "error-not-host-options")
    ).facts == {"host": "Ana"}
    await refused(acts.set_options(table, CHLOE, option("hand_limit", "always")), "error-not-seated")
    await acts.start(table, ANA)
    await refused(acts.set_options(table, ANA, option("hand_limit", "always")), "error-already-started")
    assert table.options == {} and not table.state.always


@pytest.mark.parametrize(
    ("name", "value"), [("hand_limit", "never"), ("hand_limit", ""), ("step", "space"), ("timer", "fast")]
)
async def test_an_unknown_option_or_value_is_refused(house: House, name: str, value: str) -> None:
    table = await house.lobby(ANA, BRUNO)
    revision = table.row.revision
    await refused(acts.set_options(table, ANA, option(name, value)), "error-unknown-option")
    assert table.options == {} and table.row.revision == revision
    opening = acts.open_table(
        house.registry,
        "mausoleum",
        guild_id=GUILD,
        channel_id=CHANNEL + 1,
        locale="en-US",
        host=ANA,
        options={name: value},
    )
    await refused(opening, "error-unknown-option")
    assert await house.registry.in_channel(CHANNEL + 1) is None


async def test_a_table_opens_with_options(house: House) -> None:
    table = await acts.open_table(
        house.registry, "luxor", guild_id=GUILD, channel_id=CHANNEL, locale="en-US", host=ANA, options={"step": "space"}
    )
    assert json.loads(table.row.options) == {"step": "space"}
    await acts.join(table, BRUNO)
    await acts.start(table, ANA)
    assert table.state.by_space


async def test_pace_rating_and_levels_of_bots_change_together_or_not_at_all(house: House) -> None:
    table = await house.lobby(ANA, ranked=True)
    for level in ("easy", "hard"):
        await acts.add_bot(table, ANA, level)
    former = table.lobby_options
    assert former.levels == ("easy", "hard") and former.ranked
    wanted = replace(former, pace=Pace.SLOW, ranked=False, levels=("normal", "normal"))
    await acts.set_options(table, ANA, lambda present: wanted)
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    assert table.lobby_options == wanted and wanted.digest != former.digest
    assert [seat.computer for seat in table.seats] == [None, "normal", "normal"]
    for strange in (
        replace(wanted, pace=Pace.LIVE, levels=("normal", "expert")),
        replace(wanted, pace=Pace.LIVE, levels=("easy",)),
        replace(wanted, pace=Pace.LIVE, game={"hand_limit": "never"}),
    ):
        await refused(acts.set_options(table, ANA, lambda present, strange=strange: strange), "error-unknown-option")
    assert table.lobby_options == wanted
    await acts.start(table, ANA)
    assert table.timed


def test_each_option_changes_the_digest() -> None:
    usual = LobbyOptions({"step": "tile"}, Pace.LIVE, ranked=True, levels=("easy",))
    others = [
        usual.with_option("step", "space"),
        replace(usual, pace=Pace.SLOW),
        replace(usual, ranked=False),
        replace(usual, levels=("hard",)),
        replace(usual, levels=("easy", "easy")),
    ]
    assert len({each.digest for each in (usual, *others)}) == 6
    assert usual.digest == replace(usual, game={"step": "tile"}).digest


async def test_a_new_host_keeps_the_choice_and_may_change_it(house: House) -> None:
    table = await variant(house, ANA, BRUNO)
    await acts.leave(table, ANA)
    assert table.options == ALWAYS
    await acts.set_options(table, BRUNO, option("hand_limit", "turn_end"))
    assert table.options == {}


async def test_the_whole_game_of_a_variant_is_recorded_verified_replayed_and_kept_by_a_rematch(house: House) -> None:
    table = await variant(house, ANA, BRUNO)
    await acts.answer_call(table, BRUNO)
    await acts.start(table, ANA)
    assert table.state.always and table.state.play_next
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    assert table.state.always and table.state.play_next, "the stored position knows it"
    await play_on(table)
    assert table.phase is Phase.FINISHED
    record = await record_of(house.store, table)
    assert record.options == ALWAYS and verify(load(dump(record))) is None
    assert len(await replay_of(table)) > 10
    again, _ = await rematch(house.registry, table, ANA)
    assert again.options == ALWAYS


async def test_an_undo_goes_back_to_a_position_of_the_variant(house: House) -> None:
    where = {"guild_id": GUILD, "channel_id": CHANNEL, "locale": "en-US"}
    table = await acts.open_table(house.registry, "luxor", **where, host=ANA, options={"step": "space"}, ranked=False)
    await acts.join(table, BRUNO)
    await acts.start(table, ANA)
    undone = 0
    while table.deciding and undone < 3:
        (seat,) = table.deciding
        person, before = (ANA, BRUNO)[seat], {table.row.revision: table.game.dump(table.state)}
        await acts.act(table, person, table.seats[seat].decision_revision, str(table.view(seat).actions[0]))
        reach = need_reach(table, person.user_id) if table.deciding else None
        if reach is not None and reach.free and reach.target in before:
            await acts.undo(table, person, reach.target)
            assert table.game.dump(table.state) == before[reach.target] and table.state.by_space
            undone += 1
            (seat,) = table.deciding
            actions = table.view(seat).actions
            await acts.act(table, person, table.seats[seat].decision_revision, str(actions[-1]))
    assert undone
