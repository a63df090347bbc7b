"""What is the same in all games, as data: the seats' marks in texts and their colours. Light: texts import it too."""

from __future__ import annotations

from typing import Final

SEAT_SYMBOLS: Final = ("▲", "◆", "●", "■")
"""The seats in texts and on buttons, in seat order."""
SEAT_COLOURS: Final = ("#E0611C", "#56B4E9", "#12A87E", "#CC79A7")
"""Told apart by colour-blind people too, and never without their shape."""
