"""How a round ended, as a hand tells and shows it."""

from __future__ import annotations

import pytest
from discord import ui

import render
from cogs.interactions.reading import Reading
from cogs.interactions.story import told as tell_story
from cogs.turn.hand_panel import Hand
from engine import game
from engine.points import SCORED
from locales import LOCALES, say
from render.wording import Words, plain
from tables.solo import open_solo
from tests.tables.conftest import ANA, GUILD, House, bot_moves, play_on


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_hand_tells_how_a_round_ended_and_an_own_game_shows_it(house: House, locale: str) -> None:
    """Also in a game of one person, where no message in a channel does. Others' lines are short."""
    table = await open_solo(house.registry, game("capital_lux"), ["easy"] * 2, guild_id=GUILD, locale=locale, host=ANA)
    while table.view(None).round == 1:
        if not await bot_moves(table):
            await play_on(table, 1)
    while table.deciding != (0,) and 0 not in table.deciding:
        await bot_moves(table)
    ended = next(turn for turn in reversed(table.story(0)) if turn.events[0].facts.get("stage") == "end")
    whole = {line.seat: line.text for line in tell_story(Reading(table, 0, Words(locale)), ended)}
    hand = Hand(Reading(table, 0, Words(locale)))
    items = hand.panel(render.hand(*hand.job.arguments)).view.walk_children()
    told = "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay))
    points = {int(event.facts["seat"]): int(event.facts["after"]) for event in ended.events if event.kind == SCORED}
    called = [say(locale, "story-you"), *map(plain, table.names[1:])]
    lines = [
        next(line for line in told.split("\n") if called[seat] in line and str(points[seat]) in line)
        for seat in whole
        if seat is not None
    ]
    assert all(len(line) <= len(whole[seat]) for seat, line in zip(filter(None, whole), lines[1:], strict=False))
    own = next(line for line in lines if called[0] in line)
    assert own.startswith("**") and told.index(own) == min(map(told.index, lines)), "the reader's first"
