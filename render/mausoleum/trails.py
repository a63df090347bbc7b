"""Composes the trail of the last move on the board: from the player over the card to the change."""

from __future__ import annotations

from PIL import Image

from engine.mausoleum.view import View
from render.kit import trail
from render.kit.paths import Point
from render.mausoleum.building import middle
from render.mausoleum.layout import MEDAL_RADIUS, PILE_CARD, AreaPanel, Layout, Plot
from render.mausoleum.moves import Move
from render.mausoleum.panels import crown_place, sign_places, signs
from render.pieces import piece

Rows = list[list[Plot]]


def before(image: Image.Image, layout: Layout, rows: Rows, view: View, move: Move) -> None:
    """Draw the ember line from the player over the medal to the target, below the buildings."""
    if move.seat is None or move.kind in (None, "passed"):
        return
    actor = layout.panels[move.seat]
    start, edge = _door(actor, layout), rim(layout, actor)
    trail.streak(image, trail.crack(start, edge, 4, 9, 2), 7)
    goal = _goal(layout, rows, view, move)
    if goal is not None:
        where, through = goal
        way = [rim(layout, through), *trail.crack(_door(through, layout), where, 7, 11, 4)]
        trail.streak(image, way, 8)


def after(image: Image.Image, layout: Layout, rows: Rows, view: View, move: Move) -> None:
    """Draw what lies on top: blows, shields that held, moving cards."""
    goal = _goal(layout, rows, view, move)
    if move.defence is not None and goal is not None:
        shield(image, goal[0], move.defence.card)
    elif move.kind == "attacked" and goal is not None and not (move.robbed or move.swapped):
        piece("house/burst", size=30).put(image, *goal[0])
    if move.lost is not None and move.captured is None and not move.earlier:
        _fall(image, layout, rows[move.lost[0]], move)
    for start, end in _ways(layout, rows, move):
        trail.dots(image, trail.bend(start, _over(layout, start, end), end))


def _door(panel: AreaPanel, layout: Layout) -> Point:
    """Return the point where a trail leaves or enters an area: its edge nearest to the medal."""
    x, y = layout.medal
    edge = panel.x + panel.width - 4 if panel.x < x else panel.x + 4
    return edge, min(max(y, panel.y + 130), panel.y + 380)


def rim(layout: Layout, panel: AreaPanel, radius: float = MEDAL_RADIUS - 8) -> Point:
    """Return the point on the side of an area, ``radius`` from the medal's middle."""
    x, y = layout.medal
    door = _door(panel, layout)
    length = max(1.0, ((door[0] - x) ** 2 + (door[1] - y) ** 2) ** 0.5)
    return x + (door[0] - x) / length * radius, y + (door[1] - y) / length * radius


def _goal(layout: Layout, rows: Rows, view: View, move: Move) -> tuple[Point, AreaPanel] | None:
    """Return the end of the ember line, and its area."""
    if move.seat is None:
        return None
    own = layout.panels[move.seat]
    match move.kind:
        case "built" if move.built:
            return spot(rows[move.seat], move.built[1], "fresh"), own
        case "crowned":
            return crown_place(rows[move.seat][0]), own
        case "shielded":
            shown = signs(view, move.seat)
            _, xs = sign_places(own, len(shown))
            place = next(
                (x for (word, works, _), x in zip(shown, xs, strict=True) if works and word == move.card), xs[0]
            )
            return (place, own.parapet), own
        case "attacked" if move.target is not None:
            return _struck(layout, rows, move, move.target), layout.panels[move.target]
    return None


def _struck(layout: Layout, rows: Rows, move: Move, target: int) -> Point:
    panel = layout.panels[target]
    if move.defence is not None:
        x = _door(panel, layout)[0]
        left = panel.x < layout.medal[0]
        return x + (-96 if left else 96), panel.y + 210
    if move.robbed or move.swapped or move.card in ("roubo", "troca"):
        return panel.hand
    if move.lost is not None and move.lost[0] == target:
        return spot(rows[target], move.lost[1], "lost")
    plot = rows[target][-1]
    return middle("colunas", plot.x, plot.y, plot.tenths)


def spot(row: list[Plot], part: str, mark: str) -> Point:
    """Return the middle of a part that is ``fresh`` or ``lost``."""
    plot = next((one for one in row if part in (one.fresh if mark == "fresh" else one.lost)), row[-1])
    return middle(part, plot.x, plot.y, plot.tenths)


def shield(image: Image.Image, where: Point, card: str) -> None:
    """Draw a shield that has just held."""
    piece("house/halo", size=62).put(image, *where)
    piece("mausoleum/waiting", card, size=124).put(image, *where)


def _fall(image: Image.Image, layout: Layout, row: list[Plot], move: Move) -> None:
    """Draw rubble at the foot of the building, and the card's trail to the discard pile."""
    assert move.lost is not None
    plot = next((one for one in row if one.lost), row[-1])
    unit = plot.tenths / 10
    piece("mausoleum/debris", size=plot.tenths).put(image, plot.x - 1.0 * unit, plot.y + 2.2 * unit)
    if layout.panels[move.lost[0]].x > layout.medal[0]:
        start, side = (plot.x - 9 * unit, plot.y + 2.8 * unit), 1
    else:
        start, side = (plot.x + 9 * unit, plot.y + 2.8 * unit), -1
    end = (layout.discard[0] + side * (PILE_CARD[0] / 2 + 18), layout.discard[1] + 40)
    control = (layout.column[(side + 1) // 2] + side * 30, start[1] + 34)
    trail.dots(image, trail.bend(start, control, end))


def _ways(layout: Layout, rows: Rows, move: Move) -> list[tuple[Point, Point]]:
    """Return start and end of each card that moved."""
    if move.seat is None:
        return []
    mine = layout.panels[move.seat].hand
    wide, high = PILE_CARD
    pile = (layout.pile[0] + (-1 if mine[0] < layout.pile[0] else 1) * (wide / 2 + 16), layout.pile[1] + high - 40)
    heap = (layout.discard[0] + (-1 if mine[0] < layout.discard[0] else 1) * (wide / 2 + 16), layout.discard[1] + 60)
    near = (mine[0], mine[1] - 44)
    out: list[tuple[Point, Point]] = []
    if move.kind == "summoned":
        out.append((pile, near))
    if move.recovered is not None:
        out.append((heap, near))
    if move.target is not None and (move.robbed or move.swapped):
        theirs = layout.panels[move.target].hand
        out.append(((theirs[0], theirs[1] - 44), near))
    if move.captured is not None and move.target is not None:
        out.append((spot(rows[move.target], move.captured, "lost"), spot(rows[move.seat], move.captured, "fresh")))
    return out


def _over(layout: Layout, start: Point, end: Point) -> Point:
    """Return the point that a trail bends towards: between pile and medal, or straight on one side."""
    x, _ = layout.medal
    if (start[0] < x) == (end[0] < x):
        return (start[0] + end[0]) / 2 + (60 if start[0] < x else -60), (start[1] + end[1]) / 2
    free = layout.medal[1] - MEDAL_RADIUS - 34
    return 2 * x - (start[0] + end[0]) / 2, 2 * free - (start[1] + end[1]) / 2
