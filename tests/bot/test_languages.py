"""One game, four readers: private panels in the reader's language, public messages in the server's."""

from __future__ import annotations

import random

import pytest
import simcord

from locales import LOCALES, say
from render.theme import SEAT_SYMBOLS
from tables import Phase
from tests.bot.harness import Message, Stage
from tests.bot.playing import Game, begin, mentions, nothing_but_a_sentence, table_of

pytestmark = pytest.mark.usefixtures("tiny_pictures")

NAMES = ("ana", "bruno", "chloe", "davi")


def speaks(stage: Stage, *tags: str) -> list[simcord.MemberActor]:
    """Give each of the four people a language."""
    people = [getattr(stage, name) for name in NAMES]
    for person, tag in zip(people, tags, strict=True):
        stage.reads(person, tag)
    return people


def server_speaks(stage: Stage, locale: str) -> None:
    stage.community(locale)


@pytest.mark.parametrize("server", ["en-US", "fr"])
async def test_public_messages_are_in_the_server_s_language_and_private_ones_in_the_reader_s(
    stage: Stage, server: str
) -> None:
    server_speaks(stage, server)
    people = speaks(stage, *LOCALES)
    lobby = stage.shown(await stage.slash(people[0], "play", game="mausoleum"))
    assert say(server, "lobby-free", count=3) in stage.text(lobby)
    assert [button.label for button in stage.buttons(lobby)][:4] == [
        say(server, f"button-{name}") for name in ("join", "start", "bots", "more")
    ]
    # An error is in its reader's language, though the message it answers is public.
    for person, locale in zip(people, LOCALES, strict=True):
        answer = nothing_but_a_sentence(stage, await stage.slash(person, "play", game="mausoleum"))
        link = f"https://discord.com/channels/{stage.server.id}/{stage.channel.id}/{lobby.id}"
        assert answer == say(locale, "error-channel-busy", link=link)
    await stage.press(people[0], lobby, "b:*:more > b:*:cancel")
    assert say(server, "table-cancelled") in stage.text(lobby)

    game = await begin(stage, random.Random(41), *people, number=2)
    game.locale = server
    seen = set()
    for _ in range(6):
        for person, locale in zip(people, LOCALES, strict=True):
            panel = await game.look(person)
            await in_language(game, panel, person, locale)
            if game.decider() is person:
                seen.add(locale)
        await game.step()
        game.panel = None
        await game.look_closely()
        mention = game.mention().content
        sentences = [say(other, "ping-move", who="*", link="*", count=1).split("*")[1] for other in LOCALES]
        assert [sentence in mention for sentence in sentences] == [other == server for other in LOCALES]
    assert len(seen) >= 3


async def in_language(game: Game, panel: Message, who: simcord.MemberActor, locale: str) -> None:
    """Expect the panel to speak this language, in its question, its labels and its news, and no other."""
    stage, table = game.stage, await table_of(game.stage, game.number)
    text = stage.text(panel)
    labels = [control.label for control in stage.buttons(panel)]
    deciding = table.deciding[0]
    if table.seats[deciding].user_id != who.id:
        assert labels == [say(locale, f"button-{name}") for name in ("hand", "plan", "rules", "more")]
        assert table.deadline_date is not None
        who = f"{SEAT_SYMBOLS[deciding]} **{table.names[deciding]}**"
        head = say(locale, "board-deciding-until", who=who, count=1, until=f"<t:{table.deadline_date // 1000}:R>")
        assert head in text.splitlines()
    elif table.view(deciding).decision == "play":
        for other in LOCALES:
            assert (say(other, "mausoleum-ask-play") in text) == (other == locale)
            assert (say(other, "mausoleum-do-pass") in labels) == (other == locale)
    else:
        assert not {say(other, "mausoleum-ask-play") for other in LOCALES} & set(text.splitlines())


async def test_alternative_texts_and_pictures_follow_the_reader(stage: Stage) -> None:
    """The same player looks at the same hand in four languages."""
    game = await begin(stage, random.Random(42), stage.ana, stage.bruno)
    who = game.decider()
    alts, boards, words = set(), set(), set()
    for locale in LOCALES:
        stage.reads(who, locale)
        panel = await game.look(who)
        (alt,) = stage.alts(panel)
        alts.add(alt)
        (board,) = stage.alts(game.board)
        boards.add(board)
        more = stage.private(await stage.press(who, game.board, "b:*:more"))
        assert [button.label for button in stage.buttons(more)][:5] == [
            say(locale, f"button-{name}") for name in ("hand", "log", "text", "rules", "my-settings")
        ]
        answer = stage.shown(await stage.press(who, more, "b:*:text"))
        assert f"### {say(locale, 'button-text')}" in stage.text(answer)
        words.add(stage.text(answer))
        page = stage.private(await stage.press(who, game.board, "b:*:rules"))
        assert say(locale, "game-rules-sixty-title") in stage.text(page)
        assert stage.selects(page)[0].labels[2].endswith(say(locale, "game-rules-turn-title"))
    assert len(alts) == len(words) == len(LOCALES) and len(boards) == 1


async def test_a_reader_who_changes_language_gets_the_next_panel_in_it(stage: Stage) -> None:
    game = await begin(stage, random.Random(43), stage.ana, stage.bruno)
    other = game.other()
    panel = await game.look(other)
    for locale in ("fr", "pt-BR", "es-ES", "en-US"):
        stage.reads(other, locale)
        result = await stage.press(other, panel, "b:*:hand")
        assert stage.shown(result).id == panel.id
        assert stage.buttons(panel)[0].label == say(locale, "button-hand")


@pytest.mark.parametrize("server", ["pt-BR", "es-ES"])
async def test_the_score_is_in_the_server_s_language(stage: Stage, server: str) -> None:
    """And a server that changes its language in the middle of a game keeps the game as it was begun."""
    server_speaks(stage, server)
    game = await begin(stage, random.Random(44), stage.ana, stage.bruno)
    game.locale = server
    await game.to_the_end()
    table = await table_of(stage)
    assert table.phase is Phase.FINISHED and table.row.locale == server
    text = stage.text(game.board)
    assert say(server, f"mausoleum-ending-{table.view(None).outcome.ending}") in text  # type: ignore[union-attr]
    for other in LOCALES:
        if other != server:
            assert say(other, f"mausoleum-ending-{table.view(None).outcome.ending}") not in text  # type: ignore[union-attr]
    assert [button.label for button in stage.buttons(game.board)] == [
        say(server, f"button-{name}") for name in ("rematch", "replay", "review", "rules", "more")
    ]
    assert not mentions(stage)
    server_speaks(stage, "en-US")
    lobby = stage.shown(await stage.press(stage.bruno, game.board, "b:*:rematch"))
    assert stage.buttons(lobby)[0].label == say(server, "button-join")
