"""Application emojis: uploads those that Discord lacks, and gives panels their markup.

An application may use its own emojis everywhere and needs no permission. The bot touches only emojis that it has made
itself: Discord names it as their author, and their names are those of a drawing and a digest. A changed drawing has
another digest, so it is uploaded beside the superseded emoji, which old messages still show.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import discord

from cogs.interactions import errors

if TYPE_CHECKING:
    from render.emojis import Emoji

SUPERSEDED_KEPT: Final = timedelta(days=30)
"""How long Discord keeps an emoji after its successor was uploaded."""
_NAME: Final = re.compile(r"(?P<base>\w+)_[0-9a-f]{6}")

_log = logging.getLogger(__name__)


class ApplicationEmojis(dict[str, str]):
    """Markup by base name: see :data:`render.wording.Emojis`. Empty until :meth:`load`, and after a refusal."""

    async def load(self, client: discord.Client, drawn: Mapping[str, Emoji], now: datetime) -> None:
        """Learn the emojis that Discord has, upload those it lacks, and delete those superseded long ago.

        ``drawn``: by base name. The first refused request ends the upload: the next start continues it.
        """
        uploaded = deleted = 0
        try:
            own = [each for each in await client.fetch_application_emojis() if each.user == client.user]
            present = {each.name: each for each in own}
            for base, (name, data) in drawn.items():
                found = present.get(name)
                if found is None:
                    found = await client.create_application_emoji(name=name, image=data)
                    own.append(found)
                    uploaded += 1
                self[base] = str(found)
            for each in superseded(own, drawn, now):
                await each.delete()
                deleted += 1
        except errors.UNREACHED as error:
            _log.warning("emojis: update stopped, texts stand in: %s", error)
        _log.info("emojis: %s of %s in use, %s uploaded, %s deleted", len(self), len(drawn), uploaded, deleted)

    def refused(self, error: discord.HTTPException) -> bool:
        """Whether Discord refused a message for its emojis. If so, forgets them all: build the message again."""
        if not self or not errors.names_emoji(error):
            return False
        _log.warning("emojis: refused, off until the next start: %s", error)
        self.clear()
        return True


def superseded(own: list[discord.Emoji], drawn: Mapping[str, Emoji], now: datetime) -> list[discord.Emoji]:
    """The emojis among the bot's ``own`` whose successors are older than :data:`SUPERSEDED_KEPT`.

    The successor is the next emoji of the same base name. The id of each tells when Discord made it.
    """
    versions: dict[str, list[discord.Emoji]] = {}
    for each in sorted(own, key=lambda emoji: emoji.id):
        named = _NAME.fullmatch(each.name)
        if named is not None and named["base"] in drawn:
            versions.setdefault(named["base"], []).append(each)
    return [
        old
        for base, emojis in versions.items()
        for old, new in pairwise(emojis)
        if old.name != drawn[base].name and new.created_at < now - SUPERSEDED_KEPT
    ]
