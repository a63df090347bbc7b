"""A game from its log: every position it went through, also where decisions were taken back.

Notations that begin with ``@`` are the table's, not a game's: :data:`UNDO` changes the position, the others (who sits
where, who plays for whom) do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from engine.contract import Game
from engine.rng import Rng

UNDO: Final = "@undo"
ANEW: Final = "anew"


class Step(NamedTuple):
    """One line of a log: the revision it led to, whose it was (None: nobody's), and its notation."""

    revision: int
    seat: int | None
    notation: str

    @property
    def is_action(self) -> bool:
        """Whether a seat did something in the game."""
        return self.seat is not None and not self.notation.startswith("@")

    @property
    def target(self) -> int | None:
        """The revision that an undo goes back to; None for every other step."""
        verb, _, rest = self.notation.partition(".")
        return int(rest.partition(".")[0]) if verb == UNDO else None


def undo(target: int, *, anew: bool) -> str:
    """The notation of going back to revision ``target``; ``anew`` where somebody had learnt something since."""
    return f"{UNDO}.{target}.{ANEW}" if anew else f"{UNDO}.{target}"


def taken_back(rules: Game[Any, Any], then: Any, now: Any, rng: Rng, *, anew: bool) -> Any:
    """The position ``then``, to go on from instead of ``now``. ``anew``: what nobody knew then is shuffled again.

    Chance does not come twice: its counter goes on from where it was.
    """
    position = rules.copy(then)
    if anew:
        position.chance = now.chance
        rules.reshuffle(position, rng)
    return position


def positions(
    rules: Game[Any, Any], seats: int, options: Mapping[str, str], rng: Rng, steps: Iterable[Step]
) -> Iterator[tuple[int, Any]]:
    """Each revision and the position at it, beginning with the deal. ``steps`` begin with the start of the game.

    Raises what ``apply`` raises where a log does not follow the rules, KeyError for an undo to a revision it has not.
    """
    state: Any = None
    known: dict[int, Any] = {}
    for step in steps:
        target = step.target
        if state is None:
            state, _ = rules.setup(seats, options, rng)
        elif target is not None:
            state = taken_back(rules, known[target], state, rng, anew=step.notation.endswith(f".{ANEW}"))
        elif step.is_action:
            assert step.seat is not None
            rules.apply(state, step.seat, rules.parse(step.notation), rng)
        known[step.revision] = rules.copy(state)
        yield step.revision, known[step.revision]
