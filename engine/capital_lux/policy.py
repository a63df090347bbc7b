"""What the game owes a seat: a sensible action of ``advice``, and the questions and labels of ``labels``."""

from __future__ import annotations

from engine.capital_lux.advice import suggest
from engine.capital_lux.labels import cards, explain, prompt

__all__ = ["cards", "explain", "prompt", "suggest"]
