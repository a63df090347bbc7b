-- Who has finished the lesson of a game, so that the lobby need not introduce it.

CREATE TABLE lessons (
    user_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, game, guild_id)
);
