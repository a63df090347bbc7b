"""Notation of every action: ``pick.a4.c6``, ``play.m5.home``, ``take.agent``, ``lay.cleric``, ``save.none``.

Cards and colours within an action are ordered by colour, then value, so each choice has one notation. :func:`parse`
accepts any order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, combinations_with_replacement
from typing import Final

from engine.capital_lux.components import CARD_NAMED, CARDS, COLOUR_NAMED, COLOUR_WORDS, COLOURS, PICK, WORDS, Card
from engine.contract import Action, words
from engine.errors import UnreadableAction

PICK_OF: Final[Mapping[tuple[Card, ...], Action]] = {
    pair: Action("pick", tuple(WORDS[each] for each in pair)) for pair in combinations_with_replacement(CARDS, PICK)
}
"""Keep these two cards."""
PICKED: Final[Mapping[Action, tuple[Card, ...]]] = {action: pair for pair, action in PICK_OF.items()}

HOME: Final = tuple(Action("play", (word, "home")) for word in WORDS)
CAPITAL: Final = tuple(Action("play", (word, "capital")) for word in WORDS)
"""Play this card to the own hometown, or to the Capital."""
PLAYS: Final = tuple(zip(HOME, CAPITAL, strict=True))

TAKE: Final = tuple(Action("take", (word,)) for word in COLOUR_WORDS)
"""Cleric: take the lowest card of this colour. Its own colour parses but is never legal."""

LAY: Final = tuple(Action("lay", (word,)) for word in COLOUR_WORDS)
"""Agent: lay the modifier on this colour."""


def subsets(colours: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Return all sets of ``colours``, larger first."""
    return chain.from_iterable([combinations(colours, size) for size in range(len(colours), -1, -1)])


SAVE_OF: Final[Mapping[tuple[int, ...], Action]] = {
    subset: Action("save", tuple(COLOUR_WORDS[colour] for colour in subset) or ("none",))
    for subset in subsets(range(len(COLOURS)))
}
"""Save these colours with gold."""
COLOURS_SAVED: Final = {action: subset for subset, action in SAVE_OF.items()}

SIMPLE: Final[Mapping[str, Action]] = {str(each): each for row in (HOME, CAPITAL, TAKE, LAY) for each in row}
KNOWN: Final = frozenset(SIMPLE.values())
"""Actions whose words need no ordering."""


def parse(text: str) -> Action:
    """Read a notation. :class:`UnreadableAction` if this game has no such action.

    A pick of too few or too many cards is readable: the rules refuse it.
    """
    action = words(text)
    found = SIMPLE.get(text)
    if found is not None:
        return found
    if action.verb == "pick" and action.args and all(word in CARD_NAMED for word in action.args):
        return Action("pick", tuple(sorted(action.args, key=CARD_NAMED.__getitem__)))
    if action == SAVE_OF[()]:
        return action
    if action.verb == "save" and all(word in COLOUR_NAMED for word in action.args):
        saved = SAVE_OF.get(tuple(sorted(int(COLOUR_NAMED[word]) for word in action.args)))
        if saved is not None and action.args:
            return saved
    raise UnreadableAction(text[:40])
