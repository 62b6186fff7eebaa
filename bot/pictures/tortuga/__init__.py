"""Tortuga 1667 in pictures: ``scene`` says what is in them, ``art`` draws that."""
