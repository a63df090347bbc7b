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
    several_actions=True,
    choices=(
        (r"(?:play|discard)\.(\w+)", r"card.\1"),
        (r"at\.(\d)", r"area.\1"),
        (r"lose\..*", "area.0"),
        (r"recover\.(\w+)", r"discarded.\1"),
    ),
    hand_heights=(880, 1476),
    first_deal="1075687f6092f9dff1a9d3ede0d1f959255966cbe22184fd82bee598040b350b",
)  # fmt: skip
