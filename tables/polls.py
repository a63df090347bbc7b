"""What a table asks its people: who may answer, and when the answer is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Set
from enum import StrEnum
from typing import Final

from db import PollKind


class Choice(StrEnum):
    """The answers to a table's questions."""

    WAIT = "wait"
    COMPUTER = "computer"
    END = "end"
    YES = "yes"
    NO = "no"


CHOICES: Final[Mapping[PollKind, tuple[Choice, ...]]] = {
    PollKind.ABSENT: (Choice.WAIT, Choice.COMPUTER, Choice.END),
    PollKind.UNDO: (Choice.YES, Choice.NO),
    PollKind.END: (Choice.YES, Choice.NO),
}


def decided(kind: PollKind, voters: Set[int], votes: Mapping[int, str]) -> Choice | None:
    """What was decided by the ``votes`` (user: choice) of ``voters``, or None while it is open.

    What to do about somebody absent needs more than half of the voters. To take a decision back, or to end the game,
    all must agree, and one no is enough against it.
    """
    cast = [Choice(choice) for user, choice in votes.items() if user in voters]
    if kind is PollKind.ABSENT:
        return next((choice for choice, count in Counter(cast).items() if 2 * count > len(voters)), None)
    if Choice.NO in cast:
        return Choice.NO
    return Choice.YES if len(cast) == len(voters) else None
