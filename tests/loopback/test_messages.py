"""Messages: nonces, history, ids, files, mentions, permissions."""

import json
from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest

from bot.loopback import LoopbackDiscord, Permission


def posting(server: LoopbackDiscord) -> str:
    return f"/channels/{server.channel.id}/messages"


async def test_a_known_enforced_nonce_returns_its_message(server: LoopbackDiscord, rest, clock) -> None:
    _, first = await rest("POST", posting(server), {"content": "a", "nonce": "1", "enforce_nonce": True})
    clock.forward(minutes=4)
    status, again = await rest("POST", posting(server), {"content": "b", "nonce": "1", "enforce_nonce": True})
    assert (status, again["id"], again["content"]) == (200, first["id"], "a")
    assert len(server.channel.messages) == 1
    clock.forward(minutes=1)
    _, later = await rest("POST", posting(server), {"content": "c", "nonce": "1", "enforce_nonce": True})
    assert later["id"] != first["id"]


async def test_a_nonce_counts_in_its_channel_and_only_when_enforced(server: LoopbackDiscord, rest) -> None:
    other = server.add_channel("cellar")
    body = {"content": "a", "nonce": "1", "enforce_nonce": True}
    await rest("POST", posting(server), body)
    await rest("POST", posting(server), body | {"enforce_nonce": False})
    await rest("POST", f"/channels/{other.id}/messages", body)
    assert (len(server.channel.messages), len(other.messages)) == (2, 1)
    _, history = await rest("GET", posting(server))
    assert not any("nonce" in message for message in history)


async def test_history_is_newest_first_and_paged(server: LoopbackDiscord, rest) -> None:
    ids = [(await rest("POST", posting(server), {"content": str(i)}))[1]["id"] for i in range(10)]

    async def page(**query: Any) -> list[int]:
        _, found = await rest("GET", posting(server), params=query)
        return [ids.index(m["id"]) for m in found]

    assert await page() == list(range(9, -1, -1))
    assert await page(limit=3) == [9, 8, 7]
    assert await page(limit=3, before=ids[4]) == [3, 2, 1]
    assert await page(limit=3, after=ids[4]) == [7, 6, 5]
    assert await page(limit=3, around=ids[4]) == [5, 4, 3]
    assert await page(after=ids[9]) == []


async def test_ids_carry_the_clock_and_grow(server: LoopbackDiscord, rest, clock) -> None:
    _, first = await rest("POST", posting(server), {"content": "a"})
    _, second = await rest("POST", posting(server), {"content": "b"})
    assert int(second["id"]) > int(first["id"])
    assert abs(discord.utils.snowflake_time(int(first["id"])) - clock()) < timedelta(milliseconds=1)
    assert first["timestamp"] == clock().isoformat()
    clock.forward(hours=-1)
    _, third = await rest("POST", posting(server), {"content": "c"})
    assert int(third["id"]) > int(second["id"])


async def test_people_guilds_and_channels_have_the_same_ids_in_every_run() -> None:
    one, two = LoopbackDiscord(), LoopbackDiscord()
    assert (one.channel.id, one.add_person("Ann").id) == (two.channel.id, two.add_person("Ann").id)
    assert LoopbackDiscord(first_id=1000).bot_id == 1000


async def test_missing_component_ids_are_filled_in_without_collisions(server: LoopbackDiscord, rest) -> None:
    texts = [{"type": 10, "content": "t", "id": i} for i in (None, 1, 0, 3)]
    buttons = {
        "type": 1,
        "components": [{"type": 2, "style": 1, "custom_id": "a", "emoji": {"id": None, "name": "⚓"}}],
    }
    _, answer = await rest("POST", posting(server), {"flags": 1 << 15, "components": [*texts, buttons]})
    assert [c["id"] for c in answer["components"]] == [2, 1, 4, 3, 5]
    assert answer["components"][4]["components"] == [
        {"type": 2, "id": 6, "style": 1, "custom_id": "a", "emoji": {"name": "⚓"}}
    ]


def form(payload: dict[str, Any], **files: bytes) -> aiohttp.FormData:
    data = aiohttp.FormData(quote_fields=False)
    data.add_field("payload_json", json.dumps(payload))
    for index, (name, content) in enumerate(files.items()):
        data.add_field(f"files[{index}]", content, filename=f"{name}.txt")
    return data


async def fetched(url: str) -> tuple[int, bytes]:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.read()


async def test_files_are_kept_replaced_and_served(server: LoopbackDiscord, rest) -> None:
    listed = [{"id": 0, "description": "one"}, {"id": 1}]
    _, sent = await rest("POST", posting(server), data=form({"attachments": listed}, a=b"A", b=b"B"))
    assert [a["filename"] for a in sent["attachments"]] == ["a.txt", "b.txt"]
    assert sent["attachments"][0]["description"] == "one"
    kept = sent["attachments"][1]["id"]
    where = f"{posting(server)}/{sent['id']}"
    _, edited = await rest("PATCH", where, data=form({"attachments": [{"id": kept}, {"id": 0}]}, c=b"C"))
    assert [a["filename"] for a in edited["attachments"]] == ["b.txt", "c.txt"]
    async with aiohttp.ClientSession() as session, session.get(edited["attachments"][1]["url"]) as response:
        assert (await response.read(), response.content_type) == (b"C", "text/plain")
    entry = server.traffic[-1]
    assert entry["files"] == [{"name": "files[0]", "filename": "c.txt"}]
    assert entry["json"] is None
    assert entry["payload_json"] == {"attachments": [{"id": kept}, {"id": 0}]}
    await rest("DELETE", where)
    assert (await fetched(edited["attachments"][1]["url"]))[0] == 404


async def test_a_guessed_address_serves_no_file(server: LoopbackDiscord, rest) -> None:
    _, sent = await rest("POST", posting(server), data=form({}, a=b"A", b=b"B"))
    url, other = (file["url"] for file in sent["attachments"])
    assert await fetched(url) == (200, b"A")
    bare, _, seal = url.partition("?")
    _, _, seal_of_other = other.partition("?")
    for guessed in (bare, f"{bare}?hm=", f"{bare}?{seal_of_other}", f"{bare}x?{seal}"):
        assert (await fetched(guessed))[0] == 404


async def test_a_file_removed_by_an_edit_is_served_for_a_while(
    server: LoopbackDiscord, rest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.loopback.world.LATE_FILES", 1)
    _, sent = await rest("POST", posting(server), data=form({"content": "c"}, a=b"A"))
    where = f"{posting(server)}/{sent['id']}"
    _, edited = await rest("PATCH", where, data=form({"attachments": [{"id": 0}]}, b=b"B"))
    assert (await fetched(sent["attachments"][0]["url"]))[0] == 200
    await rest("PATCH", where, {"attachments": []})
    assert (await fetched(sent["attachments"][0]["url"]))[0] == 404
    assert await fetched(edited["attachments"][0]["url"]) == (200, b"B")
    await rest("DELETE", where)
    assert (await fetched(edited["attachments"][0]["url"]))[0] == 404


async def test_files_that_components_show_are_not_listed(server: LoopbackDiscord, rest) -> None:
    """discord-api-docs #8277: "attachments used in embeds and components are not included"."""
    shown = {"type": 13, "file": {"url": "attachment://a.txt"}}
    payload = {"flags": 1 << 15, "components": [shown], "attachments": [{"id": 0}, {"id": 1}]}
    _, sent = await rest("POST", posting(server), data=form(payload, a=b"A", b=b"B"))
    assert [a["filename"] for a in sent["attachments"]] == ["b.txt"]
    (file,) = sent["components"]
    assert (file["name"], file["size"]) == ("a.txt", 1)
    assert await fetched(file["file"]["url"]) == (200, b"A")
    assert [a.filename for a in server.channel.messages[int(sent["id"])].attachments] == ["a.txt", "b.txt"]


async def test_a_file_gets_a_plain_name(server: LoopbackDiscord, rest) -> None:
    listed = [{"id": 0, "filename": "_my côve (1).txt"}, {"id": 1, "filename": "海"}]
    _, sent = await rest("POST", posting(server), data=form({"attachments": listed}, a=b"A", b=b"B"))
    assert [a["filename"] for a in sent["attachments"]] == ["my_cve_1.txt", "unknown"]


async def test_refused_direct_messages(server: LoopbackDiscord, rest) -> None:
    ann = server.add_person("Ann", dms=False)
    status, dm = await rest("POST", "/users/@me/channels", {"recipient_id": str(ann.id)})
    assert (status, dm["id"]) == (200, str(ann.dm.id))
    status, answer = await rest("POST", f"/channels/{dm['id']}/messages", {"content": "psst"})
    assert (status, answer) == (403, {"code": 50007, "message": "Cannot send messages to this user"})
    assert not server.trouble
    ann.dms = True
    assert (await rest("POST", f"/channels/{dm['id']}/messages", {"content": "psst"}))[0] == 200
    assert [m.text for m in ann.sees(ann.dm)] == ["psst"]
    assert (await rest("POST", "/users/@me/channels", {"recipient_id": "1"}))[1]["code"] == 50033


async def test_channels_with_few_permissions_for_the_bot(server: LoopbackDiscord, rest) -> None:
    _, sent = await rest("POST", posting(server), {"content": "before"})
    where = f"{posting(server)}/{sent['id']}"

    server.deny(server.channel, Permission.SEND_MESSAGES)
    assert (await rest("POST", posting(server), {"content": "x"}))[1]["code"] == 50013
    assert (await rest("PATCH", where, {"content": "edited"}))[0] == 200

    server.deny(server.channel, Permission.READ_MESSAGE_HISTORY)
    assert await rest("GET", posting(server)) == (200, [])
    assert (await rest("GET", where))[1]["code"] == 50013

    server.deny(server.channel, Permission.VIEW_CHANNEL)
    for method, path, body in [
        ("GET", posting(server), None),
        ("POST", posting(server), {"content": "x"}),
        ("PATCH", where, {"content": "x"}),
        ("GET", f"/channels/{server.channel.id}", None),
    ]:
        status, answer = await rest(method, path, body)
        assert (status, answer["code"]) == (403, 50001)

    server.deny(server.channel, 0)
    assert (await rest("POST", posting(server), {"content": "x"}))[0] == 200


async def test_people_see_only_messages_of_channels_that_they_may_view(server: LoopbackDiscord, rest) -> None:
    ann, bob = server.add_person("Ann"), server.add_person("Bob")
    stranger = server.add_person("Zoe", guilds=[])
    cellar = server.add_channel("cellar")
    thread = server.add_thread("below", cellar)
    server.deny(cellar, Permission.VIEW_CHANNEL, bob)
    for place in (server.channel, cellar, thread):
        await rest("POST", f"/channels/{place.id}/messages", {"content": "c"})
    seen = [[len(p.sees(c)) for c in (server.channel, cellar, thread)] for p in (ann, bob, stranger)]
    assert seen == [[1, 1, 1], [1, 0, 0], [0, 0, 0]]
    _, dm = await rest("POST", "/users/@me/channels", {"recipient_id": ann.id})
    await rest("POST", f"/channels/{dm['id']}/messages", {"content": "psst"})
    assert [len(p.sees(ann.dm)) for p in (ann, bob, stranger)] == [1, 0, 0]


async def test_texts_of_people_are_blank_to_the_bot_unless_they_mention_it(server: LoopbackDiscord, rest) -> None:
    ann = server.add_person("Ann")
    await ann.say(server.channel, "between us")
    await ann.say(server.channel, f"<@{server.bot_id}> hello")
    _, found = await rest("GET", posting(server))
    assert [m["content"] for m in found] == [f"<@{server.bot_id}> hello", ""]
    assert [m.text for m in ann.sees(server.channel)] == ["between us", f"<@{server.bot_id}> hello"]
    dm = ann.open_dm()
    await ann.say(dm, "psst")
    _, found = await rest("GET", f"/channels/{dm.id}/messages")
    assert [m["content"] for m in found] == ["psst"]


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, True),
        ({"parse": []}, False),
        ({"parse": ["users"]}, True),
        ({"users": ["{ann}"]}, True),
        ({"users": []}, False),
    ],
)
async def test_only_allowed_mentions_ping(server: LoopbackDiscord, rest, allowed, pinged: bool) -> None:
    ann = server.add_person("Ann")
    body: dict[str, Any] = {"content": f"hey {ann.mention}"}
    if allowed is not None:
        body["allowed_mentions"] = json.loads(json.dumps(allowed).replace("{ann}", str(ann.id)))
    _, answer = await rest("POST", posting(server), body)
    assert [m["id"] for m in answer["mentions"]] == ([str(ann.id)] if pinged else [])


async def test_watchers_get_every_change_in_order(server: LoopbackDiscord, rest) -> None:
    heard = []
    stop = server.watch(lambda change, message: heard.append((change, message.text)))
    _, sent = await rest("POST", posting(server), {"content": "one"})
    await rest("PATCH", f"{posting(server)}/{sent['id']}", {"content": "two"})
    await rest("DELETE", f"{posting(server)}/{sent['id']}")
    stop()
    await rest("POST", posting(server), {"content": "three"})
    assert heard == [("create", "one"), ("edit", "two"), ("delete", "two")]
