"""The examples in the documents run."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "docs/dice.md"])
def test_examples_run(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_every_setting_is_explained() -> None:
    from bot.settings import Settings

    explained = (ROOT / ".env.example").read_text(encoding="utf-8")
    for name in Settings.model_fields:
        assert f"QUARTERMASTER_{name.upper()}=" in explained


def test_the_example_settings_are_valid(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.settings import Settings

    for name in Settings.model_fields:
        monkeypatch.delenv(f"QUARTERMASTER_{name.upper()}", raising=False)
    assert Settings(_env_file=ROOT / ".env.example") == Settings(_env_file=None)


def test_every_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in ("run", "demo", "play", "simulate", "replay", "verify", "export", "backup", "forget"):
        assert f"quartermaster {command}" in readme


@pytest.mark.parametrize("locale", ["", "fr", "ja"])
def test_the_first_steps_name_the_buttons_as_they_are_called(locale: str) -> None:
    from bot.text import words_for

    readme = (ROOT / ".".join(part for part in ("README", locale, "md") if part)).read_text(encoding="utf-8")
    words = words_for(locale or "en")
    buttons = (
        "lobby-button-join",
        "lobby-button-ai",
        "lobby-button-start",
        "my-move",
        "button-log",
        "button-rules",
        "more",
    )
    for button in buttons:
        assert f"**{words.line(f'bot-{button}')}**" in readme
