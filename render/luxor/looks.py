"""How the viewer's choices look: moves lettered as in the picture, what takes a treasure green."""

from __future__ import annotations

from typing import Final

from engine import Action, Note
from engine.luxor.components import CARDS
from engine.luxor.view import View
from render.look import Look, LookKind, LookPart
from render.luxor.candidates import Candidate, candidates, in_row

_AWAITING: Final = {
    "tunnel": "tunnel", "favour": "eye", "scarab": "scarab", "wild": "wild", "scarab-or-wild": "scarab", "key": "key",
    "key-or-horus": "key",
}  # fmt: skip
"""What a tile gives, and its emoji. Treasures have their own, cards of Horus that of their level."""


def of_action(view: View, action: Action, note: Note) -> Look:
    """Return the look of a choice."""
    if action.verb == "move":
        return _move(view, action, note)
    if action.verb == "from":
        found = candidates(view)
        return _lettered(found, next(each for each in found if str(each.start) == action.args[0]))
    if action.verb == "discard":
        part = LookPart(action.args[0], Note("drop", note.facts), _gift(note), always=True, kind=LookKind.DANGER)
        return Look(_gift(note), LookKind.DANGER, parts=(part,))
    return Look(_gift(note), LookKind.COSTLY if note.key == "act-none" else _kind(note))


def _gift(note: Note) -> str | None:
    """Return the side of a card, or what a tile gives. Moves have letters."""
    awaits = note.key.partition("-")[2]
    if "side" in note.facts:
        return f"card_{note.facts['side']}"
    if "treasure" in note.facts:
        return str(note.facts["treasure"])
    if awaits == "horus":
        return f"horus_{note.facts['level']}"
    return _AWAITING.get(awaits)


def _kind(note: Note) -> LookKind:
    return LookKind.GOOD if "treasure" in note.facts and not note.key.endswith("waiting") else LookKind.POSSIBLE


def _move(view: View, action: Action, note: Note) -> Look:
    """Return the look of a move, in a line of its own."""
    start, steps = map(int, action.args)
    found = candidates(view)
    if found[0].several:
        mover = next(each for each in found if each.start == start)
        assert view.card is not None
        ask = Note("move-from", {"card": CARDS[view.card].word, "from": start})
        return Look(kind=_kind(note), parts=(LookPart(str(start), ask, _sign(mover)),))
    same = next((each for each in found if (each.start, each.steps[0]) == (start, steps)), None)
    if same is None:
        return Look(hidden=True)
    return _lettered(found, same)._replace(kind=_kind(note), row=same.letter)


def _lettered(found: list[Candidate], each: Candidate) -> Look:
    return Look(_sign(each), row=str(found.index(each) // in_row(found)), letter=each.letter)


def _sign(each: Candidate) -> str:
    return f"choice_{each.letter.lower()}"
