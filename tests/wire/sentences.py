"""What the bot says, for those who look for it in a message."""

from __future__ import annotations

import re

from locales import say


def sentence(locale: str, key: str, **facts: str) -> str:
    """Return a text of the catalogues as a pattern. Discord has told the ids of commands: it may mention them."""
    return re.sub(r"`/[^`]+`", r"(?:\g<0>|</[^>]+>)", re.escape(say(locale, key, **facts)))
