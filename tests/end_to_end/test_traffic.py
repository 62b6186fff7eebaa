"""Checks all requests and answers against Discord's own description of its API."""

import asyncio
import sys
from pathlib import Path

import pytest

from ..api_description import CHECKER
from ..house import House
from .playing import all_settled, eventually, play_on, restart, table_of


async def test_every_request_and_answer_of_a_match(tmp_path: Path) -> None:
    if not CHECKER.exists():
        pytest.skip(f"NO TRAFFIC IS CHECKED against Discord's own description of its API: there is no {CHECKER}")
    house = House(tmp_path, record=tmp_path / "http.jsonl", dice_seed="traffic", pictures="dark", emoji=True)
    await house.start()
    try:
        # The longest run of requests of one kind: every emoji is uploaded before the match shows it.
        await eventually(lambda: house.bot.emoji.settled, 120)
        ann, ben, cleo = house.people("Ann", "Ben", "Cleo")
        cleo.dms = False
        table = await house.sit_down(ann, ben, cleo, options="end_mode=fixed_rounds fixed_rounds=2")
        await play_on(table, 8)
        for _ in range(6):
            await ben.say(house.server.channel, "Arr!")
        await play_on(table, 2)
        for person in (ann, cleo):
            await house.own_screen(person, "hand")
        await all_settled(house)
        await restart(house)
        await play_on(await table_of(house))
        await all_settled(house)
    finally:
        await house.close()
    assert house.server.trouble == []
    assert any(entry["files"] for entry in house.server.traffic)
    assert any("<:qm_band_" in str(entry["json"] or entry["payload_json"]) for entry in house.server.traffic)
    options = ("--strict", "--rules", "--responses")
    checking = await asyncio.create_subprocess_exec(
        sys.executable, CHECKER, tmp_path / "http.jsonl", *options, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await checking.communicate()
    assert checking.returncode == 0, said.decode()
