"""The file of the REST traffic: only its owner may read it."""

import stat
from pathlib import Path

import pytest

from bot.loopback import LoopbackDiscord


@pytest.mark.usefixtures("open_to_all")
async def test_the_record_of_the_traffic_is_private(tmp_path: Path) -> None:
    new, record = tmp_path / "new.jsonl", tmp_path / "http.jsonl"
    record.write_text("of the last time", encoding="utf-8")
    record.chmod(0o644)
    async with LoopbackDiscord(record=record), LoopbackDiscord(record=new):
        assert [stat.S_IMODE(path.stat().st_mode) for path in (record, new)] == [0o600, 0o600]
    assert record.read_text(encoding="utf-8") == ""
