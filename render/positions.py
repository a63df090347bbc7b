"""Sample positions of a game, for its gallery and for tests. The defaults come from games of bots."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from engine import AnyGame, Event, FastRng, KeyedRng, View, latest_turn, lessons, seen
from engine.contract import TURN
from engine.joined import whole
from engine.players.heuristics import heuristics
from engine.players.review import final_chances, soft_chances
from engine.points import KINDS, ends_round_between, perform
from render import marks
from render.drawing import PictureKind
from render.house.course import Course, CourseMoment, choice_of
from render.last_turn import split
from render.registry import teller
from render.scene import Scene
from render.wording import game_text

NAMES: Final = ("Ana", "Bernardo", "Maria Clara", "Íñigo")
HARD_NAMES: Final = ("xX_SaqueadorDeTumbasEterno_Xx_32", "🔥👑🔥", "Жанна Иванова-Ковалевская", "")
"""Very long, missing from every font, another script, empty."""
RECENT_EVENTS: Final = 160
"""Number of events kept at each step. No round has as many."""
SEARCHED: Final = 12
"""Number of games searched for events and decisions."""

Named: TypeAlias = tuple[str, Scene]


class PositionStep(NamedTuple):
    """A position of a game: the full state, the public view, the last turn, the view of the first seat to decide.

    ``log`` holds the latest events, secrets included.
    """

    state: Any
    view: Any
    recent: tuple[Event, ...]
    own: Any
    log: tuple[Event, ...]

    def chair(self, view: View) -> Scene:
        """Return the scene of a player's view: with what they know of the events since their own last turn."""
        assert view.viewer is not None
        turns = split(seen(self.log, view.viewer))
        own = [place for place, turn in enumerate(turns[:-1]) if turn[0].facts.get("seat") == view.viewer]
        since = turns[own[-1] + 1 :] if own else turns
        return scene(view, tuple(event for turn in since for event in turn))


class Samples:
    """Scenes by name. A game adds those that the defaults do not show, or replaces them.

    Each comes in the language ``home``. Those whose name matches a pattern of ``everywhere`` come in every language.
    """

    home = "en-US"
    everywhere: tuple[str, ...] = ("board-middle-*", "hand-*", "score-*", "cover-*", "rules-*", "review-*")
    quiet: frozenset[str] = frozenset((TURN,))
    """Kinds of events that no board shows."""

    def __init__(self, rules: AnyGame) -> None:
        self.rules = rules
        self.seats: range = rules.meta.seats
        self.most = self.seats[-1]

    @property
    def middle(self) -> str:
        """The name of the board that shared tests ask for."""
        return f"middle-{self.most}"

    @property
    def searched(self) -> Sequence[tuple[int, int]]:
        """The games searched for events and decisions: seats and seed."""
        return [(self.seats[seed % len(self.seats)], seed) for seed in range(SEARCHED)]

    def boards(self) -> Iterator[Named]:
        """Yield public boards: the beginning, the middle, the end, every kind of event."""
        for seats in self.seats:
            yield f"start-{seats}", self.at(seats, 1, 0)
            yield f"middle-{seats}", self.at(seats, seats, 0.5)
            yield f"over-{seats}", self.at(seats, seats + 1, 1)
        middle = self.at(self.most, self.most, 0.5)
        yield "hard-names", Scene(middle.view, HARD_NAMES[: self.most], middle.recent)
        found: dict[str, Scene] = {}
        for step in self._search():
            for name in self.events(step):
                found.setdefault(f"event-{name}", scene(step.view, step.recent))
        yield from found.items()

    def events(self, step: PositionStep) -> list[str]:
        """Name what a board shows of the last turn."""
        return [event.kind for event in step.recent if event.kind not in self.quiet]

    def interludes(self) -> Iterator[Named]:
        """Yield the first interlude of a game for each number of seats. None for a game without interludes."""
        for seats in self.seats:
            ended = (step for step in self.game(seats, seats) if teller(self.rules.meta.key).ended(step.view))
            for step in islice(ended, 1):
                yield f"interlude-first-{seats}", scene(step.view, step.recent)

    def hands(self) -> Iterator[Named]:
        """Yield the hands as their owner sees them: every kind of decision with most choices, a player who waits."""
        best: dict[str, PositionStep] = {}
        for step in self._search():
            own = whole(self.rules, step.own)
            for name in self.decisions(own):
                if name not in best or len(own.actions) > len(best[name].own.actions):
                    best[name] = step._replace(own=own)
        yield from ((f"hand-{name}", step.chair(step.own)) for name, step in best.items())
        played = [step for step in self.game(self.most, 1) if step.view.deciding]
        waiting = ((step, seat) for step in played for seat in range(self.most) if seat not in step.view.deciding)
        for step, seat in islice(waiting, 1):
            yield "hand-waiting", step.chair(self.rules.view(step.state, seat))

    def decisions(self, own: Any) -> list[str]:
        """Name the open decision of a player's view."""
        return [own.decision or "over"]

    def scores(self) -> Iterator[Named]:
        """Yield score sheets."""
        for seats in self.seats:
            yield f"score-{seats}", self.at(seats, seats + 1, 1)
        yield "score-hard-names", Scene(self.at(self.most, self.most, 1).view, HARD_NAMES[: self.most])

    def reviews(self) -> Iterator[tuple[str, Course, tuple[Scene, ...]]]:
        """Yield reviews, each with the boards before its turning points: two mistakes and a gift, or none."""
        for seats in self.seats:
            yield f"review-{seats}", *self.review(seats, NAMES)
        yield "review-hard-names", *self.review(self.most, HARD_NAMES)
        course, _ = self.review(self.seats[0], NAMES)
        yield "review-none", replace(course, moments=()), ()

    def review(self, seats: int, names: Sequence[str]) -> tuple[Course, tuple[Scene, ...]]:
        """Return a review of a game, whose chances are estimates, and the boards before its turning points."""
        rules, steps, given = self.rules, self.game(seats, seats + 1), tuple(names[:seats])
        outcome, estimate = steps[-1].view.outcome, heuristics(rules).estimate
        assert outcome is not None
        chances = [*(tuple(soft_chances(estimate(step.state))) for step in steps[:-1])]
        curve = (*chances, tuple(final_chances(outcome.winners, seats)))
        starts = [place for place, _ in enumerate(steps) if place and self._new_part(steps[place - 1], steps[place])]
        parts = tuple(sum(start <= place for start in starts) for place in range(len(steps)))
        choices = [place for place, step in enumerate(steps) if len(step.own.actions) > 1]
        moments, boards = [], []
        for share, chance in ((0.3, (64, 30)), (0.6, (41, 22)), (0.8, (26, 100))):
            place = next((place for place in choices if place >= int(share * len(steps))), choices[-1])
            step, gift = steps[place], chance[1] > chance[0]
            played, best = (choice_of(rules, step.own, step.own.actions[k], given, self.home) for k in (0, -1))
            seat = step.own.viewer
            gains = (seat + 1) % seats if gift else None
            chosen = played, None if gift else best
            moments.append(
                CourseMoment(place, seat, gains, *chance, step.own, *chosen, given[seat], 1 + place // seats)
            )
            boards.append(Scene(step.view, given, step.recent))
        return Course(rules.meta.key, given, outcome, parts, curve, tuple(moments)), tuple(boards)

    def _new_part(self, before: PositionStep, after: PositionStep) -> bool:
        return after.view.outcome is None and ends_round_between(self.rules, before.state, after.state)

    def lesson_steps(self) -> Iterator[tuple[str, PictureKind, Scene, tuple[str, ...], tuple[int, int]]]:
        """Yield the pictures of each step of the game's lesson: what :func:`render.lesson.draw` takes, after a name.

        The path takes the first right choice of each step. None for a game without a lesson.
        """
        key, found = self.rules.meta.key, self.rules.lesson
        if found is None:
            return
        for number, step in enumerate(found.steps, 1):
            state, recent = lessons.moment(self.rules, (0,) * (number - 1))[1:]
            lit = marks.read(game_text(key, f"lesson-step-{number}", self.home)).lit if step.right else ()
            view = self.rules.view(state, None)
            last: PictureKind = "score" if view.outcome is not None else "board"
            kind = marks.kind(lit) if step.right else last
            shown = scene(self.rules.view(state, lessons.LEARNER) if kind == "hand" else view, recent)
            yield f"lesson-{number:02}-{kind}", kind, shown, lit, (number, len(found.steps))

    def game(self, seats: int, seed: int) -> tuple[PositionStep, ...]:
        """Play a whole game. Choices are random if ``seed`` is divisible by three, else a bot's."""
        return _played(self.rules, seats, seed)

    def at(self, seats: int, seed: int, share: float) -> Scene:
        """Return the public scene of a game after a share of its steps."""
        step = self.step(seats, seed, share)
        return scene(step.view, step.recent)

    def step(self, seats: int, seed: int, share: float) -> PositionStep:
        """Return the position of a game after a share of its steps."""
        steps = self.game(seats, seed)
        return steps[min(len(steps) - 1, int(len(steps) * share))]

    def _search(self) -> Iterator[PositionStep]:
        for seats, seed in self.searched:
            yield from self.game(seats, seed)


def scene(view: View, recent: tuple[Event, ...] = ()) -> Scene:
    """Return the scene of a view, with names for its players."""
    return Scene(view, NAMES[: view.seats], recent)


def load(game: str) -> Samples:
    """Return the samples of a game. They load its rules."""
    found: Samples = importlib.import_module(f"render.{game}.samples").SAMPLES
    return found


@functools.cache
def _played(rules: AnyGame, seats: int, seed: int) -> tuple[PositionStep, ...]:
    key = rules.meta.key.replace("_", " ")
    rng, fast = KeyedRng(f"{key} pictures {seed}".encode()), FastRng(seed)
    state, events = rules.setup(seats, {}, rng)
    log = list(events)
    steps = []
    while True:
        deciding = rules.deciding(state)
        own = rules.view(state, deciding[0].seat if deciding else 0)
        recent = tuple(event for event in latest_turn(seen(log, None)) if event.kind not in KINDS)
        steps.append(PositionStep(rules.copy(state), rules.view(state, None), recent, own, tuple(log)))
        if not deciding:
            return tuple(steps)
        action = rules.suggest(own, fast) if seed % 3 else fast.choice(own.actions)
        log = [*log[-RECENT_EVENTS:], *perform(rules, state, deciding[0].seat, action, rng)]
