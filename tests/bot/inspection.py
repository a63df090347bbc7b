"""Panels built and measured against Discord's limits, at tables without a store."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from simcord.components import validate_components, walk_components

import render
from cogs.interactions import results
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import confirmation
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.publishing import board_panel, question_panel
from cogs.table.handlers import log_panel
from cogs.table.panels import menu_panel, words_panel
from cogs.turn import panels
from cogs.turn.hand_facts import Beginner, HandFacts
from cogs.turn.hand_panel import Hand
from db import ActionRow, Person, Phase, PollKind, PollRow, SeatRow, TableRow, TimerKind
from engine import Event
from engine.players import Choice, Evaluation
from engine.replay import Step
from locales import say
from render.jobs import Job
from render.service import Drawn, PictureService, Priority
from render.wording import Words, offer
from tables import POLL_CHOICES, Clocks, Entry, Reach, Table
from tables.adopting import note_deciding
from tables.log import KEPT_ENTRIES
from tables.names import clean
from tests.bot import harness
from tests.bot.playing import tiny_picture
from tests.emojis import EMOJIS

NAMES = (
    "*_~`|>#[](){}<@1>:-*_~`|>#[](){}<@1>",
    "🏛️🪨⚱️👑" * 8,
    "مهندس المعبد القديم العظيم جدا جدا",
    "@everyone <@&2> https://x.y/z `a` WWWWWW",
)
"""Markdown, emoji of several characters, right to left, mentions and links; all as long as names are kept."""
NUMBER, DECISION_REVISION, CLICK = 999_999_999_999, 999_999_999, 10**19

_TINY = tiny_picture("")


class TinyPictures(PictureService):
    """Returns one tiny picture with the longest description."""

    alt = ("*" * 31 + " ") * 32

    async def draw(self, job: Job, priority: Priority = Priority.ANSWER, deadline: float | None = None) -> Drawn:
        return Drawn(render.Picture(_TINY.data, self.alt, _TINY.width, _TINY.height))


PICTURES = TinyPictures()


class Book:
    """The part of the store that panels read: the log of a game in memory."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.games = self

    async def actions(self, table_id: int, since: int = 0) -> list[ActionRow]:
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
        """Add a line, to the table's memory too."""
        self.entries.append(Entry(Step(len(self.entries) + 1, seat, notation), tuple(events)))
        table.entries = self.entries[-KEPT_ENTRIES:]


class DrawnTable(Table):
    """A table whose position a test changes by hand: who decides follows it."""

    def __getattribute__(self, name: str) -> Any:
        if name in ("deciding", "waiting_for"):
            note_deciding(self)
        return super().__getattribute__(name)


def table_for(key: str, seats: int, locale: str, first: int = 0, book: Book | None = None) -> Table:
    """Return a table as in the bot's memory, with people, waiting for one of them, and only a log as its store."""
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
        created_at=0,
        updated_at=0,
        rematch_of=None,
        commitment="f" * 64,
        contribution=CLICK,
    )
    named = [clean(Person(0, NAMES[(first + seat) % len(NAMES)])).name for seat in range(seats)]
    people = [
        SeatRow(NUMBER, seat, host + seat, name, DECISION_REVISION, 0, None, CLICK) for seat, name in enumerate(named)
    ]
    table = DrawnTable(cast(Any, book or Book()), Clocks(lambda: 0, lambda: 0), row, people)
    table.timers[TimerKind.DEADLINE] = 10**13
    return table


class Inspector:
    """Checks panels against Discord's limits, and counts them."""

    def __init__(self) -> None:
        self.looked: Counter[str] = Counter()
        self.most: Counter[str] = Counter()

    def look(self, panel: Panel, what: str) -> None:
        self.looked[what] += 1
        components = panel.view.to_components()  # type: ignore[no-untyped-call]  # discord.py has no types here
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
                    self.note("option description", len(option.get("description") or ""), 100, what)
            if part["type"] == 12:
                for item in part["items"]:
                    self.note("description", len(item["description"]), 1024, what)

    def note(self, kind: str, size: int, limit: int, what: str) -> None:
        assert size <= limit, f"{what}: {kind} {size} > {limit}"
        self.most[kind] = max(self.most[kind], size)


async def look_at_all(inspector: Inspector, table: Table, locale: str) -> None:
    """Check every panel that a table can show now, for every viewer."""
    inspector.look(
        await board_panel.board(Reading(table, None, Words(locale, EMOJIS)), PICTURES.draw), f"board {table.phase}"
    )
    for seat in range(len(table.seats)):
        remark = say(locale, "error-stale")
        inspector.look(await _beginners_hand(table, seat, locale, remark).draw(PICTURES.draw), f"hand {table.phase}")
    viewer, stranger = len(table.seats) - 1, 5
    inspector.look(await menu_panel(table, table.row.host_id, Words(locale, EMOJIS), may_end=True), "more")
    inspector.look(await log_panel(table, table.seats[viewer].user_id, Words(locale, EMOJIS)), "log")
    inspector.look(await log_panel(table, stranger, Words(locale, EMOJIS)), "log of a stranger")
    inspector.look(await words_panel(Reading(table, viewer, Words(locale))), "words")
    note = max((say(locale, f"picture-{why}") for why in ("follows", "missing")), key=len)
    inspector.look(_beginners_hand(table, viewer, locale, remark).panel(None, note), "hand in words")
    for seat in table.deciding[:1]:
        choice = wordiest(table, seat, locale)
        if choice is not None:
            hint, *more = panels.hint(Reading(table, None, Words(locale)), [(table.view(seat), choice)])
            hand = Hand(Reading(table, seat, Words(locale, EMOJIS)), hint, more=more)
            inspector.look(await hand.draw(PICTURES.draw), "hint")
        remark = "\n".join(panels.why_not_lines(Reading(table, None, Words(locale, EMOJIS)), table.view(seat)))
        inspector.look(await _beginners_hand(table, seat, locale, remark).draw(PICTURES.draw), "why not")
    if table.phase is Phase.RUNNING:
        await look_at_the_questions(inspector, table, locale)


def _beginners_hand(table: Table, seat: int, locale: str, head: str) -> Hand:
    hand = Hand(Reading(table, seat, Words(locale, EMOJIS)), head)
    hand.facts = HandFacts(beginner=Beginner(0), note="*_~`|" * 100)
    return hand


def wordiest(table: Table, seat: int, locale: str) -> Choice | None:
    """Return a hint about the two actions of a seat with the longest texts. None without a choice."""
    view, named = table.view(seat), Reading(table, None, Words(locale)).names
    if len(view.actions) < 2 or table.phase is not Phase.RUNNING:
        return None
    label = {action: offer(table.game, view, action, named, Words(locale)) for action in view.actions}
    wordy = sorted(view.actions, key=lambda action: len(label[action]), reverse=True)
    return Choice(wordy[0], (Evaluation(wordy[0], 0.99, 999), Evaluation(wordy[1], 0.01, 999)), 99_999)


async def look_at_the_questions(inspector: Inspector, table: Table, locale: str) -> None:
    """Build every question to the players, all of them answered."""
    reach = Reach(1, tuple(table.entries[-KEPT_ENTRIES // 2 :]), free=False)
    inspector.look(await panels.undo_panel(Reading(table, 0, Words(locale, EMOJIS)), reach), "confirm undo")
    inspector.look(await confirmation(table, "quit-sure", Op.CONFIRM_QUIT, Words(locale)), "confirm quit")
    for kind in PollKind:
        seat, target = (None, None) if kind is PollKind.ABSENT else (0, 1 if kind is PollKind.UNDO else None)
        table.polls = {kind: PollRow(NUMBER, kind, seat, target, DECISION_REVISION, 0, 1)}
        table.votes = {kind: {row.user_id: str(POLL_CHOICES[kind][-1]) for row in table.seats}}
        inspector.look(question_panel.question(Reading(table, None, Words(locale)), kind), f"question {kind}")
    table.polls, table.votes = {}, {}


async def look_at_the_end(inspector: Inspector, table: Table, locale: str) -> None:
    """Expect the score sheet of a table whose game has just ended, and the line that tells who won."""
    table.row = replace(table.row, phase=Phase.FINISHED)
    judge = table.row.host_id
    for ranked in (False, True):
        table.row = replace(table.row, rated=True, ranked=ranked)  # struck, and not
        inspector.look(await board_panel.board(Reading(table, None, Words(locale, EMOJIS)), PICTURES.draw), "final")
        inspector.look(
            await menu_panel(table, judge, Words(locale, EMOJIS), may_end=False, may_strike=True),
            "more at the end",
        )
    outcome = table.view(None).outcome
    assert outcome is not None
    address = f"https://discord.com/channels/{10**18}/{10**18}/{10**18}"
    for mentioned in ([], [seat.user_id for seat in table.seats]):
        assert 1 <= len(results.in_one_line(table, outcome, mentioned, address)) <= 2000
