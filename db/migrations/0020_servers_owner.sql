-- Servers that the bot has left or that Discord does not name any more, and those that the owner has blocked.

CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    left_at INTEGER, -- NULL: the bot is there, or may be
    missed INTEGER NOT NULL DEFAULT 0, -- on how many days in a row Discord has not named the server
    missed_on INTEGER, -- the last of these days, counted from 1970
    blocked_at INTEGER -- NULL: not blocked
) STRICT;

-- Users whom the owner has blocked in all servers.
CREATE TABLE blocked_users (
    user_id INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT;

-- A table that is deleted looks for what refers to it.
CREATE INDEX notes_by_table ON notes (table_id);
CREATE INDEX calls_by_table ON calls (table_id);
