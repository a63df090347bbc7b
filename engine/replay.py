"""Replays a game from its log: every position, undone ones included.

Notations that start with ``@`` belong to the table, not to a game. Of these only :data:`UNDO` changes the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.any_game import Game
from engine.contract import Event
from engine.rng import Rng

UNDO: Final = "@undo"
RESAMPLE: Final = "anew"


class Step(NamedTuple):
    """One line of a log: the revision it led to, its seat (None: the table), its notation."""

    revision: int
    seat: int | None
    notation: str

    @property
    def is_action(self) -> bool:
        """Whether a seat acted in the game."""
        return self.seat is not None and not self.notation.startswith("@")

    @property
    def target(self) -> int | None:
        """The revision that an undo returns to; None for every other step."""
        verb, _, rest = self.notation.partition(".")
        return int(rest.partition(".")[0]) if verb == UNDO else None

    @property
    def resamples(self) -> bool:
        """Whether this is an undo that shuffles again."""
        return self.target is not None and self.notation.endswith(f".{RESAMPLE}")


def undo(target: int, *, resample: bool) -> str:
    """Return the notation of an undo to revision ``target``.

    ``resample``: shuffle, because a seat learnt something since.
    """
    return f"{UNDO}.{target}.{RESAMPLE}" if resample else f"{UNDO}.{target}"


def undone_state(rules: Game[Any, Any], then: Any, now: Any, rng: Rng, *, resample: bool) -> Any:
    """Return the position ``then``, to resume instead of ``now``. ``resample``: shuffle what no seat knew then.

    The draw counter continues from ``now``, so that draws do not repeat.
    """
    position = rules.copy(then)
    if resample:
        position.chance = now.chance
        rules.reshuffle(position, rng)
    return position


def position_at(
    rules: Game[Any, Any], seats: int, options: Mapping[str, str], rng: Rng, steps: Iterable[Step], revision: int
) -> Any:
    """Return the position at a revision that stands.

    Leaves out what undos without a shuffle took back: nothing of it is left.

    Raises what :func:`positions` raises.
    """
    lasting: list[Step] = []
    for step in steps:
        if step.revision > revision:
            break
        if step.target is None or step.resamples:
            lasting.append(step)
        else:
            while lasting and lasting[-1].revision > step.target:
                lasting.pop()
    found: Any = None
    for _, position in positions(rules, seats, options, rng, lasting):
        found = position
    return found


def positions(
    rules: Game[Any, Any], seats: int, options: Mapping[str, str], rng: Rng, steps: Iterable[Step]
) -> Iterator[tuple[int, Any]]:
    """Return each revision and its position, from the deal on: see :func:`replay`."""
    return ((revision, state) for revision, state, _ in replay(rules, seats, options, rng, steps))


def replay(
    rules: Game[Any, Any], seats: int, options: Mapping[str, str], rng: Rng, steps: Iterable[Step]
) -> Iterator[tuple[int, Any, Sequence[Event]]]:
    """Yield each revision, its position, and the game's events on the way there.

    ``steps`` start with the start of the game.

    Raises what ``apply`` raises if a log breaks the rules, KeyError for an undo to an unknown revision.
    """
    state: Any = None
    known: dict[int, Any] = {}
    for step in steps:
        events: Sequence[Event] = ()
        if state is None:
            state, events = rules.setup(seats, options, rng)
        elif step.target is not None:
            state = undone_state(rules, known[step.target], state, rng, resample=step.resamples)
        elif step.is_action:
            assert step.seat is not None
            events = rules.apply(state, step.seat, rules.parse(step.notation), rng)
        known[step.revision] = rules.copy(state)
        yield step.revision, known[step.revision], events
