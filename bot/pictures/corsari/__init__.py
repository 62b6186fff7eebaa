"""Corsari in pictures: ``scene`` says what is in them, ``art`` draws that."""
