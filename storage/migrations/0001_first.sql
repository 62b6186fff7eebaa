-- Times are UTC, ISO 8601 with microseconds ("2026-01-31T12:00:00.000000+00:00"), so that text order is time order.
-- Snowflakes are INTEGER. JSON is text: SQLite checks that it is JSON, the code that reads a row knows its fields.

CREATE TABLE guilds (
    id       INTEGER PRIMARY KEY,
    language TEXT,
    settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings))
) STRICT;

CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    dm      TEXT NOT NULL DEFAULT 'unknown' CHECK (dm IN ('unknown', 'open', 'refused')),
    locale  TEXT
) STRICT;

-- A table is one match in one channel; its id is the match's id and is never used again.
CREATE TABLE tables (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game       TEXT NOT NULL,
    seats      INTEGER NOT NULL CHECK (seats > 0),
    state      TEXT NOT NULL DEFAULT 'lobby'
               CHECK (state IN ('lobby', 'playing', 'over', 'stopped', 'cancelled', 'frozen')),
    why_frozen TEXT CHECK ((why_frozen IS NOT NULL) = (state = 'frozen')),
    host_id    INTEGER NOT NULL,
    options    TEXT NOT NULL CHECK (json_valid(options)),
    seed       TEXT NOT NULL CHECK (length(seed) = 64),
    salt       TEXT NOT NULL DEFAULT '',
    head       TEXT CHECK (head IS NULL OR json_valid(head)),
    commitment TEXT NOT NULL,
    created_at TEXT NOT NULL,
    started_at TEXT CHECK ((started_at IS NULL) = (head IS NULL)),
    ended_at   TEXT CHECK ((ended_at IS NOT NULL) = (state IN ('over', 'stopped', 'cancelled'))),
    -- When everybody had been told of the end; until then the table is taken up again after every start.
    told_at    TEXT CHECK (told_at IS NULL OR ended_at IS NOT NULL)
) STRICT;

CREATE UNIQUE INDEX one_current_table_per_channel ON tables (channel_id) WHERE state IN ('lobby', 'playing', 'frozen');

-- Those that hold their channel.
CREATE VIEW current_tables AS SELECT * FROM tables WHERE state IN ('lobby', 'playing', 'frozen');

-- Who sits where, from when to when. An AI seat has nobody.
CREATE TABLE sittings (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    seat        INTEGER NOT NULL CHECK (seat >= 0),
    user_id     INTEGER,
    name        TEXT NOT NULL,
    controller  TEXT NOT NULL CHECK (controller IN ('player', 'pilot')),
    since_event INTEGER NOT NULL DEFAULT 0 CHECK (since_event >= 0),
    joined_at   TEXT NOT NULL,
    left_at     TEXT,
    CHECK (user_id IS NOT NULL OR controller = 'pilot')
) STRICT;

CREATE UNIQUE INDEX one_sitting_per_seat ON sittings (table_id, seat) WHERE left_at IS NULL;
CREATE UNIQUE INDEX one_sitting_per_person ON sittings (table_id, user_id) WHERE left_at IS NULL AND user_id IS NOT NULL;
CREATE INDEX sittings_of_person ON sittings (user_id) WHERE left_at IS NULL;

-- The log, from which everything else of a match is derived. Position 0 is the first entry after the head.
CREATE TABLE entries (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    position       INTEGER NOT NULL CHECK (position >= 0),
    type           TEXT NOT NULL CHECK (type IN ('answer', 'pin', 'orders', 'undo', 'resign')),
    seat           INTEGER NOT NULL,
    question       TEXT,
    kind           TEXT,
    step           TEXT,
    answer         TEXT NOT NULL CHECK (json_valid(answer)),
    by_whom        TEXT NOT NULL CHECK (by_whom IN ('player', 'default', 'pilot', 'order')),
    digest         TEXT NOT NULL,
    user_id        INTEGER,
    interaction_id INTEGER,
    at             TEXT NOT NULL,
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_entry_per_interaction ON entries (interaction_id) WHERE interaction_id IS NOT NULL;

CREATE TRIGGER entries_have_no_gaps BEFORE INSERT ON entries
WHEN NEW.position <> (SELECT coalesce(max(position) + 1, 0) FROM entries WHERE table_id = NEW.table_id)
BEGIN SELECT raise(ABORT, 'an entry goes right after the last one'); END;

CREATE TRIGGER entries_are_not_changed BEFORE UPDATE ON entries
BEGIN SELECT raise(ABORT, 'entries are append-only'); END;

CREATE TRIGGER entries_are_not_deleted BEFORE DELETE ON entries
BEGIN SELECT raise(ABORT, 'entries are append-only'); END;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    question TEXT NOT NULL,
    draft    TEXT NOT NULL CHECK (json_valid(draft)),
    PRIMARY KEY (table_id, seat, question)
) STRICT, WITHOUT ROWID;

-- What is told to whom. 't' is the channel, 's<sitting id>' that sitting's direct messages, 'o' the owner's.
CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    recipient   TEXT NOT NULL CHECK (recipient IN ('t', 'o') OR recipient GLOB 's[0-9]*'),
    n           INTEGER NOT NULL CHECK (n > 0),
    after_event INTEGER NOT NULL CHECK (after_event >= 0),
    upto_event  INTEGER NOT NULL CHECK (upto_event >= after_event),
    channel_id  INTEGER,
    message_id  INTEGER,
    body        TEXT NOT NULL CHECK (json_valid(body)),
    state       TEXT NOT NULL DEFAULT 'written' CHECK (state IN ('written', 'sent', 'refused')),
    written_at  TEXT NOT NULL,
    sent_at     TEXT CHECK ((sent_at IS NOT NULL) = (state = 'sent')),
    UNIQUE (table_id, recipient, n),
    CHECK ((message_id IS NOT NULL) = (state = 'sent'))
) STRICT;

CREATE UNIQUE INDEX one_unsent_per_recipient ON outbox (table_id, recipient) WHERE state = 'written';

-- A timer without a seat is the whole table's.
CREATE TABLE timers (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER,
    kind     TEXT NOT NULL,
    due_at   TEXT NOT NULL,
    data     TEXT NOT NULL CHECK (json_valid(data))
) STRICT;

CREATE UNIQUE INDEX one_timer_of_a_kind ON timers (table_id, coalesce(seat, -1), kind);
CREATE INDEX timers_by_time ON timers (due_at);

CREATE TABLE results (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    result   TEXT NOT NULL CHECK (json_valid(result)),
    at       TEXT NOT NULL
) STRICT;
