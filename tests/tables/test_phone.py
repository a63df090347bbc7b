"""A hand with its picture and its buttons on a phone."""

from __future__ import annotations

import itertools
import random

import pytest
from discord import ui

import render
from cogs.interactions.phone import ROOM, height
from cogs.interactions.story import since_own_turn
from cogs.play.beginners import Beginner
from cogs.play.hand_panel import Hand
from engine import games
from locales import LOCALES, say
from render import Picture
from tests.tables.conftest import ANA, BRUNO, CHLOE, GUILD, House, decider
from tests.tables.test_passes import act, deal

pytestmark = pytest.mark.usefixtures("same_deals")

DECISIONS, STEP = 120, 3
NOTE = "Chloé has two statues; keep the gate for her. " * 9


@pytest.mark.parametrize("key", games())
async def test_every_decision_fits_a_phone(house: House, key: str) -> None:
    """With the tips of beginners, in all languages, in a game in which anything is played."""
    table = await house.registry.open(key, guild_id=GUILD, channel_id=1, locale="fr", host=ANA)
    for person in (BRUNO, CHLOE):
        await table.join(person)
    await table.start(ANA)
    chance, locales, found = random.Random(4), itertools.cycle(LOCALES), dict[str, int]()
    for number in range(DECISIONS):
        if not table.deciding:
            break
        person, decision_revision, actions = decider(table)
        seat = table.seat_of(person.user_id)
        assert seat is not None
        if number % STEP == 0:
            locale = next(locales)
            hand = Hand(table, seat, locale)
            hand.beginner = Beginner(number % 3)
            hand.note = NOTE if number % 2 else ""
            picture = render.hand(*hand.job.arguments)
            shown = [*hand.panel(picture).view.walk_children()]
            texts = [item.content for item in shown if isinstance(item, ui.TextDisplay)]
            buttons = [item.children for item in shown if isinstance(item, ui.ActionRow)]
            found[f"{number} {locale}"] = height(texts, buttons, picture)
        await table.act(person, decision_revision, chance.choice(actions))
    assert found and max(found.values()) <= ROOM, {name: high for name, high in found.items() if high > ROOM}


async def test_a_crowded_hand_tells_first_what_happened_to_its_reader(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE)
    (first,) = table.deciding
    second, third = (first + 1) % 3, (first + 2) % 3
    deal(table, {first: "base base artemisia escultores descoberta", second: "terremoto", third: "base colunas"})
    await act(table, first, "play.base")
    await act(table, second, "play.terremoto")
    if table.view(second).decision == "target":
        await act(table, second, f"at.{first}")
    if table.view(first).decision == "lose":
        await act(table, first, str(table.view(first).actions[0]))
    await act(table, third, "play.base")
    assert table.waiting_for == (first,)
    hand = Hand(table, first, "fr")
    hand.beginner = Beginner(0)
    shown = [*hand.panel(Picture(b"", "", 1170, 680)).view.walk_children()]
    texts = "\n".join(item.content for item in shown if isinstance(item, ui.TextDisplay))
    (attack,) = (line.text for turn in since_own_turn(table, first, "fr").turns for line in turn if line.concerns)
    assert attack in texts
    assert say("fr", "story-left-out", count=2).removeprefix("-# ") in texts, "there was no room for all"
