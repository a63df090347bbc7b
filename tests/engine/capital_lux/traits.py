"""Capital Lux, as the shared tests see it."""

from __future__ import annotations

from typing import Final

from tests.traits import Traits

TRAITS: Final = Traits(
    deal=("cards", "modifiers", "modifiers"),
    unknown=frozenset({"pile", "modifiers"}),
    news=frozenset({"drew", "ended", "looked", "lost", "played", "received", "revealed", "saved", "settled"}),
    news_in_position=frozenset({"ended"}),
    chance=frozenset({"drew", "looked"}),
    silent=True,
    private=True,
    several_actions=True,
    choices=((r"play\.(\w+)\..*", r"card.\1"), (r"save\.(\w+)", r"home.0.\1")),
    interludes=3,
    questions=True,
    hand_heights=(680, 1525),
    codes=r"\b(?:[acsm][2-6]|none|agent|cleric|scientist|merchant|capital_lux)\b",
    first_deal="7a4200dfdc858003519ed270ec5a8b1fd366f96f0ee684d3de2f7e1192063dc1",
)
