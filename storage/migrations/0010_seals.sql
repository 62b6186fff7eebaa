-- The seal of each match that has started: hashes of its head, its result and its entries, brought forward with every
-- entry. Matches that had started before there were seals stay unsealed: their row says nothing.

CREATE TABLE seals (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    version  TEXT,
    head     TEXT CHECK (head IS NULL OR json_valid(head)),
    chain    TEXT,
    whole    TEXT,
    CHECK ((version IS NULL) = (head IS NULL) AND (version IS NULL) = (chain IS NULL)
        AND (version IS NULL) = (whole IS NULL))
) STRICT;

INSERT INTO seals (table_id) SELECT id FROM tables WHERE head IS NOT NULL;

-- The tags of the fields of each entry.
CREATE TABLE entry_seals (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    tags     TEXT NOT NULL,
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER seals_are_not_deleted BEFORE DELETE ON seals
WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
BEGIN SELECT raise(ABORT, 'a seal goes with its table'); END;

CREATE TRIGGER entry_seals_are_not_changed BEFORE UPDATE ON entry_seals
BEGIN SELECT raise(ABORT, 'seals of entries are append-only'); END;

CREATE TRIGGER entry_seals_are_not_deleted BEFORE DELETE ON entry_seals
WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
BEGIN SELECT raise(ABORT, 'seals of entries are append-only'); END;
