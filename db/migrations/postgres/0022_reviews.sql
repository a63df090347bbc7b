-- How finished games were decided, as JSON with a version. It names seats alone.

CREATE TABLE reviews (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    data TEXT COLLATE "C" NOT NULL
);
