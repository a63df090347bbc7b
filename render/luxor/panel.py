"""The right side of the board: players with their goods, Horus stacks, piles, supplies."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engine.luxor.components import CARDS
from engine.luxor.view import View
from render import marks
from render.kit import trail
from render.kit.colour import Rgb, mix
from render.kit.paths import rect
from render.kit.pen import Pen
from render.kit.plates import shining
from render.kit.sprites import Sprite, drawn
from render.kit.type import width, write
from render.luxor import cards, icons, pieces, trails
from render.luxor.holdings import holdings
from render.luxor.layout import PANEL_WIDTH, PANEL_X
from render.luxor.moves import Move, change
from render.luxor.texts import name_lines, write_name
from render.luxor.tones import (
    EMBER,
    FLAME,
    GLEAM,
    GOLD,
    GOLD_D,
    GOLD_L,
    GROUNDS,
    INK,
    L3,
    L4,
    L6,
    L7,
    S1,
    S9,
    SEATS,
    Tone,
)

_TOP: Final = 12
_GAP: Final = 9
CARD: Final = 134
"""Width in pixels of the cards on the board."""
GAIN: Final = 40
"""Height in pixels of the points gained in the last turn."""
_STEP: Final = (PANEL_WIDTH - CARD) / 2
"""Distance between the left edges of adjacent stacks."""
_STACKS: Final = 590
_PILES: Final = 808
SUPPLY: Final = 64
"""Distance between the supplies, in units."""
ITEMS: Final = ("key", "vase", "jewel", "statue", "wild", "scarab")
_PILLS: Final = {
    "key": Tone(L7, L6, S1), "wild": Tone("#3A2A36", "#5A4553", S1), "scarab": Tone("#3A2A36", "#5A4553", S1),
    "vase": Tone(GROUNDS["vase"].base, GROUNDS["vase"].light, INK),
    "jewel": Tone(GROUNDS["jewel"].base, GROUNDS["jewel"].light, INK),
    "statue": Tone(GROUNDS["statue"].base, GROUNDS["statue"].light, INK),
}  # fmt: skip
"""Ground, lit ground, ink."""


class Row(NamedTuple):
    """Layout of a player's row: height, columns and size of the counts."""

    high: int
    columns: int
    pill: tuple[int, int]
    tab: int
    """Height in pixels of the seat's coloured corner."""


ROWS: Final = {4: Row(132, 6, (63, 47), 70), 3: Row(178, 6, (66, 62), 98), 2: Row(272, 3, (132, 72), 98)}


@drawn
def plate(seat: int, high: int, tab_high: int, active: bool) -> Sprite:
    """Draw an empty player row, anchored at its upper left corner."""
    tone = SEATS[seat]
    pen = Pen(PANEL_WIDTH + 28, high + 28, 1, (14, 14), 2)
    body = rect(0, 0, PANEL_WIDTH, high, 14)
    mask = pen.mask(body)
    if active:
        pen.glow(mask, 7, FLAME, 0.95)
        pen.fill(body, ("#FDF3D8", "#E6CC97", 75))
    else:
        pen.fill(body, "#25345F", 0.92)
        pen.shade(mask, 0, 2, 0, "#FFFFFF", 0.16)
    lit, dim = mix(tone.base, tone.dark, 0.15), mix(tone.base, tone.dark, 0.75)
    tab = rect(0, 0, _tab(active), tab_high)
    pen.fill(tab, (_hex(lit), _hex(dim), 90), inside=mask)
    pen.fill(rect(0, 0, 9, high), _hex(lit), inside=mask)
    pen.line(body, 4 if active else 1.5, GOLD if active else L4, 1 if active else 0.25, closed=True)
    return pen.done()


def _hex(colour: Rgb) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def _tab(active: bool) -> int:
    return 84 if active else 74


@drawn
def pill(kind: str, count: int, size: tuple[int, int], new: bool, active: bool) -> Sprite:
    """Draw an icon and its number on the ground of its tile, anchored at its middle."""
    wide, high = size
    base, light, ink = _PILLS[kind]
    pen = Pen(wide + 30, high + 30, 1, (15, 15))
    body = rect(0, 0, wide, high, 9)
    mask = pen.mask(body)
    if new:
        pen.glow(mask, 6, "#FFE9A0", 1)
    if count:
        pen.side(mask, 0, 2.5, S9, 2)
        pen.fill(body, (light, base, 60))
        pen.shade(mask, 1, 1.4, 0.5, "#FFFFFF", 0.35)
    else:
        pen.fill(body, "#6E4722" if active else "#000000", 0.16)
    if new:
        pen.line(body, 4, GLEAM, closed=True)
    icon = min(high - 9, 58)
    sub = Pen(1, 1)
    sub.image = Image.new("RGBA", pen.image.size, (0, 0, 0, 0))
    sub.unit, left = icon / 100, 2 if wide < 100 else 14
    sub.origin = (15 + left, 15 + (high - icon) / 2)
    icons.ICONS[kind](sub)
    sub.dim(0.3 if not count else 0.5 if count > 9 and wide < 100 else 1)
    pen.image.alpha_composite(sub.image)
    if count:
        text, tall = str(count), 40 if count < 10 or wide > 100 else 34
        at = wide - (20 if count < 10 else 26) if wide < 100 else wide - 36
        digits = pen.letters(at, high / 2, text, tall, squeeze=0.9 if count < 10 else 0.8)
        pen.paint(pen.grown(digits, 2), light if ink == INK else base)
        pen.paint(digits, ink)
    return pen.done((wide / 2, high / 2))


def row_top(view: View, seat: int) -> int:
    """Return the top of a player's row."""
    return _TOP + seat * (ROWS[view.seats].high + _GAP)


def player(image: Image.Image, view: View, seat: int, name: str, y: int, move: Move) -> None:
    """Draw one player's row."""
    plan, active = ROWS[view.seats], seat in shining(view)
    plate(seat, plan.high, plan.tab, active).put(image, PANEL_X, y)
    pieces.piece(seat, 66 if plan.tab < 90 else 88).put(image, PANEL_X + 38, y + plan.tab - 4)
    ink = INK if active else S1
    middle = y + plan.tab / 2 + 2
    score = str(view.scores[seat].total)
    right: float = PANEL_X + PANEL_WIDTH - 16
    large = 70 if plan.tab < 90 else 86
    write(image, right, middle, score, "carved", large, ink, "right")
    right -= width(score, "carved", large) + 12
    gained = change(view, move, seat)
    if gained:
        right -= _gain(image, right, middle, gained)
    left = PANEL_X + _tab(active) + 10
    write_name(image, left, middle, *name_lines(name, 46 if plan.tab < 90 else 54, right - left), ink)
    if active:
        icon = "crown" if view.outcome is not None else "torch"
        icons.icon(icon, 58 if icon == "torch" else 38).put(image, PANEL_X + 74, y + (28 if icon == "torch" else 20))
    _signs(image, view, seat, y, plan)
    _pills(image, view, seat, y, plan, active, move)


def _signs(image: Image.Image, view: View, seat: int, y: int, plan: Row) -> None:
    """Draw the first player's flag and, in the last round, whether the seat still has a turn."""
    if view.outcome is not None:
        return
    if seat == view.first:
        marks.rimmed("flag", 34, GOLD_L, S9).put(image, PANEL_X + 16, y + 20)
    if view.last_turns:
        sign = "turn" if seat in view.last_turns else "check"
        marks.rimmed(sign, 34, GOLD_L, S9).put(image, PANEL_X + 65, y + plan.tab - 18)


def _gain(image: Image.Image, right: float, middle: float, gained: int) -> float:
    """Draw the points gained in the last turn, left of the points. Returns the width used."""
    text = f"+{gained}" if gained > 0 else f"\N{MINUS SIGN}{-gained}"
    wide = _wide(text)
    chip(text).put(image, right - wide / 2 + 4, middle)
    return wide + 6


def _wide(text: str) -> int:
    return 16 + 28 * len(text)


@drawn
def chip(text: str) -> Sprite:
    """Draw points in the colour of the last move, anchored at the middle."""
    wide = _wide(text)
    pen = Pen(wide + 30, 84, 1, (wide / 2 + 15, 42))
    body = rect(-wide / 2, -27, wide, 54, 25)
    pen.glow(pen.mask(body), 5, EMBER, 0.8)
    pen.fill(body, "#FFFBEA")
    pen.fill(rect(-wide / 2 + 3, -24, wide - 6, 48, 22), "#FFB45E")
    pen.paint(pen.letters(0, 0, text, GAIN, squeeze=0.84), "#3A0F00")
    return pen.done()


def _pills(image: Image.Image, view: View, seat: int, y: int, plan: Row, active: bool, move: Move) -> None:
    high = plan.pill[1]
    step = (PANEL_WIDTH - 22) / plan.columns
    lines = len(ITEMS) // plan.columns
    for k, (kind, count) in enumerate(holdings(view, seat).items()):
        line, column = divmod(k, plan.columns)
        x = PANEL_X + 15 + step * (column + 0.5)
        foot = y + plan.high - 10 - high / 2 - (lines - 1 - line) * (high + 10)
        pill(kind, count, plan.pill, (seat, kind) in move.gained, active).put(image, x, foot)


@drawn
def count_tab(count: int, high: int = 46) -> Sprite:
    """Draw the number of cards in a pile, anchored at the middle."""
    unit, wide = high / 46, 58 if count < 10 else 76
    pen = Pen((wide + 26) * unit, 70 * unit, unit, ((wide / 2 + 13) * unit, 34 * unit))
    pen.fill(rect(-wide / 2, -20, wide, 46, 22), GOLD_D)
    pen.fill(rect(-wide / 2, -23, wide, 46, 22), (GOLD_L, GOLD, 90))
    pen.paint(pen.letters(0, 0, str(count), 33), INK)
    pen.under(2, 3, 3, opacity=0.5)
    return pen.done()


def stacks() -> list[tuple[float, int]]:
    """Return the upper left corners of the Horus stacks."""
    return [(PANEL_X + _STEP * level, _STACKS) for level in range(3)]


def piles(image: Image.Image, view: View, move: Move) -> None:
    """Draw Horus stacks, draw pile, discard pile, supplies."""
    high = CARD * cards.RATIO
    found = zip(stacks(), view.horus, view.horus_counts, strict=True)
    for level, ((x, _), top, count) in enumerate(found, 1):
        if top is None:
            cards.hollow(CARD).put(image, x, _STACKS)
            for k in range(level):
                icons.icon("eye", 30).put(image, x + CARD / 2 + 36 * (k - (level - 1) / 2), _STACKS + high / 2)
        else:
            cards.pile(image, x, _STACKS, CARD, count, True)
            cards.face(CARDS[top].word, CARD).put(image, x, _STACKS)
        if move.horus == level:
            trails.ring(CARD, round(high), 16).put(image, x + CARD / 2, _STACKS + high / 2)
            pieces.mark(move.seat or 0, 46).put(image, x + 12, _STACKS + 12)
        count_tab(count).put(image, x + CARD - 18, _STACKS - 2)
    _deck(image, view, move)
    _discard(image, view, move, PANEL_X + _STEP)
    for kind, left in (("key", view.key_supply), ("scarab", view.scarab_supply), ("wild", view.wild_supply)):
        x, y = supply_at(kind)
        icons.icon(kind, 52).put(image, x, y)
        write(image, x + 34, y + 1, str(left), "carved", 62, S1 if left else "#8FA0D0", "left")


def supply_at(kind: str) -> tuple[float, int]:
    """Return the middle of a supply's icon."""
    return PANEL_X + 2 * _STEP + 28, _PILES + 32 + SUPPLY * ("key", "scarab", "wild").index(kind)


def _deck(image: Image.Image, view: View, move: Move) -> None:
    high = CARD * cards.RATIO
    if view.pile:
        cards.pile(image, PANEL_X, _PILES, CARD, view.pile, False)
        cards.back(CARD).put(image, PANEL_X, _PILES)
    else:
        cards.hollow(CARD).put(image, PANEL_X, _PILES)
    if move.reshuffled:
        trails.ring(CARD, round(high), 16).put(image, PANEL_X + CARD / 2, _PILES + high / 2)
        marks.icon("swap", 54, "#FFD873").put(image, PANEL_X + CARD / 2, _PILES + 150)
    write(image, PANEL_X + CARD / 2, _PILES + high / 2, str(view.pile), "carved", 70, S1)


@drawn
def laid() -> Sprite:
    """Draw the empty discard pile: an arrow down onto a card, anchored at the middle."""
    pen = Pen(100, 130, 1, (50, 65))
    pen.line(rect(-24, -4, 48, 62, 6), 3.5, L3, 0.9, closed=True)
    cards.arrow(pen, [(0, -56), (0, 14)], 10, L3)
    return pen.done()


def _discard(image: Image.Image, view: View, move: Move, x: float) -> None:
    if not view.discard:
        cards.hollow(CARD).put(image, x, _PILES)
        laid().put(image, x + CARD / 2, _PILES + CARD * cards.RATIO / 2)
        return
    cards.pile(image, x, _PILES, CARD, len(view.discard), CARDS[view.discard[-1]].level > 0)
    roll = move.roll or view.roll
    top = CARDS[view.discard[-1]]
    cards.face(top.word, CARD, roll if top.rolled else 0).put(image, x, _PILES)
    if move.seat is not None:
        pieces.mark(move.seat, 48).put(image, x + CARD - 12, _PILES + 12)
    if move.idle:
        trail.halo(26).put(image, x + 14, _PILES + CARD * cards.RATIO - 20)
        marks.icon("cross", 42, "#7A1500").put(image, x + 14, _PILES + CARD * cards.RATIO - 20)


def draw(image: Image.Image, view: View, shown: tuple[str, ...], move: Move) -> None:
    """Draw the whole panel."""
    for seat in range(view.seats):
        player(image, view, seat, shown[seat], row_top(view, seat), move)
    piles(image, view, move)
