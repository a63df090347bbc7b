"""What was shared in which channel, so that a double click, or several players, do not post it twice."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Final

import discord

from db.bounds import SHARE_AGAIN_MINUTES
from tables import UserError

_SHARE_AGAIN: Final = timedelta(minutes=SHARE_AGAIN_MINUTES)


class Shared:
    """Lets something be shared in a channel once in a while."""

    def __init__(self) -> None:
        self._shared: OrderedDict[Hashable, datetime] = OrderedDict()
        """By channel and what it is, oldest first: when somebody shared it."""

    @contextmanager
    def once(self, interaction: discord.Interaction, *what: Hashable) -> Iterator[None]:
        """Share inside the block. :class:`UserError` if it was shared in this channel.

        What the block raises lets it be shared again.
        """
        while self._shared and interaction.created_at - next(iter(self._shared.values())) > _SHARE_AGAIN:
            self._shared.popitem(last=False)
        key = interaction.channel_id, *what
        if key in self._shared:
            raise UserError("error-shared-already")
        self._shared[key] = interaction.created_at
        try:
            yield
        except BaseException:
            self._shared.pop(key, None)
            raise
