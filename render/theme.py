"""Data shared by all games: the seats' marks and their colours. Imports nothing heavy, so texts use it too."""

from __future__ import annotations

from typing import Final

SEAT_SYMBOLS: Final = ("▲", "◆", "●", "■")
"""The seats in texts and on buttons, in seat order."""
SEAT_COLOURS: Final = ("#E0611C", "#56B4E9", "#12A87E", "#CC79A7")
"""Distinct for colour-blind players, and always shown with their shape."""
