"""Luxor, as the shared tests see it."""

from __future__ import annotations

from typing import Final

from tests.traits import Traits

TRAITS: Final = Traits(
    deal=("starters", *["stack"] * 7, "osiris", "treasures", "first"),
    unknown=frozenset({"pile", "horus", "temple", "scarab_supply"}),
    open_tops=frozenset({"horus"}),
    news=frozenset({"discarded", "drew", "played", "revealed", "rolled", "took-horus", "took-scarab", "turned"}),
    news_in_position=frozenset({"took-horus"}),
    chance=frozenset({"drew", "rolled", "turned", "took-scarab"}),
    silent=True,
    private=True,
    several_actions=True,
    choices=(("play.left", "card.first"), ("play.right", "card.last"), (r"move\.(\d+)\..*", r"tile.\1")),
    questions=True,
    hand_heights=(1470, 1480),
    avoided={"stuck": ("take.key", ".-1")},
    first_deal="0c06d1070b28642859bfb8cc75b0343712e90e616321070a47b649597c1c9c6d",
)
