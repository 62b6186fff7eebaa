-- Tables that run for weeks: how fast they are played, when people have time for them, and who plays meanwhile.

ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(pace));
ALTER TABLE people ADD COLUMN settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings));

-- No timer was set yet. The id of a deleted timer is never given to another one, so that a late deletion deletes nothing.
DROP TABLE timers;
CREATE TABLE timers (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER,
    kind     TEXT NOT NULL,
    due_at   TEXT NOT NULL,
    data     TEXT NOT NULL CHECK (json_valid(data))
) STRICT;

CREATE UNIQUE INDEX one_timer_of_a_kind ON timers (table_id, coalesce(seat, -1), kind);
CREATE INDEX timers_by_time ON timers (due_at);

-- Why the AI answers for somebody who still sits there; since when they play again themselves after that.
ALTER TABLE sittings ADD COLUMN away TEXT CHECK (away IS NULL OR away IN ('absent', 'vacation'));
ALTER TABLE sittings ADD COLUMN back_at TEXT;

-- The person whom a stand-in replaces. This person may take the seat back.
ALTER TABLE sittings ADD COLUMN for_user INTEGER;

-- What one person is told directly that belongs to no table's story: reminders, what was played for them. Written
-- before it is sent; "key" says what it is about, so that nobody is told it twice.
CREATE TABLE notices (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id    INTEGER NOT NULL,
    key        TEXT NOT NULL,
    body       TEXT NOT NULL CHECK (json_valid(body)),
    state      TEXT NOT NULL DEFAULT 'written' CHECK (state IN ('written', 'sent', 'refused', 'dropped')),
    channel_id INTEGER,
    message_id INTEGER CHECK ((message_id IS NOT NULL) = (state = 'sent')),
    written_at TEXT NOT NULL,
    UNIQUE (user_id, key)
) STRICT;

CREATE INDEX unsent_notices ON notices (id) WHERE state = 'written';
