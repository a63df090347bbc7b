-- Beginners get tips. Members may turn them off.

ALTER TABLE member_settings ADD COLUMN tips BIGINT NOT NULL DEFAULT 1 CHECK (tips IN (0, 1));
