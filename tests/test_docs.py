"""The examples in the documents run, and everything that the documents name exists."""

import argparse
import doctest
import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

ROOT = Path(__file__).parents[1]
DOCS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/*.md")])
RECIPES = [ROOT / ".pre-commit-config.yaml", *ROOT.glob(".github/workflows/*.yml")]
FOLDERS = ("bot", "rules", "storage", "tests", "benchmarks", "docs", ".github")

CODE = re.compile(r"`([^`\n]+)`|^ {4,}(\S.*)$", re.MULTILINE)
"""A span of code, or a line of an indented block."""


def code_in(path: Path) -> list[str]:
    return [span or line for span, line in CODE.findall(path.read_text(encoding="utf-8"))]


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("name", ["README.md", "docs/dice.md"])
def test_examples_run(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_every_test_that_the_table_of_coverage_names_exists() -> None:
    """A file without a folder is one of tests/rules/blackbeard."""
    table = (ROOT / "docs" / "blackbeard-coverage.md").read_text(encoding="utf-8")
    named_tests = [
        (ROOT / (file if "/" in file else f"tests/rules/blackbeard/{file}"), name)
        for file, names in re.findall(r"`([\w/]+\.py)`: ([\w, ]+)", table)
        for name in names.split(", ")
    ]
    sources = {file: file.read_text(encoding="utf-8") for file, _ in named_tests}
    assert len(named_tests) > 900
    assert [name for file, name in named_tests if f"def {name.strip()}(" not in sources[file]] == []


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


READMES = ("README.md", "README.fr.md", "README.ja.md")

SECTION = re.compile(r"^(#+) (.*?)(?=^#+ |\Z)", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```.*?^```$|^ {4}\S[^\n]*$", re.MULTILINE | re.DOTALL)


def outline(readme: str) -> list[tuple[str, list[str], list[str]]]:
    """Of every section: its level, its blocks of code without the comments, and where its links lead.

    A comment stands two spaces or more after the code. Links between the languages are left out.
    """
    return [
        (
            level,
            [re.split(" {2,}", line.strip())[0] for block in BLOCK.findall(text) for line in block.splitlines()],
            sorted(link for link in re.findall(r"\]\(([^)\s]+)\)", text) if link not in READMES),
        )
        for level, text in SECTION.findall((ROOT / readme).read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("readme", READMES[1:])
def test_every_readme_has_the_sections_the_code_and_the_links_of_the_english_one(readme: str) -> None:
    assert outline(readme) == outline("README.md")


@pytest.mark.parametrize("path", DOCS, ids=named)
def test_links_lead_to_files(path: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", path.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


@pytest.mark.parametrize("path", DOCS + RECIPES, ids=named)
def test_make_targets_exist(path: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    called = [
        target
        for code in code_in(path)
        for call in re.findall(r"\bmake((?: [a-z-]+)+)", code)
        for target in call.split()
    ]
    assert [target for target in called if target not in targets] == []


@pytest.mark.parametrize("path", DOCS, ids=named)
def test_commands_of_the_command_line_exist(path: Path) -> None:
    called = [name for code in code_in(path) for name in re.findall(r"(?:^| )quartermaster ([a-z]+)", code)]
    assert [name for name in called if name not in commands_of_the_command_line()] == []


def commands_of_the_command_line() -> list[str]:
    from bot.__main__ import parser

    return [
        name
        for action in parser()._actions
        if isinstance(action, argparse._SubParsersAction)
        for name in action.choices
    ]


@pytest.mark.parametrize("path", DOCS, ids=named)
def test_files_and_modules_exist(path: Path) -> None:
    """Of a path with a placeholder ("bot/text/<locale>") at least one file exists."""
    for code in code_in(path):
        for name in re.findall(r"(?<![\w/.])[\w.<>-]+(?:/[\w.<>*-]*)+", code):
            if name.split("/")[0] in FOLDERS:
                assert list(ROOT.glob(re.sub("<[^>]*>", "*", name))), name
        if re.fullmatch(r"(?:bot|rules|storage|tests)(?:\.\w+)+", code):
            resolve_name(code)


@pytest.mark.parametrize("path", DOCS, ids=named)
def test_commands_on_discord_exist(path: Path) -> None:
    """In the README of a language commands have their names in that language."""
    locale = path.suffixes[0].strip(".") if len(path.suffixes) > 1 else "en"
    called = [" ".join(code.split()[:2]) for code in code_in(path) if re.match(r"/\w", code)]
    assert [command for command in called if command not in commands_on_discord(locale)] == []


def commands_on_discord(locale: str) -> set[str]:
    from bot.text import words_for
    from bot.text.catalog import catalog_of

    messages = [name for name in catalog_of(locale).names if name.startswith("bot-command-") and "." not in name]
    paths = [message.split("-")[2:] for message in messages]
    words = words_for(locale)
    return {
        "/" + " ".join(words.line("-".join(["bot-command", *path[:n]]) + ".name") for n in range(1, len(path) + 1))
        for path in paths
    }


def test_the_architecture_page_names_every_package_of_the_bot() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for entry in sorted((ROOT / "bot").iterdir()):
        if not entry.name.startswith("__") or entry.name == "__main__.py":
            assert f"`{entry.name}/`" in page or f"`{entry.name}`" in page
