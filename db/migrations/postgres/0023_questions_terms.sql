-- Questions to the players and the call to a new lobby have timers of their own.
ALTER TABLE timers DROP CONSTRAINT timers_kind_check;
ALTER TABLE timers ADD CONSTRAINT timers_kind_check
    CHECK (kind IN ('deadline', 'reminder', 'check', 'archive', 'absent', 'undo', 'end', 'call'));
-- Those that are open end a day after they began.
INSERT INTO timers (table_id, kind, due) SELECT table_id, kind, opened_at + 86400000 FROM polls;

-- 0: the host has changed what is played since the person sat down, and they have not agreed yet.
ALTER TABLE seats ADD COLUMN agreed BIGINT NOT NULL DEFAULT 1 CHECK (agreed IN (0, 1));
