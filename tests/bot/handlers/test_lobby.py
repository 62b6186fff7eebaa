"""The lobby: one card that is edited, private replies, host-only buttons, and the options."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from bot.cli.transcript import presses
from bot.custom_ids import Press
from bot.limits import SELECT_OPTIONS
from bot.loopback import Message, Permission, Person
from bot.tables.lobby import Guest, LobbyRefusal, read_choices, remove_ai, set_option
from bot.tables.options import choices_of, preset, preset_of, typed
from bot.tables.table import Table
from bot.text import words_for
from rules import GAMES
from rules.kernel import commitment_of, options_that_count
from storage import CURRENT

from ...house import House, settled
from ..watching import privately, publicly, rebuffed

CORSARI = GAMES["corsari"]


async def table_of(house: House) -> Table:
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    return table


async def test_the_card_shows_seats_and_buttons_and_every_press_edits_it(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    assert "Corsari" in card.text
    assert "(0 of 4)" in card.text
    assert "2 more players are needed" in card.text
    assert [button.label for button in card.buttons] == [
        "Join",
        "Leave",
        "Add AI",
        "Options",
        "Pace",
        "Start",
        "Provably fair",
        "Cancel",
        "Learn",
    ]
    assert [button.label for button in card.buttons if button.disabled] == ["Leave", "Start"]
    await house.press(ann, card, "join")
    await house.press(ben, card, "join")
    await house.press(ann, card, "ai")
    await house.shown(lambda: "(3 of 4)" in card.text)
    assert ann.mention in card.text
    assert ben.mention in card.text
    assert "AI\u00a01" in card.text
    assert "Ready." in card.text
    await house.press(ben, card, "leave")
    await house.shown(lambda: "(2 of 4)" in card.text)
    assert ben.mention not in card.text
    assert publicly(house, ann) == [card]
    assert card.mentions == []


async def test_a_person_takes_one_seat_and_not_that_of_another_person(house: House) -> None:
    ann, ben, cat, dan, eve = house.people("Ann", "Ben", "Cat", "Dan", "Eve")
    card = await house.open_lobby(ann)
    assert "You’ve joined" in (await house.press(ann, card, "join")).text
    assert "already" in (await house.press(ann, card, "join")).text
    for person in (ben, cat, dan):
        await house.press(person, card, "join")
    join = card.buttons[0].custom_id
    await house.shown(lambda: card.buttons[0].disabled)
    table = await table_of(house)
    assert "Every seat is taken" in await rebuffed(house, table, eve, eve.forge(card, join))
    assert "no seat" in await rebuffed(house, table, eve, eve.forge(card, card.buttons[1].custom_id))
    assert len(table.sittings) == 4


async def test_at_a_full_table_the_ai_that_came_last_gives_its_seat_to_a_person(house: House) -> None:
    ann, ben, cat, eve = house.people("Ann", "Ben", "Cat", "Eve")
    card = await house.open_lobby(ann)
    joins = [(await house.press(ann, card, "join")).interaction.id]
    await house.press(ben, card, "join")
    for _ in range(2):
        await house.press(ann, card, "ai")
    await house.press(ben, card, "leave")
    await house.shown(lambda: "(3 of 4)" in card.text)
    assert "an AI gives up its own" not in card.text
    # AI 3 comes last, and sits on the second seat.
    await house.press(ann, card, "ai")
    await house.shown(lambda: "an AI gives up its own" in card.text)
    join = card.buttons[0].custom_id
    assert "already" in (await house.press(ann, card, "join")).text
    replies = [await house.press(person, card, "join") for person in (ben, cat)]
    assert "AI\u00a03 has given up its seat for you." in replies[0].text
    assert "AI\u00a02 has given up its seat for you." in replies[1].text
    await house.shown(lambda: cat.mention in card.text)
    table = await table_of(house)
    assert [sitting.name for sitting in table.sittings] == ["Ann", "Ben", "AI\u00a01", "Cat"]
    joins += [reply.interaction.id for reply in replies]
    assert await seated_by(house, table.id) == [joins[0], joins[1], None, joins[2]]
    # Once the match has begun, the seat of an AI is the host's to offer.
    await house.press(ann, card, "start")
    await house.shown(lambda: "has begun" in card.text)
    await settled(await eve.forge(card, join))
    assert [sitting.name for sitting in table.sittings] == ["Ann", "Ben", "AI\u00a01", "Cat"]


async def test_the_host_removes_the_ai_that_came_last(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    await house.press(ann, card, "join")
    assert "Remove AI" not in [button.label for button in card.buttons]
    for _ in range(2):
        await house.press(ann, card, "ai")
    await house.shown(lambda: "Remove AI" in [button.label for button in card.buttons])
    table = await table_of(house)
    refused = await house.press(ben, card, "removeai")
    assert "host" in refused.text
    for left in (["Ann", "AI\u00a01"], ["Ann"]):
        await house.press(ann, card, "removeai")
        assert [sitting.name for sitting in table.sittings] == left
    await house.shown(lambda: "Remove AI" not in [button.label for button in card.buttons])
    # Another press may have come first.
    with pytest.raises(LobbyRefusal, match="bot-lobby-no-ai"):
        await remove_ai(house.bot.store, table, Guest(ann.id, "Ann", manager=False))


async def test_no_two_seats_have_the_same_name(house: House) -> None:
    ann, other, machine, third = house.people("Ann", "Ann", "AI 1", "Ann")
    card = await house.open_lobby(ann)
    await house.press(ann, card, "join")
    await house.press(ann, card, "ai")
    for person in (other, machine):
        await house.press(person, card, "join")
    table = await table_of(house)
    assert [sitting.name for sitting in table.sittings] == ["Ann", "AI\u00a01", "Ann (2)", "AI 1 (2)"]
    await house.press(ann, card, "leave")
    await house.press(third, card, "join")
    assert [sitting.name for sitting in table.sittings] == ["Ann", "AI\u00a01", "Ann (2)", "AI 1 (2)"]


async def test_ten_joins_at_once_fill_four_seats(house: House) -> None:
    people = house.people(*(f"P{number}" for number in range(6)))
    card = await house.open_lobby(people[0])
    replies = await asyncio.gather(*(house.press(person, card, "join") for person in [*people, *people[:4]]))
    table = await table_of(house)
    assert sorted(sitting.seat for sitting in table.sittings) == [0, 1, 2, 3]
    assert sum("You’ve joined" in reply.text for reply in replies) == 4


async def test_host_buttons_are_refused_to_others_kindly(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    await house.press(ann, card, "join")
    await house.press(ben, card, "join")
    await house.shown(lambda: "Ready." in card.text)
    for verb in ("ai", "options", "start", "cancel"):
        told = await rebuffed(house, await table_of(house), ben, house.press(ben, card, verb))
        assert told == f"Only the host ({ann.mention}) can do that."


async def test_a_forged_start_with_too_few_players_is_refused(house: House) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann)
    await house.press(ann, card, "join")
    start = next(button for button in card.buttons if button.label == "Start")
    assert start.disabled
    assert "At least 2" in await rebuffed(house, await table_of(house), ann, ann.forge(card, start.custom_id))


async def test_a_host_who_leaves_their_seat_stays_the_host(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    await house.press(ann, card, "join")
    await house.press(ben, card, "join")
    assert (await house.press(ann, card, "leave")).message is card
    await house.press(ann, card, "ai")
    await house.press(ann, card, "leave")
    await house.shown(lambda: "(1 of 4)" in card.text)
    await house.press(ann, card, "ai")
    await house.shown(lambda: "Ready." in card.text)
    assert (await house.press(ann, card, "start")).message is card
    assert (await table_of(house)).row.state == "playing"


async def test_a_cancelled_lobby_frees_its_channel(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    join = card.buttons[0].custom_id
    table = await table_of(house)
    await house.press(ann, card, "cancel")
    await house.shown(lambda: "cancelled" in card.text)
    assert card.buttons == []
    reply = await settled(await ben.forge(card, join))
    assert "Nothing has changed" in reply.text
    assert table.row.state == "cancelled"
    await house.open_lobby(ben)
    assert len(publicly(house, ann)) == 2


async def test_cancelling_a_lobby_with_other_players_asks_for_confirmation(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    card = await house.open_lobby(ann)
    table = await table_of(house)
    for person in (ann, ben, eve):
        await house.press(person, card, "join")
    reply = await house.press(ann, card, "cancel")
    assert reply.message is not None
    assert "2 others" in reply.text
    assert table.row.state == "lobby"
    assert "Only the host" in (await house.press(ben, card, "cancel")).text
    await house.press(ann, reply.message, "docancel")
    await house.shown(lambda: "cancelled" in card.text)


@pytest.mark.parametrize("seated", ["join", "ai"])
async def test_cancelling_a_lobby_with_any_seat_taken_asks_for_confirmation(house: House, seated: str) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann)
    table = await table_of(house)
    await house.press(ann, card, seated)
    for answer, state in (("nothing", "lobby"), ("docancel", "cancelled")):
        reply = await house.press(ann, card, "cancel")
        assert reply.message is not None
        assert reply.text.startswith("Cancel this lobby? Its seats and options will be lost.")
        assert table.row.state == "lobby"
        await house.press(ann, reply.message, answer)
        assert table.row.state == state
    await house.shown(lambda: "cancelled" in card.text)


async def test_a_server_manager_may_close_anybodys_lobby(house: House) -> None:
    ann, eve = house.people("Ann")[0], house.people("Eve", permissions=Permission.MANAGE_GUILD)[0]
    card = await house.open_lobby(ann)
    await house.press(eve, card, "cancel")
    await house.shown(lambda: "cancelled" in card.text)


async def test_a_channel_or_thread_has_one_table(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.open_lobby(ann)
    reply = await settled(await ben.slash("game new", house.server.channel, game="corsari"))
    assert "There’s already a table in this channel" in reply.text
    others = [house.server.add_thread("corner"), house.server.add_channel("cellar")]
    for channel in others:
        reply = await settled(await ben.slash("game new", channel, game="corsari"))
        assert "is open" in reply.text
        await house.shown(lambda channel=channel: any("Corsari" in m.text and m.buttons for m in ben.sees(channel)))
    assert len(await house.bot.store.tables.all(*CURRENT)) == 3


async def test_two_hosts_at_once_get_one_table(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    replies = await asyncio.gather(
        *(person.slash("game new", house.server.channel, game="corsari") for person in (ann, ben))
    )
    texts = sorted([(await settled(reply)).text for reply in replies], key=lambda told: "is open" not in told)
    assert "The lobby for Corsari is open" in texts[0]
    assert "already" in texts[1]


async def test_two_starts_and_a_join_at_once_begin_one_match(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    card = await house.open_lobby(ann)
    await house.press(ann, card, "join")
    await house.press(ben, card, "join")
    await house.shown(lambda: "Ready." in card.text)
    replies = await asyncio.gather(
        house.press(cat, card, "join"), house.press(ann, card, "start"), house.press(ann, card, "start")
    )
    table = await table_of(house)
    assert table.row.state == "playing"
    # The card shows that the match has begun: one start is only acknowledged, the other is refused.
    assert sum(reply.message is card for reply in replies) == 1
    assert not any("went wrong" in reply.text for reply in replies)
    assert await table.look(lambda match: match.seats) == len(table.sittings)


async def test_the_match_keeps_the_cards_commitment_to_the_dice(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    house.settings.dice_seed = None
    card = await house.open_lobby(ann)
    promised = (await house.press(ann, card, "dice")).message.text.split("`")[1]
    await house.press(ann, card, "join")
    await house.press(ben, card, "join")
    await house.shown(lambda: "Ready." in card.text)
    await house.press(ann, card, "start")
    table = await table_of(house)
    hashes = await table.look(lambda match: match.key_hashes())
    assert commitment_of(hashes) == promised
    await house.shown(lambda: "has begun" in card.text)
    # Everybody may read them in the channel, but only those who ask for it see so many digits.
    assert table.row.salt
    assert f"||fingerprint `{promised}` · salt `{table.row.salt}`||" in card.text
    assert table.row.seed not in "".join(message.text for message in publicly(house, ann))


async def test_closed_direct_messages_are_reported_privately_and_not_on_the_card(house: House) -> None:
    (ann,) = house.people("Ann")
    (ben,) = house.people("Ben", dms=False)
    card = await house.open_lobby(ann)
    assert "I’ve sent you a direct message" in (await house.press(ann, card, "join")).text
    assert ann.dm is not None
    assert "You’ve joined" in ann.sees(ann.dm)[0].text
    assert house.server.channel.mention in ann.sees(ann.dm)[0].text
    assert "Your direct messages are closed" in (await house.press(ben, card, "join")).text
    await house.shown(lambda: "(2 of 4)" in card.text)
    assert not any(word in card.text.lower() for word in ("dm", "direct", "direct messages"))


async def test_the_next_join_tries_reopened_direct_messages_again(house: House) -> None:
    (ben,) = house.people("Ben", dms=False)
    card = await house.open_lobby(ben)
    assert "Your direct messages are closed" in (await house.press(ben, card, "join")).text
    await house.press(ben, card, "leave")
    ben.dms = True
    assert "I’ve sent you a direct message" in (await house.press(ben, card, "join")).text
    assert ben.dm is not None
    assert len(ben.sees(ben.dm)) == 1


async def test_a_refused_direct_message_is_not_retried(house: House) -> None:
    (ann,) = house.people("Ann", dms=False)
    await house.sit_down(ann, ai=1)
    refused = [entry for entry in house.server.traffic if entry["status"] == 403]
    assert len(refused) == 1


# ---------------------------------------------------------------- options


async def options_of(house: House, host: Person, card: Message) -> Message:
    reply = await house.press(host, card, "options")
    assert reply.message is not None
    return reply.message


async def test_every_option_can_be_chosen_from_a_menu(house: House) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann)
    screen = await options_of(house, ann, card)
    table = await table_of(house)
    wanted: dict[str, Any] = {}
    for choice in choices_of(CORSARI):
        if choice.range is not None:
            continue
        # The last value that is not the default; these values are compatible.
        value = "round" if choice.name == "sweep" else next(v for v in choice.values[::-1] if v != choice.default)
        await house.select(ann, screen, "option", [choice.name])
        await house.select(ann, screen, "set", [value], step=choice.name)
        wanted[choice.name] = value
    assert {name: typed(CORSARI, name, table.row.options[name]) for name in wanted} == wanted
    # The note that the lobby is open has vanished; all choices were made on one screen.
    assert privately(ann, house.server.channel) == [screen]
    await house.shown(lambda: "zero" in card.text)


async def test_the_host_takes_a_preset_and_changes_it(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann, "blackbeard")
    screen = await options_of(house, ann, card)
    await house.select(ann, screen, "preset", ["short_voyage"])
    table, game = await table_of(house), GAMES["blackbeard"]
    assert table.row.options == preset(game, "short_voyage")
    await house.shown(lambda: "20" in card.text)
    await house.select(ann, screen, "option", ["governor_peek"])
    await house.select(ann, screen, "set", ["false"], step="governor_peek")
    assert table.row.options == {**preset(game, "short_voyage"), "governor_peek": False}
    assert preset_of(game, table.row.options) == ""
    await house.select(ann, screen, "preset", ["two_captains"])
    assert preset_of(game, table.row.options) == "two_captains"
    forged = Press(table.id, "preset").custom_id("s")  # a menu is a component of type 3
    await rebuffed(house, table, ann, ann.forge(screen, forged, 3, ["no such"]))
    await rebuffed(house, table, ben, ben.forge(card, forged, 3, ["full_war"]))


@pytest.mark.parametrize(
    ("typed_words", "expected"),
    [
        ("short_voyage", {}),
        ("Short_Voyage, turn_cap = 9", {"turn_cap": 9}),
        ("m_hazards=on short_voyage", {}),
        ("short_voyage，turn_cap＝９", {"turn_cap": 9}),
    ],
)
def test_a_preset_may_be_typed_before_other_options(typed_words: str, expected: Mapping[str, Any]) -> None:
    """A later option overrides an earlier one."""
    game = GAMES["blackbeard"]
    assert read_choices(game, typed_words) == {**preset(game, "short_voyage"), **expected}


@pytest.mark.parametrize("name", ["limit", "fixed_rounds", "max_rounds"])
async def test_numbers_are_typed_into_a_modal(house: House, name: str) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann)
    screen = await options_of(house, ann, card)
    if name == "fixed_rounds":
        # It is on offer only where a match ends so.
        await house.select(ann, screen, "option", ["end_mode"])
        await house.select(ann, screen, "set", ["fixed_rounds"], step="end_mode")
    await house.select(ann, screen, "option", [name])
    reply = await house.press(ann, screen, "type", step=name)
    assert reply.modal is not None
    await settled(await ann.submit(reply.modal, {"value": " 25 "}))
    assert (await table_of(house)).row.options[name] == 25
    assert "25" in screen.text


async def test_a_number_may_be_typed_as_a_japanese_keyboard_writes_it(house: House) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann)
    screen = await options_of(house, ann, card)
    await house.select(ann, screen, "option", ["limit"])
    modal = (await house.press(ann, screen, "type", step="limit")).modal
    assert modal is not None
    await settled(await ann.submit(modal, {"value": "３０"}))
    assert (await table_of(house)).row.options["limit"] == 30


async def test_numbers_out_of_range_are_refused_kindly(house: House) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann)
    screen = await options_of(house, ann, card)
    await house.select(ann, screen, "option", ["limit"])
    table = await table_of(house)
    for text in (" ", "0", "999999", "-5", "--5", "²", "101.5", "many", "9" * 10, "<@1>"):
        modal = (await house.press(ann, screen, "type", step="limit")).modal
        assert modal is not None
        told = await rebuffed(house, table, ann, ann.submit(modal, {"value": text}))
        assert told == "That value isn’t allowed for the option “Limit”.", text


async def test_incompatible_options_are_refused(house: House) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann, options="sweep=eliminate_two")
    screen = await options_of(house, ann, card)
    await house.select(ann, screen, "option", ["end_mode"])
    act = house.select(ann, screen, "set", ["first_bust"], step="end_mode")
    assert "Sweep" in await rebuffed(house, await table_of(house), ann, act)


async def test_options_can_be_left_unchanged(house: House) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann)
    screen = await options_of(house, ann, card)
    before = screen.text
    await house.select(ann, screen, "option", ["advice"])
    await house.press(ann, screen, "options")
    assert screen.text == before


async def test_option_texts_count_seats_from_one(house: House) -> None:
    """The rules and the store count seats from 0."""
    ann, ben = house.people("Ann", "Ben")
    typed_ahead = await ann.autocomplete("game new", house.server.channel, "options", "first", game="corsari")
    offered = {choice.value for choice in typed_ahead}
    assert offered == {"first_dealer=random", *(f"first_dealer={seat}" for seat in range(1, 5))}
    card = await house.open_lobby(ann, options="first_dealer=2")
    table = await table_of(house)
    assert table.row.options["first_dealer"] == 1
    assert "First dealer: seat 2" in card.text
    screen = await options_of(house, ann, card)
    await house.select(ann, screen, "option", ["first_dealer"])
    (menu,) = screen.selects
    assert [(option.value, option.label) for option in menu.options if option.default] == [("2", "seat 2")]
    await house.select(ann, screen, "set", ["1"], step="first_dealer")
    assert table.row.options["first_dealer"] == 0
    refused = await settled(await ben.slash("game new", house.server.channel, game="corsari", options="first_dealer=0"))
    assert "isn’t allowed for the option “First dealer”" in refused.text


async def test_a_first_dealer_on_an_empty_seat_is_refused_at_the_start(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann, options="first_dealer=4")
    await house.press(ann, card, "join")
    await house.press(ben, card, "join")
    await house.shown(lambda: "Ready." in card.text)
    told = await rebuffed(house, await table_of(house), ann, house.press(ann, card, "start"))
    assert "First dealer" in told


async def test_the_host_sees_only_options_that_count_beside_the_others(house: House) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann)
    screen = await options_of(house, ann, card)
    rounds, limit = (f"**{words_for('en').setting(CORSARI, name).label}**" for name in ("fixed_rounds", "limit"))
    assert limit in screen.text
    assert rounds not in screen.text
    assert "fixed_rounds" not in [entry.value for one in screen.selects for entry in one.options]
    await house.select(ann, screen, "option", ["end_mode"])
    await house.select(ann, screen, "set", ["fixed_rounds"], step="end_mode")
    assert limit not in screen.text
    assert rounds in screen.text
    assert "fixed_rounds" in [entry.value for one in screen.selects for entry in one.options]
    # An option that counts no longer is not told to the others, but keeps its value.
    table, store, host = await table_of(house), house.bot.services.store, Guest(ann.id, ann.name, manager=False)
    await set_option(store, table, host, "fixed_rounds", "12")
    await house.shown(lambda: "12" in card.text)
    await set_option(store, table, host, "end_mode", "last_standing")
    await house.shown(lambda: "12" not in card.text)
    assert table.row.options["fixed_rounds"] == 12


def test_a_voyage_without_a_war_lists_only_what_would_bring_it() -> None:
    words, game = words_for("en"), GAMES["blackbeard"]
    labels = {name: words.setting(game, name).label for name in game.options.model_fields}
    war = [name for name, label in labels.items() if label.startswith("War – ")]
    assert [name for name in options_that_count(game, preset(game, "full_war")) if name in war] == war
    voyage = options_that_count(game, preset(game, "short_voyage"))
    assert [name for name in voyage if name in war] == ["m_hunters", "m_rivals", "m_hazards"]
    assert "max_active" not in voyage
    duels = options_that_count(game, {**preset(game, "short_voyage"), "m_hazards": True})
    assert "duel_win_popularity" in duels


async def test_a_game_with_more_options_than_a_menu_holds_offers_every_one(house: House) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann, game="kaiser")
    screen = await options_of(house, ann, card)
    names = options_that_count(GAMES["kaiser"], (await table_of(house)).row.options)
    assert len(names) > SELECT_OPTIONS
    menus = screen.selects
    assert [entry.value for one in menus for entry in one.options] == names
    # One of the last menu can be chosen as well.
    step = next(press.step for custom_id, press in presses(screen) if custom_id == menus[-1].custom_id)
    assert len({menu.custom_id for menu in menus}) == len(menus)
    await house.select(ann, screen, "option", [names[-1]], step=step)
    assert words_for("en").setting(GAMES["kaiser"], names[-1]).hint in screen.text


async def seated_by(house: House, table_id: int) -> list[int | None]:
    """Return the ids of the interactions that seated those who sit at a table now, by seat."""
    return [sitting.interaction_id for sitting in await house.bot.store.sittings.at(table_id)]


async def test_the_salt_is_made_of_every_join_by_seat_and_of_the_start(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    house.settings.dice_seed = None
    card = await house.open_lobby(ann)
    replies = [await house.press(person, card, "join") for person in (ann, ben)]
    await house.press(ann, card, "ai")
    replies.append(await house.press(cat, card, "join"))
    await house.shown(lambda: "(4 of 4)" in card.text)
    # Ann leaves her seat and takes it again: only the second join counts.
    await house.press(ann, card, "leave")
    await house.shown(lambda: "(3 of 4)" in card.text)
    replies[0] = await house.press(ann, card, "join")
    joins = [reply.interaction.id for reply in replies]
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert await seated_by(house, table.id) == [joins[0], joins[1], None, joins[2]]
    start = (await house.press(ann, card, "start")).interaction.id
    assert table.row.salt == "-".join(map(str, [*joins, start]))
    assert table.row.head is not None
    assert table.row.head.salt == table.row.salt
    await house.shown(lambda: "has begun" in card.text)
    assert f"`{table.row.salt}`" in card.text


async def test_ai_seats_add_nothing_to_the_salt(house: House) -> None:
    (ann,) = house.people("Ann")
    house.settings.dice_seed = None
    card = await house.open_lobby(ann)
    for _ in range(2):
        await house.press(ann, card, "ai")
    await house.shown(lambda: "Ready." in card.text)
    start = (await house.press(ann, card, "start")).interaction.id
    assert (await table_of(house)).row.salt == str(start)
