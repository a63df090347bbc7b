-- What a table does about an absent player, times for a decision besides the paces, and who may sit where.

ALTER TABLE tables ADD COLUMN absence TEXT NOT NULL DEFAULT 'ask' CHECK (absence IN ('ask', 'bot')); -- after a deadline
ALTER TABLE tables ADD COLUMN deadline_ms BIGINT CHECK (deadline_ms > 0); -- for a decision; NULL: that of the pace
ALTER TABLE tables ADD COLUMN stood_ms BIGINT NOT NULL DEFAULT 0; -- how long the clock of this decision stood still
ALTER TABLE tables ADD COLUMN invited_only BIGINT NOT NULL DEFAULT 0 CHECK (invited_only IN (0, 1));
ALTER TABLE tables ADD COLUMN called_at BIGINT; -- when a late start asked who is still here; NULL: it did not
ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)); -- it is settled who is rated
ALTER TABLE seats ADD COLUMN gone BIGINT NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)); -- a person who has no vote now
ALTER TABLE seats ADD COLUMN away_until BIGINT; -- Unix milliseconds: until then the person's clock stands still
ALTER TABLE seats ADD COLUMN absent_since BIGINT; -- when a bot began to stand in, on the game clock

-- Who may not come back to a lobby, and who is invited to one.
CREATE TABLE guests (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    welcome BIGINT NOT NULL CHECK (welcome IN (0, 1)), -- 1: invited, 0: removed
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX guests_by_user ON guests (user_id);

ALTER TABLE server_settings ADD COLUMN absence TEXT CHECK (absence IN ('ask', 'bot')); -- NULL: as fits the pace
ALTER TABLE server_settings ADD COLUMN play_roles TEXT NOT NULL DEFAULT '[]' CHECK (play_roles::json IS NOT NULL);
ALTER TABLE server_settings ADD COLUMN barred_roles TEXT NOT NULL DEFAULT '[]' CHECK (barred_roles::json IS NOT NULL);
ALTER TABLE server_settings ADD COLUMN ladder BIGINT NOT NULL DEFAULT 0; -- the present one
ALTER TABLE member_settings ADD COLUMN quiet_from BIGINT CHECK (quiet_from BETWEEN 0 AND 1439);
ALTER TABLE member_settings ADD COLUMN quiet_to BIGINT CHECK (quiet_to BETWEEN 0 AND 1439);
ALTER TABLE member_settings ADD COLUMN timezone TEXT; -- NULL: that of the server

-- With whom a person does not want to sit at a table.
CREATE TABLE blocks (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    blocked_id BIGINT NOT NULL CHECK (blocked_id <> user_id),
    PRIMARY KEY (guild_id, user_id, blocked_id)
);
CREATE INDEX blocks_by_blocked ON blocks (guild_id, blocked_id);

-- A daily look at whom a table waits for is a timer of its own now.
ALTER TABLE timers DROP CONSTRAINT timers_kind_check;
ALTER TABLE timers ADD CONSTRAINT timers_kind_check CHECK (kind IN ('deadline', 'reminder', 'check', 'archive'));
UPDATE timers SET kind = 'check' FROM tables WHERE id = table_id AND kind = 'reminder' AND pace = 'none';

-- Who is rated for a ranked game, and how they came in: written once, when the game is decided for the ratings.
CREATE TABLE standings (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    entrant BIGINT NOT NULL, -- counts the people and bots of a game from 0; several may have had one seat
    seat BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    place BIGINT NOT NULL CHECK (place >= 1),
    computer TEXT, -- the level of a bot; NULL: a person
    computer_version BIGINT,
    rule BIGINT NOT NULL, -- the version of the rule that ranks those who left
    at BIGINT NOT NULL,
    ladder BIGINT NOT NULL DEFAULT 0, -- counts the ladders of a server
    PRIMARY KEY (table_id, entrant)
);
CREATE INDEX standings_by_user ON standings (user_id);
INSERT INTO standings (table_id, entrant, seat, user_id, place, computer, computer_version, rule, at)
SELECT results.table_id, results.seat, results.seat, results.user_id, place, computer, computer_version, 1,
    coalesce((SELECT at FROM actions WHERE actions.table_id = id AND actions.revision = tables.revision), 0)
FROM results JOIN tables ON id = results.table_id
WHERE (phase = 'finished' AND ranked = 1) OR EXISTS (SELECT 1 FROM ratings WHERE ratings.table_id = results.table_id);
UPDATE tables SET rated = 1 WHERE id IN (SELECT table_id FROM standings);

ALTER TABLE ratings DROP CONSTRAINT ratings_table_id_seat_key;
ALTER TABLE ratings DROP CONSTRAINT ratings_table_id_seat_fkey;
ALTER TABLE ratings RENAME COLUMN seat TO entrant;
ALTER TABLE ratings ADD COLUMN ladder BIGINT NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD UNIQUE (table_id, entrant);
ALTER TABLE ratings ADD FOREIGN KEY (table_id, entrant) REFERENCES standings (table_id, entrant) ON DELETE CASCADE;
DROP INDEX ratings_by_person;
CREATE INDEX ratings_by_person ON ratings (guild_id, ladder, game, user_id, id, at);
