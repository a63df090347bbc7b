-- Stamps count what changed for one seat, and questions have numbers of their own: neither tells of others' unseen steps.
-- Stamps were revisions until now, and go on from there.

ALTER TABLE actions ADD COLUMN stamp INTEGER; -- that of the seat before it acted; NULL where it was not by a button

ALTER TABLE tables ADD COLUMN questions INTEGER NOT NULL DEFAULT 0; -- how many the players have been asked
UPDATE tables SET questions = revision;

ALTER TABLE polls ADD COLUMN number INTEGER NOT NULL DEFAULT 0; -- which of the table's questions this is
UPDATE polls SET number = revision;
