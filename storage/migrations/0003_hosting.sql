-- What a host does beside the match: pausing it, offering seats; and what the players ask of each other.

-- Since when no answers are taken; NULL: they are.
ALTER TABLE tables ADD COLUMN paused_at TEXT CHECK (paused_at IS NULL OR ended_at IS NULL);

-- A seat that one person may take over, until somebody else sits down there.
CREATE TABLE offers (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL CHECK (seat >= 0),
    user_id    INTEGER NOT NULL,
    offered_at TEXT NOT NULL,
    UNIQUE (table_id, seat)
) STRICT;

-- The last undo that somebody asked the others for: all from entry "position" on. It stands while the log has just as
-- many entries as it had then, and nobody has refused.
CREATE TABLE proposals (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL UNIQUE REFERENCES tables (id),
    position   INTEGER NOT NULL CHECK (position >= 0),
    entries    INTEGER NOT NULL CHECK (entries > position),
    user_id    INTEGER NOT NULL,
    consents   TEXT NOT NULL CHECK (json_valid(consents)),
    refused_by INTEGER,
    asked_at   TEXT NOT NULL
) STRICT;
