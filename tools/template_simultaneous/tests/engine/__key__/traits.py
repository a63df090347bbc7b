"""__title__, as the shared tests see it."""

from __future__ import annotations

from typing import Final

from tests.traits import Traits

TRAITS: Final = Traits(
    deal=("deal",),
    unknown=frozenset({"pile"}),
    news=frozenset({"shown", "dealt"}),
    news_in_position=frozenset({"dealt"}),
    silent=True,
    several_actions=True,
    private=True,
)
