"""A log that is open adds to the pages that it has, and reads as one that is made from its start."""

from __future__ import annotations

import asyncio
import random
import re
import threading
from collections.abc import Sequence
from typing import Any

import pytest

from cogs.interactions.open_logs import MAX_CHARACTERS, MAX_ENTRIES, OpenLog, OpenLogs
from cogs.table.handlers import log_panel
from db import Person
from engine import TURN, Event
from engine.replay import Step
from render.wording import Words
from tables import Entry, StoryTurn, Table
from tables.permissions import need_reach
from tables.threads import PAGE_THREADS, for_page
from tests import acts
from tests.tables.conftest import ANA, BRUNO, GUILD, House, decider, play_on
from tests.tables.test_story import LOCALE, text
from tools.laws import ROOT


async def sit(house: House, key: str, people: Sequence[Person]) -> Table:
    """Start an unranked game, in which people may undo."""
    table = await acts.open_table(
        house.registry, key, guild_id=GUILD, channel_id=1, locale=LOCALE, host=people[0], ranked=False
    )
    for person in people[1:]:
        await acts.join(table, person)
    await acts.start(table, people[0])
    return table


async def read(table: Table, user: int, logs: OpenLogs | None = None) -> list[str]:
    """Return all pages of a log, the newest first."""
    pages = [text(await log_panel(table, user, Words(LOCALE), logs=logs))]
    found = re.search(r"^-# (\d+)/\1$", pages[0], re.MULTILINE)
    assert found is not None
    count = int(found[1])
    return pages + [text(await log_panel(table, user, Words(LOCALE), page, logs=logs)) for page in range(count - 1)]


async def undo(table: Table, person: Person) -> None:
    """Take the last decision of a person back, if there is one, with the others' consent."""
    reach = need_reach(table, person.user_id)
    if reach is None or reach.times >= 2:
        return
    await acts.undo(table, person, reach.target)
    for kind, poll in list(table.polls.items()):
        for other in (ANA, BRUNO):
            if kind in table.polls and other != person:
                await acts.vote(table, other, kind, poll.number, "yes")


@pytest.mark.parametrize("key", ["luxor", "mausoleum", "capital_lux"])
@pytest.mark.parametrize("user", [ANA.user_id, 5], ids=["player", "watcher"])
async def test_an_open_log_reads_as_one_from_the_start(house: House, key: str, user: int) -> None:
    """Also after undos, which cross out what was told, and after a seat has another player."""
    table, logs, chance = await sit(house, key, (ANA, BRUNO)), OpenLogs(), random.Random(3)
    undone = 0
    for _ in range(40):
        if not table.deciding:
            break
        await play_on(table, chance.choice((1, 1, 3)))
        before = table.row.revision
        if table.deciding and chance.random() < 0.4:
            await undo(table, chance.choice((ANA, BRUNO)))
            undone += table.row.revision > before
        assert await read(table, user, logs) == await read(table, user)
    assert undone > 3 and len(await read(table, user)) > 1


@pytest.fixture
def effort(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Return how many entries were decoded and how many turns were told."""
    done = {"entries": 0, "turns": 0}

    def counted(name: str, what: str) -> None:
        module, _, attribute = name.rpartition(".")
        real = getattr(__import__(module, fromlist=["x"]), attribute)

        def call(*rest: Any) -> Any:
            done[what] += 1
            return real(*rest)

        monkeypatch.setattr(name, call)

    counted("tables.table.entry_of", "entries")
    counted("cogs.table.panels.told", "turns")
    return done


async def test_a_page_of_an_open_log_costs_what_it_shows(house: House, effort: dict[str, int]) -> None:
    table, logs = await sit(house, "luxor", (ANA, BRUNO)), OpenLogs()
    await play_on(table, 150)
    pages = await read(table, ANA.user_id, logs)
    assert len(pages) > 4 and effort["entries"] == table.row.revision - 1, "once, although all pages were read"
    effort |= {"entries": 0, "turns": 0}
    assert await read(table, ANA.user_id, logs) == pages
    assert effort == {"entries": 0, "turns": 0}
    await play_on(table, 1)
    effort["entries"] = 0
    await log_panel(table, ANA.user_id, Words(LOCALE), logs=logs)
    assert effort["entries"] == 1 and effort["turns"] <= 50, "the last two pages"


async def test_each_language_and_seat_has_its_log_and_old_ones_go(house: House) -> None:
    table, logs = await sit(house, "mausoleum", (ANA, BRUNO)), OpenLogs()
    await play_on(table, 9)
    own, other = await read(table, ANA.user_id, logs), await read(table, BRUNO.user_id, logs)
    assert own != other and own == await read(table, ANA.user_id)
    french = text(await log_panel(table, ANA.user_id, Words("fr"), logs=logs))
    assert french == text(await log_panel(table, ANA.user_id, Words("fr"))) != own[0]
    for number in range(5):
        logs.of(number, None, LOCALE, 2, ()).revision = MAX_ENTRIES // 2
    assert len(logs._kept) == 3, "the latest has no entry yet"


async def test_a_person_whose_data_are_deleted_leaves_an_open_log(house: House) -> None:
    table, logs = await sit(house, "mausoleum", (ANA, BRUNO)), OpenLogs()
    await play_on(table, 9)
    assert BRUNO.name in "".join(await read(table, ANA.user_id, logs))
    await house.registry.forget(table.row.guild_id, BRUNO.user_id)
    assert BRUNO.name not in "".join(await read(table, ANA.user_id, logs))


async def test_tables_load_and_change_while_pages_use_all_their_threads(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    over = threading.Event()
    pages = [for_page(over.wait, 60) for _ in range(3 * PAGE_THREADS)]
    waiting = [asyncio.create_task(page) for page in pages]
    await asyncio.sleep(0)
    try:
        await house.reopen()
        again = await house.registry.any_table(table.id)
        person, revision, actions = decider(again)
        await acts.act(again, person, revision, actions[0])
        await undo(again, person)
        assert not any(each.done() for each in waiting)
    finally:
        over.set()
        await asyncio.gather(*waiting)


def test_one_module_owns_the_threads_of_tables_and_pages() -> None:
    for path in [*ROOT.glob("tables/**/*.py"), *ROOT.glob("cogs/**/*.py")]:
        name = path.relative_to(ROOT).as_posix()
        if name in ("tables/threads.py", "tables/bot_pool.py"):  # the latter's threads wait for workers
            continue
        source = path.read_text(encoding="utf-8")
        assert "to_thread" not in source and "run_in_executor" not in source, name


def test_a_log_ends_on_no_empty_page() -> None:
    """It did where a turn began a page, and all of that turn was taken back."""
    log, said = OpenLog(None, 2, ()), {1: "x" * MAX_CHARACTERS, 2: "y"}

    def tell(turn: StoryTurn) -> tuple[str, list[str]]:
        return f"__Round {turn.round}__", [said[turn.parts[0][0]]] if turn.parts[0][0] in said else []

    def entry(number: int, *more: Event) -> Entry:
        return Entry(Step(number, None, "start"), (*more, Event(TURN, {"seat": number % 2})))

    log.add([entry(1), entry(2)], tell)
    assert len(log.pages) == 2
    del said[2]
    log.add([entry(3, Event("built", {"seat": 0}))], tell)
    assert len(log.turns) == 3 and [page.lines[-1] for page in log.pages] == [said[1]]
    said[3] = "z"
    log.add([entry(4, Event("built", {"seat": 1}))], tell)
    assert [page.lines[-1] for page in log.pages] == [said[1], "z"]
