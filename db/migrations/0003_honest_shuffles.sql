-- How the chance of a table was agreed on: the commitment that everybody sees, the secret that nobody sees before the
-- end, and what the players' clicks have added. Games that began before have none of it, only their seed.

ALTER TABLE tables ADD COLUMN commitment TEXT; -- SHA-256 of the secret, as hexadecimal digits
ALTER TABLE tables ADD COLUMN contribution INTEGER; -- of the click that started the game
ALTER TABLE seats ADD COLUMN contribution INTEGER; -- of the click that took the seat in the lobby; stays with the seat

-- Apart from the tables, so that whatever reads and shows a table does not even have it in memory.
CREATE TABLE secrets (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    secret BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT;
