"""The games as tiles: to open a table, or to play at once against AIs."""

import pytest

from bot.pictures import CannotDrawError
from bot.tables.lobby import read_choices
from bot.text import words_for
from rules import GAMES

from ...house import House, settled


async def tiles(house: House, person, **options: str):
    """Have a person ask for a new table without naming one game; return the private answer."""
    reply = await settled(await person.slash("game new", house.server.channel, **options))
    assert reply.message is not None
    assert reply.message.ephemeral_for == person.id
    return reply.message


async def test_without_a_name_every_game_is_offered(house: House) -> None:
    (ann,) = house.people("Ann")
    offered = await tiles(house, ann)
    for title in ("Corsari", "Tortuga 1667", "The Kaiser’s Pirates", "Barbe Noire 2"):
        assert f"### {title}" in offered.text
    assert [press.label for press in offered.buttons] == ["Play now against AIs", "Open a table", "Learn"] * len(GAMES)
    for game in GAMES.values():
        assert f"**Play now**: against {game.first_seats - 1} AIs" in offered.text
    assert await house.bot.tables.in_channel(house.server.channel.id) is None


async def test_with_pictures_each_tile_shows_a_cover(house: House) -> None:
    (ann,) = house.people("Ann")
    house.settings.pictures = "dark"
    offered = await tiles(house, ann)
    assert [file.filename.partition("-")[0] for file in offered.attachments] == ["cover"] * len(GAMES)
    assert offered.text.count("### ") == len(GAMES)


async def test_a_cover_that_cannot_be_drawn_leaves_its_tile(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (ann,) = house.people("Ann")
    house.settings.pictures = "dark"

    async def broken(_: object) -> bytes:
        raise CannotDrawError

    monkeypatch.setattr(house.bot.uploads, "_draw", broken)
    offered = await tiles(house, ann)
    assert offered.attachments == []
    assert offered.text.count("### ") == len(GAMES)


async def test_an_ai_is_never_named_like_the_person_who_plays_against_it(house: House) -> None:
    (person,) = house.people("AI 1")
    await house.press(person, await tiles(house, person), "solo", arg="corsari")
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert [sitting.name for sitting in table.sittings] == ["AI 1", "AI\u00a02", "AI\u00a03"]


async def test_a_tile_opens_a_lobby_in_which_its_presser_sits(house: House) -> None:
    (ann,) = house.people("Ann")
    offered = await tiles(house, ann)
    reply = await house.press(ann, offered, "open", arg="tortuga")
    assert reply.message is offered
    assert offered.text.splitlines() == [
        "You’ve joined. I’ve sent you a direct message: your cards will appear there.",
        "Others can **Join** now, or **Add AI** fills a seat. Then press **Start**.",
    ]
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert [(sitting.user_id, sitting.interaction_id) for sitting in table.sittings] == [(ann.id, reply.interaction.id)]
    assert "appear here" in ann.sees(ann.open_dm())[-1].text
    card = await house.board(ann, "join")
    assert "## Tortuga 1667" in card.text
    assert "1. Everyone is secretly British or French" in card.text


@pytest.mark.parametrize("game", list(GAMES))
async def test_one_press_leads_to_a_first_hand(house: House, game: str) -> None:
    (ann,) = house.people("Ann")
    offered = await tiles(house, ann)
    reply = await house.press(ann, offered, "solo", arg=game)
    assert reply.message is offered
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert table.row.state == "playing"
    assert table.row.host_id == ann.id
    seated = sorted(table.sittings, key=lambda sitting: sitting.seat)
    assert [sitting.user_id for sitting in seated] == [ann.id, *[None] * (len(seated) - 1)]
    assert len(seated) == GAMES[game].first_seats
    assert table.row.options == {**read_choices(GAMES[game], ""), **GAMES[game].alone}
    own = await table.look(lambda match: match.view(0).own())
    assert own
    assert len(seated) >= 3  # with one opponent, there is nobody to choose between
    assert "Play now" not in offered.text
    # There was no lobby to say how the game goes.
    lines = words_for("en").how(GAMES[game], table.row.options).splitlines()
    assert "\n".join(["**How the game goes**", *(f"{n}. {told}" for n, told in enumerate(lines, 1))]) in offered.text


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_menu_starts_a_game_against_another_number_of_ais(house: House, game: str) -> None:
    (ann,) = house.people("Ann")
    screen = await tiles(house, ann)
    (numbers,) = screen.selects
    found = [option.value for option in numbers.options if option.value.startswith(f"{game}:")]
    most = max(GAMES[game].seats) - 1
    assert found == [f"{game}:{n}" for n in range(1, most + 1) if n != GAMES[game].first_seats - 1]
    for value in (found[0], found[-1]):
        screen = await tiles(house, ann)
        reply = await house.select(ann, screen, "ais", [value])
        assert reply.message is screen
        table = await house.bot.tables.in_channel(house.server.channel.id)
        assert table is not None
        assert table.row.state == "playing"
        assert len(table.ais) == len(table.sittings) - 1 == int(value.partition(":")[2])
        assert table.row.options == {**read_choices(GAMES[game], ""), **GAMES[game].alone}
        await house.bot.store.tables.stop(table.id)
        await table.refresh()


async def test_the_menu_names_game_and_number(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await tiles(house, ann, game="t")
    (numbers,) = screen.selects
    assert numbers.placeholder == "Play against more or fewer AIs…"
    assert [option.label for option in numbers.options][:2] == ["Tortuga 1667: 1 AI", "Tortuga 1667: 2 AIs"]
    assert not any(option.label.startswith("Corsari") for option in numbers.options)


async def test_a_number_of_ais_that_a_game_does_not_have(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await tiles(house, ann)
    for value in ("corsari:7", "corsari:", "chess:1"):
        reply = await settled(await ann.forge(screen, "qs:0:ais:::", 3, [value]))
        assert reply.message is not None
        assert await house.bot.tables.in_channel(house.server.channel.id) is None


async def test_how_a_game_goes_is_said_until_the_first_answer(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await tiles(house, ann)
    await house.press(ann, screen, "solo", arg="tortuga")
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    title = "How the game goes"
    assert title in screen.text
    await house.shown(lambda: bool(screen.selects))
    assert title in screen.text
    await house.select(ann, screen, "a", [screen.selects[0].options[2].value])
    await house.shown(lambda: title not in screen.text)
    # The next match of this game begins without it, and so does a match with others.
    await house.bot.store.tables.stop(table.id)
    await table.refresh()
    screen = await tiles(house, ann)
    await house.press(ann, screen, "solo", arg="tortuga")
    assert title not in screen.text


async def test_those_who_saw_a_lobby_together_are_not_told_again_how_the_game_goes(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben)
    assert "How the game goes" not in (await house.own_screen(ann)).text


async def test_the_command_opens_a_lobby_for_a_host_who_may_not_play(house: House) -> None:
    (ann,) = house.people("Ann")
    reply = await settled(await ann.slash("game new", house.server.channel, game="Corsari"))
    assert reply.message is not None
    assert "To play yourself, press **Join** there, too." in reply.message.text
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert table.sittings == []
    card = await house.board(ann, "join")
    assert next(button for button in card.buttons if button.label == "Join").style == 1


async def test_a_name_that_fits_several_games_narrows_the_choice(house: House) -> None:
    (ann,) = house.people("Ann")
    offered = await tiles(house, ann, game="t")
    assert "### Tortuga 1667" in offered.text
    assert "### Corsari" not in offered.text
    unknown = await tiles(house, ann, game="chess")
    assert "I don’t know a game called “chess”" in unknown.text
    assert "### Corsari" in unknown.text


async def test_a_busy_channel_offers_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    old = await tiles(house, ben)
    await house.open_lobby(ann, "Corsari")
    assert "already" in (await tiles(house, ben)).text
    for verb in ("open", "solo"):
        reply = await house.press(ben, old, verb, arg="kaiser")
        assert reply.message is not None
        assert "already" in reply.message.text


async def test_a_direct_message_is_no_place_for_a_table(house: House) -> None:
    (ann,) = house.people("Ann")
    reply = await settled(await ann.slash("game new", ann.open_dm()))
    assert reply.message is not None
    assert "direct message" in reply.message.text


async def test_a_tile_of_a_game_that_is_gone(house: House) -> None:
    (ann,) = house.people("Ann")
    offered = await tiles(house, ann)
    reply = await settled(await ann.forge(offered, "qb:0:solo::: chess".replace(" ", "")))
    assert reply.message is not None
    assert await house.bot.tables.in_channel(house.server.channel.id) is None
