-- Clicks of a person with thousands of games look at those that they need alone.

-- Whether its table is a lobby or a running game.
ALTER TABLE seats ADD COLUMN open BIGINT NOT NULL DEFAULT 1 CHECK (open IN (0, 1));
UPDATE seats SET open = 0 WHERE table_id IN (SELECT id FROM tables WHERE phase IN ('finished', 'cancelled'));
CREATE INDEX seats_open ON seats (user_id) WHERE open = 1;

-- That of the table.
ALTER TABLE results ADD COLUMN game TEXT NOT NULL DEFAULT '';
UPDATE results SET game = (SELECT tables.game FROM tables WHERE id = table_id);
CREATE INDEX results_by_game ON results (user_id, game);

-- The rows of a person at one table: with the first column alone, each table would read all rows of the person.
DROP INDEX ratings_by_user;
CREATE INDEX ratings_by_user ON ratings (user_id, table_id);
DROP INDEX results_by_user;
CREATE INDEX results_by_user ON results (user_id, table_id);
DROP INDEX standings_by_user;
CREATE INDEX standings_by_user ON standings (user_id, table_id);
DROP INDEX holders_by_user;
CREATE INDEX holders_by_user ON holders (user_id, table_id);

CREATE INDEX actions_cancelled ON actions (user_id, table_id) WHERE notation = 'cancel';
