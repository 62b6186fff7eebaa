"""A voter's resignation reveals to nobody whether the seat had voted, nor does anything that the bot sends."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.kernel import Match
from rules.kernel.engine import Engine

from ..house import settled
from .polls import ANN, BEN, DAN, FAY, asks, casts, differences, poll, resigns, seen

UNTIL = 400.0
AROUND = (asks(25), asks(95), asks(300))
"""Nobody asks in the minute in which the last ballot comes in."""

HAD_VOTED = (casts(ANN, 3), resigns(ANN, 20), casts(BEN, 70), casts(DAN, 130), casts(FAY, 190))
HAD_NOT = {
    "before the others": (resigns(ANN, 3), casts(BEN, 70), casts(DAN, 130), casts(FAY, 190)),
    "among the others": (casts(BEN, 3), resigns(ANN, 80), casts(FAY, 130), casts(DAN, 190)),
    "as the last": (casts(DAN, 10), casts(BEN, 70), casts(FAY, 130), resigns(ANN, 190)),
}


async def test_others_cannot_see_whether_a_voter_who_resigned_had_voted(tmp_path: Path) -> None:
    async with poll(tmp_path / "had voted", [*HAD_VOTED, *AROUND], UNTIL) as one:
        voted = one.seen
        assert [at for at in one.edits() if at < 190] == [0.0, 60.0, 120.0, 180.0]
        assert next(at for at, told in voted if "Ann resigns" in told) == 190.0
    for name, acts in HAD_NOT.items():
        assert differences(voted, await seen(tmp_path / name, [*acts, *AROUND], UNTIL)) == [], name


async def test_the_player_hears_when_the_others_will_know_and_cannot_resign_twice(tmp_path: Path) -> None:
    async with poll(tmp_path / "poll", [casts(BEN, 3)], 10) as one:
        ann, channel = one.people[ANN], one.house.server.channel
        sure = (await settled(await ann.slash("game resign", channel))).message
        assert sure is not None
        assert "once all secret answers are in" in (await one.house.press(ann, sure, "doresign")).text
        assert "You have already resigned." in (await settled(await ann.slash("game resign", channel))).text
        assert not await one.table.look(lambda match: match.plays(ANN))
        assert one.table.plays(ANN)
        assert all("resigns" not in told for _, told in one.seen)


# ---------------------------------------------------------------- planted leaks


def told_at_once(patch: pytest.MonkeyPatch) -> None:
    def leaking(engine: Engine, seat: int) -> None:
        engine._note("resign", seat, "", None)
        engine.table.resign(seat)
        engine.untold.append(seat)
        engine._tell_resigned(seat)

    patch.setattr(Engine, "take_resignation", leaking)


def counted_among_the_acts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "known_acts", property(lambda match: match.acts))


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "told at once": told_at_once,
    "counted among the acts": counted_among_the_acts,
}


@pytest.mark.parametrize("name", LEAKS)
async def test_a_planted_leak_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[name](monkeypatch)
    acts = HAD_NOT["among the others"]
    first = await seen(tmp_path / "had voted", [*HAD_VOTED, *AROUND], 100)
    assert differences(first, await seen(tmp_path / "had not", [*acts, *AROUND], 100))
