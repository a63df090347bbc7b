"""The bot at work without Discord: it makes panels and pictures, and prints the names of the modules that it loaded.

python -m tests.at_work
"""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Final

from bot import create_bot
from cogs.client import Tertulia
from cogs.interactions.reading import Reading, scene_of
from cogs.rules.panels import rules
from cogs.turn.hand_panel import Hand
from db import Person
from engine import games
from render import rules_pages
from render.pool import RenderPool
from render.service import Priority
from render.shots import shots
from render.wording import Words
from settings import Settings
from tests import acts

LOCALE: Final = "fr"
LARGEST: Final = 2**23
"""Limit of an animation in bytes."""
PEOPLE: Final = (Person(1, "Ana", 1), Person(2, "Bruno", 2), Person(3, "Chloé", 3), Person(4, "Davi", 4))


async def play(bot: Tertulia, key: str, chance: random.Random) -> None:
    """Play a whole game. Make every hand in words, and pictures of the end and of the first page of the rules."""
    table = await acts.open_table(bot.registry, key, guild_id=1, channel_id=len(key), locale=LOCALE, host=PEOPLE[0])
    for person in PEOPLE[1 : table.game.meta.seats.start]:
        await acts.join(table, person)
    await acts.start(table, PEOPLE[0])
    while table.deciding:
        seat = table.deciding[0]
        hand = Hand(Reading(table, seat, Words(LOCALE)))
        hand.panel(None)
        action = chance.choice(table.view(seat).actions)
        await acts.act(table, PEOPLE[table.seats[seat].user_id - 1], table.seats[seat].decision_revision, str(action))
    draw = bot.pictures.drawing(Priority.BOARD)
    assert (await bot.public.panel(table, draw)).files, "the worker draws the score sheet"
    await rules(table.game, rules_pages(key)[0], Words(LOCALE), draw, table)


async def work() -> None:
    """Play each game with pictures from a render worker."""
    settings = Settings(_env_file=None, TERTULIA_DATABASE=":memory:")
    bot = create_bot(settings, renderer=RenderPool())
    await bot.set_up()
    bot.registry.observers.clear()  # Discord is away: no board in a channel
    for key in games():
        await play(bot, key, random.Random(1))
    assert await bot.pictures.emojis((None, *games()))
    table = await bot.registry.any_table(1)
    opening = shots(table.row.game, [scene_of(Reading(table, None, Words(LOCALE)), table.view(None))])
    assert await bot.pictures.animation(table.row.game, opening[:1], LOCALE, LARGEST, lambda done, total: None)
    await bot.pictures.close()
    assert bot.store is not None
    await bot.store.close()


if __name__ == "__main__":
    asyncio.run(work())
    print(*sys.modules)
