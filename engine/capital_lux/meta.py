"""What a lobby, a help page and a record need to know of Capital Lux."""

from __future__ import annotations

from typing import Final

from engine.capital_lux.components import SEATS
from engine.contract import Meta

META: Final = Meta(
    key="capital_lux",
    native_title="Capital Lux",
    native_language="en",
    seats=SEATS,
    minutes=10,
    rules_version=1,
    stage="complete",
    credits="Eilif Svensson, Kristi Amundsen Østby · Aporta Games 2016",
    decisions=("pick", "play", "take", "lay", "save"),
    # Every round has cards for everybody (see draft.deal), and a round cannot go on for ever: there is no other way.
    endings=("rounds",),
    options={},
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
"""House rulings, in the order in which the rules page lists them (``capital-lux-ruling-<id>``).

The last three are the project's own. ``together``: a choice that all make at the same time may be changed until the
last one is made, and only who still owes one is known. ``private-play``: a Cleric's colour is chosen before the play is
told; an Agent's card lies in the Capital as soon as its player has looked. ``single``: where only one choice exists it
is made at once.
"""
