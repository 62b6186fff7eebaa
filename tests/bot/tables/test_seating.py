"""The story names the players of each event's time, and the log tells how seats changed hands."""

from bot.loopback import Message, Person
from bot.tables.seating import Holder, Seating
from bot.tables.table import Table

from ...end_to_end.playing import play_on, restart, table_of
from ...house import House, settled
from ..watching import publicly


async def discarded(house: House) -> Table:
    """Begin a match and let Ann and Ben play a turn each."""
    house.settings.dice_seed = "1"
    table = await house.sit_down(*house.people("Ann", "Ben"), options="first_dealer=2")
    await play_on(table, 4)
    await house.bot.settled(table, 30)
    return table


async def taken_over(house: House, table: Table, seat: int, person: Person) -> None:
    """Offer a seat to a person and take it."""
    host = next(one for one in house.server.people if one.id == table.row.host_id)
    await settled(await host.slash("game replace", house.server.channel, seat=str(seat), person=person))
    await house.press(person, await house.board(person, "sit"), "sit")
    await house.bot.settled(table, 30)


async def log_of(house: House, person: Person, page: int) -> Message:
    reply = await settled(await person.slash("game log", house.server.channel, page=page))
    assert reply.message is not None
    return reply.message


async def story_of(house: House, person: Person) -> str:
    """Return the first two pages of the log."""
    return "\n".join(dict.fromkeys([(await log_of(house, person, page)).text for page in (1, 2)]))


async def test_past_events_keep_the_former_players_name(house: House) -> None:
    table = await discarded(house)
    (cat,) = house.people("Cat")
    await taken_over(house, table, 2, cat)
    await play_on(table, 4)
    await house.bot.settled(table, 30)
    lines = (await story_of(house, cat)).splitlines()
    (change,) = [place for place, line in enumerate(lines) if "Cat replaces Ben" in line]
    assert any("Ben discarded" in line for line in lines[:change])
    assert not any("Cat" in line for line in lines[:change])
    assert any("Cat discarded" in line for line in lines[change:])
    assert not any("Ben" in line for line in lines[change + 1 :])
    told = "\n".join(message.text for message in publicly(house, cat))
    # The messages sum up what happened; each part names the players who sat there then.
    assert "Ben" in told
    assert "Cat" in told


async def test_former_names_survive_a_restart_in_log_why_and_moments(house: House) -> None:
    table = await discarded(house)
    (cat,) = house.people("Cat")
    await taken_over(house, table, 2, cat)
    await restart(house)
    table = await table_of(house)
    assert (await story_of(house, cat)).count("Cat") == 1
    log = await log_of(house, cat, 1)
    (label,) = [option for option in log.selects[0].options if "Ben deals, Ann begins" in option.label]
    await house.select(cat, log, "why", [label.value])
    assert "Ben deals, Ann begins" in log.text
    await house.press(cat, log, "at")
    assert "Ben" in log.text
    assert "Cat" not in log.text.partition("Only you")[0]


async def test_the_log_tells_of_an_ai_and_of_a_return(house: House) -> None:
    table = await discarded(house)
    ann, ben = house.server.people
    reply = await settled(await ben.slash("game leave", house.server.channel))
    assert reply.message is not None
    await house.press(ben, reply.message, "doleave")
    await taken_over(house, table, 2, ben)
    text = await story_of(house, ann)
    assert text.index("An AI replaces Ben") < text.index("Ben is back")


def test_an_owner_after_a_stand_in_counts_as_back() -> None:
    def holder(name: str, user_id: int | None, since: int, for_user: int | None = None) -> Holder:
        return Holder(0, name, user_id, since, for_user)

    ann, dan, ai, eve = holder("Ann", 1, 0), holder("Dan", 2, 4, 1), holder("AI", None, 6, 1), holder("Eve", 3, 9)
    for seats, kinds in (
        ([ann, dan, holder("Ann", 1, 9)], ["person", "back"]),
        ([ann, dan, ai, holder("Ann", 1, 9)], ["person", "ai", "back"]),
        ([ann, dan, eve], ["person", "person"]),
        ([ann, holder("Dan", 2, 4), holder("Ann", 1, 9)], ["person", "person"]),
    ):
        assert [change.kind for change in Seating(seats).changes] == kinds
