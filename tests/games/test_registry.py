"""Every game with rules is in the suite, and every game on offer is documented."""

from itertools import takewhile
from pathlib import Path

import pytest

import rules
from bot.pictures.registry import pictures_of
from bot.text import locales, words_for
from rules import GAMES
from rules.kernel import Match

from .registry import CASES, NOT_ON_OFFER, ON_OFFER, game_of

ROOT = Path(__file__).parents[2]
READMES = {"en": "README.md", "fr": "README.fr.md", "ja": "README.ja.md"}


def test_every_package_of_rules_is_in_the_suite() -> None:
    packages = {path.parent.name for path in Path(rules.__file__).parent.glob("*/__init__.py")}
    assert packages - {"kernel"} == set(CASES)
    assert not set(NOT_ON_OFFER) & set(GAMES)


@pytest.mark.parametrize("name", CASES)
def test_a_case_is_about_its_game(name: str) -> None:
    case = CASES[name]
    assert case.game is game_of(name)
    assert case.name == name
    assert case.twins is not None


@pytest.mark.parametrize("name", CASES)
def test_a_preset_changes_options_and_suits_every_number_of_seats(name: str) -> None:
    game = game_of(name)
    defaults = game.options().model_dump(mode="json")
    assert "random" not in game.presets, "simulate knows this name"
    for chosen in game.presets.values():
        assert any(defaults[option] != value for option, value in chosen.items())
        for seats in game.seats:
            assert Match.start(game, seats, "preset", options=dict(chosen)).questions


@pytest.mark.parametrize("form", ["bug", "rules"])
def test_the_issue_forms_offer_the_games_on_offer(form: str) -> None:
    text = (ROOT / ".github" / "ISSUE_TEMPLATE" / f"{form}.yml").read_text(encoding="utf-8")
    lines = text.partition("id: game\n")[2].partition("options:\n")[2].splitlines()
    offered = [line.strip(" -") for line in takewhile(lambda line: line.lstrip().startswith("- "), lines)]
    games = [one for one in offered if not one.startswith("The bug ")]
    titles = [words_for("en").pitch(GAMES[name]).title for name in GAMES]
    assert games == titles, f"the options of .github/ISSUE_TEMPLATE/{form}.yml must be {titles}"


@pytest.mark.parametrize("name", ON_OFFER)
def test_a_game_on_offer_has_pictures(name: str) -> None:
    pictures = pictures_of(name)
    assert pictures is not None
    asked = {"map": pictures.looks, "moment": pictures.moment}
    assert set(pictures.artists) == {"table", "hand", "cover", *(name for name, found in asked.items() if found)}
    assert set(pictures.looks) <= set(GAMES[name].looks)
    assert set(GAMES[name].telling.results) <= set(CASES[name].public)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", ON_OFFER)
def test_the_readme_names_every_game_on_offer(name: str, locale: str) -> None:
    """The name may be in the README's language or in English."""
    titles = [words_for(spoken).pitch(GAMES[name]).title for spoken in (locale, "en")]
    readme = (ROOT / READMES[locale]).read_text(encoding="utf-8")
    assert any(f"**{title}**" in readme for title in titles), f"{READMES[locale]} must name **{titles[0]}**"
