"""Background work: deadlines, absences, reminders, AI seats, archiving, purging."""
