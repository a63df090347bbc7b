"""The foot of a chair's picture: the hand with what each card can do, or what a tile offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.luxor.components import CARDS, HORUS, KEY, SCARAB, TILES, TOMB, WILD, Effect
from engine.luxor.view import View
from locales import say
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.spread import row
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.kit.type import Shade, fit, width, write
from render.luxor import cards, crowd, tiles
from render.luxor.candidates import Candidate, brought, candidates, most, wakes
from render.luxor.holdings import own_scarabs, playable
from render.luxor.letters import COLOURS, letter
from render.luxor.scenery import wall
from render.luxor.tones import GOLD, GOLD_L, L3, S1
from render.numbers import signed
from render.pieces import box, piece

HIGH: Final = 308
WIDTH: Final = 1560
OUTER, INNER = 142, 82
OFFERS: Final = ("act", "horus", "favour", "scarab")
"""Decisions about what a tile gives."""
_CARDS: Final = 26
"""Top of the outer cards."""
_NIGHT: Final = Shade("#020A16", 3, 2, 0.9)
LETTER: Final = 52
_LINES: Final = (12, WIDTH / 2 + 304)
"""Left edges of the lines beside the hand."""
_ROOM: Final = WIDTH / 2 - 304 - 12
_GAIN, _PLAIN, _FAINT = "#7CF2A6", S1, L3


def draw(image: Image.Image, view: View, top: int, locale: str) -> None:
    """Draw the strip below ``top``."""
    ground = wall(HIGH)
    image.paste(ground, (0, image.height - ground.height))
    fill(image, rect(0, top, WIDTH, 5), GOLD)
    if view.decision in OFFERS:
        (_acts if view.decision == "act" else _rewards)(image, view, top)
        return
    found = candidates(view)
    _hand(image, view, top)
    for side, x in zip(("left", "right"), _LINES, strict=True):
        own = [each for each in found if (each.side or "left") == side]
        if view.decision != "card":
            half = (len(found) + 1) // 2
            own = list(found[:half] if side == "left" else found[half:])
        _lines(image, view, own, x, top, locale)
    if not found:
        _scarabs(image, own_scarabs(view), top)


# ---------------------------------------------------------------- the hand


def places(view: View) -> list[tuple[float, float, int, str]]:
    """Return left edge, top (from the strip's), width and side of each card of the hand."""
    count = len(view.hand)
    wides = [OUTER if k in (0, count - 1) else INNER for k in range(count)]
    x = (WIDTH - sum(wides) - 8 * max(count - 1, 0)) / 2
    out = []
    for k, wide in enumerate(wides):
        side = "left" if k == 0 else "right" if k == count - 1 else ""
        y = _CARDS if side else _CARDS + (OUTER - INNER) * cards.RATIO / 2
        out.append((x, y, wide, side))
        x += wide + 8
    return out


def _hand(image: Image.Image, view: View, top: int) -> None:
    on = playable(view) if view.decision == "card" else (view.side,) if view.decision is not None else ()
    drop = any(action.verb == "discard" for action in view.actions)
    for code, (x, y, wide, side) in zip(view.hand, places(view), strict=True):
        word = CARDS[code].word
        if side and side in on:
            _rim(wide, COLOURS[side]).put(image, x, top + y)
            piece("luxor/card", word, size=wide).put(image, x, top + y)
            if drop:
                piece("house/icon", "cross", size=90, tint="#C81E0A").put(image, x + wide - 30, top + y + 34)
        else:
            cards.shaded(word, wide, 45).put(image, x, top + y)
    if view.card is not None and view.side is None:
        word = CARDS[view.card].word
        rolled = CARDS[view.card].rolled and view.roll
        made = piece("luxor/rolled", word, view.roll, size=134) if rolled else piece("luxor/card", word, size=OUTER)
        x = WIDTH / 2 - 67
        _rim(134, COLOURS[""]).put(image, x, top + _CARDS)
        made.put(image, x, top + _CARDS)


@remembered
def _rim(wide: int, colour: str) -> Sprite:
    """Draw the frame of a card that may be chosen, anchored at the card's corner."""
    high = wide * cards.RATIO
    image = canvas(wide + 36, high + 36)
    fill(image, rect(8, 8, wide + 20, high + 20, 18), colour)
    return sprite(image, -18, -18)


def _scarabs(image: Image.Image, own: Sequence[int], top: int) -> None:
    """Draw the values of the viewer's scarabs left of the hand: only they see them."""
    if not own:
        return
    piece("luxor/icon", "scarab", size=76).put(image, 66, top + HIGH / 2)
    shown, _ = fit(" + ".join(map(str, own)), "carved", 60, _ROOM - 130)
    write(image, 112, top + HIGH / 2, shown, "carved", 60, S1, "left", shade=_NIGHT)


# ---------------------------------------------------------------- lines of choices


def _lines(image: Image.Image, view: View, found: Sequence[Candidate], x: float, top: int, locale: str) -> None:
    """Draw a line for each candidate."""
    if not found:
        return
    pitch = min(72.0, (HIGH - 14) / len(found))
    first = top + HIGH / 2 - pitch * (len(found) - 1) / 2 + 2
    for k, each in enumerate(found):
        y = first + pitch * k
        letter(each.letter, each.side, LETTER).put(image, x + 30, y)
        (_folded if each.several or each.start is None else _move)(image, view, each, x + 68, y, locale)


def _move(image: Image.Image, view: View, each: Candidate, x: float, y: float, locale: str) -> None:
    """Draw one move: from and to, whom it wakes, what is there, what it brings."""
    assert each.start is not None
    walk, points = brought(view, each)
    x = _write(image, x, y, f"{each.start}›{_end(each.ends[0])}", 42, _FAINT) + 8
    if wakes(view, each.ends[0]):
        piece("luxor/adventurer", view.viewer or 0, size=62).put(image, x + 20, y + 24)
        x += 44
    for sign in _signs(walk.awaits, walk.facts):
        sign.put(image, x + 24, y)
        x += 52
    if walk.awaits == "waiting":
        x = _write(image, x + 2, y, f"{walk.facts['have']}/{walk.facts['need']}", 56, _PLAIN) + 6
    if points:
        good = walk.awaits.startswith("treasure") or walk.awaits == "tomb"
        x = _write(image, x + 4, y, signed(points), 56, _GAIN if good else GOLD_L)


def _folded(image: Image.Image, view: View, each: Candidate, x: float, y: float, locale: str) -> None:
    """Draw an adventurer with the number of its moves and the most that one brings, or a card's own effect."""
    if not each.routes:
        piece("house/die", 6, size=60).put(image, x + 28, y)
        _write(image, x + 66, y, say(locale, "luxor-picture-roll"), 42, _PLAIN, "label")
        return
    if CARDS[each.card].effect is Effect.ALL:
        _write(image, x, y, say(locale, "luxor-picture-all"), 42, _PLAIN, "label")
        return
    if each.start is not None:
        x = _write(image, x, y, str(each.start), 42, _FAINT) + 8
    x = _write(image, x, y, f"{len(each.routes)}×", 56, _PLAIN) + 12
    best = most(view, each)
    if best > 0:
        _write(image, x, y, f"≤{signed(best)}", 50, GOLD_L)


def _write(image: Image.Image, x: float, y: float, text: str, size: int, ink: str, face: str = "number") -> float:
    """Write from ``x`` on. Returns where the text ends."""
    write(image, x, y + 1, text, face, size, ink, "left", shade=_NIGHT)
    return x + width(text, face, size)


def _end(space: int) -> str:
    return "†" if space == TOMB else str(space)


def _signs(awaits: str, facts: dict[str, str | int]) -> list[Sprite]:
    """Return the signs of what awaits at the end of a move."""
    if "treasure" in facts:
        return [piece("luxor/icon", str(facts["treasure"]), size=46)]
    match awaits:
        case "tomb":
            return [piece("luxor/sarcophagus", facts["points"] == 5 and "first", size=60)]
        case "horus" | "favour":
            return [piece("luxor/icon", "eye", size=48)]
        case "key-or-horus":
            return [piece("luxor/icon", "key", size=46), piece("luxor/icon", "eye", size=48)]
        case "scarab-or-wild":
            return [piece("luxor/icon", "scarab", size=46), piece("luxor/icon", "wild", size=46)]
        case "key" | "scarab" | "wild":
            return [piece("luxor/icon", awaits, size=46)]
        case "tunnel":
            return [piece("house/icon", "arrow", size=44, tint=GOLD_L)]
    return []


# ---------------------------------------------------------------- what a tile offers


def _plates(image: Image.Image, count: int, wide: int, top: int) -> list[float]:
    """Draw plates for so many choices. Returns their middles."""
    xs = row(count, wide, WIDTH - 24, 24, 12)
    for x in xs:
        box("luxor/plate", wide, HIGH - 44, "lit").put(image, x, top + 24)
    return [x + wide / 2 for x in xs]


def _acts(image: Image.Image, view: View, top: int) -> None:
    """Draw the tiles that the viewer's adventurers reached together. One of them acts."""
    assert view.viewer is not None
    wide = min(300, (WIDTH - 48) // len(view.actions) - 24)
    for x, action in zip(_plates(image, len(view.actions), wide, top), view.actions, strict=True):
        if action.args[0] == "none":
            piece("house/icon", "cross", size=120, tint="#8FA8E8").put(image, x, top + HIGH / 2)
            continue
        space = int(action.args[0])
        tile = TILES[view.tiles[space]]
        back = tiles.under(space) if tile.treasure is not None else None
        piece("luxor/tile", tile.word, back, size=130).put(image, x, top + 114)
        crowd.beside(image, view.viewer, view.adventurers[view.viewer].count(space), x - 56, top + 254, 70)
        piece("luxor/number", space, size=56).put(image, x + 44, top + 224)


def _rewards(image: Image.Image, view: View, top: int) -> None:
    """Draw a tile's offer: keys, scarabs, wild treasures, the top cards of the Horus stacks."""
    words = [action.args[0] for action in view.actions]
    for x, word in zip(_plates(image, len(words), 420, top), words, strict=True):
        if word in HORUS:
            card = view.horus[HORUS.index(word)]
            assert card is not None
            piece("luxor/card", CARDS[card].word, size=OUTER).put(image, x - OUTER / 2, top + 52)
        else:
            _supply(image, view, word, x, top)


def _supply(image: Image.Image, view: View, word: str, x: float, top: int) -> None:
    """Draw a key, scarab or wild treasure, and the viewer's count before and after."""
    me = view.viewer or 0
    own = {KEY: view.keys[me], SCARAB: view.scarab_counts[me], WILD: view.wilds[me]}[word]
    piece("luxor/icon", word, size=150).put(image, x, top + 122)
    write(image, x - 66, top + 236, str(own), "number", 60, _FAINT, shade=_NIGHT)
    piece("house/icon", "arrow", size=54, tint=GOLD_L).put(image, x, top + 236)
    write(image, x + 66, top + 236, str(own + 1), "number", 64, GOLD_L, shade=_NIGHT)
