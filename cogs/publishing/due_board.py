"""A board that is made when its request is due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.interactions.replies import Panel
from render.service import Draw
from tables import Table


class DueBoard:
    """Makes a table's public message as it is then, and remembers what it shows.

    A request to a channel may wait long for its turn. A board that was made before would wait with its picture, and
    then show an old position.
    """

    def __init__(
        self, make: Callable[[Table, Draw], Awaitable[Panel]], table: Table, drawing: Callable[[], Draw]
    ) -> None:
        self._make, self._table, self._drawing = make, table, drawing
        self.revision = table.row.revision
        """The revision that it shows."""
        self.late = False
        """Whether its picture was late."""

    async def panel(self) -> Panel:
        """Make the message now."""
        self.revision = self._table.row.revision
        panel = await self._make(self._table, self._drawing())
        self.late = panel.late
        return panel
