"""Lessons: a prepared position, the steps of a learner in it, and the written-down moves of the others.

A game's lesson is its part ``lesson``. Nothing of a running lesson is stored: its position follows
from the lesson and the learner's right choices. Its texts are keys of the game, ``lesson-…`` (:func:`texts`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, NamedTuple

from engine.any_game import AnyGame
from engine.contract import Action, Event, latest_turn, seen
from engine.plain import Json
from engine.rng import KeyedRng

State = Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step: what the learner decides, and what the others do then.

    ``right``: the choices that lead on. None: the step only shows the end, of the game or of the lesson.
    ``continues``: the learner makes one more choice to the text of the step before, as where three cards are passed one
    by one.
    ``answered``: wrong choices with an answer of their own. All others get the step's common answer.
    ``offered``: the only choices that the learner is offered; empty: all. ``opponents``: what the others do then.
    ``asks``: words of the answers to a question about the position, offered in place of its choices. Notation of each:
    ``say.<word>``. The learner then makes no move.
    ``teaches``: ids of :attr:`Lesson.rules`.
    """

    right: tuple[str, ...] = ()
    answered: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    opponents: tuple[tuple[int, str], ...] = ()
    teaches: tuple[str, ...] = ()
    continues: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A game's lesson.

    ``version`` counts its changes: a button of another version restarts the lesson. ``names``: the players after the
    learner, who has seat 0. ``position``: what ``Game.load`` takes. ``rules``: ids of the rules by their rules page.
    ``untaught``: the rules that no step teaches, with the reason.
    """

    version: int
    names: tuple[str, ...]
    seed: bytes
    position: Mapping[str, Json]
    steps: tuple[Step, ...]
    rules: Mapping[str, tuple[str, ...]]
    untaught: Mapping[str, str]


LEARNER = 0
"""The learner's seat."""
TIPS = 2
"""Tips at the end."""
SAY = "say"
"""The verb of an answer to a question that a step asks."""


class Moment(NamedTuple):
    """Where a learner is: the number of the step from 0, the position, and the last turn's events as they saw them."""

    step: int
    state: State
    recent: tuple[Event, ...]


def moment(game: AnyGame, path: Sequence[int]) -> Moment:
    """Return where the learner is after these right choices, each an index of ``Step.right``.

    ValueError for an unfit path.
    """
    found: Lesson | None = game.lesson
    if found is None or len(path) >= len(found.steps):
        raise ValueError(f"{game.meta.key}: no step {len(path) + 1} in the lesson")
    state, rng = game.load(found.position), KeyedRng(found.seed)
    events: list[Event] = []
    for step, chosen in zip(found.steps, path, strict=False):
        if chosen >= len(step.right):
            raise ValueError(f"{game.meta.key}: no right choice {chosen + 1} in the lesson's step")
        own = () if step.asks else ((LEARNER, step.right[chosen]),)
        for seat, notation in (*own, *step.opponents):
            events += game.apply(state, seat, game.parse(notation), rng)
    return Moment(len(path), state, latest_turn(seen(events, LEARNER)))


def offered(game: AnyGame, step: Step, state: State) -> tuple[Action, ...]:
    """Return the choices that a step offers in its position, or the answers to its question."""
    if step.asks:
        return tuple(Action(SAY, (word,)) for word in step.asks)
    legal = tuple(game.legal(state, LEARNER))
    return tuple(action for action in legal if str(action) in step.offered) or legal


def answer(step: Step, number: int, action: str) -> str:
    """Return the text key of the answer to a choice. ``number``: see :func:`numbers`."""
    slug = action.replace(".", "-")
    if action in step.right:
        return f"lesson-said-{number}-{slug}"
    return f"lesson-answer-{number}-{slug}" if action in step.answered else f"lesson-answer-{number}-other"


def said(found: Lesson, path: Sequence[int]) -> str:
    """Return the text key of the answer to the last right choice of a path; empty at the start of the lesson."""
    if not path:
        return ""
    step, number = found.steps[len(path) - 1], numbers(found)[len(path) - 1]
    return answer(step, number, step.right[path[-1]])


def numbers(found: Lesson) -> list[int]:
    """Return the number of each step's text, from 1: a step that continues has that of the step before."""
    return list(accumulate(int(not step.continues) for step in found.steps))


def texts(game: AnyGame) -> Iterator[str]:
    """Yield all text keys of a game's lesson."""
    found: Lesson = game.lesson
    keys = dict[str, None]()
    for number, step, states in zip(numbers(found), found.steps, positions(game), strict=True):
        keys[f"lesson-step-{number}"] = None
        choices = {str(action) for state in states for action in offered(game, step, state)}
        keys |= dict.fromkeys(sorted({answer(step, number, action) for action in choices if step.right}))
        keys |= dict.fromkeys(f"lesson-do-{SAY}-{word}" for word in step.asks)
    yield from keys
    yield from (f"lesson-tip-{number}" for number in range(1, TIPS + 1))


def positions(game: AnyGame) -> list[list[State]]:
    """Return the positions of each step that right choices can lead to."""
    found: Lesson = game.lesson
    paths: list[list[tuple[int, ...]]] = [[()]]
    for step in found.steps[:-1]:
        paths.append([(*path, chosen) for path in paths[-1] for chosen in range(len(step.right))])
    return [[moment(game, path).state for path in each] for each in paths]
