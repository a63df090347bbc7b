"""Markup of every emoji that the bot could have, with ids as long as Discord's. Draws and uploads nothing."""

from __future__ import annotations

from typing import Final

from engine import games
from render import emojis
from render.wording import emoji_base

_BASES: Final = [emoji_base(game, key) for game in (None, *games()) for key in sorted(emojis.keys(game))]
EMOJIS: Final = {base: f"<:{base}_0a1b2c:{1574235037073670144 + number}>" for number, base in enumerate(_BASES)}
