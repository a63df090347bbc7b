-- Whether a person lets the bot pass for them as long as they can do nothing else.
ALTER TABLE seats ADD COLUMN passes BIGINT NOT NULL DEFAULT 0 CHECK (passes IN (0, 1));
