"""Guardiões do Mausoléu, as the shared tests see it."""

from __future__ import annotations

from typing import Final

from tests.traits import Traits

TRAITS: Final = Traits(
    deal=("deal", "first"),
    unknown=frozenset({"pile"}),
    news=frozenset({
        "attacked", "built", "crowned", "defended", "discarded", "drew", "recovered", "robbed", "shielded", "summoned",
        "swapped",
    }),
    chance=frozenset({"drew", "robbed", "swapped"}),
    silent=True,
    private=True,
    hand_heights=(750, 750),
)  # fmt: skip
