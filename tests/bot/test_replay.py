"""Finished games shown again: page by page, in pictures or in words, and as an animated picture."""

from __future__ import annotations

import asyncio
import io
import itertools
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest
import simcord
from PIL import Image

import render
from cogs.replay.flow import ANIMATIONS, QUEUE, Making, _watched
from db import MemberSettings
from engine import TURN, FastRng, games
from locales import LOCALES, say
from render.animation import CUTS, LARGEST, Animation, Progress
from render.jobs import Job
from render.service import PictureService, Priority
from render.shots import Shot, TooLarge
from render.wording import describe_outcome, tell
from tables import Person, Phase, Table
from tests.bot import harness
from tests.bot.playing import (
    at_once,
    forge,
    nothing_but_a_sentence,
    table_of,
    tertulia,
    tiny_picture,
    with_component,
)
from tests.traits import traits

OLD, NEW = 0, 99
"""Versions of the rules that no game has."""


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch, tiny_pictures: None) -> None:
    """What the other tests of the bot do without: the pictures between the parts of a game are small too."""

    def interlude(game: str, scene: render.Scene, locale: str) -> render.Picture | None:
        ended = render.registry.artist(game).has_interlude(scene.view)
        return tiny_picture(f"interlude of {game} in {locale}") if ended else None

    monkeypatch.setattr(render, "interlude", interlude)


async def finished(stage: harness.Stage, game: str, channel: simcord.ChannelHandle | None = None) -> Table:
    """A game of Ana and Bruno, played to the end at the table itself."""
    lobby = stage.shown(await stage.slash(stage.ana, "play", into=channel, game=game))
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    table = await table_of(stage, int(stage.buttons(lobby)[0].custom_id.split(":")[1]))
    await play_on(stage, table)
    return table


async def play_on(stage: harness.Stage, table: Table) -> None:
    """To the end: sensibly, so that it does not take too long, and otherwise with each decision."""
    chance = FastRng(3)
    while table.deciding:
        row = table.seats[table.deciding[0]]
        view = table.view(row.seat)
        action = table.game.suggest(view, chance)
        await table.act(Person(row.user_id, row.name), row.decision_revision, str(action))
    tertulia(stage).desk.boards.changed(table)
    await stage.env.settle()
    assert table.phase is Phase.FINISHED


async def replay(stage: harness.Stage, who: simcord.MemberActor) -> simcord.ResponseMessage:
    """The first page, as somebody gets there from the board."""
    more = stage.private(await stage.press(who, stage.board(), "b:*:more"))
    panel = stage.private(await stage.press(who, more, "b:*:replay"))
    assert panel.id == more.id
    return panel


async def turn(
    stage: harness.Stage, who: simcord.MemberActor, panel: harness.Message, way: str
) -> simcord.ResponseMessage:
    result = await stage.press(who, panel, f"e:*:{way}:*")
    shown = stage.private(result)
    assert shown.id == panel.id, "one panel, of which the pages are turned"
    return shown


def page_of(stage: harness.Stage, panel: harness.Message) -> tuple[int, int]:
    """Which page is shown, of how many."""
    line = next(line for line in stage.text(panel).splitlines() if " / " in line)
    here, there = line.removeprefix("-# ").split(" / ")
    return int(here), int(there)


def ways(stage: harness.Stage, panel: harness.Message) -> list[bool]:
    """Whether first, back, next and last can be pressed."""
    buttons = [each for each in stage.buttons(panel) if each.custom_id.startswith("e:")]
    assert [each.custom_id.split(":")[2] for each in buttons] == ["first", "back", "next", "last"]
    return [not each.disabled for each in buttons]


@pytest.mark.parametrize("game", games())
async def test_a_stranger_pages_through_a_finished_game_to_both_ends(stage: harness.Stage, game: str) -> None:
    await finished(stage, game)
    stage.reads(stage.davi, "fr")
    panel = await replay(stage, stage.davi)
    _, last = page_of(stage, panel)
    assert ways(stage, panel) == [False, False, True, True]
    assert say("fr", "replay-deal") in stage.text(panel)
    alts, some = [], min(12, last - 2)
    for number in range(1, some + 1):
        assert page_of(stage, panel) == (number, last)
        alts += stage.alts(panel)
        assert len(stage.alts(panel)) == len(stage.pictures(panel)) == 1
        panel = await turn(stage, stage.davi, panel, "next")
    # The buttons of a bot that has been restarted since do the same.
    await stage.restart()
    panel = await turn(stage, stage.davi, panel, "last")
    for number in range(last, last - some, -1):
        assert page_of(stage, panel) == (number, last)
        assert ways(stage, panel) == ([True, True, False, False] if number == last else [True] * 4)
        alts += stage.alts(panel)
        panel = await turn(stage, stage.davi, panel, "back")
    kinds = [alt.split(" of ")[0] for alt in alts]
    assert kinds[0] == "board" and all(alt.endswith(" in fr") for alt in alts)
    assert kinds[some : some + 2] == ["score", "interlude" if traits(game).interludes else "board"]
    assert page_of(stage, await turn(stage, stage.davi, panel, "first")) == (1, last)


async def test_all_pages_together_tell_the_whole_game(stage: harness.Stage) -> None:
    table = await finished(stage, "mausoleum")
    panel = await replay(stage, stage.davi)
    told: list[str] = []
    while True:
        told += [line[3:] for line in stage.text(panel).splitlines() if line.startswith("-# ")][1:]
        if not ways(stage, panel)[2]:
            break
        panel = await turn(stage, stage.davi, panel, "next")
    events = [event for _, some in await table.history(None) for event in some if event.kind not in (TURN, "drew")]
    lines = [tell("mausoleum", event, ("Ana", "Bruno"), "en-US") for event in events]
    assert told == [say("en-US", "replay-deal"), *lines]


async def test_who_reads_words_gets_the_board_and_the_score_in_words(stage: harness.Stage) -> None:
    table = await finished(stage, "capital_lux")
    settings = MemberSettings(stage.server.id, stage.bruno.id, words=True)
    await tertulia(stage).registry.set_member(settings)
    panel = await replay(stage, stage.bruno)
    _, last = page_of(stage, panel)
    for number in range(1, last + 1):
        assert not stage.alts(panel) and not stage.pictures(panel)
        text = stage.text(panel)
        assert len(text) > 250
        if number < last:
            panel = await turn(stage, stage.bruno, panel, "next")
    outcome = table.view(None).outcome
    assert outcome is not None
    assert all(line in text for line in describe_outcome(table.game, outcome, ("Ana", "Bruno"), "en-US"))


async def test_a_page_whose_picture_fails_is_told(stage: harness.Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(stage, "mausoleum")
    panel = await replay(stage, stage.ana)

    def fail(*_: Any) -> render.Picture:
        raise ZeroDivisionError

    monkeypatch.setattr(render, "board", fail)
    panel = await turn(stage, stage.ana, panel, "next")
    assert say("en-US", "picture-missing") in stage.text(panel) and len(stage.text(panel)) > 300
    assert [record.exc_info[0] for record in stage.logged if record.exc_info] == [ZeroDivisionError]
    stage.forgive()


async def test_what_was_taken_back_is_a_line_of_the_turn_that_stood(stage: harness.Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    table = await table_of(stage)
    people = {seat.seat: Person(seat.user_id, seat.name) for seat in table.seats}
    seat = table.deciding[0]
    await table.act(people[seat], table.seats[seat].decision_revision, "pass")
    reach = table.reach(people[seat].user_id)
    assert reach is not None and reach.free
    await table.undo(people[seat], reach.target)
    await play_on(stage, table)
    panel = await turn(stage, stage.davi, await replay(stage, stage.davi), "next")
    undone = next(event for _, some in await table.history(None) for event in some if event.kind == "table-undone")
    assert tell("mausoleum", undone, ("Ana", "Bruno"), "en-US") == stage.text(panel).splitlines()[2][3:]


# ---------------------------------------------------------------- what cannot be shown


async def refused(stage: harness.Stage, custom_id: str, message: harness.Message | None = None) -> str:
    """What a button tells that this message never had."""
    message = message or stage.board()
    button = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id}
    async with with_component(stage, message, button):
        return nothing_but_a_sentence(stage, await forge(stage, stage.davi, message, custom_id))


async def test_no_other_games_and_no_other_pages(stage: harness.Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    await stage.press(stage.bruno, lobby, "b:*:join")
    every = ("b:1:replay", "b:1:film", "e:1:first:0", "e:1:next:3")
    for custom_id in every:
        assert await refused(stage, custom_id, lobby) == say("en-US", "error-no-replay"), "not in the lobby"
    await stage.press(stage.ana, lobby, "b:*:start")
    panel = stage.private(await stage.press(stage.ana, stage.board(), "b:*:more"))
    assert not [each for each in stage.buttons(panel) if each.custom_id == "b:1:replay"]
    for custom_id in every:
        assert await refused(stage, custom_id) == say("en-US", "error-no-replay"), "nor while it runs"
    await play_on(stage, await table_of(stage))
    _, last = page_of(stage, await replay(stage, stage.davi))
    for page in (last, 999_999):
        assert await refused(stage, f"e:1:next:{page}") == say("en-US", "error-replay-page")
    for strange in ("e:1:next:1000000", "e:1:Next:1", "e:1::1", "e:x:next:1", "e:1:next:-1"):
        assert await refused(stage, strange) == say("en-US", "error-old-button")
    for custom_id in ("e:77:next:1", "b:77:replay", "b:77:film"):
        assert await refused(stage, custom_id) == say("en-US", "error-unknown-table")
    # Nor are those of another server.
    elsewhere = stage.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    bruno = elsewhere.add_member(stage.bruno.user)
    there = stage.shown(await bruno.slash(channel, "play", game="mausoleum"))
    for custom_id in every:
        button = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id}
        async with with_component(stage, there, button):
            result = await forge(stage, bruno, there, custom_id, into=channel)
        assert nothing_but_a_sentence(stage, result) == say("en-US", "error-unknown-table")


async def test_a_game_without_a_result_stays_hidden(stage: harness.Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    panel = stage.private(await stage.press(stage.ana, stage.board(), "b:*:more"))
    panel = stage.private(await stage.press(stage.ana, panel, "b:*:cancel"))
    await stage.press(stage.ana, panel, "b:*:confirm_cancel")
    for custom_id in ("b:1:replay", "b:1:film", "e:1:first:0"):
        assert await refused(stage, custom_id, stage.history()[0]) == say("en-US", "error-no-replay")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (f"UPDATE tables SET rules_version = {OLD}", "error-replay-old-rules"),
        (f"UPDATE tables SET rules_version = {NEW}", "error-replay-newer-rules"),
        (f"UPDATE snapshots SET rules_version = {NEW}", "error-newer-rules"),
        ("UPDATE actions SET notation = 'play.lunch' WHERE revision > 3 AND seat IS NOT NULL", "error-replay-broken"),
        ("DELETE FROM actions WHERE revision = 5", "error-replay-broken"),
        ("DELETE FROM tables", "error-unknown-table"),
    ],
)
async def test_a_game_of_other_rules_or_with_a_damaged_log_says_so(stage: harness.Stage, change: str, key: str) -> None:
    await finished(stage, "mausoleum")
    panel = await replay(stage, stage.davi)
    stage.reads(stage.davi, "pt-BR")
    store = tertulia(stage).store
    assert store is not None and store.path is not None
    await stage.bot.close()
    with closing(sqlite3.connect(store.path)) as database, database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute(change)
    await stage.env.restart_bot(stage.make())
    for name in ("e:*:next:*", "e:*:last:*", "b:*:film"):
        told = nothing_but_a_sentence(stage, await stage.press(stage.davi, panel, name))
        assert told == say("pt-BR", key)


# ---------------------------------------------------------------- films


def animation_of(size: int, frames: int = 3) -> Animation:
    return Animation(tiny_picture("").data.ljust(size, b"\0"), 3, 2, frames, CUTS[0])


class Animations:
    """Makes films as slowly as a test wants, and notes them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[tuple[str, str, int]] = []
        self.seconds = 0.0
        self.size = 100
        self.fails: Exception | None = None
        monkeypatch.setattr("render.animation.make", self.make)

    def make(self, game: str, shots: Sequence[Shot], locale: str, limit: int, progress: Progress) -> Animation:
        self.made.append((game, locale, limit))
        for done in range(1, 5):
            time.sleep(self.seconds / 4)
            progress(done, 4)
        if self.fails is not None:
            raise self.fails
        return animation_of(self.size, len(shots))


@pytest.fixture
def animations(monkeypatch: pytest.MonkeyPatch) -> Animations:
    return Animations(monkeypatch)


async def test_a_film_comes_within_the_limits_and_is_kept(stage: harness.Stage) -> None:
    """The real thing, once."""
    await finished(stage, "mausoleum")
    panel = await replay(stage, stage.davi)
    _, pages = page_of(stage, panel)
    animation = stage.private(await stage.press(stage.davi, panel, "b:*:film"))
    assert animation.id != panel.id and page_of(stage, panel) == (1, pages), "beside the replay"
    (data,) = stage.pictures(animation)
    assert len(data) < LARGEST
    with Image.open(io.BytesIO(data)) as opened:
        assert (opened.format, getattr(opened, "n_frames", 1)) == ("WEBP", pages)
    assert say("en-US", "animation-done", count=pages) in stage.text(animation)
    (alt,) = stage.alts(animation)
    assert "Ana" in alt and str(pages) in alt
    # Once more it is there at once.
    began = time.monotonic()
    again = stage.private(await stage.press(stage.davi, panel, "b:*:film"))
    assert stage.pictures(again) == [data] and time.monotonic() - began < 1


class Answered:
    """An interaction as far as a film's progress is told through it. A stage lets no time pass while others work."""

    def __init__(self, gone: bool = False) -> None:
        self.response = self
        self.gone = gone
        self.told: list[tuple[float, str]] = []

    async def send_message(self, *, view: discord.ui.LayoutView, ephemeral: bool) -> None:
        assert ephemeral
        self.note(view)

    async def edit_original_response(self, *, view: discord.ui.LayoutView) -> None:
        self.note(view)
        if self.gone:
            raise discord.NotFound(cast(Any, Mock(status=404)), "dismissed")

    def note(self, view: discord.ui.LayoutView) -> None:
        self.told.append((time.monotonic(), str(view.to_components())))


@pytest.mark.parametrize("gone", [False, True])
async def test_while_a_film_is_made_it_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch, *, gone: bool) -> None:
    monkeypatch.setattr("cogs.replay.flow.EVERY", 0.05)
    making, answered = Making(), Answered(gone)

    async def make() -> Animation:
        for done in range(20):
            await asyncio.sleep(0.02)
            making.told(done + 1, 20)
        return animation_of(10)

    making.task = asyncio.create_task(make())
    table = cast(Table, Mock(row=Mock(game="luxor")))
    animation = await _watched(cast(discord.Interaction, answered), table, making, "es-ES")
    assert animation is making.task.result()
    times, texts = zip(*answered.told, strict=True)
    assert say("es-ES", "animation-waiting") in texts[0]
    shares = [next(n for n in range(101) if say("es-ES", "animation-making", percent=n) in text) for text in texts[1:]]
    assert shares == sorted(shares) and len(set(shares)) > 3
    assert all(later - earlier >= 0.045 for earlier, later in itertools.pairwise(times)), "no more often than that"


async def test_two_presses_make_one_film_and_two_people_share_it(stage: harness.Stage, animations: Animations) -> None:
    await finished(stage, "mausoleum")
    ours, theirs = await replay(stage, stage.davi), await replay(stage, stage.chloe)
    animations.seconds = 0.4
    first, second, third = await at_once(
        stage, (stage.davi, ours, "b:1:film"), (stage.davi, ours, "b:1:film"), (stage.chloe, theirs, "b:1:film")
    )
    assert stage.pictures(stage.private(first)) and stage.pictures(stage.private(third))
    assert nothing_but_a_sentence(stage, second) == say("en-US", "error-animation-in-making")
    assert len(animations.made) == 1
    # Afterwards it is there for everybody; in another language it is another one.
    await stage.press(stage.davi, ours, "b:1:film")
    assert len(animations.made) == 1
    stage.reads(stage.davi, "fr")
    await stage.press(stage.davi, ours, "b:1:film")
    assert [locale for _, locale, _ in animations.made] == ["en-US", "fr"]


async def test_a_person_has_one_film_in_the_making_whatever_its_language_or_game(
    stage: harness.Stage, animations: Animations
) -> None:
    await finished(stage, "mausoleum")
    ours, theirs = await replay(stage, stage.davi), await replay(stage, stage.chloe)
    animations.seconds = 0.6
    making = tertulia(stage).desk.replays._making
    waiting = Making(viewers={stage.davi.id})
    making[99, "fr", 0, ()] = waiting
    for locale in LOCALES:
        stage.reads(stage.davi, locale)
        told = nothing_but_a_sentence(stage, await stage.press(stage.davi, ours, "b:*:film"))
        assert told == say(locale, "error-animation-in-making")
    assert len(making) == 1 and not animations.made, "others find the queue as free as it was"
    animation = stage.private(await stage.press(stage.chloe, theirs, "b:1:film"))
    assert stage.pictures(animation)
    del making[99, "fr", 0, ()]
    assert stage.pictures(stage.private(await stage.press(stage.davi, ours, "b:*:film")))
    assert waiting.viewers == {stage.davi.id} and not making


async def test_films_wait_for_each_other_and_not_too_many(stage: harness.Stage, animations: Animations) -> None:
    await finished(stage, "mausoleum")
    panel = await replay(stage, stage.davi)
    making = tertulia(stage).desk.replays._making
    animations.seconds = 0.4
    for number in range(QUEUE - 1):
        making[number, "", 0, ()] = Making()
    stage.reads(stage.chloe, "fr")
    first, second = await at_once(stage, (stage.davi, panel, "b:1:film"), (stage.chloe, stage.board(), "b:1:more"))
    assert stage.pictures(stage.private(first)) and second.response is not None, "others are answered meanwhile"
    making[QUEUE, "", 0, ()] = Making()
    stage.reads(stage.davi, "pt-BR")
    told = nothing_but_a_sentence(stage, await stage.press(stage.davi, panel, "b:*:film"))
    assert told == say("pt-BR", "error-animation-queue")
    making.clear()


async def test_a_film_that_cannot_be_made_is_a_sentence(stage: harness.Stage, animations: Animations) -> None:
    await finished(stage, "mausoleum")
    panel = await replay(stage, stage.davi)
    for fails, key in ((TooLarge(), "error-animation-too-large"), (ZeroDivisionError(), "error-unknown")):
        animations.fails = fails
        result = await stage.press(stage.davi, panel, "b:*:film")
        assert stage.text(result.followups[-1]).startswith(say("en-US", key, number="*").split("*")[0])
        assert result.response is None or not stage.exists(result.response), "nothing goes on as if it were made"
    assert [record.exc_info[0] for record in stage.logged if record.exc_info] == [ZeroDivisionError]
    stage.forgive()
    animations.fails = None
    assert stage.pictures(stage.private(await stage.press(stage.davi, panel, "b:*:film"))), "it may be tried again"


async def test_only_so_many_films_are_kept(stage: harness.Stage, animations: Animations) -> None:
    await finished(stage, "mausoleum")
    panel = await replay(stage, stage.davi)
    animations.size = ANIMATIONS // 3 + 1
    kept = tertulia(stage).desk.replays._animations
    for locale in ("en-US", "fr", "pt-BR", "es-ES"):
        stage.reads(stage.davi, locale)
        await stage.press(stage.davi, panel, "b:*:film")
        assert sum(len(animation.data) for animation in kept.values()) <= ANIMATIONS
    assert [key[1] for key in kept] == ["pt-BR", "es-ES"]


async def test_a_film_ends_with_the_bot_and_no_board_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the picture service itself: a stage lets no time pass while something is being made."""
    began, go_on = threading.Event(), threading.Event()

    def make(
        game: str, shots: Sequence[Shot], locale: str, limit: int, progress: Callable[[int, int], None]
    ) -> Animation:
        began.set()
        go_on.wait(5)
        progress(1, 2)
        return animation_of(10)

    monkeypatch.setattr("render.animation.make", make)
    pictures = PictureService()
    made = [asyncio.create_task(pictures.animation("luxor", [], "fr", 10, lambda done, of: None)) for _ in range(2)]
    assert await asyncio.to_thread(began.wait, 5)
    await asyncio.gather(*(pictures.draw(Job("board", ("luxor", Any, "fr")), Priority.BOARD) for _ in range(6)))
    assert not any(animation.done() for animation in made)
    threading.Timer(0.1, go_on.set).start()
    await pictures.close()
    assert await asyncio.wait(made, timeout=5) == (set(made), set())
    assert all(animation.cancelled() for animation in made)
