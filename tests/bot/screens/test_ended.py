"""The end of a match: the ranking, the seal of the dice, and the buttons."""

from bot.cli.player import holding
from bot.loopback import Message, Person
from rules.kernel import commitment_of

from ...house import House
from ..evenings import AT_THE_END, opened, over, told
from ..watching import publicly


async def last(house: House, person: Person) -> Message:
    """Return the table's last message."""
    board = await house.board(person, "again")
    assert board is publicly(house, person)[-1]
    return board


async def test_the_last_message_tells_ranking_scores_and_reason(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await over(house, ann, ben, options="end_mode=fixed_rounds fixed_rounds=1 sweep=round")
    board = await last(house, ben)
    result = await table.look(lambda match: match.result)
    assert "The last round is over" in board.text
    names = ["Ann", "Ben"]
    for place, shared in enumerate(result.ranking, 1):
        for seat in shared:
            score = str(result.scores[seat]).replace("-", "−")
            assert f"{place if len(result.ranking) > 1 else 1}. {names[seat]}: {score}" in board.text
    assert "Scuttled cards (put aside when sailing):" in board.text
    assert [button.label for button in board.buttons] == AT_THE_END
    assert not holding(board, lambda press: press.verb == "move")


async def test_a_button_leads_to_the_lesson_of_the_game(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)
    lesson = await opened(house, ben, await last(house, ben), "learn")
    assert lesson.ephemeral_for == ben.id
    assert [row.game for row in await house.bot.store.lessons.of(ben.id)] == ["corsari"]


async def test_a_button_shows_the_seal_of_the_dice_and_the_salt_but_not_the_secret(house: House) -> None:
    house.settings.dice_seed = None
    ann, ben = house.people("Ann", "Ben")
    table = await over(house, ann, ben)
    board = await last(house, ben)
    head = await table.look(lambda match: match.head)
    commitment = commitment_of(await table.look(lambda match: match.key_hashes()))
    assert head.salt
    # Few people look at so many digits.
    assert not any(digits in board.text for digits in (commitment, head.salt, head.seed))
    dice = await opened(house, ben, board, "dice")
    assert commitment in dice.text
    assert head.salt in dice.text
    assert head.seed not in dice.text
    checked = await opened(house, ben, dice, "verify")
    assert "✅ The keys of the draws match the fingerprint" in checked.text


async def test_verify_confirms_an_intact_match(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben)
    open_text = (await told(house, eve, "game verify")).text
    assert "Its 0 answers were replayed" in open_text
    head, entries = await table.look(lambda match: (match.head, list(match.entries)))
    assert head.seed not in open_text
    assert "The keys of the draws" not in open_text
    for question in list((await table.look(lambda match: match.questions)).values()):
        await table.answer(question.seat, question.default, question.id, by="default")
    entries = await table.look(lambda match: list(match.entries))
    text = (await told(house, ann, "game verify")).text
    assert "Its one answer was replayed with the same result" in text
    assert not any(entry.digest in text for entry in entries)


async def test_verify_at_the_end_checks_the_keys(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await over(house, ann, ben)
    count = await table.look(lambda match: (len(match.entries), len(match.draws)))
    text = (await told(house, eve, "game verify")).text
    assert (
        "Its {} answers and other acts and {} random draws (a shuffle counts as one) were replayed".format(*count)
        in text
    )
    assert "✅ The keys of the draws match the fingerprint" in text


async def test_verify_finds_a_log_that_was_changed(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await over(house, ann, ben)
    async with house.bot.store._database.writing() as write:
        await write.all("DROP TRIGGER entries_are_not_changed")
        await write.all("UPDATE entries SET digest = ? WHERE table_id = ? AND position = 3", "0" * 32, table.id)
    text = (await told(house, eve, "game verify")).text
    assert text.startswith("❌ The match was altered in the bot’s database")
    assert "0" * 32 not in text


async def test_verify_finds_a_log_that_was_cut(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await over(house, ann, ben)
    async with house.bot.store._database.writing() as write:
        await write.all("DROP TRIGGER entries_are_not_deleted")
        await write.all(
            "DELETE FROM entries WHERE table_id = ?1"
            " AND position = (SELECT max(position) FROM entries WHERE table_id = ?1)",
            table.id,
        )
    assert (await told(house, eve, "game verify")).text.startswith("❌ The match was altered in the bot’s database")
