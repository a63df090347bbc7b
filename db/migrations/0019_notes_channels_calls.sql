-- What a player notes for themselves at a table.

CREATE TABLE notes (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

-- The language of a channel and its threads, where it is not the server's.
CREATE TABLE channel_settings (
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    locale TEXT NOT NULL,
    PRIMARY KEY (guild_id, channel_id)
) STRICT, WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN parent_id INTEGER; -- the channel of the table's thread; NULL: no thread, or an older table

-- Who wants to be called to tables of which game.
CREATE TABLE subscriptions (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL, -- or 'any'
    user_id INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) STRICT, WITHOUT ROWID;

-- The latest calls: whom the bot has called to which table, and who had opened it. They go after a day.
CREATE TABLE calls (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    opened INTEGER NOT NULL CHECK (opened IN (0, 1)), -- 1: this person opened the table
    PRIMARY KEY (guild_id, user_id, table_id)
) STRICT, WITHOUT ROWID;
