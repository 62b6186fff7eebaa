"""What people see: questions, hands, the table's message, the lobby card. Pure: text and components from plain data."""
