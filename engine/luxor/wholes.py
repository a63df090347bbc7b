"""The choices of a turn's first decision, each a card with the move that follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.contract import Action
from engine.joined import join
from engine.luxor import choices
from engine.luxor.components import CARDS, Effect
from engine.luxor.outlook import outer, possible
from engine.luxor.view import View


def wholes(view: View) -> Sequence[Action]:
    """Return the viewer's actions, a card that leaves a choice of moves joined with each of them.

    A card that rolls a die, or moves without a choice, stays alone.
    """
    return [each for action in view.actions for each in _with_moves(view, action)]


def _with_moves(view: View, action: Action) -> Iterator[Action]:
    found = moves_with(view, action.args[0]) if action.verb == "play" else []
    if len(found) <= 1:
        yield action
        return
    movers = Counter(start for start, _ in found) if len(found) > choices.LIST else Counter[int]()
    for start, steps in found:
        mover, move = Action("from", (str(start),)), Action("move", (str(start), str(steps)))
        match movers[start]:
            case 0:
                yield join(action, move)
            case 1:  # the adventurer alone tells the move
                yield join(action, mover)
            case _:
                yield join(action, mover, move)


def moves_with(view: View, side: str) -> list[tuple[int, int]]:
    """Return the moves (from, steps) among which the card on a side lets the viewer choose.

    Empty for one that rolls a die first, or moves all or the last.
    """
    card = outer(view, side)
    alone = CARDS[card].rolled or CARDS[card].effect in (Effect.ALL, Effect.LAST)
    return [] if alone else possible(view, card, 0)
