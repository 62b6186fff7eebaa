"""The client itself: how it connects its shards."""

import asyncio

import yarl

from ..house import House


async def test_a_closed_bot_connects_no_more_shards(house: House) -> None:
    await house.stop()
    gateway = yarl.URL(house.server.state.gateway.url)
    await asyncio.wait_for(house.bot.launch_shard(gateway, 1), 30)
    assert set(house.bot.shards) == {0}


async def test_the_bot_serves_when_all_shards_are_open(house: House) -> None:
    await house.stop()
    house.bot.serving.clear()
    house.bot.shard_count = 2
    await house.bot.on_shard_connect(0)
    assert not house.bot.serving.is_set()
    await house.bot.on_shard_connect(1)
    assert house.bot.serving.is_set()
