"""The mapping of games, and the modules that importing it loads."""

import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

import rules
from rules import GAMES
from rules.kernel import Game, Malformed, game_of

from .toys import VOTE


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=Path(rules.__file__).parents[1], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@cache
def loaded_after(statement: str) -> list[str]:
    """Return the modules that a process has loaded after a statement, sorted."""
    return run(f"import sys; {statement}; print(*sorted(sys.modules))").split()


def of_rules(loaded: Sequence[str]) -> list[str]:
    return [name for name in loaded if name.startswith("rules.")]


def test_importing_rules_imports_no_game() -> None:
    for statement in ("import rules", "from rules import GAMES; list(GAMES); len(GAMES)", "import rules.kernel"):
        loaded = of_rules(loaded_after(statement))
        assert "rules.kernel.game" in loaded
        assert [name for name in loaded if not name.startswith("rules.kernel")] == []


def test_only_a_game_that_is_used_is_imported() -> None:
    for name in GAMES:
        loaded = of_rules(loaded_after(f"from rules import GAMES; GAMES[{name!r}]"))
        assert [module for module in loaded if module.count(".") == 1] == sorted(["rules.kernel", f"rules.{name}"])


def test_importing_a_game_imports_neither_discord_nor_a_database() -> None:
    for name in GAMES:
        modules = loaded_after(f"from rules import GAMES; GAMES[{name!r}]")
        assert f"rules.{name}" in modules
        assert [module for module in modules if module in ("discord", "aiohttp", "sqlite3", "bot", "storage")] == []


def test_games_are_found_by_name() -> None:
    assert "corsari" in GAMES
    for name, game in GAMES.items():
        assert isinstance(game, Game)
        assert game.name == name
        assert GAMES[name] is game is game_of(name)
    assert len(GAMES) == len(list(GAMES))


@pytest.mark.parametrize("name", ["", "whist", "kernel", "corsari ", "kernel.match"])
def test_an_unknown_game_is_not_found(name: str) -> None:
    assert name not in GAMES
    assert GAMES.get(name) is None
    with pytest.raises(KeyError):
        GAMES[name]
    with pytest.raises(Malformed):
        game_of(name)


def test_a_game_that_is_not_registered_can_be_played() -> None:
    assert game_of(VOTE) is VOTE
