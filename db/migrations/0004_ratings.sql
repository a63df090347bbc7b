-- Which games count, how good each person was before and after each of them, and who does not want that shown.

ALTER TABLE tables ADD COLUMN ranked INTEGER NOT NULL DEFAULT 1 CHECK (ranked IN (0, 1));
ALTER TABLE member_settings ADD COLUMN listed INTEGER NOT NULL DEFAULT 1 CHECK (listed IN (0, 1));

-- One row for each person who finished a ranked game, in the order in which the games ended. A person's skill is that
-- of their latest row. Who is forgotten leaves only what the others of that game were up against: user 0, no after.
CREATE TABLE ratings (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL CHECK (sigma_before > 0),
    mu REAL,
    sigma REAL CHECK (sigma > 0),
    at INTEGER NOT NULL,
    UNIQUE (table_id, seat),
    CHECK ((mu IS NULL) = (sigma IS NULL)),
    FOREIGN KEY (table_id, seat) REFERENCES results (table_id, seat) ON DELETE CASCADE
) STRICT;

CREATE INDEX ratings_by_person ON ratings (guild_id, game, user_id, id);
CREATE INDEX ratings_by_user ON ratings (user_id);
