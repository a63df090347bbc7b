"""Luxor for lobby, help and records: title, seats, decisions, endings, house rulings."""

from __future__ import annotations

from typing import Final

from engine.contract import Meta, Note
from engine.luxor.components import CARDS, SEATS

META: Final = Meta(
    key="luxor",
    native_title="Luxor",
    native_language="de",
    seats=SEATS,
    minutes=15,
    rules_version=1,
    credits="Rüdiger Dorn, Queen Games 2018",
    decisions=("card", "adventurer", "move", "act", "horus", "favour", "scarab"),
    cast=("Amina", "Idris", "Zahra", "Otto", "Selma", "Tarek"),
    endings=("tomb", "stuck"),
    options={"step": ("tile", "space")},
    cards={card.word: Note(card.effect, {"number": card.steps, "level": card.level}) for card in CARDS},
)

RULINGS: Final = (
    # reconstructed from pictures
    "board",
    "horus-cards",
    "treasures",
    "temple-backs",
    "scarabs",
    # open in the rulebooks
    "first-player",
    "playable-card",
    "step",
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
    # house rules
    "all-nothing",
    "stuck",
    "reshuffle",
    "private-play",
    "single",
)
"""House rulings, in the order of the rules page (``luxor-ruling-<id>``)."""
