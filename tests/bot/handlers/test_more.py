"""More: a private menu of further actions; each button acts like its command and reveals no secret."""

import pytest

from bot.cli.transcript import presses
from bot.loopback import Message, Permission, Person
from bot.tables.table import Table

from ...house import House, settled
from ..evenings import told, went_on
from ..watching import publicly, rebuffed


async def started(house: House, *people: Person, ai: int = 0) -> Table:
    table = await house.sit_down(*people, ai=ai, options=f"first_dealer={len(people) + ai}")
    await house.bot.settled(table, 30)
    return table


async def more(house: House, person: Person) -> Message:
    reply = await house.press(person, await house.board(person, "more"), "more")
    assert reply.message is not None
    assert reply.message.ephemeral_for == person.id
    return reply.message


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


def explained(message: Message) -> list[str]:
    """Return the labels of the buttons that a line explains."""
    return [line.split("**")[1] for line in message.text.splitlines() if line.startswith("-# **")]


READ = ["Log", "Rules", "Status"]
PLAY = ["Undo", "Leave", "Resign"]
HOST = ["Pause", "Replace", "Pace", "Stop"]


async def test_the_menu_offers_what_its_reader_may_do(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    (max_,) = house.people("Max", permissions=Permission.MANAGE_GUILD)
    table = await started(house, ann, ben)
    assert labels(await more(house, ann)) == [*READ, *PLAY, *HOST, "Back to my hand"]
    assert labels(await more(house, ben)) == [*READ, *PLAY, "Back to my hand"]
    assert labels(await more(house, eve)) == READ
    assert labels(await more(house, max_)) == [*READ, "Undo", *HOST]
    await settled(await ann.slash("game pause", house.server.channel))
    assert "Resume" in labels(await more(house, ann))
    assert table.paused


async def test_a_line_says_what_each_button_does(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    await started(house, ann, ben)
    screen = await more(house, ann)
    assert screen.text.splitlines()[1:] == [
        "-# **Log**: everything that has happened, and why",
        "-# **Rules**: look up a rule by topic or by a word",
        "-# **Status**: the board, the options and the pace at this moment",
        "-# **Undo**: go back to before a move that you choose; if other people play along, they must agree",
        "-# **Leave**: an AI plays your seat from then on",
        "-# **Resign**: you lose the match",
        "-# **Pause**: nobody has to answer until the match resumes",
        "-# **Replace**: an AI or another person takes over a seat",
        "-# **Pace**: how long an answer may take, and who answers when time is up",
        "-# **Stop**: the match ends for everyone, without a winner",
    ]
    red = [button.label for button in screen.buttons if button.style == 4]
    assert red == ["Leave", "Resign", "Stop"]
    # Of what one is not offered nothing is said.
    assert explained(await more(house, ben)) == [*READ, *PLAY]
    assert explained(await more(house, eve)) == READ


async def test_a_player_whose_choices_are_not_confirmed_may_have_them_confirmed_again(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await started(house, ann, ben)
    people = house.bot.services.store.people
    await people.set_settings(ann.id, {"confirms": False})
    screen = await more(house, ann)
    assert "Confirm choices again" in labels(screen)
    assert "-# **Confirm choices again**: at present your choices are taken at once" in screen.text.splitlines()
    assert "Confirm choices again" not in labels(await more(house, ben))
    reply = await house.press(ann, screen, "setme")
    assert reply.message is not None
    assert "Your choices are confirmed again from now on." in reply.message.text
    assert (await people.get(ann.id)).settings["confirms"] is True
    assert "Confirm choices again" not in labels(await more(house, ann))


async def test_a_player_who_is_out_is_told_so_and_offered_nothing_that_only_players_do(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben, cat)
    await house.bot.settled(table, 30)
    assert "Nothing to do right now." in cat.sees(cat.open_dm())[-1].text
    await table.resign(2, cat.id, 1)
    await house.bot.settled(table, 30)
    direct = cat.sees(cat.open_dm())[-1]
    for screen in (direct, await house.own_screen(cat, "hand")):
        assert "You have resigned." in screen.text
        assert "Nothing to do right now." not in screen.text
    assert labels(direct) == []
    hers = await more(house, cat)
    assert labels(hers) == [*READ, "Undo", "Leave", "Back to the table"], "who is out has no hand"
    assert "**Leave**: you get no more messages about this match" in hers.text
    assert labels(await more(house, ben)) == [*READ, *PLAY, "Back to my hand"]


async def test_the_menu_opens_what_the_game_lets_anybody_look_up(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben, game="blackbeard")
    assert "No pirate" in (await told(house, eve, "blackbeard ships")).text
    while (await told(house, eve, "blackbeard ships")).text.count("Refuge") < 2:
        await went_on(house, table, 1)
    screen = await more(house, eve)
    assert labels(screen) == ["Log", "Rules", "Map", "Ships and cargo", "Key to the signs", "Status"]
    assert explained(screen) == labels(screen)
    await house.press(eve, screen, "look", arg="ships")
    shown = next(message.text for message in reversed(eve.sees(house.server.channel)) if message.ephemeral_for)
    assert shown.count("Refuge") == 2
    assert all(f"({name})" in shown for name in ("Ann", "Ben"))
    hers = (await told(house, ann, "blackbeard ships", seat="ben")).text
    assert "(Ben)" in hers
    assert "(Ann)" not in hers


async def test_each_button_acts_like_its_command(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    hand = await table.look(lambda match: match.view(0).model_dump()["me"]["hand"])
    for verb, about, shown in (
        ("status", {}, "Penalty points"),
        ("log", {}, "The match begins"),
        ("rules", {}, "Corsari"),
        ("undo", {}, "nothing to undo"),
        ("ask", {"arg": "leave"}, "Leave the match?"),
        ("ask", {"arg": "resign"}, "Resign?"),
        ("ask", {"arg": "stop"}, "Stop the match"),
        ("replace", {}, "Which player should be replaced?"),
        ("pause", {}, "is paused"),
    ):
        screen = await more(house, ann)
        reply = await house.press(ann, screen, verb, **about)
        texts = [screen.text, reply.text, *(message.text for message in reply.followups)]
        assert any(shown in text for text in texts), (verb, texts)
        if verb != "log":  # a player's own log holds their private events
            assert not any(card in text for text in texts for card in hand if card not in publicly(house, ann)[-1].text)
    await house.press(ann, await more(house, ann), "resume")
    assert not table.paused


async def test_why_nothing_was_done_stands_above_the_menu_until_the_next_press(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await started(house, ann, ben)
    screen = await more(house, ben)
    offered = labels(screen)
    reply = await house.press(ben, screen, "undo")
    assert reply.message is None or reply.message is screen
    assert "nothing to undo" in screen.text
    assert labels(screen) == offered
    await house.press(ben, screen, "log")
    assert "nothing to undo" not in screen.text
    # It was said nowhere else.
    assert not [message for message in ben.sees(house.server.channel) if "nothing to undo" in message.text]


async def test_the_host_replaces_a_player_from_the_menu(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben, ai=1)
    screen = await more(house, ann)
    await house.press(ann, screen, "replace")
    assert [option.label for option in screen.selects[0].options] == ["Seat 1: Ann", "Seat 2: Ben", "Seat 3: AI\u00a01"]
    await house.select(ann, screen, "whichseat", [screen.selects[0].options[2].value])
    assert [press.verb for _, press in presses(screen)] == ["nothing"]
    await house.press(ann, screen, "nothing")
    screen = await more(house, ann)
    await house.press(ann, screen, "replace")
    await house.select(ann, screen, "whichseat", [screen.selects[0].options[1].value])
    await house.press(ann, screen, "doreplace")
    assert table.sitting_at(1).controller == "pilot"


@pytest.mark.usefixtures("screens_stand_still")
async def test_an_outdated_menu_grants_no_lost_permission(house: House) -> None:
    # A menu that can no longer be changed still offers what it did.
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    (max_,) = house.people("Max", permissions=Permission.MANAGE_GUILD)
    table = await started(house, ann, ben)
    member = house.server.guild.members[max_.id]
    for verb, about in (("pause", {}), ("replace", {}), ("ask", {"arg": "stop"}), ("undo", {})):
        member.permissions = Permission.MANAGE_GUILD
        screen = await more(house, max_)
        member.permissions = Permission(0)
        told = await rebuffed(house, table, max_, house.press(max_, screen, verb, **about))
        assert told.splitlines()[0] == f"Only the host ({ann.mention}) can do that."
        # The menu now offers what they may do.
        assert labels(screen) == READ
    mine = await more(house, ben)
    await settled(await ann.slash("game replace", house.server.channel, seat="2", person=cat))
    await house.press(cat, await house.board(ann, "sit"), "sit")
    assert "no seat" in await rebuffed(house, table, ben, house.press(ben, mine, "ask", arg="leave"))
    assert labels(mine) == READ


@pytest.mark.parametrize("locale", ["fr", "ja"])
async def test_the_menu_is_in_the_readers_language(house: House, locale: str) -> None:
    (ann,) = house.people("Ann", locale=locale)
    await started(house, ann, ai=1)
    third = labels(await more(house, ann))[2]
    assert third == {"fr": "État", "ja": "状況"}[locale]


@pytest.mark.parametrize(
    ("game", "locale", "hand", "back"),
    [
        ("corsari", "en-GB", "My hand", "Back to my hand"),
        ("blackbeard", "en-GB", "My log book", "Back to my log book"),
        ("blackbeard", "fr", "Mon journal de bord", "Retour à mon journal de bord"),
        ("blackbeard", "ja", "航海日誌を見る", "航海日誌に戻る"),
    ],
)
async def test_a_game_without_cards_has_a_name_of_its_own_for_the_hand(
    house: House, game: str, locale: str, hand: str, back: str
) -> None:
    ann, ben = house.people("Ann", "Ben", locale=locale)
    await house.sit_down(ann, ben, game=game)
    board = await house.board(ann, "move")
    assert ("My hand" in labels(board)) is (game == "corsari")
    orders = (await settled(await ann.slash("orders", house.server.channel))).message
    if game == "blackbeard":
        assert orders is not None
        assert hand in labels(orders)
    log = await house.press(ann, board, "log")
    assert log.message is not None
    assert back in labels(log.message)
