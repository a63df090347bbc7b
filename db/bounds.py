"""How much one person may ask of others, of a channel and of the bot. ``docs/playing.md`` has the same numbers.

Counts that a person could reset by deleting something are kept in rows, the others in memory. Times are milliseconds.
"""

from __future__ import annotations

from typing import Final

_MINUTE: Final = 60_000
_DAY: Final = 24 * 60 * _MINUTE

MAX_LOBBIES: Final = 3
"""Most lobbies that a member may host in a server, archived ones included."""
MAX_TABLES: Final = 10
"""Most open tables that a member may host in a server, lobbies and archived ones included."""
MAX_SOLO: Final = 5
"""Most solo games that a person may have open in one place."""
GAMES_DAILY: Final = 50
"""Most games that a person may begin in a day: lobbies, rematches, solo games and daily deals."""
MAX_GUESTS: Final = 20
"""Most people whom a host invites or removes at once."""

MAX_UNDOS: Final = 3
"""How often a seat may take one decision back: each undo writes a line of the log, and replays the game."""
UNDOS_HOURLY: Final = 60
"""Most undos of a person in an hour, over all decisions and tables."""
MAX_CHANGES: Final = 20
"""Actions with which a seat may make and change one simultaneous choice."""
MAX_NOTE: Final = 500
"""Most characters of a player's note at a table."""

QUESTIONS_HOURLY: Final = 1
"""Proposals to end the game of a seat that mention people in an hour; as many undo questions, and calls of a start."""
BOARDS_HOURLY: Final = 5
"""How often a member may post a board again in a server in an hour."""
CHALLENGES_HOURLY: Final = 5
"""How often a member may challenge others in a server in an hour, or call players back to a rematch."""
SHARE_AGAIN_MINUTES: Final = 10
"""Minutes until something may be shared in the same channel again."""
LOOK_MS: Final = 5 * _MINUTE
"""Time between two looks whether the open questions of a table still stand in its channel."""

CALLS_DAILY: Final = 3
"""Most calls to new lobbies that mention a person in a server in :data:`CALLS_MS`."""
CALLS_OF_ONE: Final = 1
"""Most of these from one opener."""
CALLS_MS: Final = _DAY
CALL_REST_MS: Final = 15 * _MINUTE
"""How long a person who opened a lobby that called others calls to no other lobby of the game."""
CALL_AFTER_MS: Final = 90_000
"""How long after its opening a lobby calls others, if it is open then and has a free seat."""
MAX_CALLED: Final = 50
"""Most people whom one call mentions."""
