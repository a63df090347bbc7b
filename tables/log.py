"""What a table keeps of its log, and what its game draws from."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from db import ActionRow, TableRow
from db.bounds import MAX_UNDOS
from engine import Event, KeyedRng, LabelledRng, Rng
from engine.replay import Step
from tables.kinds import kind_of
from tables.undo import Entry, is_private

KEPT_ENTRIES: Final = 60
"""How many of the latest log entries a table keeps, not counting private ones: more than any turn has."""


def rng_of(row: TableRow, draws: Mapping[str, int] = MappingProxyType({})) -> Rng:
    """Return what a started game draws from, from its deal on or after so many ``draws`` of each label."""
    assert row.seed is not None
    return LabelledRng(row.seed, draws) if kind_of(row).is_deal else KeyedRng(row.seed)


def draws_of(rng: Rng) -> Mapping[str, int] | None:
    """Return how often each label was drawn; None if the position itself counts that."""
    return rng.draws if isinstance(rng, LabelledRng) else None


def latest(newest_first: Iterable[Entry], most: int = KEPT_ENTRIES) -> list[Entry]:
    """Return the latest entries, oldest first. Private ones do not count, and so do not displace others.

    Leaves out private entries that were taken back, and all but the latest undos of them: a player may try a choice
    often, and each look at the table would read all of that.
    """
    found, public, target, undos = list[Entry](), 0, sys.maxsize, Counter[tuple[int | None, int]]()
    for entry in newest_first:
        step = entry.step
        if entry.private and step.target is not None:
            undos[step.seat, step.target] += 1
            target = min(target, step.target)
            if undos[step.seat, step.target] > MAX_UNDOS:
                continue
        elif entry.private and step.revision > target:
            continue
        found.append(entry)
        public += not entry.private
        if public == most:
            break
    return found[::-1]


def entry_of(row: ActionRow) -> Entry:
    """Return a log entry from the store. The store keeps no views, so the events alone decide whether it is private."""
    events = tuple(Event.load(event) for event in json.loads(row.events))
    step = Step(row.revision, row.seat, row.notation)
    automatic = step.is_action and row.decision_revision is None
    private = is_private(row.seat, events)
    return Entry(step, events, private, automatic=automatic, by_bot=automatic and row.user_id is None)
