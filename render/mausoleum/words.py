"""The whole board in words, complete enough to play by, for players who prefer text or cannot see pictures."""

from __future__ import annotations

from engine.mausoleum.view import View
from render.mausoleum import alt
from render.wording import Words, bold, brief_card


def board(view: View, shown: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """Describe the piles, every card in the discard pile and every area (markdown)."""
    out = alt.opening(view, shown, words)
    if not view.pile:
        out.append(words.say("mausoleum-words-passes", {"passes": view.passes, "count": view.seats}))
    if view.discard:
        out.append(words.say("mausoleum-words-discard", {"cards": alt.cards(sorted(view.discard), words)}))
    seats = "\n".join(alt.seat(view, seat, shown[seat], words) for seat in range(view.seats))
    return " ".join(out), seats


def effects(view: View, words: Words) -> list[str]:
    """Say what each kind of card in the viewer's hand does, actions first. Kinds that do the same share a line."""
    told: dict[str, list[str]] = {}
    for kind in dict.fromkeys(reversed(view.hand)):
        name = bold(brief_card("mausoleum", kind.word, words.locale))
        told.setdefault(words.say(f"mausoleum-picture-effect-{kind.word}"), []).append(name)
    return [words.say("words-pair", {"name": ", ".join(names), "value": effect}) for effect, names in told.items()]
