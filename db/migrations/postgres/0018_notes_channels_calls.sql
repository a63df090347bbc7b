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
