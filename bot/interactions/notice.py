"""Notices: refusals that tell the person who asked why nothing was done."""

from bot.screens.layout import Button


class Notice(Exception):  # noqa: N818 - worded for people
    """A refusal in words; ``buttons``: what can be done about it."""

    def __init__(self, told: str, *buttons: Button) -> None:
        super().__init__(told)
        self.told = told
        self.buttons = buttons
