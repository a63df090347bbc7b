-- Processes that share a database serve fixed ranges of shards. One row a range replaces members and buckets.

CREATE TABLE writers (
    range TEXT PRIMARY KEY, -- 'all', or shards like '0-15/64'
    epoch INTEGER NOT NULL, -- counts the starts of this range: a process of an earlier one may write no more
    last_write XID8 NOT NULL -- the transaction that wrote last; tells whether one whose COMMIT got no answer is there
);

DROP TABLE buckets;
DROP TABLE members;
