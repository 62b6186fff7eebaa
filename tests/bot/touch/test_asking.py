"""What is asked once a group of options is opened (bot/touch/asking.py)."""

import pytest

from bot.touch.asking import opened
from rules.kernel import Option


@pytest.mark.parametrize(
    ("ids", "head", "path"),
    [
        (["force/1/1-2", "force/1/1-3", "peek/1-2"], "force/", "force/1/"),
        (["force/1/1-2", "force/2/1-2"], "force/", "force/"),
        (["letter/0/FD", "letter/0/JR"], "letter/", "letter/0/"),
        (["letter/0/FD", "letter/0/JR", "letter/1/FD"], "letter/0/", "letter/0/"),
        (["reveal/1", "reveal/2"], "reveal/", "reveal/"),
        (["move:a", "move:b"], "", "move:"),
    ],
)
def test_a_level_without_a_choice_is_passed(ids: list[str], head: str, path: str) -> None:
    """With one opponent nobody is asked "Who?": the options under the seat are listed at once."""
    assert opened([Option(name) for name in ids], head) == path
