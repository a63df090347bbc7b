"""Nothing that a game can come to produces a message that Discord would refuse.

A thousand random games are played on the rules alone. For EVERY decision in them the rows of choices are built (rows
that differ in nothing are built once); all other panels (hand of every seat, board, more, log, words) are built for a
sample of the decisions and of the finished games, the score sheet for every game: in all languages, with the worst
names there can be, and pictures whose description is as long as it may be. All of them are held against what simcord
knows of Discord's rules and against this module's own count, the panels also against the limits in
``tests/discord_limits.py`` and, where it is at hand, against Discord's own description of its API.
"""

from __future__ import annotations

import itertools
import json
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, cast

import pytest
from simcord.components import validate_components, walk_components

import render
from cogs.fairness import panels as fairness
from cogs.interactions.layout import names
from cogs.interactions.replies import Panel
from cogs.play import hand_panel, hints, menu
from cogs.play.hand_panel import Hand
from cogs.publishing import board_panel, question_panel
from cogs.replay.flow import Making, Replays, finished_animation, progress
from cogs.rules import panels as rules_panels
from db import START, ActionRow, EvaluationRow, Pace, Person, Phase, PollKind, PollRow, SeatRow, Store, TableRow
from engine import Event, FastRng, View, games
from engine import game as find_game
from engine.players import LEVELS, Choice, Evaluation
from engine.replay import Step
from locales import LOCALES, bundle, say
from render import rules_pages
from render.animation import CUTS, Animation
from render.jobs import Job
from render.service import Drawn, PictureService, Priority
from render.shots import Kind, shots
from render.wording import offer, slug
from tables import CHOICES, COMPUTER, Clocks, Entry, Reach, Reason, Table
from tables.names import clean
from tables.opponents import REMEMBERED, EvaluatedAction
from tables.replays import turns
from tables.state import MEMORY
from tests.bot import harness
from tests.bot.playing import tiny_picture
from tests.engine.make_records import read, replayed

DECISIONS = 10_000
"""Decisions of random games of each kind, in each language."""
LOOKS = 50
"""Times that everything is looked at, and fewest games, in each language."""
NAMES = (
    "*_~`|>#[](){}<@1>:-*_~`|>#[](){}<@1>",
    "🏛️🪨⚱️👑" * 8,
    "مهندس المعبد القديم العظيم جدا جدا",
    "@everyone <@&2> https://x.y/z `a` WWWWWW",
)
"""Markdown, emoji of several characters, right to left, mentions and links; all as long as names are kept."""
ENDINGS = [(key, ending) for key in games() for ending in find_game(key).meta.endings]
NUMBER, DECISION_REVISION, CLICK = 999_999_999_999, 999_999_999, 10**19

_TINY = tiny_picture("")


class TinyPictures(PictureService):
    """Renders nothing, and describes it at length."""

    alt = ("*" * 31 + " ") * 32

    async def draw(self, job: Job, priority: Priority = Priority.ANSWER, deadline: float | None = None) -> Drawn:
        return Drawn(render.Picture(_TINY.data, self.alt, _TINY.width, _TINY.height))


PICTURES = TinyPictures()


@pytest.fixture(autouse=True)
def interludes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every board shows what has just ended, so that it is as large as can be."""
    monkeypatch.setattr("cogs.publishing.board_panel.has_interlude", lambda *_: True)


class Book:
    """What a panel asks of the store: the log of a game that is played here."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.games = self

    async def evaluations(self, table_id: int) -> tuple[EvaluationRow, ...]:
        return ()

    async def actions(self, table_id: int) -> list[ActionRow]:
        return [
            ActionRow(
                table_id,
                entry.step.revision,
                entry.step.seat,
                None,
                entry.step.notation,
                json.dumps([event.dump() for event in entry.events]),
                0,
            )
            for entry in self.entries
        ]

    def write(self, table: Table, seat: int | None, notation: str, events: Sequence[Event]) -> None:
        """One more line, for the table's memory too."""
        self.entries.append(Entry(Step(len(self.entries) + 1, seat, notation), tuple(events)))
        table.entries = self.entries[-MEMORY:]


def table_for(key: str, seats: int, locale: str, first: int = 0, book: Book | None = None) -> Table:
    """A table as the bot has it in memory, with people at it, waiting for one of them, and only a log behind it."""
    host = 10**18
    row = TableRow(
        id=NUMBER,
        guild_id=10**18,
        channel_id=10**18 + 1,
        game=key,
        rules_version=1,
        phase=Phase.LOBBY,
        revision=DECISION_REVISION,
        locale=locale,
        host_id=host,
        options="{}",
        seed=b"",
        board_message_id=10**18 + 2,
        mention_message_id=None,
        shown_revision=0,
        created_at=0,
        updated_at=0,
        rematch_of=None,
        commitment="f" * 64,
        contribution=CLICK,
    )
    called = [clean(Person(0, NAMES[(first + seat) % len(NAMES)])).name for seat in range(seats)]
    people = [
        SeatRow(NUMBER, seat, host + seat, name, DECISION_REVISION, 0, None, CLICK) for seat, name in enumerate(called)
    ]
    table = Table(cast(Any, book or Book()), Clocks(lambda: 0, lambda: 0), row, people)
    table.deadline = 10**13
    return table


class Inspector:
    """Looks at panels as Discord would, and counts them."""

    def __init__(self) -> None:
        self.looked: Counter[str] = Counter()
        self.most: Counter[str] = Counter()

    def look(self, panel: Panel, what: str) -> None:
        self.looked[what] += 1
        components = panel.view.to_components()
        files = [(file.filename, file.description or "") for file in panel.files]
        self.count(components, what)
        shown = re.findall(r"attachment://([^\"']+)", repr(components))
        assert sorted(shown) == sorted(name for name, _ in files), what
        assert len(files) <= 10
        assert not harness.panel_problems(panel.view, files), what

    def count(self, components: list[dict[str, Any]], what: str) -> None:
        validate_components(components, flags=1 << 15)
        parts = list(walk_components(components))
        texts = [part["content"] for part in parts if part["type"] == 10]
        ids = [part["custom_id"] for part in parts if "custom_id" in part]
        self.note("components", len(parts), 40, what)
        self.note("characters", sum(map(len, texts)), 4000, what)
        assert all(text.strip() for text in texts), what
        assert len(set(ids)) == len(ids) and all(1 <= len(each) <= 100 for each in ids), (what, ids)
        for part in parts:
            if part["type"] == 2:
                assert part["label"].strip(), what
                self.note("label", len(part["label"]), 80, what)
            if part["type"] == 3:
                self.note("options", len(part["options"]), 25, what)
                assert 1 <= len(part["placeholder"]) <= 150
                for option in part["options"]:
                    assert option["label"].strip() and 1 <= len(option["value"]) <= 100
                    self.note("option", len(option["label"]), 100, what)
            if part["type"] == 12:
                for item in part["items"]:
                    self.note("description", len(item["description"]), 1024, what)

    def note(self, kind: str, size: int, limit: int, what: str) -> None:
        assert size <= limit, f"{what}: {kind} {size} > {limit}"
        self.most[kind] = max(self.most[kind], size)


async def look_at_all(inspector: Inspector, table: Table, locale: str) -> None:
    """Every panel that a table can show now, to everybody."""
    inspector.look(await board_panel.board(table, locale, PICTURES.draw), f"board {table.phase}")
    for seat in range(len(table.seats)):
        remark = say(locale, "error-stale")
        inspector.look(await Hand(table, seat, locale, remark).shown(PICTURES.draw), f"hand {table.phase}")
    viewer = len(table.seats) - 1
    inspector.look(await menu.more(table, table.row.host_id, locale, may_end=True), "more")
    inspector.look(await menu.log(table, viewer, locale), "log")
    inspector.look(await menu.log(table, None, locale), "log of a stranger")
    inspector.look(await menu.words(table, viewer, locale), "words")
    note = max((say(locale, f"picture-{why}") for why in ("follows", "missing")), key=len)
    inspector.look(Hand(table, viewer, locale, remark).panel(None, note), "hand in words")
    for seat in table.deciding[:1]:
        choice = wordiest(table, seat, locale)
        if choice is not None:
            remark = hints.hint(table, seat, choice, locale)
            inspector.look(await Hand(table, seat, locale, remark).shown(PICTURES.draw), "hint")
    if table.phase is Phase.RUNNING:
        await look_at_the_questions(inspector, table, locale)


def wordiest(table: Table, seat: int, locale: str) -> Choice | None:
    """Of what a seat can do, the two that take most words, as a hint would weigh them; None without a choice."""
    view, called = table.view(seat), names(table, locale)
    if len(view.actions) < 2 or table.phase is not Phase.RUNNING:
        return None
    label = {action: offer(table.game, view, action, called, locale) for action in view.actions}
    wordy = sorted(view.actions, key=lambda action: len(label[action]), reverse=True)
    return Choice(wordy[0], (Evaluation(wordy[0], 0.99, 999), Evaluation(wordy[1], 0.01, 999)), 99_999)


async def look_at_the_questions(inspector: Inspector, table: Table, locale: str) -> None:
    """What the players can be asked now, everybody having answered."""
    reach = Reach(1, tuple(table.entries[-MEMORY // 2 :]), free=False)
    inspector.look(await menu.confirm_undo(table, reach, 0, locale), "confirm undo")
    inspector.look(await menu.confirm_quit(table, locale), "confirm quit")
    for kind in PollKind:
        seat, target = (None, None) if kind is PollKind.ABSENT else (0, 1 if kind is PollKind.UNDO else None)
        table.polls = {kind: PollRow(NUMBER, kind, seat, target, DECISION_REVISION, None, 0)}
        table.votes = {kind: {row.user_id: str(CHOICES[kind][-1]) for row in table.seats}}
        inspector.look(question_panel.question(table, kind, locale), f"question {kind}")
    table.polls, table.votes = {}, {}


async def look_at_the_end(inspector: Inspector, table: Table, locale: str) -> None:
    """The score sheet of a table whose game has just ended, and the line that tells the channel who won."""
    table.row = replace(table.row, phase=Phase.FINISHED)
    inspector.look(await board_panel.board(table, locale, PICTURES.draw), "final")
    line = board_panel.result(table, locale, f"https://discord.com/channels/{10**18}/{10**18}/{10**18}")
    assert 1 <= len(line) <= 2000


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
async def test_every_decision_of_a_thousand_games_fits_into_discord_s_limits(key: str, locale: str) -> None:
    game = find_game(key)
    inspector = Inspector()
    built: set[object] = set()
    kinds: Counter[str] = Counter()
    decisions = looks = most = longest = 0
    for number in itertools.count():
        if decisions >= DECISIONS and number >= LOOKS:
            break
        seed = number * len(LOCALES) + LOCALES.index(locale)
        chance, rng = random.Random(seed), FastRng(seed)
        seats = game.meta.seats[number % len(game.meta.seats)]
        book = Book()
        table = table_for(key, seats, locale, first=seed // 7, book=book)
        state, events = game.setup(seats, {}, rng)
        table.state, table.row = state, replace(table.row, phase=Phase.RUNNING)
        book.write(table, None, START, events)
        while deciding := game.deciding(state):
            decisions += 1
            for seat, kind in deciding:
                kinds[kind] += 1
                view = game.view(state, seat)
                most = max(most, len(view.actions))
                notes = tuple(
                    (str(act), note.key, *note.facts.items())
                    for act in view.actions
                    for note in (game.explain(view, act),)
                )
                row = (table.names, notes)
                if row not in built:
                    built.add(row)
                    longest = max(
                        longest, *(len(offer(game, view, act, names(table, locale), locale)) for act in view.actions)
                    )
                    items = hand_panel.choices(table, view, table.seats[seat].decision_revision, locale)
                    inspector.count([item.to_component_dict() for item in items], f"choices for {kind}")
            if chance.random() < 0.01:
                await look_at_all(inspector, table, locale)
            seat = chance.choice(deciding).seat
            action = chance.choice(game.legal(state, seat))
            book.write(table, seat, str(action), game.apply(state, seat, action, rng))
        await look_at_the_end(inspector, table, locale)
        if decisions * LOOKS >= looks * DECISIONS:
            looks += 1
            await look_at_all(inspector, table, locale)
    assert set(kinds) == set(game.meta.decisions), "every kind of decision came up"
    assert len(built) > 1000
    assert min(inspector.looked.values()) >= 50, inspector.looked
    assert most <= hand_panel.BUTTONS or inspector.most["options"] >= most, inspector.most
    assert inspector.most["label"] >= longest > 0, inspector.most


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
async def test_reasons_in_the_log_and_lobbies_with_computers_fit(
    key: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    inspector, book = Inspector(), Book()
    table = table_for(key, 3, locale, book=book)
    for count in range(3):
        seats = [
            replace(seat, user_id=COMPUTER, name="", computer=LEVELS[seat.seat]) if seat.seat > 2 - count else seat
            for seat in table.seats
        ]
        table.seats = tuple(seats)
        inspector.look(await board_panel.lobby(table, locale, PICTURES.draw), "lobby")
    game = table.game
    table.state, events = game.setup(3, {}, FastRng(1))
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
    view, choice = offered[-1]
    seat = view.viewer
    evaluated = tuple(EvaluatedAction(choice.evaluations[0].action, 0.99) for _ in range(REMEMBERED))
    reason = Reason(seat, "hard", view, choice.evaluations[0].action, evaluated)

    async def reasons(self: Table) -> dict[int, Reason]:
        return {entry.step.revision: reason for entry in book.entries}

    monkeypatch.setattr(Table, "reasons", reasons)
    told = page = 0
    ends = False
    while not ends:
        panel = await menu.log(table, None, locale, page)
        inspector.look(panel, "log")
        shown = repr(panel.view.to_components())
        told += shown.count("🤖 **") + shown.count("🤖 " + "▲◆●■"[seat])
        ends, page = page > 0 and "'disabled': True" in shown, page + 1
        assert page < 100
    assert told >= steps and (page > 1 or steps < 40), "no line is lost"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("key", "ending"), ENDINGS)
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
        inspector.look(await fairness.verdict(table, each, locale), "verdict")
    inspector.count((await fairness.document(table, record, locale)).view.to_components(), "record")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("key", "ending"), ENDINGS)
async def test_every_page_of_a_replay_fits_into_discord_s_limits(key: str, ending: str, locale: str) -> None:
    record = read(key, ending)
    table = table_for(key, len(record.names), locale)
    lines = zip(record.lines, replayed(record), strict=True)
    log = [Entry(line.step, tuple(events)) for line, (_, events) in lines]
    table.row = replace(table.row, phase=Phase.FINISHED, seed=record.seed)
    replays = Replays(cast(Store, None), PICTURES)
    shown = turns(table.game, len(record.names), record.options, record.seed, log)
    replays._games[table.id, table.row.revision] = shown
    pages = shots(key, [render.Scene(turn.view, table.names, turn.recent) for turn in shown])
    inspector = Inspector()
    for number, shot in enumerate(pages):
        if number % 9 == 0 or shot.kind is not Kind.BOARD or number == len(pages) - 2:
            inspector.look(await replays.page(table, number, locale), f"replay {shot.kind}")
            inspector.look(await replays.page(table, number, locale, in_words=True), f"replay {shot.kind} in words")
    animation = Animation(_TINY.data, 780, 526, 999, CUTS[-1])
    inspector.look(finished_animation(table, animation, pages, locale), "animation")
    for done, of in ((0, 0), (1, 300), (300, 300)):
        inspector.look(progress(table, Making(done=done, of=of), locale), "film in the making")


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
        items = hand_panel.choices(table, replace(view, actions=tuple(some[:count])), DECISION_REVISION, "fr")
        inspector.count([item.to_component_dict() for item in items], f"{count} choices")
    assert inspector.most["label"] > 10


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
async def test_lobbies_rules_help_and_what_is_left_behind_fit_into_discord_s_limits(key: str, locale: str) -> None:
    inspector = Inspector()
    most = find_game(key).meta.seats.stop - 1
    for seats, first in itertools.product(range(1, most + 1), range(len(NAMES))):
        table = table_for(key, seats, locale, first)
        inspector.look(await board_panel.lobby(table, locale, PICTURES.draw), f"lobby of {seats}")
        inspector.look(await menu.more(table, 1, locale, may_end=False), "more in the lobby")
        inspector.look(await menu.log(table, None, locale), "empty log")
    inspector.look(board_panel.closed(table, locale), "closed")
    inspector.look(board_panel.moved(table, locale, "https://discord.com/channels/" + "9" * 60), "moved")
    inspector.look(board_panel.archived(table, locale), "archived")
    inspector.look(await menu.tables([table] * 60, 10**18, locale), "tables")
    for pace in Pace:
        inspector.look(await menu.busy("x" * 1000, key, pace, locale, ranked=False), "busy")
    inspector.look(await menu.confirm_cancel(table, locale), "confirm")
    inspector.look(await rules_panels.help_page(locale), "help")
    inspector.look(await menu.notice("x" * 5000), "notice")
    for page in rules_pages(key):
        panel = await rules_panels.rules(key, page, locale, PICTURES.draw)
        inspector.look(panel, f"rules {page}")
        text = "".join(part["content"] for part in walk_components(panel.view.to_components()) if part["type"] == 10)
        assert say(locale, f"{slug(key)}-rules-{page}-body") in text, "no page is cut"
        if page == "rulings":
            for ruling in find_game(key).rulings:
                assert say(locale, f"{slug(key)}-ruling-{ruling}") in text
    assert sum(inspector.looked.values()) > 40


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_that_refuses_fits_into_a_message(locale: str) -> None:
    keys = [key for key in bundle(locale)._messages if key.startswith("error-") or "-no-" in key]
    assert len(keys) > 20
    facts = {
        name: 10**12 if name in ("count", "missing", "seats", "least", "number") else "x" * 700
        for name in ("count", "missing", "seats", "least", "number", "host", "link", "links")
    }
    assert all(1 <= len(say(locale, key, facts)) <= 3900 for key in keys)


# ---------------------------------------------------------------- commands

COMMANDS = {
    "play",
    "hand",
    "board",
    "table",
    "tables",
    "rules",
    "help",
    "leaderboard",
    "me",
    "settings",
    "privacy",
    "profile",
}


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command, its subcommands, options and choices."""
    yield command
    for option in command.get("options") or []:
        yield from parts(option)
        yield from option.get("choices") or []


async def test_the_commands_speak_four_languages(stage: harness.Stage) -> None:
    """The stage checks at its end that they keep Discord's limits."""
    syncs = [request for request in stage.env.http_requests if request.path.endswith("/commands")]
    assert [request.method for request in syncs] == ["PUT"]
    commands = cast(list[dict[str, Any]], syncs[0].json)
    assert {command["name"] for command in commands} == COMMANDS
    spoken = {*LOCALES[1:], "es-419"}
    for command in commands:
        for part in parts(command):
            assert set(part["name_localizations"]) >= spoken, part["name"]
            if "value" not in part:
                assert set(part["description_localizations"]) >= spoken
        for locale in spoken:
            siblings = [each["name_localizations"][locale] for each in commands]
            assert len(set(siblings)) == len(siblings), "no two commands share a name in one language"
        for option_names in zip(
            *(option["name_localizations"].values() for option in command.get("options") or []), strict=True
        ):
            assert len(set(option_names)) == len(option_names)
