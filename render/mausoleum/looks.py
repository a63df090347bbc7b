"""How the viewer's choices look: green completes a set, grey costs one."""

from __future__ import annotations

from typing import Final

from engine import Action, Note
from engine.mausoleum.view import View
from render.look import Look, LookKind, LookPart

_KINDS: Final = {
    **dict.fromkeys(("build-set", "crown", "take-set", "take-both"), LookKind.GOOD),
    **dict.fromkeys(("lose-set", "summon-empty", "crown-later"), LookKind.COSTLY),
    **dict.fromkeys(("pass", "pass-last"), LookKind.END),
}
"""Kinds of choices by the keys of their labels. All others are possible."""


def of_action(view: View, action: Action, note: Note) -> Look:
    """Return the look of a choice. A card that is not played yet tells what it does where there is room."""
    about = f"picture-effect-{action.args[0]}" if action.verb == "recover" else None
    look = Look(_sign(action), _KINDS.get(note.key, LookKind.POSSIBLE), about=about)
    if action.verb == "discard":
        look = look._replace(label=Note("drop", note.facts))  # the question says what becomes of it
    if "why" not in note.facts:
        return look
    # The second step asks once more: a discard is not taken back once the next player has drawn.
    word = action.args[0]
    part = LookPart(word, Note("drop", note.facts), word, always=True, kind=LookKind.DANGER)
    return look._replace(kind=LookKind.DANGER, parts=(part,))


def _sign(action: Action) -> str | None:
    """Return the card that is played, taken or given, or the seat that is attacked."""
    match action.verb:
        case "pass":
            return None
        case "at":
            return f"seat_{int(action.args[0]) + 1}"
    return action.args[0]
