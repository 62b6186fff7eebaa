"""The page's websocket: what each viewer sees, and its actions."""

import json
from typing import Any

import aiohttp
import pytest

from bot.cli.play import Playing
from bot.loopback import LoopbackDiscord
from bot.loopback.page import Page, viewer

from .talking import Talk, pressables, talking


def card_of(talk: Talk, label: str = "Join") -> Any:
    """Return the newest message of the channel with that button."""
    return next((m for m in reversed(talk.messages().values()) if label in pressables(m)), None)


async def press(talk: Talk, label: str) -> Any:
    card = await talk.until(lambda: card_of(talk, label))
    return await talk.ask("press", message=card["id"], custom_id=pressables(card)[label])


async def test_the_state_is_the_viewers_own(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, bart.id) as talk:
        state = talk.state
        assert state["me"] == {"id": str(bart.id), "name": "Bart", "bot": False, "locale": "en-US"}
        assert [person["name"] for person in state["people"]] == ["Anne", "Bart"]
        assert [(pane["kind"], pane["name"]) for pane in state["panes"]] == [
            ("channel", "tavern"),
            ("dm", "Quartermaster"),
        ]
        assert talk.pane("dm") == str(bart.open_dm().id)
        assert state["words"]["you"] == "Playing as {name}"
        commands = {command["path"]: command for command in state["panes"][0]["commands"]}
        assert [option["name"] for option in commands["game new"]["options"]] == ["game", "options"]
        assert commands["game new"]["options"][0]["autocomplete"] is True
        assert "hand" in [command["path"] for command in state["panes"][1]["commands"]]
        assert card_of(talk) is not None, "a lobby is open"
    async with talking(playing.server.url) as talk:
        assert talk.state["me"]["id"] == str(anne.id), "without other viewers, a tab is the first person's"


async def test_a_tab_without_a_person_is_asked_and_gets_no_messages(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, "999", "door") as lost:
        assert {person["name"]: person["played"] for person in lost.frames[0]["people"]} == {
            "Anne": False,
            "Bart": False,
        }
    async with (
        talking(playing.server.url, anne.id) as hers,
        talking(playing.server.url, "", "door", lang="fr-CA") as new,
    ):
        await press(hers, "Join")
        await hers.until(lambda: hers.messages("dm"))
        for do in (
            {"do": "say", "channel": hers.pane(), "text": "hello"},
            {"do": "press", "message": card_of(hers)["id"], "custom_id": pressables(card_of(hers))["Join"]},
            {"do": "speak", "locale": "fr"},
        ):
            assert (await new.ask(**do))["fault"] == "malformed"
        assert (await new.ask("welcome", name="\u202e", locale="fr"))["fault"] == "name"
        made = await new.ask("welcome", name="Zoé 👩‍🚀 *bold*", locale="fr")
        assert made["person"] == str(playing.server.people[-1].id)
        first, *answers = new.frames
        assert first.keys() == {"kind", "locale", "people", "locales", "words"}
        assert first["locale"] == "fr"
        assert first["words"]["people-title"] == "Qui voulez-vous être\u202f?"
        assert [(person["name"], person["played"]) for person in first["people"]] == [("Anne", True), ("Bart", False)]
        assert all(answer["kind"] == "answer" for answer in answers)
        for secret in (hers.pane("dm"), hers.pane(), *hers.messages("dm"), *hers.messages()):
            assert secret not in new.text
    assert bart.name == "Bart"


async def test_an_edit_comes_to_everybody(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, anne.id) as hers, talking(playing.server.url, bart.id) as his:
        card = card_of(his)
        assert "fault" not in await press(hers, "Join")
        await his.until(lambda: f"1. <@{anne.id}>" in json.dumps(his.messages()[card["id"]]))


async def test_nothing_private_reaches_anybody_else(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, anne.id) as hers, talking(playing.server.url, bart.id) as his:
        await press(hers, "Join")
        await press(his, "Join")
        await press(hers, "Start")
        for talk in (hers, his):
            await press(talk, "My hand")
            await talk.until(lambda talk=talk: any("Your hand" in json.dumps(m) for m in talk.messages("dm").values()))
            await talk.until(lambda talk=talk: any("Your hand" in json.dumps(m) for m in talk.messages().values()))
        assert (await hers.ask("say", channel=hers.pane("dm"), text="a word in private")).keys() == {"kind", "ref"}
        async with talking(playing.server.url, bart.id) as again:
            private = [m for m in hers.messages().values() if m["private"]] + list(hers.messages("dm").values())
            assert len(private) >= 4
            for seen in (his.text, again.text):
                assert hers.pane("dm") not in seen
                assert "a word in private" not in seen
                for message in private:
                    assert message["id"] not in seen
        hand = next(m for m in private if m["private"] and "Your hand" in json.dumps(m))
        custom_id = next(iter(pressables(hand).values()), "qb:1:move:::")
        for do in (
            {"do": "press", "message": hand["id"], "custom_id": custom_id},
            {"do": "dismiss", "message": hand["id"]},
            {"do": "say", "channel": hers.pane("dm"), "text": "in her place"},
            {"do": "slash", "channel": hers.pane("dm"), "command": "hand", "options": {}},
        ):
            assert (await his.ask(**do))["fault"] == "not_possible"


async def test_an_ephemeral_message_can_be_dismissed(playing: Playing) -> None:
    anne = playing.server.people[0]
    async with talking(playing.server.url, anne.id) as one, talking(playing.server.url, anne.id) as two:
        await press(one, "Join")
        mine = await one.until(lambda: next((m for m in one.messages().values() if m["private"]), None))
        assert (await one.ask("dismiss", message=card_of(one)["id"]))["fault"] == "not_possible"
        await one.ask("dismiss", message=mine["id"])
        assert mine["id"] not in one.messages()
        await two.until(lambda: mine["id"] in two.text and mine["id"] not in two.messages())
        async with talking(playing.server.url, anne.id) as later:
            assert mine["id"] not in later.text


async def test_commands_complete_themselves_and_are_used(playing: Playing) -> None:
    async with talking(playing.server.url) as talk:
        here = talk.pane()
        found = await talk.ask("complete", channel=here, command="rules", option="search", typed="dealer", others={})
        assert any("dealer" in choice["name"].lower() for choice in found["choices"])
        chosen = found["choices"][0]["value"]
        await talk.ask("slash", channel=here, command="rules", options={"search": chosen})
        await talk.until(lambda: any(chosen in json.dumps(m) for m in talk.messages().values() if m["private"]))
        wrong = await talk.ask("slash", channel=here, command="game at", options={})
        assert wrong["fault"] == "not_possible"


async def test_menus_and_modals(playing: Playing) -> None:
    async with talking(playing.server.url) as talk:
        await press(talk, "Options")
        screen = await talk.until(lambda: card_of(talk, "Which option do you want to change?"))
        menu = pressables(screen)["Which option do you want to change?"]
        assert (await talk.ask("select", message=screen["id"], custom_id=menu, values=["nonsense"]))["fault"]
        assert "fault" not in await talk.ask("select", message=screen["id"], custom_id=menu, values=["limit"])
        answer = await press(talk, "A number from 20 to 500…")
        modal = answer["modal"]
        box = modal["components"][0]["component"]["custom_id"]
        too_long = await talk.ask("submit", modal=modal["key"], values={box: "x" * 50})
        assert too_long["fault"] == "not_possible"
        assert "fault" not in await talk.ask("submit", modal=modal["key"], values={box: "50"})
        await talk.until(lambda: "Limit: 50" in json.dumps(card_of(talk)))
        again = await talk.ask("submit", modal=modal["key"], values={box: "60"})
        assert again["fault"] == "not_possible"


async def test_malformed_actions_are_answered_as_such(playing: Playing) -> None:
    async with talking(playing.server.url) as talk:
        for sent, ref in (
            ("{", None),
            ("[]", None),
            ('{"do": "fly", "ref": 3}', 3),
            ('{"do": "say", "ref": 4, "channel": "1", "text": ""}', 4),
            ('{"do": "press", "ref": "x"}', None),
        ):
            await talk.socket.send_str(sent)
            answer = await talk.hear(lambda frame: frame["kind"] == "answer")
            assert answer == {"kind": "answer", "ref": ref, "fault": "malformed"}


async def test_a_bot_that_does_not_answer(playing: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*_: object) -> None:
        """Never answer."""

    monkeypatch.setattr(playing.bot.door, "press", silent)
    playing.server.reply_within = 0.05
    async with talking(playing.server.url) as talk:
        assert (await press(talk, "Join"))["fault"] == "not_answered"
    assert any("not answered" in trouble for trouble in playing.server.trouble)
    playing.server.trouble.clear()


async def test_newcomers(playing: Playing) -> None:
    bart = playing.server.people[1]
    async with talking(playing.server.url) as talk, talking(playing.server.url, bart.id) as other:
        made = await talk.ask("welcome", name="  Calico   Jack ", locale="fr")
        await other.until(lambda: "Calico Jack" in other.text)
        assert other.frames[-1]["people"][-1] == {"id": made["person"], "name": "Calico Jack", "bot": False}
        assert (await talk.ask("welcome", name="calico jack", locale="ja"))["person"] == made["person"]
        assert playing.server.people[-1].locale == "fr"
        for name in ("   ", "a\nb", "\u200d", "a\u202eb", "x" * 33):
            assert (await talk.ask("welcome", name=name, locale="fr"))["fault"] == "name"
        await talk.ask("welcome", name="🏴‍☠️ **Jack** ~~x~~", locale="fr")
        assert playing.server.people[-1].name == "🏴‍☠️ **Jack** ~~x~~"


async def test_each_person_has_their_own_language(playing: Playing) -> None:
    anne = playing.server.people[0]
    async with talking(playing.server.url, anne.id) as talk:
        await talk.ask("speak", locale="ja")
        assert anne.locale == "ja"
        assert talk.state["me"]["locale"] == "ja"
        assert len([frame for frame in talk.frames if frame["kind"] == "state"]) == 2


async def language_of_the_server(playing: Playing) -> str | None:
    return (await playing.bot.store.guilds.get(playing.server.guild.id)).language


async def test_the_first_browser_of_a_person_sets_their_language(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, lang="de-DE,fr-CA,en") as talk:
        assert talk.state["me"]["locale"] == "fr"
        assert await language_of_the_server(playing) == "fr"
        await talk.until(lambda: card_of(talk, "Rejoindre"))
    assert (anne.locale, bart.locale) == ("fr", "fr")
    async with talking(playing.server.url, bart.id, lang="ja") as talk:
        assert talk.state["me"]["locale"] == "ja", "nobody has been Bart before"
    for person, locale in ((anne, "fr"), (bart, "ja")):
        async with talking(playing.server.url, person.id, lang="en") as talk:
            assert talk.state["me"]["locale"] == locale, "another browser changes nothing"
    # The table keeps the language of who manages the server.
    assert await language_of_the_server(playing) == "fr"


async def test_only_the_browser_of_a_manager_sets_the_language_of_the_table(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, bart.id, lang="ja") as talk:
        assert talk.state["me"]["locale"] == "ja"
        assert await language_of_the_server(playing) is None
        # A language chosen with the name is not that of the browser.
        zoe = (await talk.ask("welcome", name="Zoe", locale="en-US"))["person"]
    async with talking(playing.server.url, zoe, lang="ja") as talk:
        assert talk.state["me"]["locale"] == "en-US"
    async with talking(playing.server.url, anne.id, lang="fr") as talk:
        assert talk.state["me"]["locale"] == "fr"
        assert await language_of_the_server(playing) == "fr"


async def test_the_first_language_that_a_manager_chooses_is_also_the_tables(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, anne.id) as hers, talking(playing.server.url, bart.id) as his:
        # Everybody else chooses only the language in which they read themselves.
        assert (await his.ask("speak", locale="fr"))["offer"] is False
        assert (bart.locale, await language_of_the_server(playing)) == ("fr", None)
        assert (await hers.ask("speak", locale="ja"))["offer"] is False
        assert await language_of_the_server(playing) == "ja"
        await hers.until(lambda: card_of(hers, "参加"))


async def test_a_manager_of_the_server_can_set_the_tables_language(playing: Playing) -> None:
    anne, bart = playing.server.people
    async with talking(playing.server.url, anne.id) as hers, talking(playing.server.url, bart.id) as his:
        assert (hers.state["manages"], his.state["manages"]) == (True, False)
        for talk, expected in ((his, None), (hers, "fr")):
            about = {"channel": talk.pane(), "command": "settings language", "options": {"language": "fr"}}
            assert "fault" not in await talk.ask("slash", **about)
            await talk.until(
                lambda talk=talk: any(m["private"] and not m["thinking"] for m in talk.messages().values())
            )
            assert await language_of_the_server(playing) == expected
        await hers.until(lambda: card_of(hers, "Rejoindre"))
        assert (await hers.ask("speak", locale="ja"))["offer"] is True
        assert await language_of_the_server(playing) == "fr"
        assert (await his.ask("speak", locale="ja", table=True))["fault"] == "not_possible"
        assert (await his.ask("speak", locale="ja"))["offer"] is False
        assert await language_of_the_server(playing) == "fr"
        assert (await hers.ask("speak", locale="ja", table=True))["offer"] is False
        assert await language_of_the_server(playing) == "ja"
        await his.until(lambda: card_of(his, "参加"))


async def test_ephemeral_messages_are_gone_after_a_reload(playing: Playing) -> None:
    anne = playing.server.people[0]
    async with talking(playing.server.url, anne.id) as talk:
        await press(talk, "Options")
        mine = await talk.until(lambda: next((m for m in talk.messages().values() if m["private"]), None))
        since = talk.state["since"]
        async with (
            talking(playing.server.url, anne.id) as anew,
            talking(playing.server.url, anne.id, since=since) as back,
        ):
            assert mine["id"] not in anew.text
            assert mine["id"] in back.messages()
            assert card_of(anew)["id"] in back.messages()
            await press(anew, "Options")
            await anew.until(lambda: any(m["private"] for m in anew.messages().values()))
            assert mine["id"] not in anew.text


async def test_a_viewer_that_falls_behind_is_disconnected(playing: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    async with talking(playing.server.url) as talk:
        monkeypatch.setattr(viewer, "WAITING", -1)
        await talk.socket.send_json({"do": "say", "ref": 1, "channel": talk.pane(), "text": "one"})
        async for _ in talk.socket:
            """Frames sent before the close."""
        assert talk.socket.close_code == viewer.TRY_AGAIN


async def test_files_and_their_headers(playing: Playing) -> None:
    async with aiohttp.ClientSession() as session:
        for path, kind in (("/", "text/html"), ("/page/main.js", "text/javascript"), ("/page/style.css", "text/css")):
            async with session.get(playing.server.url + path) as answer:
                assert answer.status == 200
                assert answer.content_type == kind
                policy = answer.headers["Content-Security-Policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert answer.headers["Cache-Control"] == "no-store"
        for path in ("/page/__init__.py", "/page/..%2fpage.py", "/page/"):
            async with session.get(playing.server.url + path) as answer:
                assert answer.status == 404


@pytest.mark.parametrize("header", [{"Origin": "http://example.org"}, {"Host": "example.org:1667"}])
async def test_requests_of_other_sites_are_refused(playing: Playing, header: dict[str, str]) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/page/ws"):
            async with session.get(playing.server.url + path, headers=header) as answer:
                assert answer.status == 403


async def test_a_page_without_people() -> None:
    server = LoopbackDiscord()
    server.add_routes(Page(server, lambda _: {}).add_to)
    async with server, aiohttp.ClientSession() as session, session.get(f"{server.url}/page/ws") as answer:
        assert answer.status == 503
