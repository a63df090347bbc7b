"""What a transaction's function gets: one connection, whichever engine it belongs to.

Queries are in words that SQLite and PostgreSQL take alike, with ``?`` for each value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """The result of a query."""

    @property
    def description(self) -> Any:
        """The columns, known once rows were fetched; the first item of each is its name."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Session(Protocol):
    """A connection inside a transaction, in the store's thread. ``sqlite3.Connection`` is one.

    A query may run only when rows are fetched next, of any query, and raise its error then: PostgreSQL gets several at
    once. ``RETURNING`` tells which rows a query changed.
    """

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Rows: ...

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> object: ...
