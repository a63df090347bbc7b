-- Who has finished the lesson of a game, so that the lobby need not introduce it.

CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    finished_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, guild_id)
) STRICT, WITHOUT ROWID;
