-- What a player notes for themselves at a table.

CREATE TABLE notes (
    user_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    text TEXT COLLATE "C" NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);

-- The language of a channel and its threads, where it is not the server's.
CREATE TABLE channel_settings (
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, channel_id)
);
ALTER TABLE tables ADD COLUMN parent_id BIGINT; -- the channel of the table's thread; NULL: no thread, or an older table

-- Who wants to be called to tables of which game.
CREATE TABLE subscriptions (
    guild_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL, -- or 'any'
    user_id BIGINT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
);

-- The latest calls: whom the bot has called to which table, and who had opened it. They go after a day.
CREATE TABLE calls (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    opened BIGINT NOT NULL CHECK (opened IN (0, 1)), -- 1: this person opened the table
    PRIMARY KEY (guild_id, user_id, table_id)
);
