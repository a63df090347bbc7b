-- How fast a table plays and what falls due there, who decides for an absent player, questions put to all players,
-- and what a server and its members have chosen.

ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none' CHECK (pace IN ('live', 'daily', 'slow', 'none'));
ALTER TABLE tables ADD COLUMN away TEXT CHECK (away IN ('archived', 'gone')); -- why it is not shown; NULL: it is shown

-- Which computer player decides (results: decided at the end); NULL: the person.
ALTER TABLE seats ADD COLUMN computer TEXT;
ALTER TABLE results ADD COLUMN computer TEXT;

DROP INDEX tables_open_by_channel;
CREATE INDEX tables_open_by_channel ON tables (channel_id) WHERE phase IN ('lobby', 'running') AND away IS NULL;
CREATE INDEX tables_open ON tables (id) WHERE phase IN ('lobby', 'running');
CREATE INDEX tables_running ON tables (id) WHERE phase = 'running' AND away IS NULL;
CREATE INDEX tables_away ON tables (guild_id, away) WHERE phase IN ('lobby', 'running') AND away IS NOT NULL;

-- What one person has left behind in a server, to be handed out or deleted.
CREATE INDEX tables_by_host ON tables (host_id, guild_id);
CREATE INDEX actions_by_user ON actions (user_id, table_id) WHERE user_id IS NOT NULL;
CREATE INDEX results_by_user ON results (user_id);

CREATE TABLE timers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('deadline', 'reminder', 'archive')),
    due INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_by_due ON timers (due);

CREATE TABLE polls (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('absent', 'undo', 'end')),
    seat INTEGER, -- who asks; NULL: the bot
    target INTEGER, -- the revision to go back to
    revision INTEGER NOT NULL, -- the table's when it was opened
    message_id INTEGER,
    opened_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    choice TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, user_id),
    FOREIGN KEY (table_id, kind) REFERENCES polls (table_id, kind) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX votes_by_user ON votes (user_id);

-- Quiet hours are minutes after midnight in the server's time zone; from may be later than to: over midnight.
CREATE TABLE server_settings (
    guild_id INTEGER PRIMARY KEY,
    locale TEXT,
    pace TEXT NOT NULL CHECK (pace IN ('live', 'daily', 'slow', 'none')),
    channels TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(channels)),
    end_roles TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(end_roles)),
    quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 1439),
    timezone TEXT NOT NULL DEFAULT 'UTC',
    pings INTEGER NOT NULL DEFAULT 1 CHECK (pings IN (0, 1)),
    updated_at INTEGER NOT NULL,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;

-- By server, although a person may be in several: nothing crosses servers, so a server can move to another process.
CREATE TABLE member_settings (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    locale TEXT,
    pings INTEGER NOT NULL DEFAULT 1 CHECK (pings IN (0, 1)),
    words INTEGER NOT NULL DEFAULT 0 CHECK (words IN (0, 1)), -- a board in words instead of pictures
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
