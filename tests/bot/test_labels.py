"""Labels of choices fit one line of a phone, in every language, and every choice can be reached by its buttons."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.components import walk_components

from cogs.fairness.panels import fairness
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import confirmation
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.table.panels import words_panel
from cogs.turn.hand_panel import Hand
from cogs.turn.panels import undo_panel
from db import Phase
from engine import FastRng, Game, View, games
from engine import game as find_game
from locales import DEFAULT, LOCALES, say
from render.choices import Offer, look, narrow, offers
from render.direction import FSI, PDI
from render.look import MAX_BUTTONS
from render.wording import NO_EMOJIS, Emojis, Words
from tables import Reach
from tests.bot.inspection import NAMES, table_for
from tests.emojis import EMOJIS

GRAY = discord.ButtonStyle.secondary.value
LINE = 34
"""Characters of a phone's line, on a button beside an emoji."""
ABOUT = 60
LETTER = 2
"""Characters of a letter in the label, where no emoji shows it."""
WAYS = tuple(itertools.product(LOCALES, (EMOJIS, NO_EMOJIS)))


@pytest.mark.parametrize("rounds", [1, pytest.param(6, marks=pytest.mark.slow)])
@pytest.mark.parametrize("key", games())
def test_every_label_of_random_games_fits_a_line(key: str, rounds: int) -> None:
    """With the names of players that are hardest to show. Every action can be reached, by one way or two."""
    game, kinds = find_game(key), Counter[str]()
    for number, (locale, emojis) in enumerate(WAYS * rounds):
        seats = game.meta.seats[number % len(game.meta.seats)]
        shown = Reading(table_for(key, seats, locale, first=number), None, Words(locale)).names
        chance, rng = random.Random(number), FastRng(number)
        state, _ = game.setup(seats, {}, rng)
        for turn in itertools.count():
            if not (deciding := game.deciding(state)):
                break
            seat = chance.choice(deciding).seat
            view = game.view(state, seat)
            if turn % 3 == 0 or rounds > 1:
                kinds.update(check_choices(game, view, shown, locale, emojis))
            game.apply(state, seat, chance.choice(view.actions), rng)
    assert kinds, "some were checked"


async def test_a_note_explains_gray_only_below_choices_that_are_gray() -> None:
    """The two steps of a large hand of Capital Lux have gray in the second one alone."""
    table = table_for("capital_lux", 2, DEFAULT)
    table.row, seen = replace(table.row, phase=Phase.RUNNING), Counter[tuple[bool, bool]]()
    for number in range(3):
        table.state, _ = table.game.setup(table.game.meta.seats[0], {}, rng := FastRng(number))
        while deciding := table.game.deciding(table.state):
            seat, view = deciding[0].seat, table.view(deciding[0].seat)
            firsts = [each.notation for each in offers(table.game, view, NAMES, Words(DEFAULT, EMOJIS)) if each.first]
            for first in ("", *firsts):
                shown = parts(Hand(Reading(table, seat, Words(DEFAULT)), first=first).panel(None))
                gray = any(part.get("style") == GRAY and str(part["custom_id"]).startswith("t:") for part in shown)
                told = any(say(DEFAULT, "capital-lux-costly") in part.get("content", "") for part in shown)
                assert told == gray, first
                seen[gray, bool(first)] += 1
            table.game.apply(table.state, seat, view.actions[number % len(view.actions)], rng)
    assert len(seen) == 4


async def test_a_warning_and_a_look_aside_lead_back() -> None:
    """Warnings have a button that does nothing; the board in words and the seal lead back to the hand in one tap."""
    table = table_for("mausoleum", 2, DEFAULT)
    table.state, _ = table.game.setup(2, {}, FastRng(1))
    table.row = replace(table.row, phase=Phase.RUNNING)
    for key, op in (("quit-sure", Op.CONFIRM_QUIT), ("cancel-sure", Op.CONFIRM_CANCEL)):
        assert say(DEFAULT, "button-stay") in labels(await confirmation(table, key, op, Words(DEFAULT)))
    struck = await confirmation(table, "strike-sure", Op.CONFIRM_STRIKE, Words(DEFAULT), stay="button-no-strike")
    assert say(DEFAULT, "button-no-strike") in labels(struck)
    own, public = (Reading(table, viewer, Words(DEFAULT)) for viewer in (0, None))
    asks = await undo_panel(own, Reach(1, (), free=False))
    for panel in (await words_panel(own), fairness(own), asks):
        assert say(DEFAULT, "button-hand") in labels(panel)
    stay = await confirmation(table, "quit-sure", Op.CONFIRM_QUIT, Words(DEFAULT), viewer=0)
    assert any(part.get("custom_id") == f"b:{table.id}:hand" for part in parts(stay))
    assert say(DEFAULT, "button-hand") not in labels(fairness(public)), "a spectator has none"


def labels(panel: Panel) -> list[str]:
    return [part["label"] for part in parts(panel) if "label" in part]


def parts(panel: Panel) -> list[dict[str, Any]]:
    return list(walk_components(panel.view.to_components()))  # type: ignore[no-untyped-call]


def check_choices(game: Game, view: View, shown: Sequence[str], locale: str, emojis: Emojis) -> Iterator[str]:
    """Check what a hand offers. Yields the kind of each choice."""
    offered = offers(game, view, shown, Words(locale, emojis))
    narrowed = dict.fromkeys(view.actions, view)
    whole = [each for each in offered if not each.first]
    for first in (each for each in offered if each.first):
        after = narrow(game, view, first.notation)
        assert 0 < len(after.actions) <= MAX_BUTTONS and len(after.actions) < len(view.actions)
        narrowed |= dict.fromkeys(after.actions, after)
        whole += offers(game, after, shown, Words(locale, emojis), narrowed=True)
        yield "first"
    for each in (*offered, *whole):
        check(each, LINE + LETTER * (game.meta.key == "luxor" and not emojis))
        yield each.kind.name
    hidden = {str(action) for action in narrowed if look(game, narrowed[action], action).hidden}
    assert {each.notation for each in whole} | hidden == set(map(str, view.actions))
    texts = [each.label for each in offered]
    assert len(set(texts)) == len(texts) or emojis, texts


def check(offer: Offer, most: int) -> None:
    """Check the lengths of a choice's texts, and that no word is cut but a player's name."""
    seen = offer.label.translate(dict.fromkeys(map(ord, (FSI, PDI))))  # what isolates a name takes no room
    assert 0 < len(seen) <= most, (len(seen), offer.label)
    assert len(offer.about) <= ABOUT, offer.about
