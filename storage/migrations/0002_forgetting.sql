-- People and servers can be forgotten. What was played never changes; who played it may become a pseudonym, and a
-- table may go as a whole, with all that hangs on it.

-- When the bot was found to be no longer on a server; its data goes a while later.
ALTER TABLE guilds ADD COLUMN left_at TEXT;

DROP TRIGGER entries_are_not_changed;
CREATE TRIGGER entries_are_not_changed BEFORE UPDATE ON entries
WHEN NEW.table_id IS NOT OLD.table_id OR NEW.position IS NOT OLD.position OR NEW.type IS NOT OLD.type
    OR NEW.seat IS NOT OLD.seat OR NEW.question IS NOT OLD.question OR NEW.kind IS NOT OLD.kind
    OR NEW.step IS NOT OLD.step OR NEW.answer IS NOT OLD.answer OR NEW.by_whom IS NOT OLD.by_whom
    OR NEW.digest IS NOT OLD.digest OR NEW.at IS NOT OLD.at
    OR (NEW.user_id IS NOT OLD.user_id AND (OLD.user_id IS NULL OR coalesce(NEW.user_id, 0) >= 0))
    OR (NEW.interaction_id IS NOT OLD.interaction_id AND NEW.interaction_id IS NOT NULL)
BEGIN SELECT raise(ABORT, 'entries are append-only'); END;

-- An entry is deleted together with its table only. A purge defers the foreign keys and deletes the table first.
DROP TRIGGER entries_are_not_deleted;
CREATE TRIGGER entries_are_not_deleted BEFORE DELETE ON entries
WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
BEGIN SELECT raise(ABORT, 'entries are append-only'); END;

CREATE INDEX entries_of_person ON entries (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX tables_of_guild ON tables (guild_id);
