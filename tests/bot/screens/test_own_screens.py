"""A player's hand and question, in direct messages and behind the buttons in the channel."""

from bot.cli.player import Cast, Player
from bot.loopback import Person
from bot.screens.context import Context
from bot.screens.pages import out_line
from bot.tables.table import Table
from bot.text import words_for
from rules.corsari import GAME as CORSARI
from rules.kernel import Match, Question

from ...house import House, settled
from ..evenings import AT_THE_END
from ..watching import privately, publicly, rebuffed

ENDED = {"round_scored", "round_void", "match_ended"}


async def hand_of(table: Table, seat: int) -> list[str]:
    """Return the cards of a hand as they are written in English: the letters of a colour and the number."""
    hand = await table.look(lambda match: match.view(seat).me.hand)  # type: ignore[attr-defined]
    return [f"{words_for('en').line('corsari-letter', letters=card[0])}{card[1:]}" for card in hand]


async def questions(table: Table) -> dict[int, Question]:
    return await table.look(lambda match: dict(match.questions))


async def play_round(house: House, table: Table, people: list[Person]) -> None:
    """Have people play by pressing until the first round is scored or void, or the match is over."""
    players = [Player(Cast(house.server, house.bot, people), table, seat) for seat in range(len(people))]
    while not await table.look(lambda match: ENDED & {event.kind for event in match.events(None)}):
        for seat, question in (await questions(table)).items():
            await players[seat].answer(question)


async def test_the_hand_and_the_question_come_by_direct_message(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await house.bot.settled(table, 30)
    for seat, person in enumerate((ann, ben)):
        assert person.dm is not None
        text = "\n".join(message.text for message in person.sees(person.dm))
        assert all(card in text for card in await hand_of(table, seat))
        assert ("Where do you draw from?" in text) == (seat == 0)
        assert "against the rules" in text


async def test_my_hand_and_my_move_work_for_every_player_at_any_time(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    board = await house.board(ben)
    await house.bot.settled(table, 30)
    before = [message.text for message in publicly(house, ben)]
    for verb in ("hand", "move"):
        told = await rebuffed(house, table, ben, house.press(ben, board, verb))
        assert all(card in told for card in await hand_of(table, 1))
        assert "Nothing to do right now" in told
        told = await rebuffed(house, table, ann, house.press(ann, board, verb))
        assert "Where do you draw from?" in told
    assert [message.text for message in publicly(house, ben)] == before


async def test_the_channel_has_few_messages_and_mentions_only_players(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    board = await house.board(ann)
    await house.press(ann, board, "a", arg="pile")
    screen = await house.own_screen(ann)
    await house.select(ann, screen, "a", [screen.selects[0].options[0].value])
    await house.bot.settled(table, 30)
    assert len(publicly(house, ann)) <= 3
    assert all(set(message.mentions) <= {ann.id, ben.id} for message in publicly(house, ann))


async def test_a_round_is_played_from_the_channel_alone_with_closed_messages(house: House) -> None:
    people = house.people("Ann", "Ben", dms=False)
    table = await house.sit_down(*people, options="limit=20")
    await play_round(house, table, people)
    await house.bot.settled(table, 30)
    assert all(person.dm is None or person.sees(person.dm) == [] for person in people)
    told = "\n".join(message.text for message in publicly(house, people[0]))
    assert any(words in told for words in ("The scores", "wins", "the round is void"))
    refused = [entry for entry in house.server.traffic if entry["status"] == 403]
    assert len(refused) == len(people)


async def test_after_the_end_my_hand_still_answers(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    screen = await house.own_screen(ann)
    for person in (ann, ben):
        reply = await settled(await person.slash("game resign", house.server.channel))
        assert reply.message is not None
        await house.press(person, reply.message, "doresign")
    await house.bot.settled(table, 30)
    assert table.row.state == "over"
    before = len(privately(ann, house.server.channel))
    board = publicly(house, ann)[-1]
    assert [button.label for button in board.buttons] == AT_THE_END
    await house.shown(lambda: "Everyone has resigned" in screen.text)
    assert len(privately(ann, house.server.channel)) == before


def test_a_seat_that_is_out_reads_how_it_came_to_that() -> None:
    match = Match.start(CORSARI, 3, "out 4", "", {"limit": 60, "sweep": "round"})
    while match.plays(0):
        assert match.result is None
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, question.default if seat == 0 else CORSARI.pilot(match.view(seat), question), question.id)
    told = {
        locale: out_line(Context(words_for(locale), CORSARI, 1, ("Ann", "Ben", "Cleo").__getitem__), match, 0)
        for locale in ("en", "fr", "ja")
    }
    assert match.result is None
    points = match.view(0).totals[0]  # type: ignore[attr-defined]
    assert told["en"] == (
        f"☠️ Ann is eliminated with {points} points (limit: 60) and finishes 3rd.\n"
        "You are out of this match. The others play on.\n"
        "You can play at another table now: use `/game new` in another channel or thread."
    )
    assert told["fr"].endswith("`/partie nouvelle` en ouvre une dans un autre salon ou un fil.")
    assert told["ja"].endswith("`/ゲーム 新規`を使うと、新しい卓で遊べます。")
    alone = Context(words_for("en"), CORSARI, 1, ("Ann", "Ben", "Cleo").__getitem__, alone=True)
    assert out_line(alone, match, 0).endswith("The others play on."), "the AIs are soon done, and there is a rematch"
    assert f"累計{points}点（60点以上）で敗退し、3位になりました。" in told["ja"]
    assert f"{points} points (seuil\u00a0: 60)" in told["fr"]
