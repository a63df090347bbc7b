-- The messages that show a table in its channel, one row each. What was in columns of tables and polls moves here.

CREATE TABLE messages (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- 'board', 'mention', 'poll-absent', ...; or 'result', 'invite-<user>', which are sent once
    message_id BIGINT, -- NULL: there is none, or it is not known yet
    shows TEXT NOT NULL, -- what the message shows; empty: out of date
    nonce BIGINT, -- of a message that was sent, perhaps, and whose id is not known yet
    PRIMARY KEY (table_id, name)
);

INSERT INTO messages (table_id, name, message_id, shows)
SELECT id, 'board', board_message_id, CAST(shown_revision AS TEXT) FROM tables WHERE board_message_id IS NOT NULL;

-- Players know of the decisions that the table waits for, if the mention was up to date.
INSERT INTO messages (table_id, name, message_id, shows)
SELECT id, 'mention', mention_message_id, CASE WHEN mentioned_revision < revision THEN '' ELSE 'known' END
FROM tables WHERE mention_message_id IS NOT NULL;

INSERT INTO messages (table_id, name, message_id, shows)
SELECT table_id, 'poll-' || kind, message_id, CAST(number AS TEXT) FROM polls WHERE message_id IS NOT NULL;

ALTER TABLE tables ADD COLUMN settled_revision BIGINT NOT NULL DEFAULT -1; -- up to which all messages are right
UPDATE tables SET settled_revision = revision
WHERE (shown_revision >= revision AND mentioned_revision >= revision)
    OR (board_message_id IS NULL AND phase <> 'lobby') OR archived = 'gone';

DROP INDEX tables_stale;
ALTER TABLE tables DROP COLUMN board_message_id;
ALTER TABLE tables DROP COLUMN mention_message_id;
ALTER TABLE tables DROP COLUMN shown_revision;
ALTER TABLE tables DROP COLUMN mentioned_revision;
ALTER TABLE polls DROP COLUMN message_id;
CREATE INDEX tables_unsettled ON tables (id) WHERE settled_revision < revision;
