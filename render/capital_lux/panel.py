"""The left side of the board: the state of the game above, and beside each hometown its player's goods."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import ROUNDS
from engine.capital_lux.view import View
from render.capital_lux import signs
from render.capital_lux.layout import EDGE, LEFT, Box, LayoutPlan
from render.capital_lux.lettering import FACE, LEAST, long, number, size_for
from render.capital_lux.moves import Move
from render.capital_lux.tones import GOLD, HOT, INK, TEXT, WHITE
from render.kit.colour import mix
from render.kit.type import write
from render.pieces import box, piece

_WIDTHS: Final = {"coin": 1.0, "hand": 1.12, "bonus": 0.72}
"""Widths of the icons, as shares of their heights."""
NAME_ROOM: Final = LEFT - 96
"""Width of a name, in pixels."""
STATS: Final = 28
"""Left edge of a player's counts."""
MARK: Final = 23
"""Radius of a player's mark, in pixels."""
FLAG_AT: Final = 72
"""Middle of the first player's flag on the mark, in pixels."""
SUPPLIES: Final = ("deck", "coin", "modifier")


# ---------------------------------------------------------------- the table


def hud(plan: LayoutPlan) -> Box:
    """Return the box of the plate in the upper left corner."""
    return Box(EDGE, EDGE, LEFT - EDGE - 22, plan.ground - EDGE - 8)


def supply_at(plan: LayoutPlan, kind: str) -> tuple[float, float]:
    """Return the middle of the icon of a supply."""
    box = hud(plan)
    step = (box.high - 112) / len(SUPPLIES)
    return box.x + 54, box.y + 104 + step * (SUPPLIES.index(kind) + 0.5)


def table(image: Image.Image, view: View, plan: LayoutPlan) -> None:
    """Draw the round, a sign in its last turns, and the supplies left in the box."""
    box = hud(plan)
    for round_ in range(1, ROUNDS + 1):
        state = (round_ > view.round) - (round_ < view.round)
        piece("capital_lux/lamp", round_, state if view.outcome is None else -1).put(
            image, box.x + 50 + 72 * (round_ - 1), box.y + 52
        )
    if view.closer is not None and view.outcome is None:
        piece("capital_lux/icon", "hourglass", size=60).put(image, box.x + box.wide - 54, box.y + 52)
    counts = {"deck": view.pile, "coin": view.supply, "modifier": view.modifiers}
    for kind, count in counts.items():
        x, y = supply_at(plan, kind)
        ink = TEXT if count else mix(TEXT, INK, 0.3)
        number(image, x + 48, y, str(count), 46, ink, "left")


# ---------------------------------------------------------------- players


def player(image: Image.Image, view: View, plan: LayoutPlan, seat: int, name: str, move: Move) -> None:
    """Draw a player's mark and name, then coins, cards in hand, bonus cards, and pending actions."""
    y = plan.line(seat, 0)
    if seat in view.deciding:
        piece("capital_lux/icon", "play", size=32).put(image, 16, y)
    signs.name(image, LEFT - 12 - NAME_ROOM, y, name, NAME_ROOM, plan.name)
    piece("house/seat-mark", seat, size=MARK).put(image, 51, y)
    line, high = plan.line(seat, 1), plan.stat
    x = stat(image, STATS, line, "coin", str(view.coins[seat]), high, bool(move.coins[seat]))
    if view.outcome is None:
        held = str(view.hand_sizes[seat])
        x = stat(image, x, line, "hand", held, high, bool(move.hands[seat]), _closing(view, seat))
    end = stat(image, x, line, "bonus", str(view.bonus_sizes[seat]), high, bool(move.bonus[seat]))
    if view.outcome is not None:
        _points(image, plan, seat, end, view.scores[seat].total, seat in view.outcome.winners)
    _signs(image, view, plan, seat)


def _closing(view: View, seat: int) -> bool:
    return view.hand_sizes[seat] == 0 and view.stage in ("play", "lay")


def stat(
    image: Image.Image, x: float, y: float, kind: str, count: str, high: int, fresh: bool = False, warn: bool = False
) -> float:
    """Draw an icon and its number from ``x``, lit if ``fresh``. Returns the left edge of the next."""
    wide = high * _WIDTHS[kind]
    match kind:
        case "coin":
            piece("capital_lux/coin", size=high).put(image, x + wide / 2, y)
        case "hand":
            piece("capital_lux/icon", "hand-hot" if warn else "hand", size=high).put(image, x + wide / 2, y)
        case _:
            piece("capital_lux/icon", "bonus", size=high).put(image, x + wide / 2, y)
    left = x + wide + (11 if fresh else 7)
    if fresh:
        room = long(count, high)
        box("capital_lux/fresh", round(room) + 12, high + 14).put(image, left - 6, y - high / 2 - 7)
        write(image, left, y, count, FACE, size_for(high), INK, "left")
    else:
        room = number(image, left, y, count, high, HOT if warn else TEXT, "left")
    return left + room + high * 0.32


def _points(image: Image.Image, plan: LayoutPlan, seat: int, x: float, total: int, won: bool) -> float:
    """Draw the points with a laurel wreath, a winner's with a star, on their own line where the plan has one.

    Returns their right edge.
    """
    if _own_line(plan):
        x = 22
    y = plan.line(seat, 2)
    radius = round(plan.stat * 0.66)
    if won:
        piece("capital_lux/icon", "star", size=2 * radius + 2).put(image, x + radius + 6, y)
    else:
        piece("house/points", size=radius).put(image, x + radius + 6, y)
    left, high = x + 2 * radius + 16, plan.stat + 6
    while left + long(str(total), high) > LEFT - 8 and high > LEAST:
        high -= 1
    return left + number(image, left, y, str(total), high, WHITE, "left", GOLD)


def _own_line(plan: LayoutPlan) -> bool:
    """Return whether signs have a line of their own, below the counts."""
    return plan.lines[2] > plan.lines[1]


def _signs(image: Image.Image, view: View, plan: LayoutPlan, seat: int) -> None:
    """Draw the first player's flag and the sign of a pending action.

    Without a line of their own, the flag stands on the player's mark and the sign follows the counts.
    """
    if view.outcome is not None:
        return
    y, own = plan.line(seat, 2), _own_line(plan)
    if seat == view.starter:
        x, height = (54, 54) if own else (FLAG_AT, 36)
        piece("capital_lux/icon", "flag", size=height).put(image, x, y if own else plan.line(seat, 0) - 20)
    high, x = (54, 118) if own else (40, LEFT - 32)
    sign = status(view, seat)
    if sign == "modifier":
        piece("capital_lux/modifier", view.looked if view.viewer == seat else None, size=high + 10).put(image, x, y)
    elif sign is not None:
        piece("capital_lux/icon", "lock-hot" if sign == "lock" else sign, size=high + 2).put(image, x, y)


def status(view: View, seat: int) -> str | None:
    """Return a seat's sign, or None.

    ``hourglass``: must act. ``check``: has acted. ``lock``: closed the round. ``modifier``: holds one.
    """
    together = view.stage in ("pick", "save")
    if together:
        return "hourglass" if seat in view.deciding else "check"
    if view.stage == "lay" and seat == view.turn:
        return "modifier"
    if view.closer is None:
        return None
    if seat == view.closer:
        return "lock"
    return "check" if view.last_turn_done[seat] else "hourglass"
