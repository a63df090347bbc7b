"""Draw the diagrams of the pages: ``python -m docs.diagrams`` writes ``docs/*.svg``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent

INK: Final = "#1f2a37"
LINE: Final = "#64748b"
FILLS: Final = {"edge": "#dbeafe", "core": "#fef3c7", "picture": "#dcfce7", "rules": "#ede9fe", "disk": "#fee2e2"}


class Box(NamedTuple):
    """A rectangle in pixels with a title and at most two lines under it."""

    x: int
    y: int
    width: int
    height: int
    fill: str
    title: str
    lines: tuple[str, ...] = ()


class Arrow(NamedTuple):
    """A line through points, in pixels, with a head at its end and an optional label."""

    points: Sequence[tuple[int, int]]
    label: str = ""
    at: tuple[int, int] = (0, 0)


def svg(width: int, height: int, about: str, boxes: Sequence[Box], arrows: Sequence[Arrow]) -> str:
    """Return the drawing as an SVG file on a white ground."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="15" fill="{INK}" role="img">\n<title>{escape(about)}</title>\n'
        '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" '
        f'orient="auto"><path d="M0 0 10 5 0 10Z" fill="{LINE}"/></marker></defs>\n'
        f'<rect width="{width}" height="{height}" fill="white"/>'
    )
    return "\n".join([head, *map(_arrow, arrows), *map(_box, boxes), "</svg>\n"])


def _box(box: Box) -> str:
    middle = box.x + box.width // 2
    top = box.y + box.height // 2 - 10 * len(box.lines) + 5
    parts = [
        f'<rect x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" rx="8" fill="{FILLS[box.fill]}" '
        f'stroke="{LINE}"/>',
        f'<text x="{middle}" y="{top}" text-anchor="middle" font-weight="bold">{escape(box.title)}</text>',
    ]
    for number, line in enumerate(box.lines, 1):
        parts.append(
            f'<text x="{middle}" y="{top + 20 * number}" text-anchor="middle" font-size="13">{escape(line)}</text>'
        )
    return "\n".join(parts)


def _arrow(arrow: Arrow) -> str:
    path = " ".join(f"{x},{y}" for x, y in arrow.points)
    drawn = f'<polyline points="{path}" fill="none" stroke="{LINE}" stroke-width="2" marker-end="url(#head)"/>'
    if arrow.label:
        x, y = arrow.at
        drawn += f'\n<text x="{x}" y="{y}" font-size="13" text-anchor="middle">{escape(arrow.label)}</text>'
    return drawn


def packages() -> str:
    """Return which package imports which."""
    boxes = [
        Box(40, 30, 690, 64, "edge", "bot.py, sandbox/", ("start the bot on Discord or in a page",)),
        Box(40, 150, 690, 64, "edge", "cogs/", ("the Discord edge: commands, panels, buttons",)),
        Box(40, 270, 310, 64, "core", "tables/", ("a game that is played",)),
        Box(420, 270, 310, 64, "picture", "render/", ("a view in, a picture out",)),
        Box(40, 390, 150, 64, "disk", "db/", ("rows in SQLite",)),
        Box(220, 390, 150, 64, "picture", "workers/", ("worker processes",)),
        Box(400, 390, 150, 64, "rules", "engine/", ("the rules, pure",)),
        Box(580, 390, 150, 64, "rules", "locales/", ("texts in Fluent",)),
    ]
    arrows = [
        Arrow([(385, 94), (385, 148)]),
        Arrow([(195, 214), (195, 268)]),
        Arrow([(575, 214), (575, 268)]),
        Arrow([(730, 182), (770, 182), (770, 422), (732, 422)]),
        Arrow([(115, 334), (115, 388)]),
        Arrow([(270, 334), (270, 388)]),
        Arrow([(330, 334), (440, 388)]),
        Arrow([(440, 334), (330, 388)]),
        Arrow([(500, 334), (500, 388)]),
        Arrow([(655, 334), (655, 388)]),
    ]
    return svg(800, 484, "Packages of Tertulia and their imports, which run downward", boxes, arrows)


def click() -> str:
    """Return what one click on a button does."""
    boxes = [
        Box(30, 30, 200, 64, "edge", "A player clicks", ("custom id of the button",)),
        Box(30, 150, 200, 64, "edge", "cogs/", ("read the id, find the table",)),
        Box(30, 270, 200, 64, "core", "Table", ("one lock for each table",)),
        Box(30, 390, 200, 64, "core", "transition", ("pure: state in, Change out",)),
        Box(330, 390, 200, 64, "disk", "Store.commit", ("one transaction",)),
        Box(330, 270, 200, 64, "core", "adopt, TableChanged", ("call each observer",)),
        Box(330, 150, 200, 64, "edge", "answer", ("the hand, ephemeral",)),
        Box(630, 150, 220, 64, "edge", "board and mention", ("the public messages",)),
        Box(630, 270, 220, 64, "core", "scheduler, bots", ("deadlines and moves",)),
        Box(330, 30, 200, 64, "picture", "render worker", ("draws the pictures",)),
    ]
    arrows = [
        Arrow([(130, 94), (130, 148)]),
        Arrow([(130, 214), (130, 268)]),
        Arrow([(130, 334), (130, 388)]),
        Arrow([(230, 422), (328, 422)], "Change", (279, 412)),
        Arrow([(430, 390), (430, 336)], "on disk", (463, 367)),
        Arrow([(430, 270), (430, 216)]),
        Arrow([(530, 286), (580, 286), (580, 182), (628, 182)]),
        Arrow([(530, 302), (628, 302)]),
        Arrow([(430, 150), (430, 96)], "picture", (465, 127)),
        Arrow([(740, 150), (740, 62), (532, 62)], "picture", (640, 52)),
    ]
    return svg(880, 484, "The path of one click from the button to the answer", boxes, arrows)


def processes() -> str:
    """Return three processes with fixed ranges of shards on one database."""
    boxes = [
        Box(30, 30, 820, 64, "edge", "Discord", ("sends each event to the shard of its server",)),
        Box(
            30,
            170,
            240,
            84,
            "core",
            "SHARDS=0-15/48",
            ("answers, draws, keeps deadlines", "and does what is done once"),
        ),
        Box(320, 170, 240, 84, "core", "SHARDS=16-31/48", ("the same program", "on this or another machine")),
        Box(
            610,
            170,
            240,
            84,
            "core",
            "SHARDS=32-47/48",
            ("killed or frozen: systemd", "or Kubernetes starts it again"),
        ),
        Box(
            30,
            330,
            820,
            84,
            "disk",
            "PostgreSQL",
            ("a lock for each shard, an epoch for each range", "all games of all processes"),
        ),
    ]
    arrows = [
        Arrow([(150, 94), (150, 168)], "shards 0–15", (200, 135)),
        Arrow([(440, 94), (440, 168)], "shards 16–31", (494, 135)),
        Arrow([(730, 94), (730, 168)], "shards 32–47", (784, 135)),
        Arrow([(150, 254), (150, 328)], "games, locks", (204, 296)),
        Arrow([(440, 254), (440, 328)], "games, locks", (494, 296)),
        Arrow([(730, 254), (730, 328)], "games, locks", (784, 296)),
    ]
    return svg(880, 444, "Several processes share the shards of one bot and one PostgreSQL database", boxes, arrows)


def messages() -> str:
    """Return the states of a standing message, and of one that is sent once."""
    boxes = [
        Box(30, 110, 170, 84, "core", "no row", ("nothing is shown,", "nothing is wanted")),
        Box(270, 110, 190, 84, "disk", "row with a nonce", ("perhaps sent,", "id not known")),
        Box(540, 110, 190, 84, "edge", "row with an id", ("shows the wanted key", "or an older one")),
        Box(270, 260, 190, 64, "core", "look", ("among the last messages",)),
    ]
    arrows = [
        Arrow([(200, 152), (268, 152)], "wanted", (234, 142)),
        Arrow([(460, 152), (538, 152)], "sent", (499, 142)),
        Arrow([(365, 194), (365, 258)], "crash, broken line", (430, 230)),
        Arrow([(460, 292), (635, 292), (635, 196)], "found", (560, 282)),
        Arrow([(270, 292), (235, 292), (235, 180), (268, 180)], "not found", (190, 240)),
        Arrow([(680, 110), (680, 60), (590, 60), (590, 108)], "edit: another key is wanted", (640, 48)),
        Arrow([(540, 130), (500, 130), (500, 84), (365, 84), (365, 108)], "deleted: post again", (432, 74)),
        Arrow(
            [(730, 152), (770, 152), (770, 20), (115, 20), (115, 108)], "not wanted any more, or sent once", (440, 12)
        ),
    ]
    return svg(800, 344, "The states of a public message and the steps between them", boxes, arrows)


def pictures() -> str:
    """Draw the way from painting to a picture."""
    boxes = [
        Box(30, 30, 220, 84, "rules", "art/", ("paints once, with numpy:", "python -m art")),
        Box(30, 190, 220, 84, "rules", "a PNG by hand", ("drawn in any program,", "with its line in the index")),
        Box(330, 110, 220, 84, "disk", "pieces", ("render/<game>/pieces/", "a file each, and index.json")),
        Box(630, 110, 220, 84, "picture", "render/", ("a render worker composes", "pieces and words with Pillow")),
        Box(630, 10, 220, 60, "core", "a view of the game", ("names, language",)),
        Box(630, 234, 220, 60, "edge", "a picture", ("JPEG and alternative text",)),
    ]
    arrows = [
        Arrow([(250, 72), (290, 72), (290, 140), (328, 140)]),
        Arrow([(250, 232), (290, 232), (290, 164), (328, 164)]),
        Arrow([(550, 152), (628, 152)]),
        Arrow([(740, 70), (740, 108)]),
        Arrow([(740, 194), (740, 232)]),
    ]
    return svg(880, 304, "From painting to a picture: art writes pieces, render composes them", boxes, arrows)


def main() -> None:
    """Write all drawings."""
    for name, draw in DRAWINGS.items():
        (FOLDER / name).write_text(draw(), encoding="utf-8")


DRAWINGS: Final[Mapping[str, Callable[[], str]]] = {
    "packages.svg": packages,
    "click.svg": click,
    "processes.svg": processes,
    "messages.svg": messages,
    "pictures.svg": pictures,
}
"""Every drawing by the name of its file."""


if __name__ == "__main__":
    main()
