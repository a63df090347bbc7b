"""Discord's error codes, and the exception that makes the stand-in answer with one."""

from __future__ import annotations

from typing import Any, Final

UNKNOWN_ACCOUNT: Final = 10001
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
THREAD_LOCKED: Final = 160005


class ApiError(Exception):
    """An error answer: HTTP status, Discord's code and its sentence.

    ``expected``: the bot could not have avoided it. ``details``: the errors of an invalid body by their paths.
    """

    def __init__(
        self, status: int, code: int, message: str, *, expected: bool = False, details: dict[str, Any] | None = None
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.expected = expected
        self.details = details


def unknown(code: int, what: str) -> ApiError:
    """Return the error for an unknown object."""
    return ApiError(404, code, f"Unknown {what}")
