"""The status of a port for a pirate: every combination of the facts that decide it (spec 4.7)."""

from dataclasses import astuple
from itertools import product

from rules.blackbeard.world.ports import TERMS, Governor, status

LADDER = ["anti", "neutral", "pro", "refuge"]


def expected(governor: Governor, *, enemy: bool, restored: bool, letter: bool, refuge: bool) -> str:
    """Return what lines 3 to 6 say, read one by one."""
    now = {"none": "neutral", "hidden": "unknown", "anti": "anti", "pro": "pro"}[governor]
    if enemy and not restored:
        now = "anti"
    if letter and now != "unknown":
        now = LADDER[min(LADDER.index(now) + 1, 3)]
    if refuge and governor != "anti" and now != "anti":
        now = "refuge"
    return now


def test_every_combination() -> None:
    governors: tuple[Governor, ...] = ("none", "hidden", "anti", "pro")
    for governor, enemy, restored, letter, refuge in product(governors, *[(False, True)] * 4):
        facts = {"enemy": enemy, "restored": restored, "letter": letter, "refuge": refuge}
        assert status(governor=governor, **facts) == expected(governor, **facts)
        # Lines 1 and 2 decide alone.
        assert status(governor=governor, destroyed=True, pirate_port=True, **facts) == "closed"
        assert status(governor=governor, pirate_port=True, **facts) == "pirate"


def test_examples_of_the_rulebook() -> None:
    assert status() == "neutral"
    assert status(governor="anti", letter=True) == "neutral"
    assert status(governor="pro", letter=True) == "refuge"
    assert status(governor="anti", refuge=True) == "anti"  # the Refuge is suspended (BN 10.72)
    assert status(enemy=True, refuge=True) == "anti"  # lost to the enemy mark (BN 9.22)
    assert status(enemy=True, refuge=True, restored=True) == "refuge"  # won back (BN 10.72)
    assert status(governor="hidden", refuge=True) == "refuge"


def test_each_status_has_its_percentage_refit_and_letter() -> None:
    assert {name: (terms.percentage, terms.refit, terms.letter) for name, terms in TERMS.items() if terms.open} == {
        "refuge": (20, None, 50),
        "pirate": (-20, None, None),
        "pro": (10, 2, 50),
        "neutral": (0, 1, 100),
    }
    assert [name for name, terms in TERMS.items() if terms.retire] == ["refuge", "pirate", "pro"]
    assert [name for name, terms in TERMS.items() if not terms.open] == ["anti", "unknown", "closed"]


def test_4_7_the_whole_table_of_what_each_status_gives() -> None:
    """Sale, refit, debauch, tavern (loss up to, gain from, points), price of a letter, retirement, careening."""
    assert {name: astuple(terms) for name, terms in TERMS.items() if terms.open} == {
        "refuge": (20, None, True, 1, 5, 2, 50, True, True),
        "pirate": (-20, None, True, 1, 4, 2, None, True, True),
        "pro": (10, 2, True, 2, 5, 2, 50, True, True),
        "neutral": (0, 1, True, 3, 5, 1, 100, False, True),
    }
    nothing = {astuple(TERMS[name]) for name in ("anti", "unknown", "closed")}
    assert nothing == {(None, 0, False, 0, 7, 0, None, False, False)}
