-- What a table does about an absent player, times for a decision besides the paces, and who may sit where.

ALTER TABLE tables ADD COLUMN absence TEXT NOT NULL DEFAULT 'ask' CHECK (absence IN ('ask', 'bot')); -- after a deadline
ALTER TABLE tables ADD COLUMN deadline_ms INTEGER CHECK (deadline_ms > 0); -- for a decision; NULL: that of the pace
ALTER TABLE tables ADD COLUMN stood_ms INTEGER NOT NULL DEFAULT 0; -- how long the clock of this decision stood still
ALTER TABLE tables ADD COLUMN invited_only INTEGER NOT NULL DEFAULT 0 CHECK (invited_only IN (0, 1));
ALTER TABLE tables ADD COLUMN called_at INTEGER; -- when a late start asked who is still here; NULL: it did not
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)); -- it is settled who is rated
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)); -- a person who has no vote now
ALTER TABLE seats ADD COLUMN away_until INTEGER; -- Unix milliseconds: until then the person's clock stands still
ALTER TABLE seats ADD COLUMN absent_since INTEGER; -- when a bot began to stand in, on the game clock

-- Who may not come back to a lobby, and who is invited to one.
CREATE TABLE guests (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    welcome INTEGER NOT NULL CHECK (welcome IN (0, 1)), -- 1: invited, 0: removed
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX guests_by_user ON guests (user_id);

ALTER TABLE server_settings ADD COLUMN absence TEXT CHECK (absence IN ('ask', 'bot')); -- NULL: as fits the pace
ALTER TABLE server_settings ADD COLUMN play_roles TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(play_roles));
ALTER TABLE server_settings ADD COLUMN barred_roles TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(barred_roles));
ALTER TABLE server_settings ADD COLUMN ladder INTEGER NOT NULL DEFAULT 0; -- the present one
ALTER TABLE member_settings ADD COLUMN quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439);
ALTER TABLE member_settings ADD COLUMN quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 1439);
ALTER TABLE member_settings ADD COLUMN timezone TEXT; -- NULL: that of the server

-- With whom a person does not want to sit at a table.
CREATE TABLE blocks (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    blocked_id INTEGER NOT NULL CHECK (blocked_id <> user_id),
    PRIMARY KEY (guild_id, user_id, blocked_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (guild_id, blocked_id);

-- A daily look at whom a table waits for is a timer of its own now.
CREATE TABLE new_timers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('deadline', 'reminder', 'check', 'archive')),
    due INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO new_timers (table_id, kind, due)
SELECT table_id, CASE WHEN kind = 'reminder' AND pace = 'none' THEN 'check' ELSE kind END, due
FROM timers JOIN tables ON id = table_id;
DROP TABLE timers;
ALTER TABLE new_timers RENAME TO timers;
CREATE INDEX timers_by_due ON timers (due);

-- Who is rated for a ranked game, and how they came in: written once, when the game is decided for the ratings.
CREATE TABLE standings (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    entrant INTEGER NOT NULL, -- counts the people and bots of a game from 0; several may have had one seat
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    place INTEGER NOT NULL CHECK (place >= 1),
    computer TEXT, -- the level of a bot; NULL: a person
    computer_version INTEGER,
    rule INTEGER NOT NULL, -- the version of the rule that ranks those who left
    at INTEGER NOT NULL,
    ladder INTEGER NOT NULL DEFAULT 0, -- counts the ladders of a server
    PRIMARY KEY (table_id, entrant)
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_by_user ON standings (user_id);
INSERT INTO standings (table_id, entrant, seat, user_id, place, computer, computer_version, rule, at)
SELECT results.table_id, results.seat, results.seat, results.user_id, place, computer, computer_version, 1,
    coalesce((SELECT at FROM actions WHERE actions.table_id = id AND actions.revision = tables.revision), 0)
FROM results JOIN tables ON id = results.table_id
WHERE (phase = 'finished' AND ranked = 1) OR EXISTS (SELECT 1 FROM ratings WHERE ratings.table_id = results.table_id);
UPDATE tables SET rated = 1 WHERE id IN (SELECT table_id FROM standings);

CREATE TABLE new_ratings (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL CHECK (sigma_before > 0),
    mu REAL,
    sigma REAL CHECK (sigma > 0),
    at INTEGER NOT NULL,
    ladder INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, entrant),
    CHECK ((mu IS NULL) = (sigma IS NULL)),
    FOREIGN KEY (table_id, entrant) REFERENCES standings (table_id, entrant) ON DELETE CASCADE
) STRICT;
INSERT INTO new_ratings (id, guild_id, game, table_id, entrant, user_id, mu_before, sigma_before, mu, sigma, at)
SELECT id, guild_id, game, table_id, seat, user_id, mu_before, sigma_before, mu, sigma, at FROM ratings;
DROP TABLE ratings;
ALTER TABLE new_ratings RENAME TO ratings;
CREATE INDEX ratings_by_person ON ratings (guild_id, ladder, game, user_id, id, at);
CREATE INDEX ratings_by_user ON ratings (user_id);
