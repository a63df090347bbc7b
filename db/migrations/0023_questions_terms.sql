-- Questions to the players and the call to a new lobby have timers of their own.
CREATE TABLE new_timers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('deadline', 'reminder', 'check', 'archive', 'absent', 'undo', 'end', 'call')),
    due INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO new_timers (table_id, kind, due) SELECT table_id, kind, due FROM timers;
DROP TABLE timers;
ALTER TABLE new_timers RENAME TO timers;
CREATE INDEX timers_by_due ON timers (due);
-- Those that are open end a day after they began.
INSERT INTO timers (table_id, kind, due) SELECT table_id, kind, opened_at + 86400000 FROM polls;

-- 0: the host has changed what is played since the person sat down, and they have not agreed yet.
ALTER TABLE seats ADD COLUMN agreed INTEGER NOT NULL DEFAULT 1 CHECK (agreed IN (0, 1));
