"""Application emojis: uploads those that Discord lacks, and finds the markup with which panels show them.

An application may use its own emojis everywhere and needs no permission. The bot touches only emojis that it has made
itself: Discord names it as their author, and their names are those of a drawing and a digest. A changed drawing has
another digest, so it is uploaded beside the superseded emoji, which old messages still show.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Final

import discord

from cogs.interactions import errors
from render.scene import Emoji
from render.wording import DIGEST_LENGTH

SUPERSEDED_KEPT: Final = timedelta(days=30)
"""How long Discord keeps an emoji after its successor was uploaded."""
UPLOAD_PAUSE_SECONDS: Final = 0.1
"""Pause after each upload, for Discord's limit of all requests of a bot a second."""
_NAME: Final = re.compile(rf"(?P<base>\w+)_[0-9a-f]{{{DIGEST_LENGTH}}}")

_log = logging.getLogger(__name__)


async def update(
    client: discord.Client, emojis: dict[str, str], drawn: Mapping[str, Emoji], now: datetime, *, uploads: bool = True
) -> None:
    """Upload the emojis that Discord lacks, fill ``emojis`` with markup, and delete those superseded long ago.

    Without ``uploads``, only fill ``emojis`` with the markup of those that Discord has.
    ``emojis`` and ``drawn`` are by base name: see :data:`render.wording.Emojis`. A failed request ends the update, and
    the next start continues it.
    """
    uploaded = deleted = 0
    try:
        own = [each for each in await client.fetch_application_emojis() if each.user == client.user]
        present = {each.name: each for each in own}
        for base, (name, data) in drawn.items():
            found = present.get(name)
            if found is None and not uploads:
                continue
            if found is None:
                found = await client.create_application_emoji(name=name, image=data)
                own.append(found)
                uploaded += 1
                await asyncio.sleep(UPLOAD_PAUSE_SECONDS)
            emojis[base] = str(found)
        for each in superseded(own, drawn, now) if uploads else ():
            await each.delete()
            deleted += 1
    except errors.UNREACHED as error:
        _log.warning("emojis: update failed: %s", error)
    if uploads or len(emojis) == len(drawn):
        _log.info("emojis: %s of %s in use, %s uploaded, %s deleted", len(emojis), len(drawn), uploaded, deleted)


def superseded(own: list[discord.Emoji], drawn: Mapping[str, Emoji], now: datetime) -> list[discord.Emoji]:
    """Return the emojis among the bot's ``own`` whose successors are older than :data:`SUPERSEDED_KEPT`.

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
