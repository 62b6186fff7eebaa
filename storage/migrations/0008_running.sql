-- When the bot was last seen to run: the time in which it did not takes nobody's away.

CREATE TABLE running (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    seen_at TEXT NOT NULL
) STRICT;
