"""The right side of the board: players with their goods, Horus stacks, piles, supplies."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engine.luxor.components import CARDS
from engine.luxor.view import View
from render.kit.plates import shining
from render.kit.scale import scale
from render.kit.type import DIGIT, Edge, width, words, write
from render.luxor import cards, trails
from render.luxor.holdings import holdings
from render.luxor.layout import PANEL_WIDTH, PANEL_X
from render.luxor.moves import Move, change
from render.luxor.texts import name_lines, write_name
from render.luxor.tones import GOLD_L, GROUNDS, INK, L6, L7, S1, S9, Tone
from render.numbers import signed
from render.pieces import piece

_TOP: Final = 12
_GAP: Final = 9
CARD: Final = 134
"""Width in pixels of the cards on the board."""
_STEP: Final = (PANEL_WIDTH - CARD) / 2
"""Distance between the left edges of adjacent stacks."""
_STACKS: Final = 590
_PILES: Final = 808
SUPPLY: Final = 64
"""Distance between the supplies, in units."""
ITEMS: Final = ("key", "vase", "jewel", "statue", "wild", "scarab")


class Row(NamedTuple):
    """Layout of a player's row: height, columns and size of the counts."""

    high: int
    columns: int
    pill: tuple[int, int]
    tab: int
    """Height in pixels of the seat's coloured corner."""


ROWS: Final = {4: Row(132, 6, (63, 47), 70), 3: Row(178, 6, (66, 62), 98), 2: Row(272, 3, (132, 72), 98)}


PILLS: Final = {
    "key": Tone(L7, L6, S1), "wild": Tone("#3A2A36", "#5A4553", S1), "scarab": Tone("#3A2A36", "#5A4553", S1),
    "vase": Tone(GROUNDS["vase"].base, GROUNDS["vase"].light, INK),
    "jewel": Tone(GROUNDS["jewel"].base, GROUNDS["jewel"].light, INK),
    "statue": Tone(GROUNDS["statue"].base, GROUNDS["statue"].light, INK),
}  # fmt: skip
"""Ground, lit ground, ink of a count."""
PILL_STATES: Final = ("full", "full-new", "faint", "faint-new", "empty", "empty-active", "empty-new")
"""Looks of a count: with its number, with two figures in little room, empty. New: changed in the last turn."""
GAIN: Final = 40
"""Height in units of the points gained in the last turn."""


def tab_width(active: bool) -> int:
    """Return the width of a row's coloured corner."""
    return 84 if active else 74


def row_top(view: View, seat: int) -> int:
    """Return the top of a player's row."""
    return _TOP + seat * (ROWS[view.seats].high + _GAP)


def player(image: Image.Image, view: View, seat: int, name: str, y: int, move: Move) -> None:
    """Draw one player's row."""
    plan, active = ROWS[view.seats], seat in shining(view)
    piece("luxor/player-row", seat, plan.high, plan.tab, active and "active").put(image, PANEL_X, y)
    piece("luxor/adventurer", seat, size=66 if plan.tab < 90 else 88).put(image, PANEL_X + 38, y + plan.tab - 4)
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
    left = PANEL_X + tab_width(active) + 10
    write_name(image, left, middle, *name_lines(name, 46 if plan.tab < 90 else 54, right - left), ink)
    if active:
        icon = "crown" if view.outcome is not None else "torch"
        piece("luxor/icon", icon, size=58 if icon == "torch" else 38).put(
            image, PANEL_X + 74, y + (28 if icon == "torch" else 20)
        )
    _signs(image, view, seat, y, plan)
    _pills(image, view, seat, y, plan, active, move)


def _signs(image: Image.Image, view: View, seat: int, y: int, plan: Row) -> None:
    """Draw the first player's flag and, in the last round, whether the seat still has a turn."""
    if view.outcome is not None:
        return
    if seat == view.first:
        piece("house/rimmed", "flag", GOLD_L, S9, size=34).put(image, PANEL_X + 16, y + 20)
    if view.last_turns:
        sign = "turn" if seat in view.last_turns else "check"
        piece("house/rimmed", sign, GOLD_L, S9, size=34).put(image, PANEL_X + 65, y + plan.tab - 18)


def _gain(image: Image.Image, right: float, middle: float, gained: int) -> float:
    """Draw the points gained in the last turn, left of the points. Returns the width used."""
    text = signed(gained)
    wide = chip_width(len(text))
    piece("luxor/chip", len(text)).put(image, right - wide / 2 + 4, middle)
    carved(image, right - wide / 2 + 4, middle, text, GAIN, "#3A0F00", 0.84)
    return wide + 6


def chip_width(letters: int) -> int:
    """Return the width of the points gained in the last turn."""
    return 16 + 28 * letters


def carved(
    image: Image.Image, x: float, y: float, text: str, high: int, ink: str, squeeze: float = 1, edge: str = ""
) -> None:
    """Draw a number ``high`` units high around (x, y), in an outline."""
    around = Edge(edge, 2) if edge else None
    made = words(text, "carved", round(high / DIGIT), ink, squeeze=squeeze, edge=around)
    made.put(image, x - (made.dx / scale() + made.width / 2), y + high / 2)


def _pills(image: Image.Image, view: View, seat: int, y: int, plan: Row, active: bool, move: Move) -> None:
    """Draw the counts of a player's goods."""
    high = plan.pill[1]
    step = (PANEL_WIDTH - 22) / plan.columns
    lines = len(ITEMS) // plan.columns
    for k, (kind, count) in enumerate(holdings(view, seat).items()):
        line, column = divmod(k, plan.columns)
        x = PANEL_X + 15 + step * (column + 0.5)
        foot = y + plan.high - 10 - high / 2 - (lines - 1 - line) * (high + 10)
        _pill(image, kind, count, plan.pill, (seat, kind) in move.gained, active, x, foot)


def _pill(
    image: Image.Image, kind: str, count: int, size: tuple[int, int], new: bool, active: bool, x: float, y: float
) -> None:
    """Draw the count of one kind around (x, y)."""
    wide = size[0]
    narrow, long = wide < 100, count > 9
    look = "empty" if not count else "faint" if long and narrow else "full"
    state = f"{look}-new" if new else "empty-active" if active and not count else look
    piece("luxor/pill", kind, size, state).put(image, x, y)
    if count:
        tone = PILLS[kind]
        aside = (26 if long else 20) if narrow else 36
        edge = tone.light if tone.dark == INK else tone.base
        squeeze, high = 0.8 if long else 0.9, 34 if long and narrow else 40
        carved(image, x + wide / 2 - aside, y, str(count), high, tone.dark, squeeze, edge)


def count_tab(image: Image.Image, x: float, y: float, count: int, high: int = 46) -> None:
    """Draw the number of cards in a pile around (x, y)."""
    piece("luxor/count-tab", len(str(count)), size=high).put(image, x, y)
    carved(image, x, y, str(count), round(33 * high / 46), INK)


def stacks() -> list[tuple[float, int]]:
    """Return the upper left corners of the Horus stacks."""
    return [(PANEL_X + _STEP * level, _STACKS) for level in range(3)]


def piles(image: Image.Image, view: View, move: Move) -> None:
    """Draw Horus stacks, draw pile, discard pile, supplies."""
    high = CARD * cards.RATIO
    found = zip(stacks(), view.horus, view.horus_counts, strict=True)
    for level, ((x, _), top, count) in enumerate(found, 1):
        if top is None:
            piece("luxor/card-hollow", size=CARD).put(image, x, _STACKS)
            for k in range(level):
                piece("luxor/icon", "eye", size=30).put(
                    image, x + CARD / 2 + 36 * (k - (level - 1) / 2), _STACKS + high / 2
                )
        else:
            cards.pile(image, x, _STACKS, CARD, count, True)
            piece("luxor/card", CARDS[top].word, size=CARD).put(image, x, _STACKS)
        if move.horus == level:
            trails.ring(image, CARD, round(high), x + CARD / 2, _STACKS + high / 2, 16)
            piece("luxor/mark", move.seat or 0, size=46).put(image, x + 12, _STACKS + 12)
        count_tab(image, x + CARD - 18, _STACKS - 2, count)
    _deck(image, view, move)
    _discard(image, view, move, PANEL_X + _STEP)
    for kind, left in (("key", view.key_supply), ("scarab", view.scarab_supply), ("wild", view.wild_supply)):
        x, y = supply_at(kind)
        piece("luxor/icon", kind, size=52).put(image, x, y)
        write(image, x + 34, y + 1, str(left), "carved", 62, S1 if left else "#8FA0D0", "left")


def supply_at(kind: str) -> tuple[float, int]:
    """Return the middle of a supply's icon."""
    return PANEL_X + 2 * _STEP + 28, _PILES + 32 + SUPPLY * ("key", "scarab", "wild").index(kind)


def _deck(image: Image.Image, view: View, move: Move) -> None:
    high = CARD * cards.RATIO
    if view.pile:
        cards.pile(image, PANEL_X, _PILES, CARD, view.pile, False)
        piece("luxor/card-back", size=CARD).put(image, PANEL_X, _PILES)
    else:
        piece("luxor/card-hollow", size=CARD).put(image, PANEL_X, _PILES)
    if move.reshuffled:
        trails.ring(image, CARD, round(high), PANEL_X + CARD / 2, _PILES + high / 2, 16)
        piece("house/icon", "swap", size=54, tint="#FFD873").put(image, PANEL_X + CARD / 2, _PILES + 150)
    write(image, PANEL_X + CARD / 2, _PILES + high / 2, str(view.pile), "carved", 70, S1)


def _discard(image: Image.Image, view: View, move: Move, x: float) -> None:
    if not view.discard:
        piece("luxor/card-hollow", size=CARD).put(image, x, _PILES)
        piece("luxor/laid").put(image, x + CARD / 2, _PILES + CARD * cards.RATIO / 2)
        return
    cards.pile(image, x, _PILES, CARD, len(view.discard), CARDS[view.discard[-1]].level > 0)
    roll = move.roll or view.roll
    top = CARDS[view.discard[-1]]
    rolled = top.rolled and roll
    card = piece("luxor/rolled", top.word, roll, size=CARD) if rolled else piece("luxor/card", top.word, size=CARD)
    card.put(image, x, _PILES)
    if move.seat is not None:
        piece("luxor/mark", move.seat, size=48).put(image, x + CARD - 12, _PILES + 12)
    if move.idle:
        piece("house/halo", size=26).put(image, x + 14, _PILES + CARD * cards.RATIO - 20)
        piece("house/icon", "cross", size=42, tint="#7A1500").put(image, x + 14, _PILES + CARD * cards.RATIO - 20)


def draw(image: Image.Image, view: View, shown: tuple[str, ...], move: Move) -> None:
    """Draw the whole panel."""
    for seat in range(view.seats):
        player(image, view, seat, shown[seat], row_top(view, seat), move)
    piles(image, view, move)
