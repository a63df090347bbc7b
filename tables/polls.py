"""The polls of a table: their choices, and when they are decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Set
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from db import PollKind


class PollChoice(StrEnum):
    """A choice in a poll."""

    WAIT = "wait"
    BOT = "computer"
    END = "end"
    YES = "yes"
    NO = "no"
    LATE = "late"
    """What decides a poll that is still open at its deadline. Voters cannot choose it."""


@dataclass(frozen=True, slots=True)
class ClosedPoll:
    """A poll that is closed, whose message may still show it as open."""

    kind: PollKind
    number: int
    seats: tuple[int, ...]
    """The seat that opened it, or the absent players."""
    verdict: PollChoice | None
    """None: the game went on without a decision."""


POLL_CHOICES: Final[Mapping[PollKind, tuple[PollChoice, ...]]] = {
    PollKind.ABSENT: (PollChoice.WAIT, PollChoice.BOT, PollChoice.END),
    PollKind.UNDO: (PollChoice.YES, PollChoice.NO),
    PollKind.END: (PollChoice.YES, PollChoice.NO),
}


def decided(
    kind: PollKind, voters: Set[int], votes: Mapping[int, str], *, competitive: bool = False
) -> PollChoice | None:
    """Return the decision of a poll by the ``votes`` (user: choice) of ``voters``, or None while it is open.

    A poll about an absent player needs more than half of the voters. An undo and the end of the game need all of them,
    and one no decides against it. Without voters the asker decides alone, but for the end of a ``competitive`` game.
    """
    cast = [PollChoice(choice) for user, choice in votes.items() if user in voters]
    if kind is PollKind.ABSENT:
        return next((choice for choice, count in Counter(cast).items() if 2 * count > len(voters)), None)
    if PollChoice.NO in cast:
        return PollChoice.NO
    if kind is PollKind.END and competitive and not voters:
        return PollChoice.NO
    return PollChoice.YES if len(cast) == len(voters) else None
