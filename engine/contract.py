"""What every game promises, and the small values that games, tables, pictures and panels exchange.

A game is a chain of small decisions. ``deciding`` names the seats that owe one now (several at once in a draft, none
when the game is over), ``legal`` lists what a seat may do and is the single source for validation, buttons, computer
players and tests, and ``apply`` does it. Whatever leaves the engine towards a person goes through ``view``.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from engine.errors import NotAllowed, NotYourDecision, UnreadableAction
from engine.rng import Rng

Json = Any
"""Plain data: dictionaries with text keys, lists, text, whole numbers, booleans, None."""

NOTATION = re.compile(r"[a-z][a-z0-9_]{0,15}(?:\.[a-z0-9_+-]{1,16}){0,4}")
"""Every game's actions are written like this: a verb and up to four words, joined by dots (``play.terremoto``)."""


class Action(NamedTuple):
    """One decision, as a value. ``str(action)`` is its notation; ``Game.parse`` reads it back."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ".".join((self.verb, *self.args))


class Decision(NamedTuple):
    """An open decision: whose, and of which kind (one of ``Meta.decisions``)."""

    seat: int
    kind: str


class Note(NamedTuple):
    """Something to be said to a person: a key of the game's texts and its facts, without a word of any language.

    Facts are seats (names ending in ``seat`` or ``target``), whole numbers, or words of the game (cards, places).
    """

    key: str
    facts: Mapping[str, str | int] = {}


class Event(NamedTuple):
    """Something that happened.

    ``facts`` are for everyone in ``audience`` (None: everybody); ``secret`` adds what only the seats in ``knows`` may
    know, as which card was drawn. ``reveals`` says that somebody learnt something that was hidden before: a card
    drawn, or played from a hidden hand, a die, a tile turned up, a choice that was made in secret. A step without
    such an event uses no chance and can be taken back in silence (``engine.knowledge`` holds what that asks).
    """

    kind: str
    facts: Mapping[str, str | int]
    secret: Mapping[str, str | int] = {}
    knows: tuple[int, ...] = ()
    audience: tuple[int, ...] | None = None
    reveals: bool = False

    def seen_by(self, viewer: int | None) -> Event | None:
        """This event as ``viewer`` (None: a spectator) may know it, or None if it may not be known at all.

        What comes back holds no word on who else knows what, and ``secret`` only if the viewer may know it.
        """
        if self.audience is not None and viewer not in self.audience:
            return None
        known = viewer is not None and viewer in self.knows
        return Event(self.kind, self.facts, self.secret if known else {}, reveals=self.reveals)

    def dump(self) -> Json:
        """Plain data, for the log."""
        return {
            "kind": self.kind,
            "facts": dict(self.facts),
            "secret": dict(self.secret),
            "knows": list(self.knows),
            "audience": None if self.audience is None else list(self.audience),
            "reveals": self.reveals,
        }

    @classmethod
    def load(cls, data: Json) -> Event:
        """The inverse of :meth:`dump`."""
        audience = data["audience"]
        return cls(
            data["kind"],
            data["facts"],
            data["secret"],
            tuple(data["knows"]),
            None if audience is None else tuple(audience),
            data["reveals"],
        )


TURN = "turn"
"""The kind of event with which every game marks that a new turn (or draft, or round) begins. Fact: ``seat``."""


def seen(events: Sequence[Event], viewer: int | None) -> tuple[Event, ...]:
    """All of ``events`` that ``viewer`` may know, each without what the viewer may not."""
    return tuple(event for event in (one.seen_by(viewer) for one in events) if event is not None)


def latest_turn(events: Sequence[Event]) -> tuple[Event, ...]:
    """The last turn in which somebody did something: what a person who looks now wants to be told.

    The turn that has just begun counts only once something happened in it besides the mark and its own draw.
    """
    starts = [i for i, event in enumerate(events) if event.kind == TURN]
    if not starts:
        return tuple(events)
    fresh = events[starts[-1] :]
    if len(starts) == 1 or any(event.kind not in (TURN, "drew") for event in fresh):
        return tuple(fresh)
    return tuple(events[starts[-2] :])


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, and why.

    ``criteria`` are compared in order, higher first: the points, then the tie-breaks; each holds one number a seat.
    ``decided_by`` is the criterion that told the first place from the next, or None when the victory is shared.
    ``points[seat]`` follows ``categories``; ``ending`` is one of ``Meta.endings``.
    """

    ending: str
    categories: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    criteria: tuple[tuple[str, tuple[int, ...]], ...]
    places: tuple[int, ...]
    decided_by: str | None

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each seat."""
        return self.criteria[0][1]

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that won: several when the victory is shared."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def rank(
    ending: str,
    categories: tuple[str, ...],
    points: Sequence[tuple[int, ...]],
    tiebreaks: Sequence[tuple[str, tuple[int, ...]]],
) -> Outcome:
    """Build an :class:`Outcome`: total the points, apply the tie-breaks in order, give places (ties share one)."""
    totals = tuple(sum(row) for row in points)
    criteria = (("points", totals), *tiebreaks)
    keys = [tuple(values[seat] for _, values in criteria) for seat in range(len(points))]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    best = max(keys)
    rivals = [key for key in keys if key != best]
    decided_by = None
    if places.count(1) == 1:
        nearest = max(rivals)
        decided_by = next(name for (name, _), a, b in zip(criteria, best, nearest, strict=True) if a != b)
    return Outcome(ending, categories, tuple(points), criteria, places, decided_by)


@dataclass(frozen=True, slots=True)
class Meta:
    """What a lobby, a help page and a record need to know of a game.

    ``native_title`` is the game's own title, ``native_language`` a BCP 47 tag; ``minutes`` is per player.
    ``rules_version`` changes when behaviour changes, never for a refactor. ``stage`` is ``complete`` once people can
    play it, ``rules`` while only the rules are there.
    """

    key: str
    native_title: str
    native_language: str
    seats: range
    minutes: int
    rules_version: int
    stage: str
    credits: str
    decisions: tuple[str, ...]
    endings: tuple[str, ...]
    options: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may know. Every game's view adds its own fields.

    ``viewer`` is a seat or None for a spectator; ``decision`` is the kind of the viewer's own open decision;
    ``actions`` is what the viewer may do now, in the order in which to offer it.
    """

    viewer: int | None
    seats: int
    deciding: tuple[int, ...]
    decision: str | None
    actions: tuple[Action, ...]
    outcome: Outcome | None


S = TypeVar("S")
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, V]):
    """One game's rules. Objects of this class hold no state: everything is in the ``State`` that is handed in."""

    meta: Meta
    rulings: tuple[str, ...] = ()
    """House rulings, in the order in which the rules page lists them (texts ``<game>-ruling-<id>``)."""

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> tuple[S, list[Event]]:
        """A new game and the events of its deal. Raises ValueError for a number of seats the box is not made for."""

    @abstractmethod
    def deciding(self, state: S) -> tuple[Decision, ...]:
        """Decisions that are owed now; empty when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Everything ``seat`` may do now, without duplicates. May be more than what is owed: a changed pick."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """Read a notation; :class:`UnreadableAction` if this game has no such action."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, rng: Rng) -> list[Event]:
        """Do ``action`` to ``state``, which the caller owns, and say what happened.

        Raises :class:`NotYourDecision` or :class:`NotAllowed` before anything has changed.
        """

    @abstractmethod
    def why_not(self, state: S, seat: int, action: Action) -> NotAllowed | NotYourDecision | None:
        """Why ``apply`` would refuse, or None if it would not."""

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> V:
        """All that ``viewer`` may know, and nothing else."""

    @abstractmethod
    def sample(self, seen: V, rng: Rng) -> S:
        """Some full state that agrees with ``seen``, hidden parts drawn at random."""

    @abstractmethod
    def reshuffle(self, state: S, rng: Rng) -> None:
        """Put everything that no seat knows into a new random order, in place.

        For a table that goes back to ``state`` after somebody has learnt something: what was seen must not simply come
        again. Draw piles, face-down stacks and supplies are shuffled, each for itself. What any seat knows stays where
        it is: hands (no card is exchanged between a hand and a pile), open cards, a card whose place in a pile somebody
        has seen. So ``view`` is the same for every viewer before and after, and ``check`` holds.

        Dice thrown after going back fall otherwise because the table has set ``state.chance`` onwards, to that of the
        position it goes back from, before it calls this.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """A state that shares nothing changeable with ``state``."""

    @abstractmethod
    def dump(self, state: S) -> Json:
        """Plain data from which :meth:`load` makes an equal state."""

    @abstractmethod
    def read(self, data: Json) -> S:
        """The inverse of :meth:`dump` without a look at the invariants; ValueError for what cannot be read."""

    def load(self, data: Json) -> S:
        """The inverse of :meth:`dump`; ValueError for data that is no state of this game."""
        state = self.read(data)
        try:
            self.check(state)
        except AssertionError as error:
            raise ValueError(f"not a position of {self.meta.native_title}: {error}") from error
        return state

    @abstractmethod
    def check(self, position: S) -> None:
        """Raise AssertionError, saying which, if an invariant of the box is broken (a card lost or doubled)."""

    @abstractmethod
    def prompt(self, view: V) -> Note:
        """What the viewer is asked now (key ``<game>-ask-<note key>``). Only for a view with a decision."""

    @abstractmethod
    def explain(self, view: V, action: Action) -> Note:
        """What ``action`` would do, as far as the viewer can know (key ``<game>-do-<note key>``)."""

    def cards(self, view: V) -> tuple[str, ...]:
        """The viewer's own cards as words (texts ``<game>-card-…``, ``-gloss-…``, ``-effect-…``); none by default."""
        return ()

    @abstractmethod
    def suggest(self, view: V, rng: Rng) -> Action:
        """A sensible action for the viewer, from the view alone."""


def words(text: str) -> Action:
    """Split a notation into an action without knowing any game; :class:`UnreadableAction` if it is not one."""
    if not NOTATION.fullmatch(text):
        raise UnreadableAction(text[:40])
    verb, *args = text.split(".")
    return Action(verb, tuple(args))


__all__ = [
    "NOTATION",
    "TURN",
    "Action",
    "Decision",
    "Event",
    "Game",
    "Json",
    "Meta",
    "NotAllowed",
    "NotYourDecision",
    "Note",
    "Outcome",
    "UnreadableAction",
    "View",
    "latest_turn",
    "rank",
    "seen",
    "words",
]
