"""The viewer's decisions other than a card: adventurer and distance, acting tile, reward."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.contract import Action
from engine.luxor.components import BACKWARD, CARDS, EMPTY, HORUS, KEY, SCARAB, STAIRS, TILES, TOMB, WILD
from engine.luxor.movement import IS_PLUS_MINUS, STEPS, landing, moves, route
from engine.luxor.view import View
from render import marks
from render.kit.paths import Path, rect
from render.kit.pen import Pen
from render.kit.spread import row
from render.kit.sprites import Sprite, drawn
from render.kit.type import Shade, write
from render.luxor import cards, crowd, icons, panel, pieces, scenery, temple, tiles, tomb
from render.luxor.scenery import WIDTH
from render.luxor.tones import GOLD, S1, S8, S9

_NIGHT: Final = Shade("#020A16", 4, 2, 0.9)
MARGIN: Final = 16
GAP: Final = 10
"""Gap in pixels between the plates of adventurers."""
_ROW: Final = 640
_CARD: Final = 320
_TAB: Final = 76
"""Height in pixels of the tab with a remaining supply."""
_PLATES: Final = 146
"""Top of the plates, below the card being played."""
SPOT: Final = 94
"""Side in pixels of a tile among the choices."""
_FIRST: Final = 284
LINE: Final = 148
"""Size in pixels of a choice: the tile where the move ends, and below it the number of that space."""
NUMBER: Final = 36
SIGN: Final = 41
"""Width in pixels of a distance and of the Osiris sign below it."""


def draw(view: View, locale: str) -> Image.Image:
    """Draw the viewer's open decision, RGB."""
    match view.decision:
        case "move" | "adventurer":
            return _moves(view)
        case "act":
            return _acts(view)
        case _:
            return _rewards(view)


# ---------------------------------------------------------------- adventurer and distance


def offered(view: View) -> dict[int, list[int]]:
    """Return the legal distances by the space of the adventurer."""
    out: dict[int, list[int]] = {}
    if view.decision == "move":
        found = [(int(action.args[0]), int(action.args[1])) for action in view.actions]
    else:
        assert view.viewer is not None and view.card is not None
        own, keys = view.adventurers[view.viewer], view.keys[view.viewer]
        found = moves(_path(view), view.tiles, own, keys, STEPS[view.card][view.roll], _by_space(view))
    for start, steps in found:
        out.setdefault(start, []).append(steps)
    return out


def _by_space(view: View) -> bool:
    """Return whether the card being played moves by a space (option "step")."""
    return view.by_space and view.card is not None and IS_PLUS_MINUS[view.card]


def _path(view: View) -> list[int]:
    """Return the spaces where adventurers can stop: spaces with a tile, then the tomb."""
    return [*(space for space, code in enumerate(view.tiles) if code != EMPTY), TOMB]


def _moves(view: View) -> Image.Image:
    """Draw a plate for each movable adventurer: its space, and the end of each distance."""
    plan = offered(view)
    lines = max(len(found) for found in plan.values())
    columns = 1 if lines <= 3 else 2
    deep = (lines + columns - 1) // columns
    high = max(440, _FIRST + deep * LINE + 4 + MARGIN)
    image = scenery.wall(high, False).copy()
    _header(image, view)
    wide = min(420, (WIDTH - 2 * MARGIN - GAP * (len(plan) - 1)) // len(plan))
    for x, (start, found) in zip(row(len(plan), wide, WIDTH, GAP), plan.items(), strict=True):
        scenery.plate(wide, high - _PLATES - MARGIN, view.decision == "adventurer").put(image, x, _PLATES)
        _origin(image, view, start, x + wide / 2, _PLATES + 64)
        for j, steps in enumerate(found):
            column, line = j // deep, j % deep
            middle = x + wide * (column + 0.5) / columns
            _way(image, view, start, steps, (middle, _FIRST + line * LINE + SPOT / 2), wide / columns)
    return image


def _header(image: Image.Image, view: View) -> None:
    """Draw the card being played and the die."""
    assert view.card is not None
    card = CARDS[view.card]
    x = WIDTH / 2 - (70 if view.roll else 0)
    cards.face(card.word, 88).put(image, x - 44, 12)
    if view.side is not None:
        scenery.side_sign(view.side, 62, True).put(image, x - 100, 76)
    if view.roll:
        cards.die(view.roll, 100).put(image, x + 140, 76)


def _origin(image: Image.Image, view: View, start: int, x: float, y: float) -> None:
    """Draw the adventurer to move with its tile and the number of its space."""
    assert view.viewer is not None
    count = view.adventurers[view.viewer].count(start)
    middle = x - (14 if count == 1 else 30)
    spot(image, view, start, middle, y)
    crowd.beside(image, view.viewer, count, middle + 92, y + 52, 88)
    if start > STAIRS:
        temple.number(start, 44).put(image, middle - 84, y)


def spot(image: Image.Image, view: View, space: int, x: float, y: float, size: int = tiles.TILE) -> None:
    """Draw the tile of a space, or the space without one."""
    if space == STAIRS:
        stairs().put(image, x, y)
    elif space == TOMB:
        tomb.sarcophagus(not view.sarcophagi, 104).put(image, x, y)
    elif view.tiles[space] == EMPTY:
        pit().put(image, x, y)
    else:
        tile = TILES[view.tiles[space]]
        back = tiles.under(space) if tile.treasure is not None else None
        tiles.whole(tile.word, back, size).put(image, x, y)


@drawn
def pit() -> Sprite:
    """Draw a space without a tile, anchored at its middle."""
    pen = Pen(110, 110, 1, (3, 3))
    body = rect(0, 0, tiles.TILE, tiles.TILE, 10)
    pen.fill(body, "#3B2411")
    pen.shade(pen.mask(body), 5, 7, 6, "#150A03", 0.85)
    pen.line(body, 1.6, "#B98A55", 0.6, closed=True)
    return pen.done((tiles.HALF, tiles.HALF))


_STEPS: Final = (("#FFF6DE", "#A87A45"), ("#EAD3A2", "#966A39"), ("#D6B277", "#80592F"), ("#B98A4E", "#6B4520"))
"""Tread and front of each step, in ever less daylight."""


@drawn
def stairs(size: int = tiles.TILE) -> Sprite:
    """Draw the stairs, down to the right as in the temple, anchored at their middle."""
    pen, tall = Pen(size + 7, size + 7, size / tiles.TILE, (3, 3)), tiles.TILE
    pen.fill(rect(0, 0, tall, tall, 10), (S9, S8, 90))
    for k, (tread, front) in enumerate(_STEPS):
        x, y = tall * k / len(_STEPS), 14 + 20 * k
        pen.fill(rect(x, y, tall / len(_STEPS) + 1, tall - y), (front, "#4A2E14", 90))
        pen.fill(rect(x, y, tall / len(_STEPS) + 1, 15), tread)
        pen.fill(rect(x, y, tall / len(_STEPS) + 1, 3), "#FFFDF2", 0.8)
    pen.cut(pen.mask(rect(0, 0, tiles.TILE, tiles.TILE, 10)))
    return pen.done((tiles.HALF, tiles.HALF))


def _way(image: Image.Image, view: View, start: int, steps: int, at: tuple[float, float], room: float) -> None:
    """Draw a distance, the tile where it ends and that space's number. A sign marks a throw by Osiris on the way."""
    assert view.viewer is not None
    (x, y), path = at, _path(view)
    end = landing(path, view.tiles, start, steps, view.keys[view.viewer], _by_space(view))
    stops = route(path, view.tiles, start, steps, _by_space(view))
    text = "\N{MINUS SIGN}1" if steps == BACKWARD else str(steps)
    gap = min(26, (room - SIGN - SPOT) / 3)
    left = x - (SPOT + gap) / 2
    middle = x + (SIGN + gap) / 2
    if len(stops) > 1:
        write(image, left, y - 20, text, "carved", 62, S1, shade=_NIGHT)
        _thrown().put(image, left, y + 32)
    else:
        write(image, left, y, text, "carved", 62, S1, shade=_NIGHT)
    spot(image, view, end, middle, y, SPOT)
    if end != TOMB:
        temple.number(end, NUMBER).put(image, middle, y + SPOT / 2 + 6 + NUMBER / 2)


@drawn
def _thrown() -> Sprite:
    """Draw the sign of a throw by Osiris."""
    pen = Pen(60, 44, 1, (30, 22))
    pen.fill(rect(-21, -15, 42, 30, 8), "#12573F")
    pen.line(rect(-21, -15, 42, 30, 8), 2, "#7AD9AF", closed=True)
    for x in (-11, 0, 11):
        pen.line(Path([[(x - 4, -7), (x + 3, 0), (x - 4, 7)]]), 4, GOLD)
    return pen.done()


# ---------------------------------------------------------------- acting tile


def _acts(view: View) -> Image.Image:
    """Draw the tiles that the viewer's adventurers reached by "advance all". One of them acts."""
    assert view.viewer is not None
    image = scenery.wall(420, False).copy()
    count = len(view.actions)
    wide = min(330, (WIDTH - 2 * MARGIN - 16 * (count - 1)) // count)
    for x, action in zip(row(count, wide, WIDTH, 16), view.actions, strict=True):
        scenery.plate(wide, 340, True).put(image, x, 40)
        middle = x + wide / 2
        if action.args[0] == "none":
            marks.icon("cross", 130, "#8FA8E8").put(image, middle, 210)
            continue
        space = int(action.args[0])
        tile = TILES[view.tiles[space]]
        back = tiles.under(space) if tile.treasure is not None else None
        tiles.whole(tile.word, back, 190).put(image, middle, 166)
        crowd.beside(image, view.viewer, view.adventurers[view.viewer].count(space), middle - 64, 364, 84)
        temple.number(space, 64).put(image, middle + 56, 326)
    return image


# ---------------------------------------------------------------- reward


def _rewards(view: View) -> Image.Image:
    """Draw a tile's offer: keys, scarabs, wild treasures, the top cards of the Horus stacks."""
    image = scenery.wall(_ROW, False).copy()
    words = [_word(action) for action in view.actions]
    wide = 440
    for x, word in zip(row(len(words), wide, WIDTH, 60), words, strict=True):
        middle = x + wide / 2
        scenery.plate(wide, _ROW - 80, True).put(image, x, 40)
        if word in HORUS:
            _horus(image, view, HORUS.index(word), middle)
        else:
            _supply(image, view, word, middle)
    if view.at is not None and len(words) <= 2:
        spot(image, view, view.at, 150, 130)
    return image


def _word(action: Action) -> str:
    return action.args[0]


def _horus(image: Image.Image, view: View, level: int, x: float) -> None:
    """Draw the top card of a stack. A golden tab gives the number of cards, as on the board."""
    top = view.horus[level]
    if top is None:
        return
    left, upper = x - _CARD / 2, _ROW / 2 - _CARD * cards.RATIO / 2
    cards.pile(image, left, upper, _CARD, view.horus_counts[level], True)
    cards.face(CARDS[top].word, _CARD).put(image, left, upper)
    panel.count_tab(view.horus_counts[level], _TAB).put(image, x + _CARD / 2 - 20, upper + 6)


def _supply(image: Image.Image, view: View, word: str, x: float) -> None:
    """Draw a key, scarab or wild treasure, the supply's count, and the viewer's count after taking it."""
    assert view.viewer is not None
    icons.icon(word, 300).put(image, x, 250)
    left, own = {
        KEY: (view.key_supply, view.keys[view.viewer]),
        SCARAB: (view.scarab_supply, view.scarab_counts[view.viewer]),
        WILD: (view.wild_supply, view.wilds[view.viewer]),
    }[word]
    panel.count_tab(left, _TAB).put(image, x + 125, 116)
    pieces.piece(view.viewer, 84).put(image, x - 96, 546)
    write(image, x - 40, 504, str(own), "carved", 74, S1, "left", shade=_NIGHT)
    marks.icon("arrow", 56, GOLD).put(image, x + 40, 504)
    write(image, x + 84, 504, str(own + 1), "carved", 74, "#FFE7A0", "left", shade=_NIGHT)
