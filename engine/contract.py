"""The contract of every game, and the values that games, tables, pictures and panels exchange.

A game is a chain of small decisions. ``deciding`` lists the pending decisions: several seats in a draft, none when the
game is over. ``legal`` lists a seat's actions and is the single source for validation, buttons, bots and
tests. ``apply`` performs one. People receive only what ``view`` returns.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.errors import NotAllowed, NotYourDecision, UnreadableAction
from engine.outcome import Outcome
from engine.plain import Json
from engine.rng import HasChance, Rng

NOTATION = re.compile(r"[a-z][a-z0-9_]{0,15}(?:\.[a-z0-9_+-]{1,16}){0,4}")
"""Notation of every action: a verb and up to four words, joined by dots (``play.terremoto``)."""

Facts: TypeAlias = Mapping[str, str | int]
NO_FACTS: Final[Facts] = {}


class Action(NamedTuple):
    """One action of a seat. ``str(action)`` is its notation; ``Game.parse`` reads it."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ".".join((self.verb, *self.args))


class Decision(NamedTuple):
    """A pending decision: its seat, and its kind (one of ``Meta.decisions``)."""

    seat: int
    kind: str


class Note(NamedTuple):
    """A message in no language: a key of the game's texts, and its facts.

    A fact's name decides how a text shows it. A seat is always named ``seat`` or ``target``, and these two names
    hold nothing else. ``render.wording`` lists the names of cards and colours. Other facts are numbers, or words that
    a text selects by.
    """

    key: str
    facts: Facts = NO_FACTS


class Event(NamedTuple):
    """Something that happened.

    ``facts`` are for all in ``audience`` (None: everyone). ``secret`` adds what only the seats in ``knows`` may know,
    such as the card drawn. Facts follow :class:`Note`: a seat is named ``seat`` or ``target``.

    ``reveals=True`` says that some viewer, a spectator included, learnt something that the viewer's view did not hold:

    * a card that its player draws;
    * a card that is played, shown or discarded from a hidden hand;
    * a die, or a tile that is turned up;
    * a choice that was secret.

    If no event of an action reveals anything, the action must not use randomness, and its undo needs no vote.
    ``engine.knowledge`` checks this.

    Order of the events of one action: first what the player did, then what followed from it, then ``turn`` for the
    next player with that player's own draw, ``drew``. The last event of a game is ``ended``.
    """

    kind: str
    facts: Facts
    secret: Facts = NO_FACTS
    knows: tuple[int, ...] = ()
    audience: tuple[int, ...] | None = None
    reveals: bool = False

    def seen_by(self, viewer: int | None) -> Event | None:
        """Return the event as ``viewer`` (None: a spectator) may know it; None if the viewer may not know of it.

        A copy omits ``knows`` and ``audience``, and ``secret`` unless the viewer may know it. An event that has none of
        them is its own copy.
        """
        if self.audience is None and not self.knows and not self.secret:
            return self
        if self.audience is not None and viewer not in self.audience:
            return None
        known = viewer is not None and viewer in self.knows
        return Event(self.kind, self.facts, self.secret if known else {}, reveals=self.reveals)

    def dump(self) -> Json:
        """Return plain data for the log."""
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
        """Return the inverse of :meth:`dump`."""
        audience = data["audience"]
        return cls(
            data["kind"],
            data["facts"],
            data["secret"],
            tuple(data["knows"]),
            None if audience is None else tuple(audience),
            data["reveals"],
        )


_new = tuple.__new__


def event(
    kind: str,
    facts: Facts,
    secret: Facts = NO_FACTS,
    knows: tuple[int, ...] = (),
    audience: tuple[int, ...] | None = None,
    reveals: bool = False,
) -> Event:
    """Make an :class:`Event`, as its class does, in half the time: playouts make millions."""
    return _new(Event, (kind, facts, secret, knows, audience, reveals))


@cache
def event_of(kind: str, seat: int) -> Event:
    """Return an event whose only fact is its seat. Made once: events are values."""
    return Event(kind, {"seat": seat})


TURN = "turn"
"""Event kind that marks the start of a turn, draft or round in every game.

Its only needed fact is ``seat``. Where all decide at the same time it may have ``round`` instead, and no seat.
"""


def seen(events: Sequence[Event], viewer: int | None) -> tuple[Event, ...]:
    """Return the events that ``viewer`` may know, with secrets the viewer may not know removed."""
    return tuple(event for event in (one.seen_by(viewer) for one in events) if event is not None)


def latest_turn(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the last turn in which a player acted: what a person who looks now needs to read.

    A turn that has just started counts once it has an event besides its mark and its own draw.
    """
    starts = [i for i, event in enumerate(events) if event.kind == TURN]
    if not starts:
        return tuple(events)
    fresh = events[starts[-1] :]
    if len(starts) == 1 or any(event.kind not in (TURN, "drew") for event in fresh):
        return tuple(fresh)
    return tuple(events[starts[-2] :])


@dataclass(frozen=True, slots=True)
class Meta:
    """What a lobby, a help page and a record need to know of a game.

    ``native_title``: the game's own title; ``native_language``: a BCP 47 tag; ``minutes``: for each player.
    ``rules_version`` changes when behaviour changes, never for a refactor. ``stage``: ``complete`` if people can play
    it, ``rules`` if it has rules only. ``options``: the values of each option, the house ruling first: that is the
    default. ``cards``: key and facts of the texts of cards that share them, by word, such as ``a2`` → ``agent`` with
    ``value`` 2. Other cards have texts of their own, by word. ``cast``: names of bots, at least as many as fit a table.
    Each has a text about its character: ``<game>-cast-<name>``, with the name in lower case. ``lowest_wins``: the
    fewest points win.
    """

    key: str
    native_title: str
    native_language: str
    seats: range
    minutes: int
    rules_version: int
    credits: str
    decisions: tuple[str, ...]
    endings: tuple[str, ...]
    stage: str = "complete"
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    cards: Mapping[str, Note] = field(default_factory=dict)
    cast: tuple[str, ...] = ()
    lowest_wins: bool = False

    def choose(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the value of every option: the given one, else the default.

        ValueError for an unknown option or value.
        """
        for name, value in options.items():
            if value not in self.options.get(name, ()):
                raise ValueError(f"{self.key} has no such option: {name[:40]} = {value[:40]}")
        return {name: options.get(name, values[0]) for name, values in self.options.items()}

    def changed(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the options that are not the default, sorted by name: what a table stores."""
        chosen = self.choose(options)
        return {name: chosen[name] for name in sorted(chosen) if chosen[name] != self.options[name][0]}


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may know. Each game's view adds its own fields after those of :class:`ViewBase`."""

    viewer: int | None
    seats: int
    deciding: tuple[int, ...]
    decision: str | None
    actions: tuple[Action, ...]
    outcome: Outcome | None


class ViewBase(NamedTuple):
    """The first fields of every :class:`View`, in the same order: ``View(*base, hand=...)``."""

    viewer: int | None
    """A seat; None for a spectator."""
    seats: int
    deciding: tuple[int, ...]
    """The seats with a pending decision."""
    decision: str | None
    """Kind of the viewer's own pending decision."""
    actions: tuple[Action, ...]
    """The viewer's legal actions, in the order to offer them."""
    outcome: Outcome | None


class Position(HasChance, Protocol):
    """What every game's state has, besides the fields of its own."""

    seats: int


S = TypeVar("S", bound=Position)
V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Rules(Protocol[S]):
    """The functions that a game's ``rules`` module owes."""

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng, /) -> tuple[S, list[Event]]:
        """Return a new game and the events of its deal.

        ``seats`` is one of ``Meta.seats``; ``options`` has a value for each of ``Meta.options``.
        """

    def reshuffle(self, state: S, rng: Rng, /) -> None:
        """Shuffle what no seat knows, in place.

        A table that goes back to ``state`` calls this if a seat has learnt something since, so that hidden things do
        not repeat. Shuffle each draw pile, face-down stack and supply on its own. What any seat knows stays: hands,
        open cards, a card whose position in a pile a seat has seen. Every viewer's ``view`` stays equal, and ``check``
        holds.

        The caller advances ``state.chance`` first, so later draws differ.
        """

    def deciding(self, state: S, /) -> tuple[Decision, ...]:
        """Return pending decisions; empty when the game is over."""

    def legal(self, state: S, seat: int, /) -> Sequence[Action]:
        """Return the seat's legal actions, without duplicates, 25 at most: split a larger choice into two decisions.

        They may exceed the pending decision: a pick can be changed.
        """

    def parse(self, text: str, /) -> Action:
        """Read a notation. :class:`UnreadableAction` if this game has no such action."""

    def why_not(self, state: S, seat: int, action: Action, /) -> NotAllowed | NotYourDecision | None:
        """Return the error that ``apply`` would raise, or None."""

    def apply(self, state: S, seat: int, action: Action, rng: Rng, /) -> list[Event]:
        """Perform ``action`` on ``state``, which the caller owns; return the events.

        Raises :class:`NotYourDecision` or :class:`NotAllowed` before any change.
        """


class Observation(Protocol[S, V]):
    """The functions that a game's ``observation`` module owes."""

    def view(self, state: S, base: ViewBase, /) -> V:
        """Return all that ``base.viewer`` may know of ``state``, and nothing else. ``base`` holds the first fields."""

    def sample(self, seen: V, rng: Rng, /) -> S:
        """Return a full state that agrees with ``seen``, hidden parts drawn at random."""


class Policy(Protocol[V_contra]):
    """The functions that a game's ``policy`` module owes. Each knows the view alone."""

    def prompt(self, view: V_contra, /) -> Note:
        """Return the question to the viewer (key ``<game>-ask-<note key>``). Only for a view with a decision."""

    def explain(self, view: V_contra, action: Action, /) -> Note:
        """Return what ``action`` would do, as the viewer can know it (key ``<game>-do-<note key>``)."""

    def cards(self, view: V_contra, /) -> tuple[str, ...]:
        """Return the viewer's own cards as words: texts ``<game>-card-…``, ``-gloss-…``, ``-effect-…``.

        May be empty.
        """

    def suggest(self, view: V_contra, rng: Rng, /) -> Action:
        """Return a sensible action for the viewer."""


def words(text: str) -> Action:
    """Split a notation into an action, for any game. :class:`UnreadableAction` if it is no notation."""
    if not NOTATION.fullmatch(text):
        raise UnreadableAction(text[:40])
    verb, *args = text.split(".")
    return Action(verb, tuple(args))
