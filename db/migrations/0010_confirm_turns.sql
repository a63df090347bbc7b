-- Members may want to be asked before an action ends their turn.

ALTER TABLE member_settings ADD COLUMN confirm_turns INTEGER NOT NULL DEFAULT 0 CHECK (confirm_turns IN (0, 1));
