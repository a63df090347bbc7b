-- Tables, who sits there, what happened, where each game stands, how it ended.
-- Times are Unix milliseconds. Ids of servers, channels, messages and users are Discord snowflakes.

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- AUTOINCREMENT: buttons of old messages name table ids, so an id is never given twice.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'running', 'finished', 'cancelled')),
    locale TEXT NOT NULL,
    host_id INTEGER NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    revision INTEGER NOT NULL CHECK (revision >= 0),
    board_message_id INTEGER,
    ping_message_id INTEGER,
    shown_revision INTEGER NOT NULL DEFAULT -1, -- up to which revision the board message was brought
    seed BLOB,
    rematch_of INTEGER REFERENCES tables (id) ON DELETE SET NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_open_by_channel ON tables (channel_id) WHERE phase IN ('lobby', 'running');
CREATE INDEX tables_behind ON tables (id) WHERE shown_revision < revision;
CREATE INDEX tables_by_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    stamp INTEGER NOT NULL CHECK (stamp >= 0),
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- A user id of zero or below is nobody on Discord, and may sit at a table twice.
CREATE UNIQUE INDEX seats_once_a_person ON seats (table_id, user_id) WHERE user_id > 0;
CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE actions (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL CHECK (revision > 0),
    seat INTEGER,
    user_id INTEGER,
    notation TEXT NOT NULL,
    events TEXT NOT NULL CHECK (json_valid(events)),
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, revision),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
) STRICT;

CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL CHECK (revision > 0),
    rules_version INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (json_valid(state))
) STRICT;

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    place INTEGER NOT NULL CHECK (place >= 1),
    points INTEGER NOT NULL,
    ending TEXT NOT NULL,
    detail TEXT NOT NULL CHECK (json_valid(detail)),
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
