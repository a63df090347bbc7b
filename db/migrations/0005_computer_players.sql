-- What computer players weighed when they decided. It tells what they held, so it is shown when the game is over, and lies
-- apart from the log, so that whatever reads and shows a running game does not even have it in memory.

CREATE TABLE thoughts (
    table_id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    level TEXT NOT NULL, -- how strong the player is that decided
    weighed TEXT NOT NULL CHECK (json_valid(weighed)), -- [[notation, value from 0 to 1], …], the best first
    PRIMARY KEY (table_id, revision),
    FOREIGN KEY (table_id, revision) REFERENCES actions (table_id, revision) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
