"""How the viewer's choices look: moves lettered as in the picture, what takes a treasure green."""

from __future__ import annotations

from typing import Final

from engine import Action, Note
from engine.joined import apart
from engine.luxor.view import View
from render.look import Look, LookKind, LookPart
from render.luxor.candidates import Candidate, brought, candidates
from render.numbers import signed

_AWAITING: Final = {
    "tunnel": "tunnel", "favour": "eye", "scarab": "scarab", "wild": "wild", "scarab-or-wild": "scarab", "key": "key",
    "key-or-horus": "key",
}  # fmt: skip
"""What a tile gives, and its emoji. Treasures have their own, cards of Horus that of their level."""
_SARCOPHAGI: Final = {5: "sarcophagus_gold", 3: "sarcophagus_silver"}
_IN_ROW: Final = 5
_FEW, _SOME = 6, 9
"""Most choices with words on their buttons, two side by side; and with points alone, three side by side."""


def of_action(view: View, action: Action, note: Note) -> Look:
    """Return the look of a choice."""
    if action.verb in ("play", "move", "from"):
        return _lettered(view, action, note)
    if action.verb == "discard":
        side = f"card_{note.facts['side']}"
        part = LookPart(action.args[0], Note("drop", note.facts), side, always=True, kind=LookKind.DANGER)
        return Look(side, LookKind.DANGER, parts=(part,))
    return Look(_gift(note), LookKind.COSTLY if note.key == "act-none" else _kind(note))


def _gift(note: Note) -> str | None:
    """Return the emoji of what a move or tile gives; of a card where that is not known."""
    awaits, facts = note.key.partition("-")[2], note.facts
    if "treasure" in facts:
        return str(facts["treasure"])
    if awaits == "horus":
        return f"horus_{facts['level']}"
    if awaits == "tomb":
        return _SARCOPHAGI.get(int(facts["points"]), "key")
    if awaits == "die":
        return "die"
    return _AWAITING.get(awaits) or (f"card_{facts['side']}" if "side" in facts else None)


def _kind(note: Note) -> LookKind:
    return LookKind.GOOD if "treasure" in note.facts and not note.key.endswith("waiting") else LookKind.POSSIBLE


def _lettered(view: View, action: Action, note: Note) -> Look:
    """Return the look of a card or move: its letter, and what it brings if there is room."""
    found = candidates(view)
    each = next((one for one in found if action in one.actions), None)
    if each is None:
        return Look(hidden=True)
    row = _row(found, each)
    if each.several:
        mover = Note("mover", {"letter": each.letter})
        if action.verb == "from":
            return Look(row=row, label=mover)
        return Look(kind=_kind(note), parts=(LookPart(_first(action), mover, row=row),))
    packed = len(found) > _SOME or any(one.several for one in found)
    label = _label(found, each, note, _tail(view, each, packed=packed), packed=packed)
    return Look(None if packed else _gift(note), _kind(note), row, label)


def _label(found: tuple[Candidate, ...], each: Candidate, note: Note, tail: str, *, packed: bool) -> Note | None:
    """Return the label of a lettered choice: of few in words, of more with what it brings; ``packed``: no space."""
    facts: dict[str, str | int] = {"letter": each.letter}
    if packed or len(found) > _FEW:
        key = "alone" if not tail else "tight" if packed else "tail"
        return Note(f"lettered-{key}", {**facts, "tail": tail} if tail else facts)
    if note.facts.get("woken"):
        woken, brief = {**facts, "woken": note.facts["woken"]}, tail.partition(" ")[0]
        return Note("lettered-wakes-tail", {**woken, "tail": brief}) if tail else Note("lettered-wakes", woken)
    if tail:
        return Note("lettered-tail", {**facts, "tail": tail})
    if not each.routes:
        return Note("lettered-roll", facts)
    if each.start is None:
        return Note("lettered-all", facts)
    awaits = note.key.partition("-")[2]
    return Note(f"lettered-{awaits}", {**facts, "level": note.facts["level"]} if awaits == "horus" else facts)


def _first(action: Action) -> str:
    """Return the words of an action, after its verb, that tell which adventurer moves."""
    *before, last = map(str, apart(action))
    mover = ".".join(last.split(".")[:2])
    return "+".join((*before, mover)).removeprefix(f"{action.verb}.")


def _tail(view: View, each: Candidate, *, packed: bool) -> str:
    """Return the points that all see at once, and how many adventurers are at a treasure then of those it needs."""
    if each.start is None:
        return ""
    walk, points = brought(view, each)
    if walk.awaits == "waiting":
        there = f"{walk.facts['have']}/{walk.facts['need']}"
        return f"{there} {signed(points)}" if points and not packed else there
    return signed(points) if points or walk.awaits.startswith("treasure") else ""


def _row(found: tuple[Candidate, ...], each: Candidate) -> str:
    """Return the row of a button: of many, and of adventurers with several moves, each card has its own."""
    place = found.index(each)
    if len(found) > _SOME or any(one.several for one in found):
        of_card = [one for one in found if one.side == each.side]
        return f"{each.side}{of_card.index(each) // _IN_ROW}"
    return str(place // (2 if len(found) <= _FEW else 3))
