"""Capital Lux for lobby, help and records: title, seats, decisions, endings, house rulings."""

from __future__ import annotations

from typing import Final

from engine.capital_lux.components import CARDS, COLOUR_OF, SEATS, VALUE_OF, WORDS
from engine.contract import Meta, Note

META: Final = Meta(
    key="capital_lux",
    native_title="Capital Lux",
    native_language="en",
    seats=SEATS,
    minutes=10,
    rules_version=1,
    credits="Eilif Svensson, Kristi Amundsen Østby · Aporta Games 2016",
    decisions=("pick", "play", "take", "lay", "save"),
    # Every round has cards for all seats (see draft.deal) and ends: there is no other ending.
    cast=("Velora", "Ostrin", "Zephine", "Tavik", "Drusa", "Lumo"),
    endings=("rounds",),
    cards={WORDS[card]: Note(COLOUR_OF[card].word, {"value": VALUE_OF[card]}) for card in CARDS},
)

RULINGS: Final = (
    "short-draft",
    "agent",
    "green-last",
    "gold",
    "negative",
    "bonus",
    "starter",
    "tie",
    "together",
    "private-play",
    "single",
)
"""House rulings, in the order of the rules page (``capital-lux-ruling-<id>``).

The last three are the project's own. ``together``: a simultaneous choice can change until the last one is made, and
only the seats still to choose are public. ``private-play``: a Cleric's colour is chosen before the play is public; an
Agent's card lies in the Capital once its player has looked. ``single``: a decision with one option is automatic.
"""
