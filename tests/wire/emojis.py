"""The emojis of the application on the stand-in: lists, creates and deletes them, and finds those that do not exist."""

from __future__ import annotations

import base64
import io
import re
from typing import Final

from PIL import Image
from simcord.components import walk_components

from tests.wire.entities import Json, Snowflakes, User
from tests.wire.errors import INVALID_BODY, MAXIMUM_EMOJIS, UNKNOWN_EMOJI, ApiError, invalid, unknown

LARGEST_IMAGE: Final = 256 << 10
SIDE: Final = 128
_NAME: Final = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE: Final = "data:image/png;base64,"


class Emojis:
    """All emojis of the application. ``most`` is the number that Discord keeps."""

    def __init__(self, snowflake: Snowflakes, bot: User, most: int = 2000) -> None:
        self._snowflake = snowflake
        self._bot = bot
        self.most = most
        self.there: dict[int, Json] = {}

    def add(self, name: str, *, by: User | None = None, days: int = 0) -> Json:
        """Add an emoji that was made so many days ago, by the bot if no other user is named."""
        emoji_id = self._snowflake() - (days * 86_400_000 << 22)
        user = (by or self._bot).payload()
        flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
        self.there[emoji_id] = {"id": str(emoji_id), "name": name, "roles": [], "user": user, **flags}
        return self.there[emoji_id]

    def create(self, said: Json) -> Json:
        """Create an emoji as a request demands. Raises :class:`ApiError` where Discord would."""
        name, image = str(said.get("name")), str(said.get("image"))
        if len(self.there) >= self.most:
            raise ApiError(400, MAXIMUM_EMOJIS, f"Maximum number of emojis reached ({self.most})", expected=True)
        taken = any(each["name"] == name for each in self.there.values())
        if taken or not _NAME.fullmatch(name) or not _is_picture(image):
            raise invalid(f"emoji {name!r}")
        return self.add(name)

    def delete(self, emoji_id: int) -> None:
        """Delete an emoji. Raises :class:`ApiError` for an unknown one."""
        if self.there.pop(emoji_id, None) is None:
            raise unknown(UNKNOWN_EMOJI, "Emoji")

    def check(self, components: list[Json]) -> None:
        """Raise the :class:`ApiError` with which Discord refuses a button or an option with an unknown emoji.

        Discord accepts any emoji in a text.
        """
        for shown in walk_components(components):
            for part in (shown, *(shown.get("options") or ())):
                emoji = part.get("emoji") or {}
                if emoji.get("id") is not None and int(emoji["id"]) not in self.there:
                    refused: Json = {"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}
                    details: Json = {"components": {"0": {"emoji": {"id": {"_errors": [refused]}}}}}
                    raise ApiError(400, INVALID_BODY, "Invalid Form Body", expected=True, details=details)


def _is_picture(image: str) -> bool:
    data = base64.b64decode(image.removeprefix(_IMAGE))
    with Image.open(io.BytesIO(data)) as picture:
        return image.startswith(_IMAGE) and len(data) <= LARGEST_IMAGE and picture.size == (SIDE, SIDE)
