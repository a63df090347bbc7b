"""What a player has, as its pictures and texts show it."""

from __future__ import annotations

from typing import Final

from engine.joined import apart
from engine.luxor.offers import kinds
from engine.luxor.view import View

SIDES: Final = ("left", "right")


def playable(view: View) -> tuple[str, ...]:
    """Return the sides whose card may be chosen now."""
    chosen = {apart(action)[0].args[0] for action in view.actions}
    return tuple(side for side in SIDES if side in chosen)


def own_scarabs(view: View) -> list[int]:
    """Return the values of the viewer's scarabs, highest first."""
    return sorted((view.scarabs[view.viewer] if view.viewer is not None else None) or (), reverse=True)


def holdings(view: View, seat: int) -> dict[str, int]:
    """Count a seat's goods."""
    vases, jewels, statues = kinds(view.treasures[seat])
    return {
        "key": view.keys[seat], "vase": vases, "jewel": jewels, "statue": statues, "wild": view.wilds[seat],
        "scarab": view.scarab_counts[seat],
    }  # fmt: skip
