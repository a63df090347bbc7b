-- Who was called is remembered beside what was shown: a crash between the two loses no mention.

ALTER TABLE tables ADD COLUMN called_revision INTEGER NOT NULL DEFAULT -1; -- up to which revision people were called
UPDATE tables SET called_revision = shown_revision;

DROP INDEX tables_behind;
CREATE INDEX tables_behind ON tables (id) WHERE shown_revision < revision OR called_revision < revision;
