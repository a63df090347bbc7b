"""Names that run from right to left among words that run from left to right."""

from __future__ import annotations

import unicodedata
from typing import Final

FSI, PDI = "\u2068", "\u2069"
"""Begin and end a part of a line with a direction of its own. Names that people choose keep no such signs."""
RIGHT_TO_LEFT: Final = ("R", "AL", "AN")
"""Unicode's classes of letters and digits that run from right to left."""


def isolated(name: str) -> str:
    """Return a name that does not turn what stands around it. One without letters from right to left stays as it is.

    For texts, labels and descriptions of pictures: ids, records and names in pictures have no such signs.
    """
    turns = not name.startswith(FSI) and any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in name)
    return f"{FSI}{name}{PDI}" if turns else name


def clip(text: str, length: int, between: str = "") -> str:
    """Cut ``text`` to ``length`` characters, with an ellipsis if it was longer; before the last ``between`` if given.

    A name that is cut ends there.
    """
    if len(text) <= length:
        return text
    for end in (PDI, ""):
        kept = text[: length - 1 - len(end)]
        kept = (kept.rsplit(between, 1)[0] if between else kept).rstrip()
        if bool(end) is (kept.count(FSI) > kept.count(PDI)):
            break
    return f"{kept}…{PDI * (kept.count(FSI) - kept.count(PDI))}"
