"""What stands in a channel fits a phone of 390 × 844 pixels, with long names, in every language."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from typing import Any, cast

import pytest
from discord import ui

import render
from cogs.interactions import installs, results
from cogs.interactions.permissions import Lacking
from cogs.interactions.phone import ROOM, SCREEN, panel_height
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.preferences import panels as preferences
from cogs.preferences.changes import ServerParts
from cogs.publishing import board_panel
from cogs.replay.review import Reviews
from cogs.rules import panels as rules_panels
from db import START, SeatRow, Store
from engine import FastRng, games
from engine import game as find_game
from engine.outcome import Outcome, rank
from locales import LOCALES, say
from render import Picture, rules_pages
from render.jobs import Job
from render.service import Drawn, PictureService, Priority
from render.wording import Words
from tables import BOT_USER_ID, MemberSettings, Pace, Phase, ServerSettings, Table
from tests.bot.inspection import Book, table_for
from tests.bot.test_limits import found_in
from tests.engine.make_records import read, replayed
from tests.reviewing import run_here

LOBBY = 430
"""Most pixels of a lobby."""
NAMES = ("Maximiliane Theodora Hohenwald", "Bartholomew Christopherson III", "Guilhermina Albuquerque Moraes", "WWWW")
"""As long as names are, and one without a letter that is narrow."""
SEATS = (2, 3, 4)


class Drawing(PictureService):
    """Draws in this process, and remembers each picture by the file that a panel makes of it."""

    def __init__(self) -> None:
        self.drawn = list[Picture]()

    async def draw(self, job: Job, priority: Priority = Priority.ANSWER, deadline: float | None = None) -> Drawn:
        made = getattr(render, job.name)(*job.arguments)
        if made is not None:
            self.drawn.append(made)
        return Drawn(made)

    def high(self, panel: Panel) -> int:
        """Return how high a panel is with the pictures of its galleries."""
        shown = sum(isinstance(item, ui.MediaGallery) for item in panel.view.walk_children())
        return panel_height(panel.view, self.drawn[-shown:] if shown else ())


def seated(key: str, seats: int, locale: str, book: Book | None = None) -> Table:
    """Return a table of people with long names."""
    table = table_for(key, seats, locale, book=book)
    table.seats = tuple(replace(seat, name=NAMES[seat.seat]) for seat in table.seats)
    return table


def higher(found: dict[str, int], most: int) -> dict[str, int]:
    """Return the heights beyond the most."""
    return {what: high for what, high in found.items() if high > most}


CASES = [
    pytest.param(key, locale, marks=[] if (at + number) % 2 == 0 else pytest.mark.slow)
    for number, key in enumerate(games())
    for at, locale in enumerate(LOCALES)
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
async def test_a_lobby_fits(key: str, locale: str) -> None:
    """With one to all seats taken, by people who agree or not, by bots, with each option and pace."""
    found, drawing = dict[str, int](), Drawing()
    options = find_game(key).meta.options
    for seats, pace, agreed, bots in itertools.product((1, *SEATS), Pace, (True, False), (0, 1)):
        table = seated(key, seats, locale)
        table.seats = tuple(
            replace(seat, user_id=BOT_USER_ID, computer="normal")
            if bots and seat.seat
            else replace(seat, agreed=agreed)
            for seat in table.seats
        )
        other = f'{{"{next(iter(options))}": "{next(iter(options.values()))[-1]}"}}' if options else "{}"
        table.row = replace(table.row, pace=pace, invited_only=not agreed, ranked=agreed, options=other)
        panel = await board_panel.lobby(Reading(table, None, Words(locale)), drawing.draw)
        found[f"{seats} {pace} {agreed} {bots}"] = drawing.high(panel)
    assert not higher(found, LOBBY)


@pytest.mark.parametrize(("key", "locale"), CASES)
@pytest.mark.parametrize("seats", SEATS)
async def test_a_board_and_the_end_of_its_game_fit(key: str, seats: int, locale: str) -> None:
    game, rng, chance, book, drawing = find_game(key), FastRng(7), random.Random(7), Book(), Drawing()
    table = seated(key, seats, locale, book)
    table.state, events = game.setup(seats, {}, rng)
    table.row = replace(table.row, phase=Phase.RUNNING)
    book.write(table, None, START, events)
    found = dict[str, int]()
    for number in itertools.count():
        if not (deciding := game.deciding(table.state)):
            break
        if number % 29 == 5:
            for people in (table.seats, busy(table)):
                present, table.seats = table.seats, people
                panel = await board_panel.board(Reading(table, None, Words(locale)), drawing.draw)
                found[f"board {number} {people is present}"] = drawing.high(panel)
                table.seats = present
        seat = chance.choice(deciding).seat
        action = chance.choice(game.legal(table.state, seat))
        book.write(table, seat, str(action), game.apply(table.state, seat, action, rng))
    table.row = replace(table.row, phase=Phase.FINISHED)
    real = Reading(table, None, Words(locale)).view
    assert real.outcome is not None
    for name, outcome in (("end", real.outcome), *close(real.outcome)):
        reading = Reading(table, None, Words(locale))
        reading.view = replace(real, outcome=outcome)
        panel = await board_panel.board(reading, drawing.draw)
        found[name] = drawing.high(panel)
        told = "\n".join(item.content for item in panel.view.walk_children() if isinstance(item, ui.TextDisplay))
        ties = [results.ties(reading, outcome, names=names) for names in (True, False)]
        assert any(all(line in told for line in each) for each in ties), "no tie is left out"
    assert not higher(found, ROOM)


def busy(table: Table) -> tuple[SeatRow, ...]:
    """Return the seats of a table with one bot from the start, and others away or with a bot in their place."""
    return tuple(
        replace(seat, user_id=BOT_USER_ID, name=next(iter(table.game.meta.cast), ""), computer="hard")
        if seat.seat == 1
        else replace(seat, **({"away_until": 10**13} if seat.seat % 2 else {"computer": "normal"}))
        for seat in table.seats
    )


def close(outcome: Outcome) -> list[tuple[str, Outcome]]:
    """Return outcomes with all on equal points: each tie is broken by the last criterion, or by none."""
    seats, names = range(len(outcome.places)), [name for name, _ in outcome.criteria[1:]]
    rows = [outcome.points[0]] * len(seats)
    last = [tuple(seat if name == names[-1] else 1 for seat in seats) for name in names]
    broken = rank(outcome.ending, outcome.categories, rows, [*zip(names, last, strict=True)])
    shared = rank(outcome.ending, outcome.categories, rows, [(name, (1,) * len(seats)) for name in names])
    return [("broken ties", broken), ("shared", shared)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
async def test_the_rules_in_sixty_seconds_fit(key: str, locale: str) -> None:
    """As the channel's tables and `/rules` show them, and to a player whose game runs."""
    found, drawing = dict[str, int](), Drawing()
    words, page = Words(locale), rules_pages(key)[0]
    table = seated(key, 2, locale)
    table.row = replace(table.row, phase=Phase.RUNNING)
    for at, viewer in ((None, None), (table, None), (table, 0)):
        panel = await rules_panels.rules(find_game(key), page, words, drawing.draw, at, viewer)
        found[f"{at is not None} {viewer}"] = drawing.high(panel)
    assert not higher(found, ROOM)


@pytest.mark.parametrize(("key", "locale"), CASES)
async def test_the_pages_of_a_review_fit(key: str, locale: str) -> None:
    found, drawing = dict[str, int](), Drawing()
    for ending in find_game(key).meta.endings[:1]:
        record = read(key, ending)
        table = seated(key, len(record.names), locale)
        for table.state, _ in replayed(record):
            pass
        table.row = replace(table.row, phase=Phase.FINISHED)
        reading, review = Reading(table, None, Words(locale)), await found_in(table, record)
        reviews = Reviews(cast(Store, None), drawing, run_here)
        for number in (None, *range(len(review.before))):
            found[f"{ending} {number}"] = drawing.high(await reviews.page(reading, review, number))
    assert not higher(found, ROOM)


@pytest.mark.parametrize("locale", LOCALES)
async def test_settings_fit_a_screen(locale: str) -> None:
    words, found = Words(locale), dict[str, int]()
    here = tuple(range(10**18, 10**18 + 4))
    there = ServerParts(frozenset(here), frozenset(here))
    server: Any = ServerSettings(1, "fr", Pace.NONE, here, here, 1320, 450)
    for name, lacking in (("all", Lacking((), (), "")), ("lacks", Lacking(installs.NAMES, (), "https://a.b/"))):
        found[name] = panel_height((await preferences.server(server, there, None, 0, lacking, words)).view, ())
    for place in ("server", "alone"):
        member = MemberSettings(1, 1)
        found[place] = panel_height((await preferences.member(member, "fr", words, 3, place)).view, ())
    assert not higher(found, SCREEN)


def level(locale: str, *rows: tuple[int, ...]) -> list[str]:
    """Return what an end card tells of places with equal points: each row has a seat's points, sets and characters."""
    table = seated("mausoleum", len(rows), locale)
    points, sets, used = zip(*rows, strict=True)
    outcome = rank("passes", ("points",), [(each,) for each in points], (("sets", sets), ("characters", used)))
    return results.ties(Reading(table, None, Words(locale)), outcome, names=False)


def test_every_tie_is_told_with_what_broke_it() -> None:
    """Of all neighbouring places, with the first criterion that differs; shared places below the first, too."""
    sets, used = (say("en-US", f"mausoleum-criterion-{each}") for each in ("sets", "characters"))
    assert level("en-US", (20, 2, 1), (16, 1, 1), (8, 1, 0), (4, 0, 0)) == []
    assert level("en-US", (16, 2, 1), (16, 1, 4), (16, 2, 3), (8, 0, 0)) == [
        say("en-US", "score-tie", ahead="●", behind="▲", what=used, numbers="3–1"),
        say("en-US", "score-tie", ahead="▲", behind="◆", what=sets, numbers="2–1"),
    ]
    assert level("en-US", (20, 2, 1), (16, 1, 1), (16, 1, 1), (16, 1, 2)) == [
        say("en-US", "score-tie", ahead="■", behind="◆", what=used, numbers="2–1"),
        say("en-US", "score-tie-shared", who="◆ ●", place=3),
    ]
    assert level("en-US", (16, 1, 1), (16, 1, 1)) == [], "the winners of a shared victory are named as such"
