"""A table is one game in one channel. ``Hall`` finds tables; ``Table`` is the only place where a game changes."""

from db import Person, Phase
from tables.hall import Hall, link, wall_clock
from tables.refusals import Refusal, Stale
from tables.table import Clock, Table

__all__ = ["Clock", "Hall", "Person", "Phase", "Refusal", "Stale", "Table", "link", "wall_clock"]
