"""Files that hold secrets are readable by their owner only, from the moment in which they exist."""

import os
import stat
from pathlib import Path

import pytest

from bot.private_files import open_private

pytestmark = pytest.mark.usefixtures("open_to_all")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("how", ["w", "x"])
def test_a_new_file_is_private_before_anything_is_written(tmp_path: Path, how) -> None:
    with open_private(tmp_path / "new", how) as file:
        assert mode(tmp_path / "new") == 0o600
        file.write("é")
    assert (tmp_path / "new").read_bytes() == "é".encode()


def test_no_file_exists_with_another_mode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "chmod", lambda *_: None)
    with open_private(tmp_path / "new"):
        assert mode(tmp_path / "new") == 0o600


def test_an_old_file_is_emptied_and_made_private(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("a long text from before", encoding="utf-8")
    (tmp_path / "old").chmod(0o644)
    with open_private(tmp_path / "old") as file:
        assert mode(tmp_path / "old") == 0o600
        file.write("new")
    assert (tmp_path / "old").read_text(encoding="utf-8") == "new"


def test_an_old_file_is_kept_where_a_new_one_is_wanted(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("kept", encoding="utf-8")
    with pytest.raises(FileExistsError):
        open_private(tmp_path / "old", "x")
    assert (tmp_path / "old").read_text(encoding="utf-8") == "kept"


def test_a_file_that_cannot_be_made_private_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, _: int) -> None:
        raise PermissionError(1, "Operation not permitted", str(path))

    monkeypatch.setattr(Path, "chmod", refuse)
    with pytest.raises(PermissionError, match="secret"):
        open_private(tmp_path / "secret")


def test_a_pipe_keeps_its_mode(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe", 0o640)
    reading = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    with open_private(tmp_path / "pipe") as file:
        file.write("on its way")
    assert os.read(reading, 100) == b"on its way"
    os.close(reading)
    assert mode(tmp_path / "pipe") == 0o640
