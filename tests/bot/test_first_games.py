"""Help for people who have not finished a game of this kind yet."""

from __future__ import annotations

import random

import pytest
import simcord

from db import StoreClosed
from engine import games
from locales import say
from render import rules_pages
from render.wording import game_text
from tests.bot.harness import Stage
from tests.bot.playing import Game, begin, tertulia
from tests.bot.settings import choose_for

pytestmark = pytest.mark.usefixtures("tiny_pictures")


SIXTY = f"## {game_text('mausoleum', 'rules-sixty-title', 'en-US')}"


def told(locale: str, key: str) -> str:
    return say(locale, "hand-tip", tip=game_text("mausoleum", f"tip-{key}", locale))


async def tips_of(game: Game, watched: simcord.MemberActor, turns: int, locale: str = "en-US") -> list[str]:
    """Return the tips above the questions of a player's next turns, in which both players pass and discard."""
    found: list[str] = []
    while len(found) < turns:
        who, panel = await game.open_hand()
        passes = [value for _, value in game.choices(panel) if value.endswith(":pass")]
        if not passes:
            await game.step()
            continue
        if who is watched:
            lines = game.stage.text(panel).splitlines()
            above = lines[: next(number for number, line in enumerate(lines) if line.startswith("### "))]
            found.append(
                above[-1] if above and above[-1] in {told(locale, f"play-{each}") for each in (1, 2, 3)} else ""
            )
        result = await game.stage.press(who, panel, passes[0])
        game.panel = result.response if result.response and game.choices(result.response) else None
    return found


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_the_first_three_decisions_of_a_kind_have_a_tip_above_the_question(stage: Stage, locale: str) -> None:
    for who in (stage.ana, stage.bruno):
        stage.reads(who, locale)
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    first, second, *later = await tips_of(game, game.decider(), 4, locale)
    assert [first, second] == [told(locale, f"play-{each}") for each in (1, 2)]
    assert later == ["", ""], "the third one is for a pile that is nearly empty"


async def test_a_restart_forgets_no_tip_that_was_shown_and_members_turn_tips_off(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    who = game.decider()
    assert await tips_of(game, who, 1) == [told("en-US", "play-1")]
    await stage.restart()
    game.panel = None
    assert await tips_of(game, who, 1) == [told("en-US", "play-2")]
    await choose_for(stage, who, tips=False)
    assert await tips_of(game, who, 1) == [""]


async def test_a_finished_game_was_the_first(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    await game.to_the_end()
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    for who, newcomer in ((stage.chloe, True), (stage.bruno, False)):
        result = await stage.press(who, lobby, "b:*:join")
        assert [stage.text(each).splitlines()[0] for each in result.followups] == [SIXTY] * newcomer
    await stage.press(stage.ana, lobby, "b:*:start")
    people: dict[int, simcord.MemberActor] = {who.id: who for who in (stage.ana, stage.bruno, stage.chloe)}
    second = Game(stage, people, random.Random(5), lobby.id, 2, game.channel)
    shown = {}
    while len(shown) < len(people):
        who, panel = await second.open_hand()
        shown.setdefault(who.id, "**Tip:**" in stage.text(panel))
        await second.step()
    assert shown == {stage.ana.id: False, stage.bruno.id: False, stage.chloe.id: True}


async def test_who_joins_and_never_finished_a_game_sees_it_in_sixty_seconds(stage: Stage) -> None:
    stage.reads(stage.bruno, "pt-BR")
    for game in games():
        lobby = stage.shown(await stage.slash(stage.ana, "play", game=game))
        result = await stage.press(stage.bruno, lobby, "b:*:join")
        (page,) = result.followups
        first = rules_pages(game)[0]
        assert page.ephemeral and game_text(game, f"rules-{first}-title", "pt-BR") in stage.text(page)
        assert stage.pictures(page)
        assert "Bruno" in stage.text(stage.board()), "the lobby shows who joined, whatever becomes of the page"
        again = await stage.press(stage.bruno, stage.board(), "b:*:join")
        assert say("pt-BR", "error-already-seated") in stage.text(stage.private(again)) and len(again.followups) <= 1
        await stage.press(stage.ana, stage.board(), "b:*:more > b:*:cancel")


@pytest.mark.parametrize("options", [{}, {"thread": True}])
async def test_who_opens_a_first_game_sees_it_in_sixty_seconds(stage: Stage, options: dict[str, bool]) -> None:
    result = await stage.slash(stage.ana, "play", game="mausoleum", **options)
    page = result.followups[-1]
    assert page.ephemeral and SIXTY in stage.text(page)


async def test_members_who_want_no_tips_see_no_page_and_a_lost_page_loses_no_seat(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="luxor"))
    await choose_for(stage, stage.bruno, tips=False)
    assert not (await stage.press(stage.bruno, lobby, "b:*:join")).followups

    async def lost(*_: object) -> bool:
        raise StoreClosed("here")

    monkeypatch.setattr(type(tertulia(stage).registry.store.games), "has_finished", lost)
    result = await stage.press(stage.chloe, lobby, "b:*:join")
    assert not result.followups and "Chloé" in stage.text(stage.board())
