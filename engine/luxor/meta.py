"""What a lobby, a help page and a record need to know of Luxor."""

from __future__ import annotations

from typing import Final

from engine.contract import Meta
from engine.luxor.components import SEATS

META: Final = Meta(
    key="luxor",
    native_title="Luxor",
    native_language="de",
    seats=SEATS,
    minutes=15,
    rules_version=1,
    stage="complete",
    credits="Rüdiger Dorn, Queen Games 2018",
    decisions=("card", "adventurer", "move", "act", "horus", "favour", "scarab"),
    endings=("tomb", "stuck"),
    options={},
)

RULINGS: Final = (
    # what only pictures showed
    "board",
    "horus-cards",
    "treasures",
    "temple-backs",
    "scarabs",
    # what the rulebooks leave open
    "first-player",
    "playable-card",
    "backward",
    "osiris-tomb",
    "overshoot",
    "key-space",
    "horus-supply",
    "supplies",
    "anubis",
    "all",
    "all-woken",
    "last-none",
    "last-tomb",
    "less-osiris",
    # how this table plays it
    "all-nothing",
    "stuck",
    "reshuffle",
    "private-play",
    "single",
)
"""House rulings, in the order in which the rules page lists them (``luxor-ruling-<id>``)."""
