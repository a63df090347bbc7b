"""Positions on the board: two, three or four areas, the piles, the medal of the last move. Lengths are units."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from render.mausoleum.building import PARTS

PANEL_HEIGHT: Final = 492
HEADER: Final = 84
PARAPET: Final = 96
_RIM: Final = 10
_PLATE: Final = 446
"""Width of the plate of a low area."""
_NARROW: Final = 598
_WIDE: Final = 1104

Area = tuple[int, int, int, int]


class AreaPanel(NamedTuple):
    """One player's area in the picture."""

    x: int
    y: int
    width: int
    height: int = PANEL_HEIGHT
    aside: int = 0
    """Width at the right of the view that stays free of buildings."""

    @property
    def scene(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of the view over the sea."""
        high = self.height - HEADER - PARAPET - 4
        return self.x + _RIM, self.y + HEADER, self.width - 2 * _RIM, high

    @property
    def ground(self) -> int:
        """Y of the buildings' foot."""
        _, top, _, high = self.scene
        return top + high - min(54, high // 5)

    @property
    def title(self) -> tuple[float, float]:
        """Middle of the seat's mark. The name stands beside it."""
        return self.x + 50, self.y + HEADER / 2 + 2

    @property
    def parapet(self) -> float:
        """Middle of the strip below the view."""
        return self.y + self.height - PARAPET / 2 - 4

    @property
    def signs(self) -> tuple[int, int]:
        """Left end and width of the place for signs on the parapet."""
        return self.x + 18, self.width - 200

    @property
    def hand(self) -> tuple[float, float]:
        """Middle of the hand icon."""
        return self.x + self.width - 122, self.parapet

    @property
    def laurel(self) -> tuple[float, float]:
        """Middle of the points."""
        return self.x + self.width - 68, self.y + 51

    @property
    def capacity(self) -> int:
        """Number of buildings that fit side by side at a good size."""
        return 6 if self.scene[2] > 900 else 4 if self.width > 700 else 3


class Strip(AreaPanel):
    """A low area in the picture: what is in its header and on its parapet stands on a plate beside the view."""

    @property
    def plate(self) -> int:
        """Left edge of the plate."""
        return self.x + self.width - _PLATE

    @property
    def scene(self) -> tuple[int, int, int, int]:
        return self.x + 5, self.y + 5, self.width - _PLATE - 5, self.height - 10

    @property
    def title(self) -> tuple[float, float]:
        return self.plate + 50, self.laurel[1]

    @property
    def parapet(self) -> float:
        return self.y + self.height - 64

    @property
    def signs(self) -> tuple[int, int]:
        return self.plate + 16, _PLATE - 190

    @property
    def laurel(self) -> tuple[float, float]:
        return self.x + self.width - 74, self.y + 66


class Plate(AreaPanel):
    """A plate in the picture with a player's name and points only."""

    @property
    def title(self) -> tuple[float, float]:
        return self.x + 42, self.laurel[1]

    @property
    def laurel(self) -> tuple[float, float]:
        return self.x + self.width - 68, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class Layout:
    """Positions in the picture. Piles are given by the middle of their upper edge."""

    panels: tuple[AreaPanel, ...]
    pile: tuple[int, int]
    discard: tuple[int, int]
    medal: tuple[int, int]
    ledger: AreaPanel | None = None
    """A free area that shows the discard pile's content."""

    @property
    def column(self) -> tuple[int, int]:
        """Left and right end of the free column around the piles."""
        half = 146 if self.pile[0] == 780 else 184
        return self.pile[0] - half, self.pile[0] + half


def ledger_places(ledger: AreaPanel, count: int) -> list[tuple[int, int]]:
    """Return the middles of ``count`` tokens in the discard pile's content."""
    if ledger.height == PANEL_HEIGHT:
        return [(ledger.x + 74 + 113 * (k % 5), ledger.y + 142 + 128 * (k // 5)) for k in range(count)]
    return [(ledger.x + 58 + 99 * (k % 4), ledger.y + 122 + 83 * (k // 4)) for k in range(count)]


def token(ledger: AreaPanel) -> int:
    """Return the radius of a token in the discard pile's content."""
    return TOKEN if ledger.height == PANEL_HEIGHT else 39


_LEFT, _RIGHT, _TOP, _LOW = 18, 944, 18, 530
LAYOUTS: Final[dict[int, Layout]] = {
    2: Layout((AreaPanel(_LEFT, _TOP, _WIDE), AreaPanel(_LEFT, _LOW, _WIDE)), (1332, 58), (1332, 738), (1332, 436)),
    3: Layout(
        (AreaPanel(_LEFT, _TOP, _NARROW), AreaPanel(_RIGHT, _TOP, _NARROW), AreaPanel(_RIGHT, _LOW, _NARROW)),
        (780, 58), (780, 738), (780, 436), AreaPanel(_LEFT, _LOW, _NARROW),
    ),
    4: Layout(
        (AreaPanel(_LEFT, _TOP, _NARROW), AreaPanel(_RIGHT, _TOP, _NARROW), AreaPanel(_RIGHT, _LOW, _NARROW),
         AreaPanel(_LEFT, _LOW, _NARROW)),
        (780, 58), (780, 738), (780, 436),
    ),
}  # fmt: skip
"""By the number of players. Seats run clockwise from the upper left."""
MEDAL_RADIUS: Final = 94
TOKEN: Final = 50
"""Radius of a card in the discard pile's content."""
PILE_CARD: Final = (176, 238)
PILE_ROOM: Final = (44, 22)
"""Room beside and above a pile's top card for its lower cards and its count."""


class Plot(NamedTuple):
    """One building of an area, or several equal ones."""

    x: float
    y: float
    tenths: int
    have: frozenset[str]
    lost: frozenset[str]
    fresh: frozenset[str]
    times: int


class Slot(NamedTuple):
    """Construction cards of one building: present, just lost, just built."""

    have: frozenset[str]
    lost: frozenset[str]
    fresh: frozenset[str]


def _slots(area: Area, lost: Sequence[str], fresh: Sequence[str]) -> list[Slot]:
    """Return the buildings of an area before placement, the fullest first."""
    counts, gone, new = dict(zip(PARTS, area, strict=True)), Counter(lost), Counter(fresh)
    need = max(1, *(counts[name] + gone[name] for name in PARTS))
    return [
        Slot(
            frozenset(name for name in PARTS if counts[name] > k),
            frozenset(name for name in PARTS if counts[name] <= k < counts[name] + gone[name]),
            frozenset(name for name in PARTS if counts[name] - new[name] <= k < counts[name]),
        )
        for k in range(need)
    ]


def plots(panel: AreaPanel, area: Area, lost: Sequence[str] = (), fresh: Sequence[str] = ()) -> list[Plot]:
    """Place an area's buildings. A surplus is grouped by equality.

    There are at most four groups (complete, and one for each further missing part), and one more for each change.
    """
    slots = _slots(area, lost, fresh)
    groups: list[tuple[Slot, int]] = []
    for slot in slots:
        alike = groups and groups[-1][0] == slot
        if len(slots) > panel.capacity and alike:
            groups[-1] = (slot, groups[-1][1] + 1)
        else:
            groups.append((slot, 1))
    tenths, xs = _row(panel, len(groups))
    return [Plot(panel.x + x, panel.ground, tenths, *slot, times) for (slot, times), x in zip(groups, xs, strict=True)]


def _row(panel: AreaPanel, count: int) -> tuple[int, list[float]]:
    """Return size and x positions (from the panel's left) of ``count`` buildings."""
    if panel.height != PANEL_HEIGHT:
        return _close_row(panel, count)
    room = panel.width - 20
    if panel.capacity == 3:
        known: dict[int, tuple[int, list[float]]] = {
            1: (127, [164]), 2: (127, [164, 424]), 3: (114, [114, 295, 476]),
            4: (86, [82, 226, 370, 514]), 5: (70, [68, 183, 298, 413, 528]),
        }  # fmt: skip
        return known[count]
    if count <= 4:
        return 127, [164 + 254 * k for k in range(count)]
    return 106 if count == 6 else 120, [10 + room * (k + 0.5) / count - 4 for k in range(count)]


def _close_row(panel: AreaPanel, count: int) -> tuple[int, list[float]]:
    """Place buildings from the left, as large as the view's height and width allow."""
    left, top, wide, _ = panel.scene
    room = wide - panel.aside
    tenths = int(min((panel.ground - top - 8) / 1.95, room / (1.46 * count + 0.24)))
    pitch = 0.0 if count == 1 else min(1.9 * tenths, (room - 1.7 * tenths) / (count - 1))
    free = room - 1.7 * tenths - pitch * (count - 1)
    first = left - panel.x + 0.85 * tenths + min(14, free / 2)
    return tenths, [first + pitch * k for k in range(count)]
