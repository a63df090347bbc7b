"""Expected actions that are not allowed: see :mod:`engine.why_not`."""

from __future__ import annotations

from typing import Final

from engine.contract import Note
from engine.mausoleum.actions import AT, GIVE, PASS, PLAY
from engine.mausoleum.choices import AGAINST_AREAS
from engine.mausoleum.components import HAND, WORDS, Kind
from engine.mausoleum.view import View
from engine.why_not import Refused

NOTES: Final = {
    "no-target-area": ("card",),
    "no-target-hand": ("card",),
    "empty-discard": ("card",),
    "second-mausolo": ("card",),
    "nothing-to-give": ("card",),
    "target-area": ("target",),
    "target-hand": ("target",),
    "give-itself": ("card",),
    "keep-all": ("count",),
    "lose-none": (),
}
"""Keys and facts."""


def refused(view: View) -> list[Refused]:
    """Return what the viewer may expect and must not do."""
    match view.decision:
        case "play":
            return [_card(kind, reason) for kind, reason in view.barred]
        case "target":
            return _targets(view)
        case "give" if GIVE[Kind.TROCA] not in view.actions:
            return [Refused(GIVE[Kind.TROCA], "not-in-hand", Note("give-itself", {"card": WORDS[Kind.TROCA]}))]
        case "lose":
            return [Refused(PASS, "not-now", Note("lose-none"))]
        case "discard":
            return [Refused(PASS, "not-now", Note("keep-all", {"count": len(view.hand) - HAND}))]
    return []


def _card(kind: Kind, reason: str) -> Refused:
    key = reason
    if reason == "no-target":
        key = "no-target-area" if kind in AGAINST_AREAS else "no-target-hand"
    return Refused(PLAY[kind], reason, Note(key, {"card": WORDS[kind]}))


def _targets(view: View) -> list[Refused]:
    """Return the opponents without the kind of card that the attack hits."""
    key = "target-area" if view.pending in AGAINST_AREAS else "target-hand"
    others = [seat for seat in range(view.seats) if seat != view.viewer and AT[seat] not in view.actions]
    return [Refused(AT[seat], "no-such-target", Note(key, {"target": seat})) for seat in others]
