"""The shards that a process serves among several on one PostgreSQL database."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, Self

MAX_SHARDS: Final = 1000
EVERY_SERVER: Final = "TRUE"
"""The SQL condition on ``tables.guild_id`` that holds for each server."""
ALL: Final = "all"
"""The range of a process that is alone."""

_FORM: Final = re.compile(r"(\d+)(?:-(\d+))?/(\d+)")


class Shards(NamedTuple):
    """The shards from ``first`` to ``last`` of ``total``."""

    first: int
    last: int
    total: int

    @classmethod
    def read(cls, text: str) -> Self:
        """Read ``0-15/64`` or ``3/64``. Raises ValueError."""
        match = _FORM.fullmatch(text.strip())
        if match is None:
            raise ValueError(f"{text} is not like 0-15/64")
        first, total = int(match[1]), int(match[3])
        last = int(match[2] or first)
        if not first <= last < total <= MAX_SHARDS:
            raise ValueError(f"the shards in {text} are not in order, not below their number, or above {MAX_SHARDS}")
        return cls(first, last, total)

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.total}"

    @property
    def numbers(self) -> range:
        """The numbers of the shards."""
        return range(self.first, self.last + 1)

    def serves(self, guild_id: int) -> bool:
        """Return whether a server belongs to these shards. 0 stands for direct messages."""
        return self.first <= (guild_id >> 22) % self.total <= self.last

    @property
    def condition(self) -> str:
        """The SQL condition on ``tables.guild_id`` for what :meth:`serves` holds for."""
        return f"(tables.guild_id >> 22) % {self.total} BETWEEN {self.first} AND {self.last}"

    def overlaps(self, other: Shards) -> bool:
        """Return whether two processes with these shards would serve a server twice."""
        return self.total != other.total or (self.first <= other.last and other.first <= self.last)
