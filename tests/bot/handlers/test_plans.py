"""Moves planned ahead on the screen: one form, after which the moves follow by order while the others react."""

from bot.cli.player import presses
from rules import GAMES
from rules.kernel import Question

from ...house import House, settled
from ..evenings import opened

AHEAD = {"pass": "if_unable", "moves": "ahead"}


async def test_a_turn_is_planned_in_one_form(house: House) -> None:
    people = house.people("Ann", "Ben")
    table = await house.sit_down(*people, game="kaiser")
    for seat, person in enumerate(people):
        await table.set_orders(seat, AHEAD, person.id, 900 + seat)

    async def asked() -> tuple[int, Question]:
        return next(iter((await table.look(lambda match: dict(match.questions))).items()))

    while (await asked())[1].kind != "ahead":
        seat, question = await asked()
        answer = await table.look(lambda match, seat=seat, question=question: pilot(match.view(seat), question))
        await table.answer(seat, answer, question.id, by="player", user_id=people[seat].id)
    seat, question = await asked()
    person, moves = people[seat], question.steps[0].options
    plan = await table.look(lambda match: pilot(match.view(seat), question))
    steps = {step.step: step for step in question.steps_with(plan)}
    screen = await house.own_screen(person)
    assert "Plan your moves" in screen.text
    assert "What will you do first?" in screen.text
    assert len(moves) > len(["end_turn", "ask_again"])
    for step, asks in steps.items():
        given = plan[step]
        if isinstance(given, list):
            # What is put in order is picked one by one.
            for chosen in [[one] for one in given] if asks.ordered else [given] if given else []:
                screen = (await house.select(person, screen, "k", chosen, step=step)).message or screen
            screen = await opened(house, person, screen, "done", step=step)
        elif any(press.verb == "a" and press.arg == given for _, press in presses(screen)):
            screen = await opened(house, person, screen, "a", step=step, arg=given)
        else:
            menu = next(menu for menu in screen.selects if given in [option.value for option in menu.options])
            screen = (await settled(await person.select(screen, menu.custom_id, [given]))).message or screen
    assert "1. " in screen.text
    before = await table.look(lambda match: len(match.entries))
    await house.press(person, screen, "confirm")
    entries = await table.look(lambda match: match.entries[before:])
    assert (entries[0].kind, entries[0].by) == ("ahead", "player")
    assert {entry.by for entry in entries[1:] if entry.kind == "play"} <= {"order"}


def pilot(view: object, question: Question) -> object:
    """Return the answer of Kaiser's AI."""
    return GAMES["kaiser"].pilot(view, question)  # pyright: ignore[reportArgumentType]
