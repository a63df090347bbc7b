"""What happened since a player's last turn, as the alternative text of their picture begins."""

from __future__ import annotations

import re
from typing import Final

from render.last_turn import split
from render.scene import Scene
from render.telling import tell_turn
from render.wording import Words

MAX_NEWS: Final = 360
"""Maximum characters, except for the first line: the cards and choices need the rest of an alternative text."""
_MARKDOWN: Final = re.compile(r"\*\*|\\(?=[\\*_~`|>#\[\]()<:@-])")


def news(game: str, scene: Scene, locale: str) -> list[str]:
    """Return what others did since the viewer's last turn, a line each: what hit the viewer, then the newest."""
    viewer, words = scene.view.viewer, Words(locale)
    hits, others = list[str](), list[str]()
    for turn in reversed(split(scene.recent)):
        for line in tell_turn(game, turn, scene.names, words, viewer, short=True):
            if line.concerns or line.seat != viewer:
                (hits if line.concerns else others).append(_MARKDOWN.sub("", line.text))
    told, room = list[str](), MAX_NEWS
    for text in (*hits, *others):
        room -= len(text)
        if told and room < 0:
            break
        told.append(text)
    return told
