-- Which tables have something left to do or to tell: all whose changes are not handled. The triggers count every change
-- from which something follows, in the transaction that makes it, so that no writer can forget it. The bot notes up to
-- which change everything was done; after a start it looks only at the other tables.

CREATE TABLE work (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    changes  INTEGER NOT NULL DEFAULT 1,
    handled  INTEGER NOT NULL DEFAULT 0 CHECK (handled <= changes)
) STRICT;

INSERT INTO work (table_id) SELECT id FROM tables WHERE told_at IS NULL;
INSERT INTO work (table_id, handled) SELECT id, 1 FROM tables WHERE told_at IS NOT NULL;

CREATE INDEX unhandled_work ON work (table_id) WHERE changes > handled;

CREATE TRIGGER opened_tables_are_work AFTER INSERT ON tables
BEGIN INSERT INTO work (table_id) VALUES (NEW.id); END;

CREATE TRIGGER changed_tables_are_work
AFTER UPDATE OF state, channel_id, seats, host_id, options, pace, paused_at, warned_at, hindered ON tables
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.id; END;

CREATE TRIGGER new_entries_are_work AFTER INSERT ON entries
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

CREATE TRIGGER new_sittings_are_work AFTER INSERT ON sittings
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

CREATE TRIGGER changed_sittings_are_work AFTER UPDATE ON sittings
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

CREATE TRIGGER new_drafts_are_work AFTER INSERT ON drafts
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

CREATE TRIGGER changed_drafts_are_work AFTER UPDATE ON drafts
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

CREATE TRIGGER dropped_drafts_are_work AFTER DELETE ON drafts
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = OLD.table_id; END;

CREATE TRIGGER new_offers_are_work AFTER INSERT ON offers
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

CREATE TRIGGER changed_offers_are_work AFTER UPDATE ON offers
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

CREATE TRIGGER withdrawn_offers_are_work AFTER DELETE ON offers
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = OLD.table_id; END;

CREATE TRIGGER new_proposals_are_work AFTER INSERT ON proposals
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

CREATE TRIGGER changed_proposals_are_work AFTER UPDATE ON proposals
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

CREATE TRIGGER dropped_proposals_are_work AFTER DELETE ON proposals
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = OLD.table_id; END;

-- A message is about to be sent: it may be on its way when the bot stops.
CREATE TRIGGER new_messages_are_work AFTER INSERT ON outbox
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

-- Timers that the table's messages show, or that an absence follows from. Reminders have a worker of their own.
CREATE TRIGGER new_timers_are_work AFTER INSERT ON timers
WHEN NEW.kind IN ('deadline', 'paced', 'calls', 'out')
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

CREATE TRIGGER changed_timers_are_work AFTER UPDATE ON timers
WHEN NEW.kind IN ('deadline', 'paced', 'calls', 'out')
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = NEW.table_id; END;

CREATE TRIGGER dropped_timers_are_work AFTER DELETE ON timers
WHEN OLD.kind IN ('deadline', 'paced', 'calls', 'out')
BEGIN UPDATE work SET changes = changes + 1 WHERE table_id = OLD.table_id; END;

-- A person's habits, and whether direct messages reach them, concern their tables and those where a seat is kept.
CREATE TRIGGER new_people_are_work AFTER INSERT ON people
BEGIN
    UPDATE work SET changes = changes + 1 WHERE table_id IN (
        SELECT table_id FROM sittings WHERE user_id = NEW.user_id AND left_at IS NULL
        UNION SELECT table_id FROM sittings WHERE for_user = NEW.user_id AND for_user IS NOT NULL AND left_at IS NULL)
    AND (SELECT told_at IS NULL FROM tables WHERE tables.id = table_id);
END;

CREATE TRIGGER changed_people_are_work AFTER UPDATE OF settings, dm ON people
WHEN NEW.settings IS NOT OLD.settings OR NEW.dm IS NOT OLD.dm
BEGIN
    UPDATE work SET changes = changes + 1 WHERE table_id IN (
        SELECT table_id FROM sittings WHERE user_id = NEW.user_id AND left_at IS NULL
        UNION SELECT table_id FROM sittings WHERE for_user = NEW.user_id AND for_user IS NOT NULL AND left_at IS NULL)
    AND (SELECT told_at IS NULL FROM tables WHERE tables.id = table_id);
END;

-- A server's language and pictures concern all its tables.
CREATE TRIGGER new_servers_are_work AFTER INSERT ON guilds
BEGIN
    UPDATE work SET changes = changes + 1
    WHERE table_id IN (SELECT id FROM tables WHERE guild_id = NEW.id AND told_at IS NULL);
END;

CREATE TRIGGER changed_servers_are_work AFTER UPDATE OF language, settings ON guilds
WHEN NEW.language IS NOT OLD.language OR NEW.settings IS NOT OLD.settings
BEGIN
    UPDATE work SET changes = changes + 1
    WHERE table_id IN (SELECT id FROM tables WHERE guild_id = NEW.id AND told_at IS NULL);
END;

-- When the bot did not run: matches stood still, and open questions have that much more time.
CREATE TABLE outages (
    since TEXT NOT NULL,
    until TEXT NOT NULL
) STRICT;
