-- What a player notes for themselves at a table.

CREATE TABLE notes (
    user_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    text TEXT COLLATE "C" NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
