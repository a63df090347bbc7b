"""No position of a game produces a message that Discord would refuse.

The tests play random games on the rules alone, in all languages by turns: 300 decisions of each game, and ten times as
many in a slow test, which builds the rows of choices for EVERY decision (equal rows once). They build all other panels
(hand of every seat, board, more, log, words) for a sample of decisions and finished games, and the score sheet of every
game: with the worst names, and with the longest descriptions of pictures. They check all of them against simcord's
validators and against ``tests/bot/inspection.py``, and the panels also against ``tests/discord_limits.py`` and, where
available, Discord's own API description. Over 400 lines because every panel of the bot is here.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest
from _pytest.mark import ParameterSet
from simcord.components import walk_components

import render
from cogs.fairness import panels as fairness
from cogs.interactions import command_texts, installs
from cogs.interactions.choices import choices, rows
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import confirmation
from cogs.interactions.permissions import Lacking
from cogs.interactions.reading import Reading
from cogs.interactions.replies import text_panel
from cogs.lobby import panels as lobby_panels
from cogs.own_games import panels as own_panels
from cogs.owner import panels as owner
from cogs.owner.panels import ServerFacts as OwnedServer
from cogs.preferences import panels as preferences
from cogs.preferences import setting_forms
from cogs.preferences.changes import ServerParts
from cogs.publishing import board_panel
from cogs.replay.handlers import Replays, finished_animation
from cogs.replay.review import Found, Reviews
from cogs.replay.sharing import Sharing
from cogs.replay.workshop import Making, progress
from cogs.rules import panels as rules_panels
from cogs.table import panels as table_panels
from cogs.table.handlers import log_panel
from db import START, ActivityRow, Pace, Phase, Store
from engine import Event, FastRng, KeyedRng, View, games
from engine import game as find_game
from engine.players import LEVELS, Choice
from engine.record import Record
from engine.replay import positions
from locales import LOCALES, Catalogue, bundle, say
from render import rules_pages
from render.choices import narrow, offers
from render.look import MAX_BUTTONS
from render.shots import CUTS, Animation, ShotKind, shots
from render.wording import NO_EMOJIS, Emojis, Words, game_text
from tables import BOT_USER_ID, Entry, ServerSettings, Table
from tables.film import Film
from tables.replays import turns
from tables.reviews import Review, Turn, TurningPoint
from tables.stored_reviews import _before
from tests.bot.inspection import (
    _TINY,
    DECISION_REVISION,
    NAMES,
    PICTURES,
    Book,
    Inspector,
    look_at_all,
    look_at_the_end,
    table_for,
    wordiest,
)
from tests.discord_limits import problems
from tests.emojis import EMOJIS
from tests.engine.make_records import read, replayed
from tests.locales.test_common_texts import PATHS
from tests.reviewing import entries_of, run_here
from tests.traits import about_three


@pytest.fixture(autouse=True)
def long_mentions() -> None:
    """Let texts mention commands with the longest ids."""
    command_texts.MENTIONS.update(command_texts.mentions(dict.fromkeys(PATHS, 2**63 - 1)))


@dataclass(frozen=True)
class Extent:
    """How much of random games is looked at."""

    decisions: int
    """Fewest decisions of each kind of game."""
    looks: int
    """Times that everything is looked at, and fewest games."""
    every: int
    """Rows of choices are built for one of so many decisions."""


SHORT, WHOLE = Extent(300, 4, 6), Extent(3_000, 24, 1)


def in_languages(*cases: tuple[str, ...]) -> list[ParameterSet]:
    """Return each case in all languages: in one by turns, and in the others slow."""
    return [
        pytest.param(*case, locale, marks=[] if (number + at) % len(LOCALES) == 0 else pytest.mark.slow)
        for number, case in enumerate(cases)
        for at, locale in enumerate(LOCALES)
    ]


GAMES = in_languages(*((key,) for key in games()))
ENDINGS = in_languages(*((key, ending) for key in games() for ending in find_game(key).meta.endings))


@pytest.fixture(autouse=True)
def interludes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show an interlude on every board, so that it is as large as possible."""
    monkeypatch.setattr("cogs.publishing.board_panel.has_interlude", lambda *_: True)


@pytest.mark.parametrize("extent", [SHORT, pytest.param(WHOLE, marks=pytest.mark.slow)], ids=["short", "whole"])
@pytest.mark.parametrize("key", games())
async def test_every_decision_of_random_games_fits_into_discord_s_limits(key: str, extent: Extent) -> None:
    game = find_game(key)
    inspector = Inspector()
    built: set[object] = set()
    kinds: Counter[str] = Counter()
    decisions = looks = 0
    for number in itertools.count():
        if decisions >= extent.decisions and number >= extent.looks:
            break
        locale = LOCALES[number % len(LOCALES)]
        chance, rng = random.Random(number), FastRng(number)
        seats = game.meta.seats[number % len(game.meta.seats)]
        book = Book()
        table = table_for(key, seats, locale, first=number, book=book)
        state, events = game.setup(seats, {}, rng)
        table.state, table.row = state, replace(table.row, phase=Phase.RUNNING)
        book.write(table, None, START, events)
        while deciding := game.deciding(state):
            decisions += 1
            for seat, kind in deciding:
                kinds[kind] += 1
                view = game.view(state, seat)
                if decisions % extent.every:
                    continue
                notes = tuple(
                    (str(act), note.key, *note.facts.items())
                    for act in view.actions
                    for note in (game.explain(view, act),)
                )
                row = (locale, table.names, notes)
                if row not in built:
                    built.add(row)
                    for panel in every_panel(table, view, locale, (EMOJIS, NO_EMOJIS)[len(built) % 2]):
                        inspector.count(panel, f"choices for {kind}")
            if chance.random() * extent.decisions < 2 * extent.looks:
                await look_at_all(inspector, table, locale)
            seat = chance.choice(deciding).seat
            action = chance.choice(game.legal(state, seat))
            book.write(table, seat, str(action), game.apply(state, seat, action, rng))
        await look_at_the_end(inspector, table, locale)
        if decisions * extent.looks >= looks * extent.decisions:
            looks += 1
            await look_at_all(inspector, table, locale)
    assert set(kinds) == set(game.meta.decisions), "every kind of decision came up"
    assert len(built) > extent.decisions // 10 // extent.every
    assert min(inspector.looked.values()) >= extent.looks, inspector.looked


def every_panel(table: Table, view: View, locale: str, emojis: Emojis) -> Iterator[list[dict[str, Any]]]:
    """Yield the components of a hand's choices, then those after each of its first steps."""
    game, shown = table.game, Reading(table, None, Words(locale)).names
    views = [(view, False)]
    firsts = [offer.notation for offer in offers(game, view, shown, Words(locale, emojis)) if offer.first]
    views += [(narrow(game, view, first), True) for first in firsts]
    for each, narrowed in views:
        offered = offers(table.game, each, shown, Words(locale, emojis), narrowed=narrowed)
        items, ends = choices(table, DECISION_REVISION, Words(locale), offered, MAX_BUTTONS)
        yield [item.to_component_dict() for item in [*items, *rows(ends)]]


@pytest.mark.parametrize(("key", "locale"), GAMES)
async def test_reasons_in_the_log_and_lobbies_with_bot_seats_fit(
    key: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    inspector, book = Inspector(), Book()
    most = about_three(key)
    table = table_for(key, most, locale, book=book)
    for count in range(most):
        seats = [
            replace(seat, user_id=BOT_USER_ID, name="", computer=LEVELS[seat.seat])
            if seat.seat >= most - count
            else seat
            for seat in table.seats
        ]
        table.seats = tuple(seats)
        inspector.look(await board_panel.lobby(Reading(table, None, Words(locale, EMOJIS)), PICTURES.draw), "lobby")
    game = table.game
    table.state, events = game.setup(most, {}, FastRng(1))
    table.row = replace(table.row, phase=Phase.RUNNING)
    book.write(table, None, START, events)
    steps, offered = 0, list[tuple[View, Choice]]()
    while steps < 40 and (deciding := game.deciding(table.state)):
        seat = deciding[0].seat
        choice = wordiest(table, seat, locale)
        offered += [(table.view(seat), choice)] if choice is not None else []
        action = game.legal(table.state, seat)[0]
        book.write(table, seat, str(action), game.apply(table.state, seat, action, FastRng(2)))
        steps += 1
    page, ends = 0, False
    while not ends:
        panel = await log_panel(table, 5, Words(locale, EMOJIS), page)
        inspector.look(panel, "log")
        shown = repr(panel.view.to_components())
        ends, page = page > 0 and "'disabled': True" in shown, page + 1
        assert page < 100
    assert page > 1 or steps < 40


@pytest.mark.parametrize(("key", "ending", "locale"), ENDINGS)
async def test_every_way_to_end_fits_into_discord_s_limits(key: str, ending: str, locale: str) -> None:
    """Also those that chance hardly ever finds: from the records of finished games."""
    record = read(key, ending)
    book = Book()
    table = table_for(key, len(record.names), locale, book=book)
    happened: list[Event] = []
    for state, events in replayed(record):
        table.state = state
        happened += events
    book.write(table, None, START, happened)
    outcome = table.game.outcome(table.state)
    assert outcome is not None and outcome.ending == ending
    inspector = Inspector()
    await look_at_the_end(inspector, table, locale)
    await look_at_all(inspector, table, locale)
    changed = record.lines[-1]._replace(notation="x" * 60)
    for each in (record, replace(record, lines=(*record.lines[:-1], changed)), replace(record, rules_version=0)):
        verdict = await fairness.verdict(each, Words(locale))
        inspector.look(fairness.fairness(Reading(table, None, Words(locale)), verdict), "verdict")
    sent = fairness.fairness(Reading(table, None, Words(locale)), record=record)
    inspector.count(sent.view.to_components(), "record")
    reading = Reading(table, None, Words(locale))
    reviews, found = Reviews(cast(Store, None), PICTURES, run_here), await found_in(table, record)
    for number in (None, *range(len(found.before))):
        inspector.look(await reviews.page(reading, found, number), "review")
        inspector.look(await reviews.page(reading, found, number, in_words=True), "review in words")


async def found_in(table: Table, record: Record) -> Found:
    """Return a review of a game with three mistakes that nobody made."""
    played = Film(table.game, len(record.names), record.options, record.rng(), entries_of(record))
    states = dict(positions(*played[:3], KeyedRng(record.seed), [entry.step for entry in played.log]))
    points = []
    for line, before in zip(record.lines[1:], list(states.values())[:-1], strict=True):
        actions = [] if line.seat is None or line.step.target else played.rules.legal(before, line.seat)
        if len(actions) > 1 and line.seat is not None and len(points) < 3:
            best = next(str(action) for action in actions if str(action) != line.notation)
            points.append(TurningPoint(line.revision, 0, line.seat, line.notation, best, None, 0.99, 0.01))
    even = tuple(1 / played.seats for _ in record.names)
    review = Review(tuple(Turn(at, 0, even) for at in states), (), tuple(points))
    return Found(review, _before(played, review.points), {})


@pytest.mark.parametrize(("key", "ending", "locale"), ENDINGS)
async def test_every_page_of_a_replay_fits_into_discord_s_limits(key: str, ending: str, locale: str) -> None:
    record = read(key, ending)
    table = table_for(key, len(record.names), locale)
    lines = zip(record.lines, replayed(record), strict=True)
    log = [Entry(line.step, tuple(events)) for line, (_, events) in lines]
    table.row = replace(table.row, phase=Phase.FINISHED, seed=record.seed)
    replays = Replays(PICTURES, Sharing(PICTURES))
    shown = turns(Film(table.game, len(record.names), record.options, record.rng(), log))
    replays.games.keep((table.id, table.row.revision), shown)
    reading = Reading(table, None, Words(locale))
    pages = shots(key, [render.Scene(turn.view, table.names, turn.recent) for turn in shown])
    inspector = Inspector()
    for number, shot in enumerate(pages):
        if number % 9 == 0 or shot.kind is not ShotKind.BOARD or number == len(pages) - 2:
            inspector.look(await replays.page(reading, number, played=True), f"replay {shot.kind}")
            inspector.look(await replays.page(reading, number, in_words=True), f"replay {shot.kind} in words")
    animation = Animation(_TINY.data, 780, 526, 999, CUTS[-1])
    inspector.look(await finished_animation(reading, animation, pages, played=True), "animation")
    sharer = table.seats[0].user_id
    inspector.look(await finished_animation(reading, animation, pages, shared_by=sharer), "shared animation")
    for done, of in ((0, 0), (1, 300), (300, 300)):
        inspector.look(
            progress(table, Making("animation", done=done, of=of), Words(locale), Op.ANIMATION),
            "animation in the making",
        )


@pytest.mark.parametrize("key", games())
async def test_many_choices_become_one_select_and_few_stay_buttons(key: str) -> None:
    """Both forms are inside the limits when there are as many choices as Discord takes at all."""
    game = find_game(key)
    table = table_for(key, game.meta.seats.start, "fr")
    state, _ = game.setup(game.meta.seats.start, {}, FastRng(1))
    seat = game.deciding(state)[0].seat
    view = game.view(state, seat)
    some = list(view.actions)
    inspector = Inspector()
    for count in range(1, len(some) + 1):
        for panel in every_panel(table, replace(view, actions=tuple(some[:count])), "fr", NO_EMOJIS):
            inspector.count(panel, f"{count} choices")
    assert inspector.most["label"]


@pytest.mark.parametrize(("key", "locale"), GAMES)
async def test_lobbies_rules_help_and_closed_boards_fit_into_discord_s_limits(key: str, locale: str) -> None:
    inspector = Inspector()
    most = find_game(key).meta.seats.stop - 1
    for seats, first in itertools.product(range(1, most + 1), range(len(NAMES))):
        table = table_for(key, seats, locale, first)
        inspector.look(
            await board_panel.lobby(Reading(table, None, Words(locale, EMOJIS)), PICTURES.draw), f"lobby of {seats}"
        )
        inspector.look(await table_panels.menu_panel(table, 1, Words(locale), may_end=False), "more in the lobby")
        inspector.look(await log_panel(table, None, Words(locale)), "empty log")
    inspector.look(board_panel.closed(table, Words(locale)), "closed")
    inspector.look(board_panel.moved(table, Words(locale), "https://discord.com/channels/" + "9" * 60), "moved")
    inspector.look(board_panel.archived(table, Words(locale)), "archived")
    own = [table_for(key, most, locale, 0) for _ in range(20)]
    for number, each in enumerate(own):
        each.id, each.row = each.id - number, replace(each.row, id=each.id - number, kind="daily")
    inspector.look(await own_panels.tables_panel([table] * 60, own, 10**18, Words(locale)), "tables")
    for pace in Pace:
        inspector.look(
            await lobby_panels.busy_panel("x" * 1000, find_game(key), pace, Words(locale), ranked=False), "busy"
        )
    inspector.look(await confirmation(table, "cancel-sure", Op.CONFIRM_CANCEL, Words(locale)), "confirm")
    strike = await confirmation(table, "strike-sure", Op.CONFIRM_STRIKE, Words(locale), stay="button-no-strike")
    inspector.look(strike, "confirm to strike")
    inspector.look(await preferences.confirm_ladder(Words(locale)), "confirm a new ladder")
    busy = [OwnedServer(2**62, "*_" * 50, 10**7, ActivityRow(2**62, 10**5, 10**5, 10**12))]
    many = [replace(busy[0], guild_id=2**62 + each) for each in range(owner.PAGE * 9 + 1)]
    for found, page in ((many, 0), (many, 4), (many, 10**6), (many[:1], 0), ([], 0)):
        inspector.look(await owner.servers(found, page, Words(locale)), "servers")
    for what, blocked in itertools.product(owner.OF_A_SERVER, (False, True)):
        inspector.look(await owner.server(busy[0], what, Words(locale), blocked=blocked), "server")
        inspector.look(await owner.server(replace(busy[0], name=None), what, Words(locale), blocked=blocked), "server")
        inspector.look(await owner.user(2**63 - 1, Words(locale), blocked=blocked), "user")
    form = owner.notice_form(Words(locale)).to_dict()
    assert not problems("POST", "/interactions/1/token/callback", {"type": 9, "data": form})
    table.row = replace(table.row, phase=Phase.CANCELLED, rated=True, ranked=False)
    inspector.look(board_panel.closed(table, Words(locale)), "closed and struck")
    inspector.look(await lobby_panels.join_rematch_panel(table, Words(locale)), "rematch offer")
    for place in ("server", "alone"):
        inspector.look(await rules_panels.help_page(Words(locale), place), "help")
    inspector.look(text_panel("x" * 5000), "notice")
    played = find_game(key).meta.choose({})
    for page in rules_pages(key):
        panel = await rules_panels.rules(find_game(key), page, Words(locale), PICTURES.draw)
        inspector.look(panel, f"rules {page}")
        text = "".join(part["content"] for part in walk_components(panel.view.to_components()) if part["type"] == 10)
        body, first = game_text(key, f"rules-{page}-body", locale, played), page == rules_pages(key)[0]
        told = body.partition("\n")[0].removeprefix("1. ") if first else body  # its picture tells the rest
        assert told in text, "no page is cut"
        by = game_text(key, "credits", locale, {"credits": find_game(key).meta.credits})
        credits = say(locale, "rules-credits", credits=by)
        assert (credits in text) is (page == rules_pages(key)[1]), "the second page names authors and publishers"
        if page == "rulings":
            for ruling in find_game(key).rulings:
                assert game_text(key, f"ruling-{ruling}", locale, played) in text
    assert sum(inspector.looked.values()) > 40


@pytest.mark.parametrize(("key", "locale"), GAMES)
async def test_forms_and_challenges_fit_into_discord_s_limits(key: str, locale: str) -> None:
    table = table_for(key, 3, locale)
    bot = replace(table.seats[2], user_id=BOT_USER_ID, name="", computer=LEVELS[0])
    for seats in (table.seats, (*table.seats[:2], bot)):
        table.seats = seats
        form = lobby_panels.options_form(table, Words(locale)).to_dict()
        assert not problems("POST", "/interactions/1/token/callback", {"type": 9, "data": form})
        assert len(form["components"]) == len(table.game.meta.options) + 3 + (seats[2] is bot) <= 5
    inspector, here = Inspector(), tuple(range(10**18, 10**18 + 25))
    there, settings = (
        ServerParts(frozenset(here), frozenset(here)),
        ServerSettings(1, "fr", Pace.NONE, here, here, 1320, 450),
    )
    for each, what in itertools.product((settings, ServerSettings(1)), setting_forms.FIELDS):
        form = setting_forms.form(each, what, there, None, Words(locale)).to_dict()
        assert not problems("POST", "/interactions/1/token/callback", {"type": 9, "data": form})
        for lacking in (
            Lacking((), (), ""),
            Lacking(installs.NAMES, installs.NAMES, "https://discord.com/" + "9" * 150),
        ):
            inspector.look(await preferences.server(each, there, None, 0, lacking, Words(locale)), "settings")
    for name in NAMES:
        inspector.look(await lobby_panels.games_panel(2**63 - 1, name, Words(locale)), "challenge")


def test_every_error_sentence_fits_into_a_message() -> None:
    facts = {
        name: 10**12 if name in ("count", "missing", "seats", "least", "number") else "x" * 700
        for name in ("count", "missing", "seats", "least", "number", "host", "link", "links", "until", "who")
    }
    for locale in LOCALES:
        keys = [key for key in cast(Catalogue, bundle(locale))._sources if key.startswith("error-") or "-no-" in key]
        assert len(keys) > 20
        assert all(1 <= len(say(locale, key, facts)) <= 3900 for key in keys)
