-- Tables at which nobody plays any more are archived after a notice, and can be woken. SQLite changes no CHECK of a
-- table that is there, so it is built anew: with one more state, and with
--   warned_at    since when its people have been told that it will be archived; any entry takes that back
--   archived_at  since when it is
--   woken_at     when somebody last brought it back
-- Foreign keys are off meanwhile; what points to "tables" points to the new one afterwards.

DROP VIEW current_tables;
DROP TRIGGER entries_are_not_deleted;

CREATE TABLE tables_anew (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    game        TEXT NOT NULL,
    seats       INTEGER NOT NULL CHECK (seats > 0),
    state       TEXT NOT NULL DEFAULT 'lobby'
                CHECK (state IN ('lobby', 'playing', 'over', 'stopped', 'cancelled', 'frozen', 'archived')),
    why_frozen  TEXT CHECK ((why_frozen IS NOT NULL) = (state = 'frozen')),
    host_id     INTEGER NOT NULL,
    options     TEXT NOT NULL CHECK (json_valid(options)),
    seed        TEXT NOT NULL CHECK (length(seed) = 64),
    salt        TEXT NOT NULL DEFAULT '',
    head        TEXT CHECK (head IS NULL OR json_valid(head)),
    commitment  TEXT NOT NULL,
    created_at  TEXT NOT NULL,
    started_at  TEXT CHECK ((started_at IS NULL) = (head IS NULL)),
    ended_at    TEXT CHECK ((ended_at IS NOT NULL) = (state IN ('over', 'stopped', 'cancelled'))),
    -- When everybody had been told of the end, or that it is archived; until then it is taken up after every start.
    told_at     TEXT CHECK (told_at IS NULL OR ended_at IS NOT NULL OR state = 'archived'),
    paused_at   TEXT CHECK (paused_at IS NULL OR ended_at IS NULL),
    pace        TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(pace)),
    warned_at   TEXT,
    archived_at TEXT CHECK ((archived_at IS NOT NULL) = (state = 'archived')),
    woken_at    TEXT
) STRICT;

INSERT INTO tables_anew (id, guild_id, channel_id, game, seats, state, why_frozen, host_id, options, seed, salt, head,
    commitment, created_at, started_at, ended_at, told_at, paused_at, pace)
SELECT id, guild_id, channel_id, game, seats, state, why_frozen, host_id, options, seed, salt, head,
    commitment, created_at, started_at, ended_at, told_at, paused_at, pace
FROM tables;

-- Numbers are never used again, not even those of tables that are gone.
DELETE FROM sqlite_sequence WHERE name = 'tables_anew';
UPDATE sqlite_sequence SET name = 'tables_anew' WHERE name = 'tables';

DROP TABLE tables;
ALTER TABLE tables_anew RENAME TO tables;

CREATE UNIQUE INDEX one_current_table_per_channel ON tables (channel_id) WHERE state IN ('lobby', 'playing', 'frozen');
CREATE INDEX tables_of_guild ON tables (guild_id);

-- Those that hold their channel.
CREATE VIEW current_tables AS SELECT * FROM tables WHERE state IN ('lobby', 'playing', 'frozen');

-- Those that may still be played: one that is archived holds no channel.
CREATE VIEW unfinished_tables AS SELECT * FROM tables WHERE ended_at IS NULL;

CREATE TRIGGER entries_are_not_deleted BEFORE DELETE ON entries
WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
BEGIN SELECT raise(ABORT, 'entries are append-only'); END;
