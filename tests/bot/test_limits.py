"""Texts that are cut to a limit."""

import pytest

from bot import limits


@pytest.mark.parametrize(
    ("text", "limit", "cut"),
    [
        ("sail and hunt", 13, "sail and hunt"),
        ("sail and hunt", 11, "sail and…"),
        ("sail and hunt", 9, "sail and…"),
        ("sail, and hunt", 8, "sail…"),
        ("航海して狩る", 4, "航海し…"),
    ],
)
def test_a_label_is_cut_after_a_whole_word(text: str, limit: int, cut: str) -> None:
    assert limits.fit_words(text, limit) == cut
    assert len(cut) <= limit
