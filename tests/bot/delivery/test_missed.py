"""Time-outs of players with closed direct messages are shown on "My hand"."""

import pytest

from ...weeks import Weeks
from ..ears import HOUR, answers, begun
from ..evenings import told


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en-US", "You ran out of time in"), ("fr", "Votre temps est écoulé dans"), ("ja", "で時間切れになりました")],
)
async def test_my_hand_shows_what_was_played_for_an_unreachable_player(weeks: Weeks, locale: str, said: str) -> None:
    (ann,) = weeks.people("Ann", locale=locale, dms=False)
    (ben,) = weeks.people("Ben")
    table = await begun(weeks, ann, ben, time="1h", script="two+two+two")
    assert said not in (await told(weeks, ann, "hand")).text
    await weeks.pass_by(table, HOUR)
    assert [entry.by for entry in await table.look(lambda match: list(match.entries))] == ["default"]
    for command in ("hand", "move"):
        shown = (await told(weeks, ann, command)).text
        assert shown.count(said) == 1
        assert "> " in shown
        assert said not in (await told(weeks, ben, command)).text
    # A take-back removes the line, and so does the player's own answer.
    await weeks.press(ann, await told(weeks, ann, "hand"), "takeback")
    assert said not in (await told(weeks, ann, "hand")).text
    await weeks.told(table)
    await answers(weeks, table)
    assert said not in (await told(weeks, ann, "hand")).text


async def test_a_time_out_told_directly_is_not_shown_on_my_hand(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="1h", script="two+two+two")
    await weeks.pass_by(table, HOUR)
    assert "You ran out of time" not in (await told(weeks, ann, "hand")).text
