"""Every action of Guardiões do Mausoléu and its notation: a verb, and a card or a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.contract import Action, words
from engine.errors import UnreadableAction
from engine.mausoleum.components import PARTS, SEATS, WORDS
from engine.mausoleum.state import Step

PASS: Final = Action("pass")
PLAY: Final = tuple(Action("play", (word,)) for word in WORDS)
AT: Final = tuple(Action("at", (str(seat),)) for seat in range(SEATS.stop - 1))
TAKE: Final = tuple(Action("take", (WORDS[part],)) for part in PARTS)
GIVE: Final = tuple(Action("give", (word,)) for word in WORDS)
RECOVER: Final = tuple(Action("recover", (word,)) for word in WORDS)
LOSE: Final = tuple(Action("lose", (WORDS[part],)) for part in PARTS)
DISCARD: Final = tuple(Action("discard", (word,)) for word in WORDS)

ACTIONS: Final[Mapping[str, Action]] = {
    str(action): action for row in ((PASS,), PLAY, AT, TAKE, GIVE, RECOVER, LOSE, DISCARD) for action in row
}
"""All actions by notation."""

ACTIONS_OF: Final[Mapping[Step, frozenset[Action]]] = {
    Step.PLAY: frozenset((*PLAY, PASS)),
    Step.TARGET: frozenset(AT),
    Step.TAKE: frozenset(TAKE),
    Step.GIVE: frozenset(GIVE),
    Step.RECOVER: frozenset(RECOVER),
    Step.LOSE: frozenset(LOSE),
    Step.DISCARD: frozenset(DISCARD),
}
"""The actions of each step."""


def parse(text: str) -> Action:
    """Read a notation. :class:`UnreadableAction` if this game has no such action."""
    action = ACTIONS.get(str(words(text)))
    if action is None:
        raise UnreadableAction(text[:40])
    return action
