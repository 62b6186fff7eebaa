"""Background work: deadlines, absences, reminders, AI seats, archiving, purging, reading texts ahead."""
