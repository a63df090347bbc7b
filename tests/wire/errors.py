"""Discord's error codes, the exception that makes the stand-in answer with one, and answers in JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from aiohttp import web

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_EMOJI: Final = 10014
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
MAXIMUM_EMOJIS: Final = 30008
TOO_MANY_OLD_EDITS: Final = 30046
"""A rate limit: about three edits in six seconds of messages older than an hour."""
ALREADY_ANSWERED: Final = 40060
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
INVALID_TOKEN: Final = 50027
INVALID_BODY: Final = 50035
THREAD_ARCHIVED: Final = 50083
VIA: Final = {"Via": "1.1 google"}
"""Without it discord.py takes a 429 for a ban."""


@dataclass
class ApiError(Exception):
    """An error answer: HTTP status, Discord's code and its sentence.

    ``expected``: the bot could not have avoided it. ``details``: the errors of an invalid body by their paths.
    """

    status: int
    code: int
    message: str
    expected: bool = False
    details: dict[str, Any] | None = None


def unknown(code: int, what: str) -> ApiError:
    """Return the error for an unknown object."""
    return ApiError(404, code, f"Unknown {what}")


def invalid(why: str) -> ApiError:
    """Return the error for a body that Discord does not take."""
    return ApiError(400, INVALID_BODY, f"Invalid Form Body: {why}")


def json_response(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    # Exactly this content type: with a charset behind it discord.py takes the body for text.
    return web.Response(
        body=json.dumps(body).encode(), status=status, headers={**headers, "Content-Type": "application/json"}
    )
