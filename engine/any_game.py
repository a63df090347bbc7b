"""A game as one object, made from its modules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, Generic, TypeAlias, TypedDict, Unpack

from engine.contract import Action, Event, Meta, Observation, Policy, Rules, S, V, ViewBase
from engine.outcome import Outcome
from engine.plain import Json, Plain
from engine.rng import KeyedRng, Rng


class Parts(TypedDict, total=False):
    """What a game may carry besides its rules, each read by a module of ``engine``."""

    tips: Mapping[str, Sequence[Sequence[Any]]]
    """One sentence each for a beginner: :mod:`engine.tips`."""
    reasons: ModuleType
    """Reasons for hints: :mod:`engine.reasons`."""
    why_not: ModuleType
    """Actions that a beginner expects in vain: :mod:`engine.why_not`."""
    coming: ModuleType
    """What brings the end near: :mod:`engine.coming`."""
    points: Callable[[Any, Any], Sequence[tuple[int, int]]]
    """Points that count at the end of a round only, from the views before and after: :mod:`engine.points`."""
    trophy: Callable[[Any, int], bool]
    """Whether a seat has earned its own trophy at a position; false before the end: :mod:`engine.trophies`."""
    lesson: Any
    """Its lesson: :mod:`engine.lessons`."""
    wholes: Callable[[Any], Sequence[Action]]
    """A view's actions, those that say little alone joined with what follows: :mod:`engine.joined`."""


class Game(Generic[S, V]):
    """One game's rules, made from its modules. A ``Game`` holds no state: all of it is in the ``State`` argument.

    It has the functions of :class:`Rules` and :class:`Policy` as attributes, because bots call them thousands of times
    a second; and these:

    * ``rulings``: house rulings, in the order of the rules page (texts ``<game>-ruling-<id>``);
    * ``outcome(state)``: the result; None until the game is over;
    * ``check(state)`` raises AssertionError, naming the invariant, if the box is inconsistent (a card lost or doubled);
    * ``copy(state)``: a copy that shares nothing mutable with ``state``;
    * ``dump(state)``: plain data from which ``load`` makes an equal state.
    """

    def __init__(
        self,
        meta: Meta,
        rulings: tuple[str, ...],
        plain: Plain[S],
        rules: Rules[S],
        observation: Observation[S, V],
        policy: Policy[V],
        outcome: Callable[[S], Outcome | None],
        check: Callable[[S], None],
        **parts: Unpack[Parts],
    ) -> None:
        self.tips = parts.get("tips", {})
        self.lesson: Any = parts.get("lesson")
        self.reasons, self.expected, self.ends = parts.get("reasons"), parts.get("why_not"), parts.get("coming")
        self.by_round, self.earned = parts.get("points"), parts.get("trophy")
        self.wholes = parts.get("wholes")
        self.meta, self.rulings, self.outcome, self.check = meta, rulings, outcome, check
        self.copy, self.dump, self._load = plain.copy, plain.dump, plain.load
        self._setup, self.reshuffle = rules.setup, rules.reshuffle
        self.deciding, self.legal, self.parse = rules.deciding, rules.legal, rules.parse
        self.why_not, self.apply = rules.why_not, rules.apply
        self._view, self._sample = observation.view, observation.sample
        self.prompt, self.explain = policy.prompt, policy.explain
        self.cards, self.suggest = policy.cards, policy.suggest

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> tuple[S, list[Event]]:
        """Return a new game and the events of its deal.

        ``options`` may leave out defaults. ValueError for seats, an option or a value that the game does not support.
        """
        if seats not in self.meta.seats:
            least, most = self.meta.seats[0], self.meta.seats[-1]
            raise ValueError(f"{self.meta.native_title} is for {least} to {most} players, not {seats}")
        return self._setup(seats, self.meta.choose(options), rng)

    def view(self, state: S, viewer: int | None) -> V:
        """Return all that ``viewer`` (None: a spectator) may know of ``state``, and nothing else."""
        seats, decision = [], None
        for seat, kind in self.deciding(state):
            seats.append(seat)
            if seat == viewer:
                decision = kind
        actions = () if viewer is None else tuple(self.legal(state, viewer))
        return self._view(state, ViewBase(viewer, state.seats, tuple(seats), decision, actions, self.outcome(state)))

    def sample(self, seen: V, rng: Rng) -> S:
        """Return a full state that agrees with ``seen``, hidden parts drawn at random. Its number of draws is 0."""
        state = self._sample(seen, rng)
        state.chance = 0
        return state

    def load(self, data: Json) -> S:
        """Return the inverse of ``dump``. ValueError for data that is no state of this game."""
        state = self._load(data)
        try:
            self.check(state)
        except AssertionError as error:
            raise ValueError(f"not a position of {self.meta.native_title}: {error}") from error
        return state

    def worlds(self, seen: V, count: int) -> Iterator[tuple[S, Rng]]:
        """Yield ``count`` states that agree with a view, each with what to draw from: always the same for a view."""
        for number in range(count):
            rng = KeyedRng(number.to_bytes(1))
            yield self.sample(seen, rng), rng


AnyGame: TypeAlias = Game[Any, Any]
