"""__title__, as the shared tests see it."""

from __future__ import annotations

from typing import Final

from tests.traits import Traits

TRAITS: Final = Traits(
    deal=("deal", "first"),
    unknown=frozenset({"pile"}),
    news=frozenset({"played"}),
)
