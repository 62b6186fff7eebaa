"""The slash commands in a channel, in direct messages, and where no table exists."""

import re

import pytest

from bot.loopback import Channel, Permission, Person
from bot.tables.table import Table
from rules import GAMES
from rules.corsari.cards import DECK

from ...house import House, settled
from ..watching import publicly, rebuffed, written


async def told(person: Person, command: str, channel: Channel, **options: str) -> str:
    """Return the text of the private reply to a command."""
    reply = await settled(await person.slash(command, channel, **options))
    assert reply.message is not None
    assert reply.message.ephemeral_for == person.id
    return reply.text


async def own(person: Person) -> Channel:
    return person.dm or person.open_dm()


async def hand_of(table: Table, seat: int) -> list[str]:
    return await table.look(lambda match: match.view(seat).me.hand)  # type: ignore[attr-defined]


async def asked(table: Table, seat: int) -> str | None:
    return await table.look(lambda match: match.questions[seat].kind if seat in match.questions else None)


# ---------------------------------------------------------------- opening a table


async def test_games_and_options_are_completed(house: House) -> None:
    (ann,) = house.people("Ann")
    channel = house.server.channel
    assert [c.value for c in await ann.autocomplete("game new", channel, "game", "")] == list(GAMES)
    assert [c.value for c in await ann.autocomplete("game new", channel, "game", "COR")] == ["corsari"]
    assert await ann.autocomplete("game new", channel, "game", "chess") == []
    offered = await ann.autocomplete("game new", channel, "options", "", game="corsari")
    assert 10 < len(offered) <= 25
    offered = await ann.autocomplete("game new", channel, "options", "sweep=round ADV", game="corsari")
    assert [c.value for c in offered] == ["sweep=round advice=true", "sweep=round advice=false"]
    assert "Show my total" in offered[0].name
    offered = await ann.autocomplete("game new", channel, "options", "sweep=round sw", game="corsari")
    assert offered == []
    assert await ann.autocomplete("game new", channel, "options", "", game="chess") == []
    assert await ann.autocomplete("game new", channel, "options", "x " * 2000, game="corsari") == []


@pytest.mark.parametrize("typed", ["limit=50 sweep=round", "limit = 50, sweep = ROUND", "  limit=50,sweep=round,  "])
async def test_options_are_read_as_people_type_them(house: House, typed: str) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann, options=typed)
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert (table.row.options["limit"], table.row.options["sweep"]) == (50, "round")
    assert "50" in card.text


BAD_OPTIONS = {
    "limit": "There’s no such option",
    "speed=9": "There’s no such option",
    "=": "There’s no such option",
    "@everyone=**x**": "There’s no such option",
    "limit=7": "isn’t allowed for the option “Limit”",
    "limit=--50": "isn’t allowed for the option “Limit”",
    "limit=" + "9" * 4800: "isn’t allowed for the option “Limit”",
    "limit=": "isn’t allowed for the option “Limit”",
    "sweep=maybe": "isn’t allowed for the option “Sweep”",
    "sweep=eliminate_two end_mode=first_bust": "isn’t allowed for the option “Sweep”",
}


async def test_bad_options_are_refused_kindly_and_open_nothing(house: House) -> None:
    (ann,) = house.people("Ann")
    for typed, answer in BAD_OPTIONS.items():
        assert answer in await told(ann, "game new", house.server.channel, game="corsari", options=typed)
    assert await house.bot.store.tables.all() == []
    assert publicly(house, ann) == []


async def test_an_unknown_game_is_refused_kindly(house: House) -> None:
    (ann,) = house.people("Ann")
    assert "a game called “chess”" in await told(ann, "game new", house.server.channel, game="chess")


async def test_a_table_needs_a_channel_of_a_server(house: House) -> None:
    (ann,) = house.people("Ann")
    answer = await told(ann, "game new", await own(ann), game="corsari")
    assert "not in direct messages" in answer


@pytest.mark.parametrize("denied", [Permission.SEND_MESSAGES, Permission.READ_MESSAGE_HISTORY])
async def test_no_table_opens_where_the_bot_lacks_permissions(house: House, denied: Permission) -> None:
    (ann,) = house.people("Ann")
    house.server.deny(house.server.channel, denied)
    assert "To run a table here" in await told(ann, "game new", house.server.channel, game="corsari")
    assert await house.bot.store.tables.all() == []


# ---------------------------------------------------------------- without a table


async def test_without_a_table_every_command_says_how_to_get_one(house: House) -> None:
    (ann,) = house.people("Ann")
    for command in ("hand", "move", "game status", "game leave", "game resign", "game stop"):
        assert "There’s no table in this channel" in await told(ann, command, house.server.channel)
        assert "You’re not in any match" in await told(ann, command, await own(ann))


async def test_answer_without_a_table_is_refused(house: House) -> None:
    (ann,) = house.people("Ann")
    assert "There’s no table" in await told(ann, "answer", house.server.channel, answer="pile")
    assert await ann.autocomplete("answer", house.server.channel, "answer", "") == []
    assert await ann.autocomplete("answer", await own(ann), "answer", "") == []


async def test_commands_in_a_lobby_say_that_the_match_has_not_begun(house: House) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann)
    await house.press(ann, card, "join")
    for command in ("hand", "move", "game status", "game resign"):
        assert "not begun" in await told(ann, command, house.server.channel)


async def test_direct_message_commands_need_a_channel_when_the_player_has_two_tables(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    dm = await own(ann)
    assert "Where do you draw from?" in await told(ann, "move", dm)
    assert "You drew" in await told(ann, "answer", dm, answer="pile")
    assert "Round 1" in await told(ann, "game status", dm)
    thread = house.server.add_thread("corner")
    await settled(await ann.slash("game new", thread, game="corsari"))
    card = await house.shown(lambda: next((m for m in ann.sees(thread) if m.buttons), None))
    await house.press(ann, card, "join")
    for command in ("hand", "move", "game status", "game leave", "game resign", "game stop"):
        assert "You’re playing at 2 tables" in await told(ann, command, dm)
    assert "What now?" in await told(ann, "move", house.server.channel)
    assert await asked(table, 0) == "act"


# ---------------------------------------------------------------- playing by commands


async def test_a_spectator_is_refused_kindly(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben)
    for command in ("hand", "move", "game leave", "game resign"):
        act = eve.slash(command, house.server.channel)
        assert "you’re welcome to watch" in await rebuffed(house, table, eve, act)
    act = eve.slash("answer", house.server.channel, answer="pile")
    assert "you’re welcome to watch" in await rebuffed(house, table, eve, act)
    assert await eve.autocomplete("answer", house.server.channel, "answer", "") == []
    assert "Round 1" in await told(eve, "game status", house.server.channel)


async def test_a_whole_turn_can_be_typed(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    channel = house.server.channel
    assert [c.value for c in await ann.autocomplete("answer", channel, "answer", "")] == ["pile", "discard", "tavern"]
    assert [c.value for c in await ann.autocomplete("answer", channel, "answer", "PIL")] == ["pile"]
    assert await ben.autocomplete("answer", channel, "answer", "") == []
    # A player who types something else reads the answers that can be typed.
    refusal = await told(ann, "answer", channel, answer="the moon")
    assert re.search(
        "available right now. Options: From the pile .*, Take the discard .* and Take .* from the tavern", refusal
    )
    assert "You drew" in await told(ann, "answer", channel, answer="Pile")
    hand = await hand_of(table, 0)
    offered = await ann.autocomplete("answer", channel, "answer", "")
    assert {c.value for c in offered} == {"sail", *(f"drop:{card}" for card in hand)}
    assert "Nothing to do right now" in await told(ann, "answer", channel, answer=f"drop {hand[0].lower()}")
    assert await asked(table, 1) == "draw"


@pytest.mark.parametrize("typed", ["{card}", "drop {card}", "drop:{card}", "Discard {card}", "  DISCARD   {card} "])
async def test_a_typed_card_is_not_taken_for_a_longer_number(house: House, typed: str) -> None:
    """ "o1" is not o10 or o11, however it is typed."""
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await told(ann, "answer", house.server.channel, answer="pile")
    card = min(await hand_of(table, 0), key=lambda card: int(card[1:]))
    # A label says its card in the reader's letters, and an id in those of the rules.
    shown = card if typed.lower().split()[0] != "discard" else written(card)
    answer = await told(ann, "answer", house.server.channel, answer=typed.format(card=shown.lower()))
    assert "Nothing to do right now" in answer
    assert await table.look(lambda match: match.entries[-1].answer) == f"drop:{card}"


async def test_an_invalid_answer_is_refused_kindly(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await told(ann, "answer", house.server.channel, answer="pile")
    for typed in ("", " ", "drop", "drop z99", "**x**", "@everyone", "confirm", "propose best", "o" * 3000):
        answer = await rebuffed(house, table, ann, ann.slash("answer", house.server.channel, answer=typed))
        assert "went wrong" not in answer
        assert "no longer works" not in answer
    assert await asked(table, 0) == "act"


async def test_a_player_who_is_not_asked_cannot_answer(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    act = ben.slash("answer", house.server.channel, answer="pile")
    # On the player's own screen, above the hand.
    assert (await rebuffed(house, table, ben, act)).startswith("There’s nothing for you to answer right now.")


async def sailing(house: House, table: Table, ann: Person) -> list[str]:
    """Sail with the first player; return their hand."""
    await told(ann, "answer", house.server.channel, answer="pile")
    assert "This ends the round" in await told(ann, "answer", house.server.channel, answer="sail")
    await told(ann, "answer", house.server.channel, answer="confirm")
    assert await asked(table, 0) == "layout"
    return await hand_of(table, 0)


async def test_a_form_can_be_typed_by_proposal(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await sailing(house, table, ann)
    channel = house.server.channel
    offered = {c.value for c in await ann.autocomplete("answer", channel, "answer", "")}
    assert {"confirm", "propose other-2", "scuttle", "crew"} <= offered
    assert "Do you want to lay out your cards like this?" in await told(
        ann, "answer", channel, answer="propose other-2"
    )
    offered = {c.value for c in await ann.autocomplete("answer", channel, "answer", "")}
    assert "propose best" in offered
    assert "Do you want to lay out your cards like this?" in await told(ann, "answer", channel, answer="Propose BEST")
    answer = await told(ann, "answer", channel, answer="confirm")
    assert "Nothing to do right now" in answer
    best = await table.look(lambda match: match.entries[-1].answer)
    assert set(best) == {"scuttle", "crew"}
    assert await asked(table, 1) == "load"


async def test_an_opened_step_keeps_its_proposed_answer_on_confirm(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await sailing(house, table, ann)
    channel = house.server.channel
    best = await table.look(lambda match: dict(match.questions[0].proposals[0].answer))
    assert "Which card do you scuttle?" in await told(ann, "answer", channel, answer="scuttle")
    assert "confirm" in {c.value for c in await ann.autocomplete("answer", channel, "answer", "")}
    assert "Nothing to do right now" in await told(ann, "answer", channel, answer="confirm")
    assert await table.look(lambda match: dict(match.entries[-1].answer)) == best


async def test_a_form_can_be_typed_step_by_step(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    hand = await sailing(house, table, ann)
    channel = house.server.channel
    steps = await table.look(lambda match: match.questions[0].steps_with({"scuttle": hand[0], "crew": []}))
    free = [option.id for option in steps[1].options]
    offered = await ann.autocomplete("answer", channel, "answer", "scuttle ")
    assert {c.value for c in offered} == {f"scuttle {card}" for card in hand}
    await told(ann, "answer", channel, answer=f"scuttle {hand[0].lower()}")
    await told(ann, "answer", channel, answer="crew -")
    one = free[0]
    offered = await ann.autocomplete("answer", channel, "answer", f"crew {one} ")
    assert f"crew {one} {free[1]}" in {c.value for c in offered}
    assert f"crew {one} {one}" not in {c.value for c in offered}
    await told(ann, "answer", channel, answer=f"crew {one}")
    assert "chose the same thing twice" in await told(ann, "answer", channel, answer=f"crew {one} {one}")
    strange = next(card for card in DECK if card not in hand)
    # A prefix of a card on offer is a different card: R1 is not R10.
    begun = [card[:2] for card in hand if len(card) == 3 and card[:2] not in hand]
    for card in (strange, *begun):
        assert "isn’t available" in await told(ann, "answer", channel, answer=f"crew {card}")
    assert "Nothing to do" in await told(ann, "answer", channel, answer="CONFIRM")
    assert await table.look(lambda match: match.entries[-1].answer) == {"scuttle": hand[0], "crew": [one]}


# ---------------------------------------------------------------- reference


async def test_rules_are_found_by_id_and_by_word(house: House) -> None:
    (ann,) = house.people("Ann")
    for channel in (house.server.channel, await own(ann)):
        assert "CO 9.5" in await told(ann, "rules", channel, search="CO 9.5")
        assert "CO 9.5" in await told(ann, "rules", channel, search="co 9.5")
        assert "sweep" in await told(ann, "rules", channel, search="sweep")
        assert "Corsari" in await told(ann, "rules", channel)
        assert "No rules found" in await told(ann, "rules", channel, search="zeppelin **@qqq**" * 50)
    assert "Corsari" in await told(ann, "rules", house.server.channel, search="crew", game="chess")
    offered = await ann.autocomplete("rules", house.server.channel, "search", "tavern")
    assert offered
    assert "CO " in offered[0].value
    assert [c.value for c in await ann.autocomplete("rules", house.server.channel, "game", "cor")] == ["corsari"]


async def test_help_works_anywhere_and_says_how_to_begin(house: House) -> None:
    (ann,) = house.people("Ann")
    for channel in (house.server.channel, await own(ann)):
        assert "/game new" in await told(ann, "help", channel)


async def test_status_shows_the_board_to_one_reader(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2 limit=60")
    await house.bot.settled(table, 30)
    before = [message.text for message in publicly(house, ben)]
    status = await told(ben, "game status", house.server.channel)
    assert "Round 1" in status
    assert "Tavern" in status
    assert "Ann" in status
    assert "60" in status
    assert [message.text for message in publicly(house, ben)] == before
