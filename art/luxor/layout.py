"""Positions on the board: the temple on the left, the players and the piles on the right. Lengths are pixels."""

from __future__ import annotations

from typing import Final

from render.luxor.layout import HEIGHT, LEFT, TEMPLE, column, row

TORCHES: Final = ((column(3), 26), (TEMPLE - 30, row(4)), (column(2), HEIGHT - 30), (LEFT - 42, row(3) + 4))
