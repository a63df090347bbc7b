"""The whole board in words, complete enough to play by, for players who prefer text or cannot see pictures."""

from __future__ import annotations

from itertools import groupby

from engine.luxor.components import CARDS, ICONS, SARCOPHAGI, STATUES, TILES, TOMB, WALL
from engine.luxor.view import View
from render import wording
from render.alt import counted, who
from render.luxor import alt
from render.theme import SEAT_SYMBOLS
from render.wording import Words


def board(view: View, shown: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """Describe piles, supplies, every space and every player (markdown)."""
    seats = "\n".join(alt.seat(view, seat, shown[seat], words) for seat in range(view.seats))
    return _piles(view, shown, words), _corridor(view, shown, words), seats


def _piles(view: View, shown: tuple[str, ...], words: Words) -> str:
    out = alt.opening(view, shown, words)
    if view.viewer is None:
        # A player reads the card they are playing with their own hand.
        out += alt.played(view, words)
    stacks = " · ".join(_stack(view, level, words) for level in range(len(view.horus)))
    left: dict[str, str | int] = {"key": view.key_supply, "scarab": view.scarab_supply, "wild": view.wild_supply}
    cobra, falcon, lion = view.temple_counts
    if view.discard:
        cards = counted(wording.card("luxor", CARDS[code].word, words.locale) for code in sorted(view.discard))
        out.append(words.say("luxor-words-discard", {"cards": cards}))
    out.append(words.say("luxor-words-horus", {"stacks": stacks}))
    out.append(words.say("luxor-words-supply", {**left, "cobra": cobra, "falcon": falcon, "lion": lion}))
    return " ".join(out)


def _stack(view: View, level: int, words: Words) -> str:
    top = view.horus[level]
    if top is None:
        return words.say("luxor-words-stack-none", {"level": level + 1})
    card = wording.card("luxor", CARDS[top].word, words.locale)
    return words.say("luxor-words-stack", {"level": level + 1, "count": view.horus_counts[level], "card": card})


def _corridor(view: View, shown: tuple[str, ...], words: Words) -> str:
    """Describe each part of the corridor with its wall plaque, the sleepers after it, then the tomb."""
    lines = [words.say("luxor-words-legend")]
    for points, part in groupby(range(1, TOMB), key=lambda space: WALL[space]):
        spaces = list(part)
        facts: dict[str, str | int] = {
            "first": spaces[0], "last": spaces[-1], "points": points,
            "spaces": ", ".join(_space(view, space, words) for space in spaces),
        }  # fmt: skip
        lines.append(words.say("luxor-words-part", facts))
        if spaces[-1] in STATUES:
            statue = STATUES.index(spaces[-1]) + 1
            asleep = _symbols(view, -statue)
            if asleep:
                lines.append(words.say("luxor-words-asleep", {"number": statue, "who": asleep}))
    return "\n".join([*lines, _tomb(view, shown, words)])


def _space(view: View, space: int, words: Words) -> str:
    """Describe a space: number, tile and, in brackets, its adventurers."""
    here = _symbols(view, space)
    return f"{space} {_tile(view, space, words)}" + (f" ({here})" if here else "")


def _tile(view: View, space: int, words: Words) -> str:
    tile = TILES[view.tiles[space]]
    if tile.treasure is None:
        return alt.tile_name(words, view.tiles[space])
    facts: dict[str, str | int] = {
        "treasure": tile.treasure.value, "points": tile.points, "need": tile.adventurers,
    }  # fmt: skip
    if space not in ICONS:
        return words.say("luxor-words-treasure", facts)
    return words.say("luxor-words-treasure-over", {**facts, "back": words.say(f"luxor-words-{ICONS[space].value}")})


def _symbols(view: View, space: int) -> str:
    """List the seats on a space, with the number of several adventurers of one seat."""
    counts = ((seat, own.count(space)) for seat, own in enumerate(view.adventurers))
    return " ".join(SEAT_SYMBOLS[seat] + (f"×{count}" if count > 1 else "") for seat, count in counts if count)


def _tomb(view: View, shown: tuple[str, ...], words: Words) -> str:
    found = []
    for index, points in enumerate(SARCOPHAGI):
        if index < len(view.sarcophagi):
            winner = who(view.sarcophagi[index : index + 1], shown)
            found.append(words.say("luxor-words-sarcophagus-won", {"points": points, "name": winner}))
        else:
            found.append(words.say("luxor-words-sarcophagus", {"points": points}))
    return words.say("luxor-words-tomb", {"points": WALL[TOMB], "sarcophagi": ", ".join(found)})
