"""The table to touch: who gets in, what they are sent, and that its presses are those of buttons."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.pictures.drawing import Subject, Theme
from bot.pictures.registry import all_emoji
from bot.tables.ballots import voters
from bot.text import words_for
from bot.touch import items, pieces
from rules.kernel import Diverged, Match

from ...end_to_end.playing import play_on
from ...house import public_messages, settled
from .touching import LIMIT, Client, TouchHouse, joined


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[TouchHouse]:
    async with TouchHouse(tmp_path) as house:
        yield house


async def test_nobody_gets_in_without_a_ticket(house: TouchHouse) -> None:
    async with aiohttp.ClientSession() as session:
        for ticket in ("", "x" * 32):
            async with session.get(f"{house.server.url}/touch/ws", params={"ticket": ticket}) as answer:
                assert answer.status == 403


async def test_the_client_and_the_emoji_are_served_and_nothing_else(house: TouchHouse) -> None:
    emoji = next(iter(all_emoji().values()))
    async with aiohttp.ClientSession() as session:
        there = ("touch.js", "touch.css", "emoji.ttf", f"emoji/{emoji.full_name}.svg")
        for name, status in [*((name, 200) for name in there), ("hub.py", 404), ("emoji/x.svg", 404)]:
            async with session.get(f"{house.server.url}/touch/{name}") as answer:
                assert answer.status == status, name


async def test_an_empty_channel_offers_the_games_in_the_viewers_language(house: TouchHouse) -> None:
    anne, bart = house.people("Anne", "Bart")
    bart.locale = "fr"
    async with house.looking(anne) as hers, house.looking(bart) as his:
        assert "Play now" in str(hers.parts["games"])
        assert "Jouer" in str(his.parts["games"])
        assert his.frames[0]["words"]["your-turn"] == "À VOUS"


@pytest.mark.parametrize("locale", ["en-US", "fr", "ja"])
def test_the_client_knows_a_hint_by_its_first_word(locale: str) -> None:
    words = words_for(locale)
    assert words.line("bot-first-hint", hint="x").startswith(f"**{words.line('touch-hint')}**")


async def test_a_lobby_offers_its_guests_what_they_can_do(house: TouchHouse) -> None:
    anne, bart, manager = house.people("Anne", "Bart", "Mary")
    card = await house.open_lobby(anne)
    await house.press(anne, card, "ai")

    def off(client: Client) -> set[str]:
        return {verb for verb, button in client.buttons("card").items() if button["off"]}

    async with (
        house.looking(anne) as hers,
        house.looking(bart) as his,
        house.looking(manager, manager=True) as managing,
    ):
        await hers.until(lambda: "card" in hers.parts)
        assert off(hers) == {"start"}
        assert off(his) == {"ai", "removeai", "options", "start", "cancel", "leave"}
        assert off(managing) == {"ai", "removeai", "options", "start", "leave"}
        await his.press(his.buttons("card")["join"]["id"])
        await his.until(lambda: off(his) == {"ai", "removeai", "options", "start", "cancel", "join"})
        await hers.until(lambda: off(hers) == set())


async def test_a_host_without_a_seat_has_a_name_in_the_lobby(house: TouchHouse) -> None:
    (anne,) = house.people("Anne")
    card = await house.open_lobby(anne)
    for _ in range(2):
        await house.press(anne, card, "ai")
    async with house.looking(anne) as hers:
        await hers.until(lambda: "Ready" in str(hers.parts["card"]))
        assert "**@Anne** can start the match" in str(hers.parts["card"])


async def test_one_press_deals_and_another_draws_a_card(house: TouchHouse) -> None:
    # With other dice an AI may sail before her first turn.
    house.settings.dice_seed = "house"
    (anne,) = house.people("Anne")
    async with house.looking(anne) as hers:
        await hers.press(hers.offer("solo", "corsari"))
        await hers.until(lambda: hers.parts.get("ask"))
        assert hers.parts["turn"]["yours"]
        options = {option["value"]: option for option in hers.parts["ask"]["options"]}
        assert options["pile"]["of"] == "pile:pile"
        svg = joined(hers.parts["board"]["picture"]["svg"], hers.pieces)
        assert 'of="pile:pile"' in svg
        assert hers.parts["ask"]["how"].startswith("**How the game goes**\n1. On your turn, take a card")
        await hers.choose("pile")
        assert hers.parts["ask"]["how"] == ""
        # The answer comes after what the press has changed.
        assert hers.parts["ask"]["id"] == "0.2/"
        drawn = [option for option in hers.parts["ask"]["options"] if option["value"].startswith("drop:")]
        assert len(drawn) == 13
        assert hers.parts["log"]["lines"][-1]["text"]


async def test_a_spectator_has_no_hand_and_no_question(house: TouchHouse) -> None:
    anne, eve = house.people("Anne", "Eve")
    await house.sit_down(anne, ai=1)
    async with house.looking(anne) as hers, house.looking(eve) as watching:
        assert {"hand", "ask", "board"} <= hers.parts.keys()
        assert not {"hand", "ask"} & watching.parts.keys()
        assert watching.parts["board"]["picture"]["svg"]
        hand = hers.parts["hand"]["picture"]["alt"]
        assert hand not in str(watching.frames)


async def test_a_player_who_is_out_is_told_so(house: TouchHouse) -> None:
    anne, bart, cat = house.people("Anne", "Bart", "Cat")
    table = await house.sit_down(anne, bart, cat)
    out = (
        "You have resigned. Your turns until the end of this round are played automatically; then you are out. "
        "The others play on.\n"
        "You can play at another table now: use `/game new` in another channel or thread."
    )
    async with house.looking(cat) as hers, house.looking(bart) as his:
        await table.resign(2, cat.id, 1)
        await hers.until(lambda: out in hers.parts["hand"]["lines"])
        assert out not in his.parts["hand"]["lines"]


async def test_an_answer_in_the_chat_shows_here(house: TouchHouse) -> None:
    (anne,) = house.people("Anne")
    table = await house.sit_down(anne, ai=1)
    async with house.looking(anne) as hers:
        await hers.until(lambda: hers.parts.get("ask"))
        question = hers.parts["ask"]["id"].rstrip("/")
        screen = await house.own_screen(anne)
        await house.press(anne, screen, "a", arg="pile")
        await hers.until(lambda: hers.parts["ask"] and hers.parts["ask"]["id"] != f"{question}/")
        assert await table.look(lambda match: len(match.entries)) > 0


async def test_a_refusal_says_why_and_a_second_press_changes_nothing(house: TouchHouse) -> None:
    anne, bart = house.people("Anne", "Bart")
    table = await house.sit_down(anne, bart)
    seat = await table.look(lambda match: next(iter(match.questions)))
    first, other = (anne, bart) if table.sitting_at(seat).user_id == anne.id else (bart, anne)
    async with house.looking(first) as hers, house.looking(other) as his:
        await hers.until(lambda: hers.parts.get("ask"))
        press = hers.parts["ask"]["press"]
        assert "note" in await his.press(press, "pile")
        await hers.press(press, "pile")
        entries = await table.look(lambda match: len(match.entries))
        again = await hers.press(press, "pile")
        assert not again.keys() & {"panel", "fault"}
        assert [item["text"] for item in again["note"]] == ["The table has just changed, so nothing was chosen."]
        assert await table.look(lambda match: len(match.entries)) == entries
        assert (await hers.press("not a press"))["fault"] == "unknown"


async def test_taking_back_and_the_log_are_here_too(house: TouchHouse) -> None:
    (anne,) = house.people("Anne")
    table = await house.sit_down(anne, ai=1)
    async with house.looking(anne) as hers:
        await hers.until(lambda: hers.parts.get("ask"))
        await hers.choose("discard")
        entries = await table.look(lambda match: len(match.entries))
        await hers.press(hers.buttons("below")["takeback"]["id"])
        assert await table.look(lambda match: len(match.entries)) == entries + 1
        log = hers.parts["log"]
        why = await hers.press(log["why"], log["lines"][0]["code"])
        assert why["panel"][0]["is"] == "text"
        older = await hers.ask("back", before=2)
        assert len(older["lines"]) <= 1


async def test_a_finished_match_that_does_not_replay_says_so_and_offers_the_games(
    house: TouchHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, bart = house.people("Anne", "Bart")
    table = await house.sit_down(anne, bart, options="end_mode=fixed_rounds fixed_rounds=1")
    await play_on(table)
    await house.bot.settled(table, LIMIT)

    async def diverges(_: object) -> Match:
        raise Diverged(3, "the rules have changed")

    monkeypatch.setattr("bot.tables.table.replay_in_slices", diverges)
    found = await house.bot.tables.last_played(house.server.channel.id)
    assert found is not None
    found.forget_match()
    async with house.looking(anne) as hers:
        await hers.until(lambda: "card" in hers.parts)
        assert "could not be replayed" in str(hers.parts["card"])
        assert "Play now" in str(hers.parts["games"])


async def test_at_the_end_a_button_leads_to_the_dice_and_no_command_is_named(house: TouchHouse) -> None:
    anne, bart = house.people("Anne", "Bart")
    await play_on(await house.sit_down(anne, bart, options="end_mode=fixed_rounds fixed_rounds=1"))
    async with house.looking(anne) as hers:
        await hers.until(lambda: "over" in hers.parts)
        assert hers.buttons("over")["dice"]["label"] == "Provably fair"
        assert "verify" not in hers.buttons("over")
        assert "/game verify" not in str(hers.parts["over"])


async def test_pieces_are_sent_once(house: TouchHouse) -> None:
    (anne,) = house.people("Anne")
    await house.sit_down(anne, ai=1)
    async with house.looking(anne) as hers:
        await hers.until(lambda: hers.parts.get("ask"))
        for _ in range(3):
            if not any(option["value"] == "pile" for option in hers.parts["ask"]["options"]):
                break
            await hers.choose("pile")
            discard = next(o["value"] for o in hers.parts["ask"]["options"] if o["value"].startswith("drop:"))
            await hers.choose(discard)
            await hers.until(lambda: hers.parts.get("ask") and hers.parts["turn"]["yours"])
        sent = [name for frame in hers.frames for name in frame["pieces"]]
        assert len(sent) == len({*sent})
        for part in ("board", "hand"):
            assert "{" not in joined(hers.parts[part]["picture"]["svg"], hers.pieces)


async def test_a_lobby_is_opened_filled_and_started_here(house: TouchHouse) -> None:
    house.settings.dice_seed = None
    anne, eve = house.people("Anne", "Eve")
    async with house.looking(anne) as hers, house.looking(eve) as watching:
        opening = hers.offer("open", "corsari")
        answer = await hers.press(opening)
        assert "You’ve joined" in str(answer["note"])
        assert hers.buttons("card")["join"]["off"]
        await hers.press(hers.buttons("card")["ai"]["id"])
        await hers.until(lambda: not hers.buttons("card")["start"]["off"])
        await watching.until(lambda: "card" in watching.parts)
        await hers.press(hers.buttons("card")["start"]["id"])
        await watching.until(lambda: "board" in watching.parts)
        assert public_messages(anne, house.server.channel)
        table = await house.bot.tables.in_channel(house.server.channel.id)
        assert table is not None
        # Both ids are positive, although they are ids of presses here.
        assert re.fullmatch("[0-9]+-[0-9]+", table.row.salt)


async def test_the_result_of_a_round_comes_with_its_board(house: TouchHouse) -> None:
    (anne,) = house.people("Anne")
    table = await house.sit_down(anne, ai=1)
    async with house.looking(anne) as hers:
        await hers.until(lambda: hers.parts.get("ask"))
        while not hers.parts.get("result"):
            question = await table.look(lambda match: match.questions.get(0))
            if question is None:
                await hers.quiet()
                continue
            answer = await table.look(lambda match, q=question: advised(match, q))
            await table.answer(0, answer, question.id, by="player", user_id=anne.id)
            await hers.quiet()
        assert hers.parts["result"]["picture"]["svg"]
        assert "+" in hers.parts["result"]["text"]


def advised(match: Match, question) -> object:
    assert match.game is not None
    return match.game.advise(match.view(0), question).answer


def test_a_text_needs_no_link_to_what_is_shown_beside_it() -> None:
    told = items.named("It is your turn, <@7>: https://discord.com/channels/1/2/3", {7: "Anne"}.get)
    assert told == "It is your turn, **@Anne**:"
    assert items.named("席順は1つずれます。https://discord.com/channels/1/2/3", {}.get) == "席順は1つずれます。"
    masked = "[the table](https://discord.com/channels/1/2/3)"
    assert items.named(masked, {}.get) == masked


async def test_pictures_that_a_press_shows_have_the_viewers_look(
    house: TouchHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, str]] = []
    honest = pieces.svg_of

    def svg_of(game: str, subject: Subject, theme: Theme, scene: str) -> str:
        drawn.append((subject, theme))
        return honest(game, subject, theme, scene)

    monkeypatch.setattr(pieces, "svg_of", svg_of)
    (anne,) = house.people("Anne")
    async with house.looking(anne) as hers:
        answer = await hers.press(hers.offer("learn", "blackbeard"))
        assert "'svg'" in str(answer)
    # The server itself shows no pictures.
    assert house.bot.services.settings.pictures == "off"
    assert {theme for _, theme in drawn} == {"light"}
    assert {subject for subject, _ in drawn} == {"cover", "table"}


async def test_direct_messages_have_the_language_of_a_press(house: TouchHouse) -> None:
    (anne,) = house.people("Anne")
    anne.locale = "fr"
    async with house.looking(anne) as hers:
        await hers.press(hers.offer("solo", "corsari"))
        await hers.until(lambda: hers.parts.get("ask"))
        told = await house.shown(lambda: [message.text for message in anne.sees(anne.open_dm())])
        assert "Votre place est réservée" in told[0]


async def test_the_way_back_to_the_hand_says_that_it_was_asked_for(house: TouchHouse) -> None:
    """The hand is part of the frame: the client brings it into view."""
    (anne,) = house.people("Anne")
    await house.sit_down(anne, ai=1)
    async with house.looking(anne) as hers:
        await hers.until(lambda: hers.parts.get("ask"))
        rules = await hers.press(hers.buttons("below")["rules"]["id"])
        (back,) = re.findall(r"'(q[a-z]?:[0-9]+:hand:[^']*)'", str(rules["panel"]))
        answer = await hers.press(back)
        assert answer["own"]
        assert not {"panel", "note", "fault"} & {name for name, found in answer.items() if found}
        assert "own" not in rules


@pytest.mark.parametrize(("locale", "second"), [("fr", "IA 2"), ("ja", "AI2"), ("en-GB", "AI 2")])
async def test_ais_have_names_in_the_language_of_each_reader(house: TouchHouse, locale: str, second: str) -> None:
    """The table speaks English, where they sit down as AI 1 and AI 2; everybody reads them in their own language."""
    anne, other = house.people("Anne", "Eve")
    other.locale = locale
    async with house.looking(other) as theirs:
        async with house.looking(anne) as hers:
            await hers.press(hers.offer("open", "corsari"))
            for _ in range(2):
                await hers.press(hers.buttons("card")["ai"]["id"])
            await theirs.until(lambda: second in told(theirs.parts.get("card")))
            await hers.press(hers.buttons("card")["start"]["id"])
        await theirs.until(lambda: theirs.parts.get("board"))
        assert second in told(theirs.parts["board"]["picture"]["alt"])
        first = words_for(locale).ai_name(1).replace("\u00a0", " ")
        log = told(theirs.parts["log"])
        assert any(name in log for name in (first, second))
        assert locale == "en-GB" or not {"AI 1", "AI 2"} & {*re.findall("AI [12]", told(theirs.parts))}
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert [sitting.name.replace("\u00a0", " ") for sitting in table.ais] == ["AI 1", "AI 2"]


def told(part: object) -> str:
    """Return all texts of a part, with the spaces that people type."""
    return str(part).replace("\\xa0", " ").replace("\u00a0", " ")


async def test_a_cancelled_lobby_says_so_to_everybody_who_saw_it(house: TouchHouse) -> None:
    anne, bart = house.people("Anne", "Bart")
    await house.open_lobby(anne)
    async with house.looking(anne) as hers, house.looking(bart) as his:
        await hers.press(hers.buttons("card")["cancel"]["id"])
        for client in (hers, his):
            await client.until(lambda client=client: "games" in client.parts)
            assert "The lobby was cancelled." in str(client.parts["card"])
            assert "What would you like to play?" in str(client.parts["games"])
        async with house.looking(bart) as later:
            assert "card" not in later.parts
        await hers.press(hers.offer("open", "blackbeard"))
        await his.until(lambda: "games" not in his.parts)
        assert "cancelled" not in str(his.parts)


async def test_a_match_stopped_midway_says_so_and_offers_another(house: TouchHouse) -> None:
    anne, bart, eve = house.people("Anne", "Bart", "Eve")
    table = await house.sit_down(anne, bart)
    await play_on(table, 3)
    async with house.looking(anne) as hers, house.looking(eve) as watching:
        await hers.until(lambda: "board" in hers.parts)
        sure = (await settled(await anne.slash("game stop", house.server.channel))).message
        assert sure is not None
        await house.press(anne, sure, "dostop")
        for client in (hers, watching):
            await client.until(lambda client=client: "card" in client.parts)
            assert "The match was stopped. There is no winner." in str(client.parts["card"])
            assert "What would you like to play?" in str(client.parts["games"])
            assert not client.parts.keys() & {"ask", "turn", "board", "hand", "over", "log"}
        # A visitor who comes later finds the same, and one press opens a table for the same people.
        async with house.looking(bart) as his:
            await his.until(lambda: "card" in his.parts)
            assert "The match was stopped." in str(his.parts["card"])
            await his.press(his.buttons("card")["again"]["id"])
            await hers.until(lambda: "The match was stopped." not in str(hers.parts))
            assert "join" in hers.buttons("card")


async def test_a_voter_reads_that_their_ballot_is_missing(house: TouchHouse) -> None:
    people = house.people("Anne", "Bart", "Cleo", "Dora")
    table = await house.sit_down(*people, game="tortuga")
    while not (voting := await table.look(lambda match: [*voters(match)])):
        seat, question = await table.look(lambda match: next(iter(match.questions.items())))
        votes = [option.id for option in question.options if option.id.startswith(("attack", "brawl", "mutiny"))]
        await table.answer(seat, (votes or [question.default])[0], question.id, by="player")
        await house.bot.settled(table, 30)
    count = len(voting)
    waiting = f"Waiting for your answer, one of {count} still to come." if count > 1 else "Waiting for your answer."
    others = f"Waiting for {count} more answers." if count > 1 else "Waiting for one more answer."
    for seat, person in enumerate(people):
        async with house.looking(person) as seen:
            (line, *_) = seen.parts["turn"]["lines"]
            assert line.endswith(waiting if seat in voting else others)


async def test_a_new_pace_alone_shows_its_deadline(house: TouchHouse) -> None:
    anne, bart = house.people("Anne", "Bart")
    table = await house.sit_down(anne, bart, options="first_dealer=2")
    async with house.looking(anne) as hers, house.looking(bart) as his:

        def lines(client: Client) -> list[str]:
            return [line for line in client.parts["turn"]["lines"] if "<t:" in line]

        assert lines(hers) == lines(his) == []
        for time, count in (("2 days", 1), ("none", 0)):
            await settled(await anne.slash("game pace", house.server.channel, time=time))
            await hers.until(lambda count=count: len(lines(hers)) == count)
            await his.until(lambda count=count: len(lines(his)) == count)
    assert await table.look(lambda match: len(match.entries)) == 0


@pytest.mark.parametrize(
    ("locale", "own", "others"),
    [
        ("en-US", "Your deadline for this: ", "Deadline: Anne "),
        ("fr", "Votre échéance pour répondre\u00a0: ", "Échéance\u00a0: Anne "),
        ("ja", "あなたの回答の期限：", "期限：Anne "),
    ],
)
async def test_each_deadline_is_told_once(house: TouchHouse, locale: str, own: str, others: str) -> None:
    anne, bart = house.people("Anne", "Bart", locale=locale)
    table = await house.sit_down(anne, bart, options="first_dealer=2")
    await settled(await anne.slash("game pace", house.server.channel, time="2 days"))
    await house.bot.settled(table, 30)
    async with house.looking(anne) as hers, house.looking(bart) as his:
        for client, told in ((hers, own), (his, others)):
            lines = [line for line in client.parts["turn"]["lines"] if "<t:" in line]
            assert len(lines) == 1
            assert lines[0].partition("<t:")[0] == f"-# ⏰ {told}"
