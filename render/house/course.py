"""How a finished game was decided, as the pictures of a review show it. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.any_game import AnyGame
from engine.contract import Action, View
from engine.outcome import Outcome
from render.wording import Words, offer


class CourseChoice(NamedTuple):
    """An action, its label as on the hand's button, and the label's facts."""

    action: Action
    label: str
    facts: tuple[tuple[str, str | int], ...]


def choice_of(rules: AnyGame, view: View, action: Action, names: Sequence[str], locale: str) -> CourseChoice:
    """Return an action of the viewer as the pictures show it. ``names``: the players'."""
    facts = tuple(sorted(rules.explain(view, action).facts.items()))
    return CourseChoice(action, offer(rules, view, action, names, Words(locale)), facts)


@dataclass(frozen=True, slots=True)
class CourseMoment:
    """A turning point. ``turn``: its place in the curve. ``view``: what its player saw before it.

    ``mover``: who decided then, by name. Another person may sit there in the end, or a bot have played for them.
    ``round``: of the log; 0 if that does not tell it.

    A mistake has the strong bot's ``best`` choice: ``before`` is its chance in per cent, ``after`` that of the one
    ``played``. A gift has the seat that ``gains``: its chance before and after.
    """

    turn: int
    seat: int
    gains: int | None
    before: int
    after: int
    view: View
    played: CourseChoice
    best: CourseChoice | None
    mover: str
    round: int = 0

    @property
    def change(self) -> str:
        """Return the change of the chance with its sign, without the sign of per cent."""
        difference = self.after - self.before
        return f"{'−' if difference < 0 else '+'}{abs(difference)}"


@dataclass(frozen=True, slots=True)
class Course:
    """A whole review: for each turn its part of the game from 0, and the seats' chances; the turning points."""

    game: str
    names: tuple[str, ...]
    outcome: Outcome
    parts: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    moments: tuple[CourseMoment, ...]

    @property
    def starts(self) -> list[int]:
        """Return the places of the turns at which a part begins, then the last place."""
        new = [place for place, part in enumerate(self.parts) if place == 0 or part != self.parts[place - 1]]
        return [*(place for place in new if place < len(self.parts) - 1), len(self.parts) - 1]
