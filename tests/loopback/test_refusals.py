"""Requests that Discord refuses, sent without discord.py, which would refuse many of them itself."""

import io
import json
from typing import Any

import aiohttp
import pytest

from bot.loopback import LoopbackDiscord

V2 = 1 << 15
MANY = "x" * 101


def text(content: str, **more: Any) -> dict[str, Any]:
    return {"type": 10, "content": content, **more}


def button(custom_id: str | None = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **more}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def option(value: str = "v", **more: Any) -> dict[str, Any]:
    return {"label": "L", "value": value, **more}


def select(*options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": list(options), **more}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components), **more}


def rows(*components: dict[str, Any]) -> dict[str, Any]:
    return {"content": "c", "components": [row(*components)]}


FORMS: dict[str, tuple[dict[str, Any], str, str]] = {
    "content over 2000": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "nonce over 25": ({"content": "c", "nonce": "n" * 26}, "nonce", "NONCE_TYPE_TOO_LONG"),
    "ephemeral outside an interaction": ({"content": "c", "flags": 64}, "flags", "MESSAGE_FLAGS_INVALID"),
    "mentions both parsed and listed": (
        {"content": "c", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "reply to nothing": (
        {"content": "c", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
    "unknown attachment": ({"content": "c", "attachments": [{"id": "9"}]}, "attachments.0.id", "ATTACHMENT_NOT_FOUND"),
    "V2 with content": (
        v2(text("t"), content="c"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "V2 with embeds": (
        v2(text("t"), embeds=[{"title": "t"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "V2 components without the flag": ({"components": [text("t")]}, "components.0.type", "BASE_TYPE_CHOICES"),
    "41 components": (
        v2({"type": 17, "components": [text("t")] * 40}),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4001 characters of text": (
        v2(text("x" * 2000), text("x" * 2001)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "empty text": (v2(text("")), "components.0.content", "BASE_TYPE_REQUIRED"),
    "six rows": (
        {"content": "c", "components": [row(button(str(i))) for i in range(6)]},
        "components",
        "BASE_TYPE_MAX",
    ),
    "six buttons in a row": (rows(*(button(str(i)) for i in range(6))), "components.0.components", "BASE_TYPE_BAD"),
    "an empty row": (rows(), "components.0.components", "BASE_TYPE_REQUIRED"),
    "a select beside a button": (
        rows(select(option()), button()),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "custom_id over 100": (rows(button(MANY)), "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
    "no custom_id": (rows(button(None)), "components.0.components.0.custom_id", "BASE_TYPE_REQUIRED"),
    "custom_id twice": (
        rows(button(), button()),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "component id twice": (v2(text("a", id=3), text("b", id=3)), "components.1.id", "COMPONENT_ID_DUPLICATED"),
    "component id of 33 bits": (v2(text("a", id=2**32)), "components.0.id", "NUMBER_TYPE_MAX"),
    "label over 80": (rows(button(label="x" * 81)), "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
    "bare button": (rows(button(label=None)), "components.0.components.0.label", "BUTTON_COMPONENT_MISSING_LABEL"),
    "button with a url": (
        rows(button(url="https://example.org")),
        "components.0.components.0.url",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "26 options": (
        rows(select(*(option(str(i)) for i in range(26)))),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no options": (rows(select()), "components.0.components.0.options", "BASE_TYPE_REQUIRED"),
    "option value twice": (
        rows(select(option(), option())),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option label over 100": (
        rows(select(option(label=MANY))),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option value over 100": (
        rows(select(option(MANY))),
        "components.0.components.0.options.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option description over 100": (
        rows(select(option(description=MANY))),
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "more to choose than there are": (
        rows(select(option(), max_values=2)),
        "components.0.components.0.max_values",
        "NUMBER_TYPE_MAX",
    ),
    "more defaults than may be chosen": (
        rows(select(option("a", default=True), option("b", default=True))),
        "components.0.components.0.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    "placeholder over 150": (
        rows(select(option(), placeholder="x" * 151)),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "section without accessory": (
        v2({"type": 9, "components": [text("t")]}),
        "components.0.accessory",
        "DICT_TYPE_CONVERT",
    ),
    "button in a section": (
        v2({"type": 9, "components": [button()], "accessory": button("b")}),
        "components.0.components.0.type",
        "BASE_TYPE_CHOICES",
    ),
    "container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text("t")]}]}),
        "components.0.components.0.type",
        "BASE_TYPE_CHOICES",
    ),
    "picture without its file": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        "components.0.items.0.media",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "picture from nowhere": (
        v2({"type": 12, "items": [{"media": {"url": "ftp://a.png"}}]}),
        "components.0.items.0.media.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "alt text over 1024": (
        v2({"type": 12, "items": [{"media": {"url": "https://a/b.png"}, "description": "x" * 1025}]}),
        "components.0.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "embeds of 6001 characters": (
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "embed picture without its file": (
        {"embeds": [{"image": {"url": "attachment://a.png"}}]},
        "embeds.0.image.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
}


@pytest.mark.parametrize("name", FORMS)
async def test_a_message_that_discord_refuses(server: LoopbackDiscord, rest, name: str) -> None:
    body, path, code = FORMS[name]
    status, answer = await rest("POST", f"/channels/{server.channel.id}/messages", body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    node = answer["errors"]
    for step in path.split("."):
        node = node[step]
    assert node["_errors"][0]["code"].startswith(code)
    assert not server.channel.messages
    assert len(server.trouble) == 1


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"components": []}, {"flags": V2}])
async def test_an_empty_message(server: LoopbackDiscord, rest, body: dict[str, Any]) -> None:
    status, answer = await rest("POST", f"/channels/{server.channel.id}/messages", body)
    assert (status, answer) == (400, {"code": 50006, "message": "Cannot send an empty message"})


async def test_the_largest_message_that_fits(server: LoopbackDiscord, rest) -> None:
    box = {"type": 17, "components": [text("x" * 100) for _ in range(33)]}
    menu = select(*(option("v" * 98 + f"{i:02}") for i in range(25)))
    body = v2(box, row(*(button(f"{i}" * 100, label="l" * 80) for i in range(3))), row(menu), nonce="n" * 25)
    assert sum(1 for _ in _walk(body["components"])) == 40
    status, answer = await rest("POST", f"/channels/{server.channel.id}/messages", body)
    assert status == 200
    assert answer["nonce"] == "n" * 25
    assert not server.trouble


def _walk(components):
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/channels/{channel}/messages/1", 404, 10008),
        ("PATCH", "/channels/{channel}/messages/1", 404, 10008),
        ("DELETE", "/channels/{channel}/messages/1", 404, 10008),
        ("GET", "/users/1", 404, 10013),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/guilds/{guild}/members/{bot}9", 404, 10013),
        ("PUT", "/applications/1/commands", 404, 10002),
        ("GET", "/applications/{bot}/commands/1", 404, 10063),
        ("POST", "/interactions/1/token/callback", 404, 10062),
        ("POST", "/webhooks/{bot}/token", 401, 50027),
        ("PATCH", "/webhooks/{bot}/token/messages/@original", 401, 50027),
        ("GET", "/channels/{channel}/messages?limit=101", 400, 50035),
        ("GET", "/no/such/route", 404, 0),
        ("DELETE", "/users/@me", 404, 0),
    ],
)
async def test_unknown_ids(server: LoopbackDiscord, rest, method: str, path: str, status: int, code: int) -> None:
    path = path.format(channel=server.channel.id, guild=server.guild.id, bot=server.bot_id)
    body = [] if method == "PUT" else {"type": 4} if method in ("POST", "PATCH") else None
    answered, answer = await rest(method, path, body)
    assert (answered, answer["code"]) == (status, code)
    assert len(server.trouble) == 1
    assert server.trouble[0].startswith(f"{method} {path.partition('?')[0]}")


async def test_a_wrong_token(server: LoopbackDiscord, rest) -> None:
    status, answer = await rest("GET", "/users/@me", headers={"Authorization": "Bot stolen"})
    assert (status, answer) == (401, {"code": 0, "message": "401: Unauthorized"})


async def test_messages_of_others_cannot_be_edited(server: LoopbackDiscord, rest) -> None:
    said = await server.add_person("Ann").say(server.channel, "mine")
    path = f"/channels/{server.channel.id}/messages/{said.id}"
    assert (await rest("PATCH", path, {"content": "yours"}))[1]["code"] == 50005
    assert (await rest("DELETE", path))[1]["code"] == 50013
    assert said.content == "mine"


async def test_an_edit_cannot_mix_v2_with_content_or_leave_nothing(server: LoopbackDiscord, rest) -> None:
    messages = f"/channels/{server.channel.id}/messages"
    _, plain = await rest("POST", messages, {"content": "plain"})
    status, answer = await rest("PATCH", f"{messages}/{plain['id']}", v2(text("new")))
    assert (status, list(answer["errors"])) == (400, ["content"])
    assert (await rest("PATCH", f"{messages}/{plain['id']}", {"content": ""}))[1]["code"] == 50006
    status, new = await rest("PATCH", f"{messages}/{plain['id']}", v2(text("new"), content=None))
    assert (status, new["flags"], new["content"]) == (200, V2, "")
    assert (await rest("PATCH", f"{messages}/{plain['id']}", {"content": "old"}))[0] == 400


async def test_a_file_too_large(server: LoopbackDiscord, rest) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps({"content": "c"}))
    form.add_field("files[0]", io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), filename="big.bin")
    status, answer = await rest("POST", f"/channels/{server.channel.id}/messages", data=form)
    assert (status, answer["code"]) == (413, 40005)


@pytest.mark.parametrize("edit", [False, True])
async def test_too_many_files(server: LoopbackDiscord, rest, edit: bool) -> None:
    def form(names: range) -> aiohttp.FormData:
        data = aiohttp.FormData(quote_fields=False)
        data.add_field("payload_json", json.dumps({"content": "c"}))
        for index in names:
            data.add_field(f"files[{index}]", b"x", filename=f"{index}.txt")
        return data

    messages = f"/channels/{server.channel.id}/messages"
    if not edit:
        status, answer = await rest("POST", messages, data=form(range(11)))
    else:
        _, sent = await rest("POST", messages, data=form(range(10)))
        status, answer = await rest("PATCH", f"{messages}/{sent['id']}", data=form(range(1)))
    assert (status, list(answer["errors"])) == (400, ["attachments"])


async def test_a_file_that_is_listed_twice(server: LoopbackDiscord, rest) -> None:
    messages = f"/channels/{server.channel.id}/messages"
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps({"attachments": [{"id": 0}, {"id": 0}]}))
    form.add_field("files[0]", b"x", filename="a.txt")
    status, answer = await rest("POST", messages, data=form)
    assert (status, list(answer["errors"]["attachments"])) == (400, ["1"])


def command(name: str = "game", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": 1, **more}


def argument(name: str = "a", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": kind, **more}


TREES: dict[str, tuple[list[dict[str, Any]], str]] = {
    "capital letters": ([command("Game")], "0.name"),
    "no description": ([command(description="")], "0.description"),
    "description over 100": ([command(description=MANY)], "0.description"),
    "name over 32": ([command("g" * 33)], "0.name"),
    "name twice": ([command(), command()], "0"),
    "26 options": ([command(options=[argument(f"a{i}") for i in range(26)])], "0.options"),
    "26 choices": (
        [command(options=[argument(choices=[{"name": str(i), "value": str(i)} for i in range(26)])])],
        "0.options.0.choices",
    ),
    "choice name over 100": (
        [command(options=[argument(choices=[{"name": MANY, "value": "v"}])])],
        "0.options.0.choices.0.name",
    ),
    "required after optional": ([command(options=[argument(), argument("b", required=True)])], "0.options.1.required"),
    "completion and choices": (
        [command(options=[argument(autocomplete=True, choices=[{"name": "n", "value": "v"}])])],
        "0.options.0.autocomplete",
    ),
    "completion of a user": ([command(options=[argument(kind=6, autocomplete=True)])], "0.options.0.autocomplete"),
    "options beside subcommands": ([command(options=[argument(kind=1), argument("b")])], "0.options"),
    "a group in a subcommand": (
        [command(options=[argument(kind=1, options=[argument(kind=2)])])],
        "0.options.0.options.0.type",
    ),
    "8001 characters": (
        [
            command(
                options=[
                    argument(f"a{i}", choices=[{"name": "n" * 97 + f"{j:03}", "value": "v" * 100} for j in range(20)])
                    for i in range(2)
                ]
            )
        ],
        "0",
    ),
    "101 commands": ([command(f"c{i}") for i in range(101)], ""),
}


@pytest.mark.parametrize("name", TREES)
async def test_a_command_tree_that_discord_refuses(server: LoopbackDiscord, rest, name: str) -> None:
    tree, path = TREES[name]
    status, answer = await rest("PUT", f"/applications/{server.bot_id}/commands", tree)
    assert (status, answer["code"]) == (400, 50035)
    node = answer["errors"]
    for step in path.split(".") if path else ():
        node = node[step]
    assert "_errors" in node
    assert not server.state.commands


async def test_a_command_keeps_its_id(server: LoopbackDiscord, rest) -> None:
    path = f"/applications/{server.bot_id}/commands"
    _, first = await rest("PUT", path, [command(), command("help")])
    _, second = await rest("PUT", path, [command("help", description="new"), command("rules")])
    assert second[0]["id"] == first[1]["id"]
    assert second[1]["id"] not in {c["id"] for c in first}
    assert [c["name"] for c in (await rest("GET", path))[1]] == ["help", "rules"]
