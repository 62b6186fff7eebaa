"""Screens: questions, hands, the table's message, the lobby card. Pure: plain data in, plain data out."""
