-- What the host chose for a table beside the rules of its game and its pace: whether the AI gives advice, for example.

ALTER TABLE tables ADD COLUMN settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings));

DROP TRIGGER changed_tables_are_work;
CREATE TRIGGER changed_tables_are_work
AFTER UPDATE OF state, channel_id, seats, host_id, options, pace, settings, paused_at, warned_at, hindered ON tables
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.id; END;
