-- Who held which seat of a started game, and from which revision to which. A seat keeps its present holder only.

CREATE TABLE holders (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    from_revision BIGINT NOT NULL CHECK (from_revision > 0), -- the start of the game, or when the holder sat down
    to_revision BIGINT CHECK (to_revision > from_revision), -- when the holder left; NULL: held now, or at the end
    user_id BIGINT NOT NULL, -- a person; 0: a bot in the place of one who left, or a deleted person; -1: a bot
    name TEXT NOT NULL, -- empty for a bot without a name and a deleted person
    PRIMARY KEY (table_id, seat, from_revision),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
);

CREATE INDEX holders_by_user ON holders (user_id);

-- The log tells who left a seat and who took it over. It has no names: '?' stands for those of former holders.
WITH changes AS (
    SELECT seats.table_id, seats.seat, actions.revision, NULL AS notation, NULL AS user_id
    FROM actions JOIN seats ON seats.table_id = actions.table_id WHERE actions.notation = 'start'
    UNION ALL
    SELECT table_id, seat, revision, notation, user_id FROM actions WHERE notation IN ('@leave', '@take')
), periods AS (
    SELECT changes.*,
        LEAD(revision) OVER (PARTITION BY table_id, seat ORDER BY revision) AS until,
        LEAD(user_id) OVER (PARTITION BY table_id, seat ORDER BY revision) AS leaver
    FROM changes
), held AS (
    SELECT periods.table_id, periods.seat, revision, until, seats.name,
        CASE
            WHEN until IS NULL THEN seats.user_id
            WHEN notation IS NULL THEN leaver
            WHEN notation = '@take' THEN periods.user_id
            ELSE 0 END AS holder
    FROM periods JOIN seats ON seats.table_id = periods.table_id AND seats.seat = periods.seat
)
INSERT INTO holders (table_id, seat, from_revision, to_revision, user_id, name)
SELECT table_id, seat, revision, until, holder,
    CASE WHEN until IS NULL THEN name WHEN holder > 0 THEN '?' ELSE '' END
FROM held;
