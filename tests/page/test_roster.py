"""The file of the people: only its owner may read it."""

import stat
from pathlib import Path

import pytest

from bot.loopback import LoopbackDiscord
from bot.loopback.page import Roster

pytestmark = pytest.mark.usefixtures("open_to_all")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_file_is_private_under_both_of_its_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "play.people.json"
    seen = []
    replace = Path.replace

    def note(draft: Path, target: Path) -> Path:
        seen.append((draft.name, mode(draft)))
        return replace(draft, target)

    monkeypatch.setattr(Path, "replace", note)
    roster = Roster(LoopbackDiscord(), path)
    for name in ("Anne", "Zoé"):
        roster.welcome(name)
        assert mode(path) == 0o600
    assert seen == [("play.people.json.new", 0o600)] * 2
    assert "Zoé" in path.read_text(encoding="utf-8")


def test_a_person_without_a_language_yet_is_new_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "play.people.json"
    roster = Roster(LoopbackDiscord(), path)
    anne, _ = (roster.welcome(name) for name in ("Anne", "Bart"))
    assert roster.opened(anne, "fr")
    server = LoopbackDiscord()
    roster = Roster(server, path)
    roster.restore()
    assert [(roster.opened(person, "ja"), person.locale) for person in server.people] == [(False, "fr"), (True, "ja")]


def test_people_of_an_older_version_keep_their_language(tmp_path: Path) -> None:
    path = tmp_path / "play.people.json"
    path.write_text('[{"id": 1, "name": "Anne", "locale": "fr", "dm": 2}]', encoding="utf-8")
    server = LoopbackDiscord()
    roster = Roster(server, path)
    roster.restore()
    assert not roster.opened(server.people[0], "ja")
    assert server.people[0].locale == "fr"


def test_a_file_of_an_older_version_becomes_private(tmp_path: Path) -> None:
    path = tmp_path / "play.people.json"
    Roster(LoopbackDiscord(), path).welcome("Anne")
    path.chmod(0o644)
    draft = path.with_name("play.people.json.new")
    draft.write_text("left by a crash", encoding="utf-8")
    draft.chmod(0o666)
    server = LoopbackDiscord()
    Roster(server, path).restore()
    assert [person.name for person in server.people] == ["Anne"]
    assert mode(path) == 0o600
    assert not draft.exists()
