"""What a hand tells, checked against the log alone: what was done to its reader, then the newest, without gaps."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from discord import ui

from cogs.interactions.reading import Reading
from cogs.interactions.story import MAX_TURNS
from cogs.turn.hand_panel import Hand
from engine import TURN, Event
from engine.contract import seen
from engine.points import KINDS, SCORED
from locales import LOCALES
from render import Picture
from render.theme import SEAT_SYMBOLS
from render.wording import Words
from tables import Table
from tests import acts
from tests.tables.conftest import ANA, GUILD, House, decider, guests

PICTURES = {
    "luxor": Picture(b"", "", 1170, 544),
    "mausoleum": Picture(b"", "", 1170, 562),
    "capital_lux": Picture(b"", "", 1170, 780),
}
"""A high picture of a hand in each game."""
SILENT = {TURN, "drew", *KINDS}
"""Kinds of events that a line does not tell alone."""
NOT_TOLD = {"opened", "dealt", "first", "picked", "chose", "handed", "received", "considers"} | {"settled", "revealed"}
"""Kinds of events of Capital Lux that happen to all alike, or that only their player sees."""


class Turn(NamedTuple):
    """A turn of the log, as one reader may know it."""

    actor: int
    deciding: set[int]
    """Who decided in it."""
    events: list[Event]

    def hits(self, reader: int) -> bool:
        """Return whether its player did something to the reader."""
        return self.actor != reader and any(
            event.kind not in {*KINDS, *NOT_TOLD} and reader in (event.facts.get("target"), event.facts.get("seat"))
            for event in self.events
        )

    @property
    def settled(self) -> set[int]:
        """Return whose points it told as a round of Capital Lux ended in it: a line for each player."""
        ended = any(event.kind == "limit" for event in self.events)
        return {int(event.facts["seat"]) for event in self.events if ended and event.kind == SCORED}

    @property
    def told(self) -> bool:
        """Return whether there is something to tell."""
        return any(event.kind not in {*SILENT, *NOT_TOLD} for event in self.events)


async def turns(table: Table, reader: int) -> list[Turn]:
    found: list[Turn] = []
    for entry in await table.whole_log(page=False):
        for event in seen(entry.events, reader):
            if event.kind == TURN:
                found.append(Turn(int(event.facts["seat"]), set(), []))
                continue
            if found:
                found[-1].events.append(event)
        if found and entry.step.seat is not None and not any(event.kind == TURN for event in entry.events):
            found[-1].deciding.add(entry.step.seat)
        elif len(found) > 1 and entry.step.seat is not None:
            found[-2].deciding.add(entry.step.seat)
    return found


def lines(table: Table, reader: int, locale: str) -> list[str]:
    """Return the lines of a hand about others' turns, and about what was done to its reader, from the top."""
    items = Hand(Reading(table, reader, Words(locale))).panel(PICTURES[table.row.game]).view.walk_children()
    texts = "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay)).splitlines()
    found = [line for line in texts if line.lstrip("*")[:1] in SEAT_SYMBOLS]
    return [line for line in found if line.startswith("**") or SEAT_SYMBOLS.index(line[0]) != reader]


def expected(found: Sequence[Turn], reader: int) -> tuple[list[int], list[set[int]]]:
    """Return who did something to the reader since they last decided, and who else had a turn, the newest first.

    A turn of another player in which the reader answered still tells what it did to them. Of a round's end the reader's
    own line comes first, as what was done to them, and those of all others have no order.
    """
    own = [place for place, turn in enumerate(found[:-1]) if reader in turn.deciding and not turn.settled]
    since = [turn for turn in reversed(found[own[-1] if own else 0 :]) if turn.told]
    hits, others = list[int](), list[set[int]]()
    for turn in since:
        if turn.settled:
            hits += [reader] if reader in turn.settled else []
            others.append(turn.settled - {reader})
        elif turn.hits(reader):
            hits.append(turn.actor)
        elif turn.actor != reader:
            others.append({turn.actor})
    return hits[:MAX_TURNS], others


def is_begin_of(news: Sequence[int], groups: Sequence[set[int]]) -> bool:
    """Return whether lines about these seats, from the top, leave out no turn that is newer than one they tell."""
    rest = list(news)
    for group in groups:
        told, rest = rest[: len(group)], rest[len(group) :]
        if not rest:
            return len({*told}) == len(told) and {*told} <= group
        if {*told} != group:
            return False
    return not rest


@pytest.mark.parametrize("decisions", [60, pytest.param(300, marks=pytest.mark.slow)])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", PICTURES)
async def test_a_hand_leaves_out_nothing_newer_and_nothing_about_its_reader(
    house: House, key: str, locale: str, decisions: int
) -> None:
    chance, hit, told, complete, number = random.Random(decisions), 0, 0, 0, 0
    while number < decisions:
        table = await acts.open_table(
            house.registry, key, guild_id=GUILD, channel_id=number + 1, locale=locale, host=ANA
        )
        for person in guests(key):
            await acts.join(table, person)
        await acts.start(table, ANA)
        while table.deciding and number < decisions:
            person, decision_revision, actions = decider(table)
            reader: Any = table.seat_of(person.user_id)
            hits, others = expected(await turns(table, reader), reader)
            shown = lines(table, reader, locale)
            seats = [SEAT_SYMBOLS.index(line.lstrip("*")[0]) for line in shown]
            bold = [seat for seat, line in zip(seats, shown, strict=True) if line.startswith("**")]
            news = seats[len(bold) :]
            where = (number, reader, hits, others, shown)
            assert bold == hits and seats[: len(bold)] == bold, where
            assert is_begin_of(news, others), where
            complete += {*news} >= {seat for group in others[:MAX_TURNS] for seat in group}
            hit, told, number = hit + len(hits), told + len(news), number + 1
            await acts.act(table, person, decision_revision, chance.choice(actions))
        if table.deciding:
            await acts.cancel(table, ANA, may_manage=True)
    assert told > decisions / 2 and (hit > 0) is (key != "luxor")
    # In Capital Lux a high picture and a long question can leave room for one turn only.
    assert complete == decisions or (key == "capital_lux" and complete > 0.85 * decisions)
