"""A movement die of Barbe Noire 2 that is rolled again: the orders that are filled in fit the new one (spec 4.3.2d)."""

from bot.tables.drafts import Draft, stored_draft
from rules.kernel import Match

from ...house import House


async def test_orders_to_search_still_search_after_a_reroll(house: House) -> None:
    """A search needs the whole move: with the move that was chosen for the old die it would be dropped unsaid."""
    people = house.people("Ann", "Ben", "Cat")
    table = await house.sit_down(*people, game="blackbeard", options="governors_per_seat=0")
    for number in range(20):
        asked = await table.look(lambda match: dict(match.questions))
        seat, question = next(iter(asked.items()))
        if question.kind == "orders":
            break
        answer = await table.look(lambda match, question=question: question.default)
        await table.answer(seat, answer, question.id, by="player", user_id=people[seat].id, press=700 + number)
    changed = 0
    for seat, person in enumerate(people):
        question = await table.look(lambda match, seat=seat: match.questions[seat])
        steps = {step.step for step in question.steps_with({})}
        name = next(one.removesuffix("_reroll") for one in steps if one.endswith("_reroll"))
        hunts = next(dict(plan.answer) for plan in question.proposals if plan.id == "hunt")

        def dice(match: Match, name: str = name) -> tuple[int, int]:
            return match.state.hidden.dice[name], match.state.hidden.spare[name]

        first, second = await table.look(dice)
        if hunts[f"{name}_operation"] != "search" or first == second:
            continue
        await table.save_draft(seat, question.id, Draft(steps=hunts).model_dump())
        screen = await house.own_screen(person)
        screen = (await house.select(person, screen, "edit", [f"{name}_reroll"])).message or screen
        screen = (await house.press(person, screen, "a", step=f"{name}_reroll", arg="yes")).message or screen
        screen = (await house.press(person, screen, "confirm", step=f"{name}_reroll")).message or screen
        draft = await stored_draft(house.bot.store, table.id, seat, question.id)
        assert draft.steps is not None
        assert draft.steps[f"{name}_move"] != hunts[f"{name}_move"]
        assert draft.steps[f"{name}_operation"] == "search"
        assert "search the sea" in screen.text
        changed += 1
    assert changed
