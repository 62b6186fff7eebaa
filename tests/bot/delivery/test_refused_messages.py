"""A person who refuses direct messages is tried once, however many streams they have."""

from typing import Any

import discord
import pytest

from ...house import House


class Refusal:
    status = 403
    reason = "Forbidden"


async def test_a_refusal_holds_for_every_stream_of_the_same_round(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await house.bot.settled(table, 30)
    channel, messages, tried = ben.open_dm().id, house.bot.messages, list[str]()

    def refusing(name: str) -> None:
        honest: Any = getattr(messages, name)

        async def called(to: int, *args: Any, **options: Any) -> Any:
            if to != channel:
                return await honest(to, *args, **options)
            tried.append(name)
            raise discord.Forbidden(Refusal(), {"code": 50007, "message": "refused"})  # pyright: ignore[reportArgumentType]

        monkeypatch.setattr(messages, name, called)

    refusing("send")
    refusing("edit")
    # Ben's sitting ends and a new one begins: he has two streams.
    seat = table.sittings[1].seat
    await table.hand_over(seat, "AI for Ben", for_user=ben.id)
    await table.hand_over(seat, "Ben", ben.id)
    await house.bot.settled(table, 30)
    assert len(tried) == 1
    assert (await house.bot.store.people.get(ben.id)).dm == "refused"
