-- Several processes may share a database. Each is a member, and each bucket of servers belongs to at most one member.

-- The processes of the bot. As long as one lives, a session of it holds an advisory lock on its row.
CREATE TABLE members (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    range TEXT NOT NULL, -- the shards that it asked for: 'all', 'auto/64' or '0-15/64'
    last_write XID8 NOT NULL -- the transaction that wrote last; tells whether one whose COMMIT got no answer is there
);

-- A server belongs to the bucket (guild_id >> 22) % 1024.
CREATE TABLE buckets (
    number INTEGER PRIMARY KEY,
    member INTEGER REFERENCES members (id) ON DELETE SET NULL
);
CREATE INDEX buckets_by_member ON buckets (member);
INSERT INTO buckets (number) SELECT generate_series(0, 1023);

ALTER TABLE tertulia DROP COLUMN last_write;
