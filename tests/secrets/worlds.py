"""A table as a viewer may imagine it: the same in all that the viewer may know, different in the rest."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from cogs.publishing.wanted import board_key, decisions, dump, poll_key
from db import BOARD, MENTION, POLL, ActionRow, PollRow
from engine import Action, Event, FastRng, KeyedRng, seen
from engine.replay import undo
from tables import Entry, Table
from tables.adopting import note_deciding
from tables.log import latest
from tables.state import VACANT_USER_ID, as_text
from tests.secrets.paper import Paper

Viewer = int | None
"""A seat, or None for a spectator."""

FULL: Final = 200
"""Number of values kept for each fact."""


class SampleDiffers(Exception):
    """The sampled position looks different to its own viewer: a bug of the engine, not of a panel."""


class Hearsay:
    """Values that facts may have, as plausible substitutes for hidden ones."""

    def __init__(self) -> None:
        self._values: dict[str, list[str | int]] = defaultdict(list)
        self.notations: list[str] = []
        """Actions so far."""

    def hear(self, entry: Entry) -> None:
        """Remember the values in an entry of some game."""
        if entry.step.is_action and len(self.notations) < FULL:
            self.notations.append(entry.step.notation)
        self.learn(entry.events)

    def learn(self, events: Iterable[Event]) -> None:
        """Remember the values in events of some game."""
        for event in events:
            for name, value in (*event.facts.items(), *event.secret.items()):
                if len(self._values[name]) < FULL and value not in self._values[name]:
                    self._values[name].append(value)

    def other(self, name: str, value: str | int, chance: random.Random) -> str | int:
        """Return another value for a fact."""
        known = [each for each in self._values[name] if each != value]
        if known:
            return chance.choice(known)
        return value + 1 if isinstance(value, int) else "unheard-of"

    def notation(self, chance: random.Random) -> str:
        """Return an action seen before, or one that no game has."""
        return chance.choice(self.notations) if self.notations else "nothing"


class Rumour:
    """The log of a table as one viewer may imagine it. Grows with the table's own.

    Steps that the viewer cannot notice may be missing or occur twice, so revisions differ from the table's.
    """

    def __init__(self, viewer: Viewer, seats: int, hearsay: Hearsay, chance: random.Random) -> None:
        self.viewer = viewer
        self.entries: list[Entry] = []
        self.rows: list[ActionRow] = []
        self._seats = seats
        self._hearsay = hearsay
        self._chance = chance
        self._before = 0
        self._renumbered: dict[int, int] = {}

    def revision(self, true: int) -> int:
        """Return the revision that stands for one of the table. The lobby's stays the same."""
        return self._renumbered.get(true, true)

    def grow(self, entry: Entry, row: ActionRow) -> None:
        """Add a line of the true log."""
        if not self.entries:
            self._before = row.revision - 1
        blind = entry.private and entry.step.seat != self.viewer and not seen(entry.events, self.viewer)
        for _ in range(self._chance.choice((0, 1, 1, 2)) if blind else 1):
            self._grow(entry, row)
        self._renumbered[row.revision] = self._before + len(self.entries)

    def _grow(self, entry: Entry, row: ActionRow) -> None:
        events = tuple(event for event in map(self._event, entry.events) if event is not None)
        revision = self._before + len(self.entries) + 1
        step = entry.step._replace(revision=revision)
        if step.target is not None:
            resample = step.notation == undo(step.target, resample=True)
            step = step._replace(notation=undo(self._renumbered[step.target], resample=resample))
        if step.is_action and step.seat != self.viewer:
            # A viewer learns another seat's action from events alone: the notation may name hidden facts.
            step = step._replace(notation=self._hearsay.notation(self._chance))
        self.entries.append(replace(entry, step=step, events=events))
        self.rows.append(
            replace(
                row,
                revision=revision,
                notation=step.notation,
                events=as_text([event.dump() for event in events]),
                decision_revision=row.decision_revision if step.seat == self.viewer else None,
            )
        )

    def _event(self, event: Event) -> Event | None:
        """Replace all facts of the event that the viewer may not know. None if the event might not have happened."""
        viewer, chance = self.viewer, self._chance
        known = viewer is not None and viewer in event.knows
        if event.seen_by(viewer) is None:
            if chance.random() < 0.5:
                return None
            return event._replace(facts=self._others(event.facts), secret=self._others(event.secret))
        others = [seat for seat in range(self._seats) if seat != viewer]
        knows = [seat for seat in others if chance.random() < 0.5] + ([viewer] if known and viewer is not None else [])
        secret = event.secret if known else self._others(event.secret)
        audience = event.audience if viewer is None or event.audience is None else (viewer,)
        return event._replace(secret=secret, knows=tuple(knows), audience=audience)

    def _others(self, facts: Any) -> dict[str, str | int]:
        return {name: self._hearsay.other(name, value, self._chance) for name, value in facts.items()}


def imagined(table: Table, rumour: Rumour, chance: random.Random) -> Table:
    """Return the table in another world. Raises :class:`SampleDiffers` if the engine's sample contradicts the view.

    The viewer knows the view, its own part of events, its own decision revision, and what belongs to the table instead
    of the game: people, phase, pace, deadline, polls and answers.
    """
    viewer, rules = rumour.viewer, table.game
    view = rules.view(table.state, viewer)
    state = rules.sample(view, FastRng(chance.getrandbits(32)))
    state.chance = chance.randrange(1000)
    if rules.view(state, viewer) != view:
        raise SampleDiffers(f"of seat {viewer}")
    seats = [
        seat if seat.seat == viewer else replace(seat, decision_revision=chance.randrange(1, table.row.revision + 1))
        for seat in table.seats
    ]
    paper = Paper(chance.randbytes(32), rumour.rows)
    row = replace(table.row, seed=chance.randbytes(32), revision=rumour.revision(table.row.revision))
    other = Table(paper, table.clocks, row, seats)  # type: ignore[arg-type]
    other.state = state
    other.entries = latest(reversed(rumour.entries))
    other.holders = tuple(replace(held, from_revision=rumour.revision(held.from_revision)) for held in table.holders)
    other.timers, other.due = dict(table.timers), table.due
    other.polls = {kind: _asked(poll, rumour) for kind, poll in table.polls.items()}
    other.votes = {kind: dict(each) for kind, each in table.votes.items()}
    note_deciding(other)
    here, there = _keys(table), _keys(other)
    for name, message in table.messages.items():
        right = message.shows == here.get(name)
        other.messages[name] = replace(message, shows=there[name]) if right else message
    return other


def _keys(table: Table) -> dict[str, str]:
    """Return what each message of a table shows that is right."""
    polls = {f"{POLL}{kind}": poll_key(table, kind) for kind in table.polls}
    return {BOARD: board_key(table), MENTION: dump(decisions(table)), **polls}


def _asked(poll: PollRow, rumour: Rumour) -> PollRow:
    target = None if poll.target is None else rumour.revision(poll.target)
    return replace(poll, target=target, revision=rumour.revision(poll.revision))


def viewers(table: Table) -> Sequence[Viewer]:
    """Return all viewers: a spectator, and each seat that somebody holds. Panels ask for the seat of a user."""
    return None, *(seat.seat for seat in table.seats if seat.user_id != VACANT_USER_ID)


def looks_alike(
    table: Table, world: Any, witness: Viewer, seat: int, noticed: object, rng: KeyedRng, met: list[Any]
) -> Iterator[tuple[Action, ...]]:
    """Yield the actions of ``seat`` in ``world`` that ``witness`` would notice in just this way.

    ``met``: positions after steps that ``witness`` does not notice. Each is tried once.
    """
    rules = table.game
    view = rules.view(world, witness)
    for action in rules.legal(world, seat):
        after = rules.copy(world)
        events = rules.apply(after, seat, action, rng)
        heard, then = seen(events, witness), rules.view(after, witness)
        if (heard, then) == noticed:
            yield (action,)
        elif witness != seat and not heard and then == view and after not in met:
            met.append(after)
            for rest in looks_alike(table, after, witness, seat, noticed, rng, met):
                yield action, *rest
