-- The names of the vocabulary in docs/developing.md. No value changes.

DROP INDEX tables_behind;
DROP INDEX tables_away;

ALTER TABLE tables RENAME COLUMN away TO archived; -- why the table is not shown; NULL: it is shown
ALTER TABLE tables RENAME COLUMN ping_message_id TO mention_message_id;
ALTER TABLE tables RENAME COLUMN called_revision TO mentioned_revision; -- the last revision that mentions were sent for
ALTER TABLE seats RENAME COLUMN stamp TO decision_revision; -- counts the changes of the seat's legal actions
ALTER TABLE actions RENAME COLUMN stamp TO decision_revision; -- the seat's before the action; NULL: not by a button
ALTER TABLE thoughts RENAME TO evaluations;
ALTER TABLE evaluations RENAME COLUMN weighed TO evaluated; -- [[notation, chance to win from 0 to 1], …], the best first

CREATE INDEX tables_stale ON tables (id) WHERE shown_revision < revision OR mentioned_revision < revision;
CREATE INDEX tables_archived ON tables (guild_id, archived) WHERE phase IN ('lobby', 'running') AND archived IS NOT NULL;
