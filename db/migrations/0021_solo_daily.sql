-- Games of one person against bots, which have no channel; the daily deal; moves that are planned ahead.

ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT 'table'; -- 'table', 'solo' or 'daily'

-- What a player wants to do once it is their turn: JSON.
ALTER TABLE seats ADD COLUMN planned TEXT;

-- The deal of a day and game, the same for everybody. The secret is told when the day is over.
CREATE TABLE deals (
    day INTEGER NOT NULL, -- counted from 1970, UTC
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL, -- other rules make another deal
    secret BLOB NOT NULL,
    commitment TEXT NOT NULL,
    opening TEXT, -- JSON; NULL: not computed yet
    PRIMARY KEY (day, game, rules_version)
) STRICT;

-- Who has played a deal. One try each, wherever it was begun.
CREATE TABLE tries (
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL, -- the server where it was begun; 0: none with the bot
    table_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    points INTEGER, -- NULL: not finished
    signs TEXT, -- how good each turn was; NULL: not known yet
    PRIMARY KEY (day, game, user_id)
) STRICT;

CREATE INDEX tries_by_server ON tries (guild_id, day, game);
CREATE INDEX tries_by_user ON tries (user_id, day);
CREATE INDEX tries_by_table ON tries (table_id);
