"""How the viewer's choices look: one row a card, home at the left, the Capital at the right."""

from __future__ import annotations

from itertools import combinations

from engine import Action, Note
from engine.capital_lux.components import CARD_NAMED, COLOUR_OF, COLOUR_WORDS, COLOURS, PICK, Colour
from engine.capital_lux.view import View
from render.look import Look, LookKind, LookPart


def single(view: View) -> str | None:
    """Return the card that was chosen first among many, as a word. None if the view has all choices."""
    match view.decision:
        case "play":
            several = len(set(view.hand)) > 1
            cards = [set(action.args[:1]) for action in view.actions]
        case "pick":
            several = _has_pairs(view)
            cards = [set(action.args) for action in view.actions]
        case _:
            return None
    common = set.intersection(*cards)
    return next(iter(common)) if several and len(common) == 1 else None


def _has_pairs(view: View) -> bool:
    """Return whether a card that is picked first leaves fewer pairs than there are."""
    return not set.intersection(*map(set, combinations(view.hand, PICK)))


def power(colour: Colour) -> str:
    """Return the emoji's key of a profession's power. Short: Discord's names have at most 32 characters."""
    return f"power_{COLOUR_WORDS[colour][0]}"


def power_of(note: Note, word: str) -> str:
    """Return the profession whose power a card uses in the Capital, or ``idle``. ``note``: what the choice does."""
    return "idle" if note.key.endswith("idle") else COLOUR_WORDS[COLOUR_OF[CARD_NAMED[word]]]


def of_action(view: View, action: Action, note: Note) -> Look:
    """Return the look of a choice."""
    sign = _sign(action, note)
    kind = LookKind.COSTLY if "over" in note.key.split("-") else LookKind.POSSIBLE
    match action.verb:
        case "play":
            return _play(view, action, note, Look(sign, kind))
        case "pick":
            return _pick(view, action, sign)
        case "save":
            return _save(note, sign)
    return Look(sign, kind)


def _sign(action: Action, note: Note) -> str:
    """Return the card or the power that it has in the Capital, the profession of a modifier, or a coin."""
    match action.verb:
        case "play" if action.args[1] != "home":
            return power(COLOUR_OF[CARD_NAMED[action.args[0]]])
        case "play" | "pick" | "lay":
            return action.args[0]
        case "take":
            return str(note.facts["card"])
    return "coin"


def _play(view: View, action: Action, note: Note, look: Look) -> Look:
    word, home = action.args[0], action.args[1] == "home"
    form = "home" if home else "capital"
    facts: dict[str, str | int] = {"hidden": 0, "power": power_of(note, word), **note.facts}
    if single(view):
        look = look._replace(emoji=form, label=Note(f"long-{note.key}" if home else "long-capital", facts))
    return look._replace(
        row=None if single(view) else word,
        brief=None if single(view) else Note(f"brief-{form}", facts),
        parts=(LookPart(word, Note("where", {"card": word}), word, always=True),),
    )


def _pick(view: View, action: Action, sign: str | None) -> Look:
    first = single(view)
    parts = tuple(
        LookPart(word, Note("pair", {"card": word}), word, always=_has_pairs(view))
        for word in dict.fromkeys(action.args)
    )
    if first is None:
        return Look(sign, parts=parts)
    other = action.args[1] if action.args[0] == first else action.args[0]
    return Look(other, label=Note("pick-other", {"card": other}), parts=parts)


def _save(note: Note, sign: str | None) -> Look:
    """Return the look of colours to save. A list of several would be too long for a button."""
    saved = str(note.facts.get("colours", "")).split()
    kind = LookKind.GOOD if note.key == "save-all" else LookKind.POSSIBLE
    if len(saved) < 2:
        return Look(sign, kind)
    if note.key == "save-all":
        return Look(sign, kind, label=Note("save-everything", note.facts))
    left = [COLOUR_WORDS[colour] for colour in COLOURS if COLOUR_WORDS[colour] not in saved]
    but = Note("save-but", {**note.facts, "colour": left[0]})
    return Look(sign, kind, label=but if len(left) == 1 else Note("save-list", note.facts))
