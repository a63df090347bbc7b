"""Where the application is installed: in servers with the bot, in those without it, and by users for themselves."""

from __future__ import annotations

import pytest

from locales import say
from tests.bot.test_places import ANYWHERE
from tests.wire.conftest import Make
from tests.wire.entities import DIRECT, GROUP, STAGE, TEXT, VOICE, Channel, Guild, Json
from tests.wire.interactions import COMMAND, Interaction
from tests.wire.people import STRING, Person
from tests.wire.program import Program, until
from tests.wire.server import Discord
from tests.wire.test_doctor import doctor, lines

SENT = "commands to Discord"
USER_LINK = "integration_type=1"
BOTH: Json = {"integration_types_config": {"0": {}, "1": {}}}


def kinds(discord: Discord) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return for each command by whom it can be installed, and where it works."""
    return {
        each["name"]: (tuple(each["integration_types"]), tuple(each["contexts"])) for each in discord.world.commands
    }


async def test_commands_follow_the_page_installation_and_so_do_the_links_and_the_doctor(
    discord: Discord, make: Make
) -> None:
    """Discord may refuse all commands of a start for one kind of installation that the application lacks."""
    program = make()
    await program.start()
    await until(lambda: "ready as" in program.said())
    found = kinds(discord)
    assert {name for name, kind in found.items() if kind == ((0,), (0, 1))} == ANYWHERE
    assert {kind for name, kind in found.items() if name not in ANYWHERE} == {((0,), (0,))}
    assert program.said().count(SENT) == 1 and USER_LINK not in program.said()
    assert "integration_type=0" in program.said()
    assert await program.stop() == 0

    discord.rest.installation = BOTH
    _, said = await doctor(discord, program.database)
    assert any("/learn" in each or "/rules" in each for each in lines(said, "LOOK")), "until the next start"
    await program.start()
    await until(lambda: program.said().count("ready as") == 2)
    found = kinds(discord)
    assert {name for name, kind in found.items() if kind == ((0, 1), (0, 1, 2))} == ANYWHERE
    assert {kind for name, kind in found.items() if name not in ANYWHERE} == {((0,), (0,))}
    assert program.said().count(SENT) == 2 and program.said().count(USER_LINK) == 1
    _, said = await doctor(discord, program.database)
    assert f"Commands: Discord has the {len(found)} commands" in said
    assert await program.stop() == 0
    await program.start()
    assert program.said().count(SENT) == 2, "nothing has changed"

    # A Discord that has dropped a kind without a word, as after a start of an older version.
    for each in discord.world.commands:
        each["integration_types"] = [0]
    _, said = await doctor(discord, program.database)
    assert any("commands are not those of this version" in each for each in lines(said, "LOOK"))


async def typed(person: Person, channel: Channel, name: str, **options: str) -> Interaction:
    """Type a command with options that are texts."""
    command, _ = person.discord.world.command([name])
    given = [{"name": key, "type": STRING, "value": value} for key, value in options.items()]
    data: Json = {"id": command["id"], "name": name, "type": 1, "options": given}
    return await person.wait(person.discord.interact(COMMAND, person.user, channel, data))


def places(discord: Discord, guild: Guild) -> list[Channel]:
    """Return a channel of each type with a chat in a server, unknown to the bot, and a public and a private thread."""
    found = []
    for type in (TEXT, VOICE, STAGE):
        found.append(discord.world.add_channel(guild, f"type {type}"))
        found[-1].type = type
    for private in (False, True):
        found.append(discord.world.add_channel(guild, "thread", found[0]))
        found[-1].private = private
    return found


async def test_interactions_are_answered_from_every_channel_with_the_least_that_discord_tells(
    discord: Discord, program: Program
) -> None:
    """The documents guarantee the id and the type of an interaction's channel, and discord.py reads much more."""
    (guild,) = discord.world.guilds.values()
    elsewhere = discord.world.add_foreign()
    ana = Person(discord, discord.world.add_user(guild, "Ana"))
    elsewhere.members[ana.user.id] = ana.user
    channels = [discord.world.add_direct(guild, type) for type in (DIRECT, GROUP)]
    for channel in (*channels, *places(discord, elsewhere), *places(discord, guild)):
        where = channel.guild.name, channel.type, channel.parent is not None, channel.private
        for command, options in (("table-help", {}), ("solo", {"game": "mausoleum"})):
            answer = await typed(ana, channel, command, **options)
            assert not answer.failed and answer.messages[0].viewer == ana.user.id, (where, command)
    assert not program.errors() and "could not be read" not in program.said()


async def test_a_private_thread_without_the_bot_says_what_it_needs(discord: Discord, program: Program) -> None:
    (guild,) = discord.world.guilds.values()
    ana = Person(discord, discord.world.add_user(guild, "Ana"))
    *_, thread = places(discord, guild)
    (said,) = (await typed(ana, thread, "play", game="luxor")).messages
    assert said.text == say("en-US", "error-private-thread", who=f"<@{discord.world.bot.id}>")


@pytest.mark.parametrize("early", [True, False])
async def test_the_owner_s_commands_reach_their_server_also_when_the_bot_joins_it_later(
    discord: Discord, make: Make, early: bool
) -> None:
    owned = discord.world.add_guild("Office")
    if not early:
        del discord.world.guilds[owned.id]
    program = make(environment={"TERTULIA_OWNER_SERVER": str(owned.id)})
    await program.start()
    await until(lambda: "ready as" in program.said())
    if not early:
        assert not owned.commands and "owner's commands not sent" in program.said()
        discord.world.guilds[owned.id] = owned
        discord.join(owned, new=True)
    await until(lambda: [each["name"] for each in owned.commands] == ["owner"])
    assert not program.errors()
