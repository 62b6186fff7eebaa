"""What the place of results shows of a part of the story: what decided it, small, then what it brought."""

from dataclasses import replace
from typing import Any

import pytest

from bot.delivery.streams import Story
from bot.screens.context import Context
from bot.screens.summary import summary
from bot.text import words_for
from bot.touch.earlier import Earlier, Kept, numbered, result_lines, told_apart, told_by_results
from bot.touch.since import answered_by_order
from rules import GAMES
from rules.kernel import Match, SeenEvent

KAISER = GAMES["kaiser"]
CONTEXT = Context(words_for("en", strict=True), KAISER, 1, ("Ann", "Ben").__getitem__)
RAIDER, MERCHANT, CRUISER = "R9", "M30", "amc#1"


def part(*told: tuple[str, dict[str, Any]]) -> list[SeenEvent]:
    """Return public events, the first of them number 1."""
    return [SeenEvent(n, kind, data, None, personal=False, public=n, known=n) for n, (kind, data) in enumerate(told, 1)]


def roll(purpose: str, outcome: str, ours: tuple[int, str], theirs: tuple[int, str]) -> tuple[str, dict[str, Any]]:
    """Return the event of an attack."""
    sides = {
        side: {"seat": seat, "what": what, "dice": [{"die": "B", "face": 8}], "mods": [], "result": 8}
        for side, (seat, what) in (("ours", ours), ("theirs", theirs))
    }
    return "roll", {"purpose": purpose, "contest": "attack", **sides, "outcome": outcome, "ship": None}


def lines(events: list[SeenEvent]) -> list[str]:
    return [line.replace("\u2060", "") for line in result_lines(CONTEXT, events)]


def test_a_duel_of_cruisers_is_a_result_with_the_dice_of_both() -> None:
    first = roll("amc", "sunk", (0, RAIDER), (1, CRUISER))
    back = roll("amc_guns", "damaged", (1, CRUISER), (0, RAIDER))
    scored = "card_scored", {"seat": 0, "card": CRUISER}
    hit = "damaged", {"seat": 0, "ship": RAIDER, "damage": 1}
    events = part(("turn_start", {"seat": 0, "extra": False, "fog": False}), first, back, scored, hit)
    assert KAISER.telling.ends(events) == [(4, 5)]
    dice_of_one, dice_of_other, result, damage = lines(events)
    assert dice_of_one.startswith("-# 🎲 Against the merchant cruiser: ")
    assert dice_of_other.startswith("-# 🎲 The merchant cruiser fires at the same time: Ben")
    assert result.startswith("🏅")
    assert damage.startswith("💥")


def test_a_sinking_shows_its_dice_although_another_ship_was_damaged_before_it() -> None:
    strike = roll("intercept", "damaged", (0, RAIDER), (1, MERCHANT))
    trap = roll("trap", "sunk", (1, "trap#1"), (0, RAIDER))
    hit = "damaged", {"seat": 1, "ship": MERCHANT, "damage": 1}
    sunk = "sunk", {"seat": 0, "ship": RAIDER, "by": 1, "doubled": False}
    shown = lines(part(strike, trap, hit, sunk))
    assert [line.startswith("-# ") for line in shown] == [True, True, True, False]
    assert shown[-1].startswith("☠️")


def test_a_result_begins_with_the_attack_and_the_reaction() -> None:
    facts = {"attack": "RI", "what": RAIDER, "coin": "BGW", "night": False, "surprise": False, "searchlight": False}
    declared = "declared", {**facts, "seat": 0, "defender": 1, "cargo": False, "ship": RAIDER, "targets": [MERCHANT]}
    reacted = "reacted", {"seat": 1, "window": "react", "target": MERCHANT, "card": "trap#1"}
    identified = "identified", {"seat": 0, "ship": RAIDER}
    strike = roll("intercept", "none", (0, RAIDER), (1, MERCHANT))
    trap = roll("trap", "sunk", (1, "trap#1"), (0, RAIDER))
    sunk = "sunk", {"seat": 0, "ship": RAIDER, "by": 1, "doubled": False}
    began = "turn_start", {"seat": 0, "extra": False, "fog": False}
    attack, answer, *_, last = lines(part(began, declared, reacted, identified, strike, trap, sunk))
    assert attack.startswith("-# ⚔️ 🏴\u200d☠️ Leopard attacks 🚢 Westburn of Ben")
    assert answer == "-# 🛡️ Ben answers: Trap! The merchant fires back, and a raider loses its disguise."
    assert last.startswith("☠️")


def test_damage_alone_ends_no_part_of_the_story() -> None:
    """The board shows the fight with its dice; the channel would get a message that stays for each hit."""
    strike = roll("intercept", "damaged", (0, RAIDER), (1, MERCHANT))
    hit = "damaged", {"seat": 1, "ship": MERCHANT, "damage": 1}
    assert KAISER.telling.ends(part(strike, hit)) == []


def test_a_merchant_cruiser_that_fires_back_is_a_result_with_all_dice_though_no_ship_sinks() -> None:
    facts = {"attack": "RI", "what": RAIDER, "coin": "BGW", "night": False, "surprise": False, "searchlight": False}
    declared = "declared", {**facts, "seat": 0, "defender": 1, "cargo": False, "ship": RAIDER, "targets": [MERCHANT]}
    reacted = "reacted", {"seat": 1, "window": "react", "target": MERCHANT, "card": CRUISER}
    first = roll("amc", "none", (0, RAIDER), (1, CRUISER))
    back = roll("amc_guns", "damaged", (1, CRUISER), (0, RAIDER))
    hit = "damaged", {"seat": 0, "ship": RAIDER, "damage": 1}
    began = "turn_start", {"seat": 0, "extra": False, "fog": False, "deception": False}
    events = part(began, declared, reacted, first, back, hit, began)
    assert KAISER.telling.ends(events) == [(5, 6)]
    assert told_by_results(KAISER.telling, events) == [range(2, 7)]
    attack, answer, *dice, damage = lines(events[:6])
    assert attack.startswith("-# ⚔️")
    assert answer.startswith("-# 🛡️ Ben answers: AMC")
    assert [line.split(":")[0] for line in dice] == [
        "🎲 Against the merchant cruiser",
        "🎲 The merchant cruiser fires at the same time",
    ]
    assert damage.startswith("💥")
    assert summary(CONTEXT, events[:6]).replace("\u2060", "").split("\n") == [*dice, damage]
    # The channel gets a message of its own for it, and people who have a ship in it may read on.
    assert Story(KAISER, events, personal=False).end_after(0) == 6
    assert [KAISER.telling.reader(event) for event in events[3:5]] == [0, 1]


def test_a_trap_and_a_q_ship_that_fire_back_are_results_too() -> None:
    strike = roll("intercept", "none", (0, RAIDER), (1, MERCHANT))
    trap = roll("trap", "none", (1, "trap#1"), (0, RAIDER))
    assert KAISER.telling.ends(part(strike, trap)) == [(2, 2)]
    assert [line.startswith("-# ") for line in lines(part(strike, trap))] == [True, False]
    shot = roll("duel", "none", (0, "submarines#1"), (1, "q_ship#1"))
    assert KAISER.telling.ends(part(shot)) == [(1, 1)]
    # A mere challenge of a ship is none.
    assert KAISER.telling.ends(part(roll("break_contact", "failure", (1, MERCHANT), (0, RAIDER)))) == []


def test_an_elimination_is_told_after_what_it_follows_from() -> None:
    corsari = replace(CONTEXT, game=GAMES["corsari"])
    void = "round_void", {"seat": 0}
    out = "seat_eliminated", {"seat": 1, "total": 50, "place": 2, "limit": 101, "cause": "resigned"}
    first, second = result_lines(corsari, part(void, out))
    assert first.startswith("🍺")
    assert second.startswith("☠️ Ben is eliminated")


def test_who_is_out_stands_before_the_points_of_each() -> None:
    match = Match.start("corsari", 4, "out", "", {"limit": 40})
    assert match.game is not None
    while not any(event.kind == "seat_eliminated" for event in match.events(None)):
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, match.game.pilot(match.view(seat), question), question.id)
    events = match.events(None)
    last = max(n for n, event in enumerate(events, 1) if event.kind == "seat_eliminated")
    out = sum(event.kind == "seat_eliminated" for event in events)
    shown = result_lines(replace(CONTEXT, game=match.game, names=tuple("ABCD").__getitem__), events[:last])
    told = "\n".join(shown).splitlines()
    assert told[0].startswith("📜")
    assert [line[0] for line in told[1 : out + 1]] == ["☠"] * out
    assert [line[0] for line in told[out + 1 :]] == [*"ABCD"]


@pytest.mark.parametrize("ordered", [False, True])
def test_only_an_answer_by_order_since_the_last_one_in_person_is_told(ordered: bool) -> None:
    match = Match.start("corsari", 2, "order", "", {})
    if ordered:
        match.set_orders(0, {"loading": "best"})
    while match.questions and not any(event.kind == "loads_revealed" for event in match.events(None)):
        seat, question = next(iter(match.questions.items()))
        sails = seat == 1 and question.kind == "act"
        match.answer(seat, "sail" if sails else question.default, question.id)
    assert answered_by_order(match, 0) == ordered
    assert not answered_by_order(match, 1)


def test_a_result_says_its_round() -> None:
    begun = "round_start", {"round": 2, "deck": 20, "aside": 0, "extra": False, "teams": False}
    strike = roll("intercept", "sunk", (0, RAIDER), (1, MERCHANT))
    sunk = "sunk", {"seat": 1, "ship": MERCHANT, "by": 0, "doubled": False}
    events = part(begun, strike, sunk)
    first, last = numbered(CONTEXT, events, lines(events))
    assert first.startswith("-# Round 2: 🎲")
    assert last.startswith("☠️")
    # The result of a round names it itself.
    over = part(begun, ("round_points", {"round": 2, "rows": []}))
    assert numbered(CONTEXT, over, ["🏆 Round 2 is over."]) == ["🏆 Round 2 is over."]


def test_where_the_board_shows_the_end_no_result_of_the_last_round_stands_beside_it() -> None:
    match = Match.start("kaiser", seats=2, seed="the end", options={"deck_size": 15, "rounds": 1})
    while match.result is None:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, question.default, question=question.id)
    assert match.events(None)[KAISER.telling.ends(match.events(None))[-1][0] - 1].kind == "round_points"
    assert Earlier(Kept(), "dark").result(CONTEXT, match) is None


def test_what_a_result_tells_is_known_by_number() -> None:
    tortuga = GAMES["tortuga"].telling
    vote = {"vote": "brawl", "where": "TORTUGA", "captain": 1}
    called = "vote_called", {"seat": 1, "voters": [1], "others": [], "cardless": [], **vote}
    shown, decided = ("vote_revealed", {**vote}), ("vote_result", {"seat": 1, "outcome": "french", **vote})
    moved = "treasure_moved", {"count": 2}
    events = part(("turn_started", {"seat": 1}), called, shown, decided, moved, ("turn_started", {"seat": 0}), called)
    assert told_by_results(tortuga, events) == [range(2, 6)]
    # A reader has seen a card of their own between, which no result tells, and counts the events otherwise.
    own = SeenEvent(2, "ballot_ack", {"seat": 0}, None, personal=True, public=None, known=1)
    seen = [own, *(event._replace(n=event.n + 1) for event in events[1:])]
    assert told_apart(tortuga, events, seen) == {3: (0, 2), 4: (0, 3), 5: (0, 4), 6: (0, 5)}
    # Nor does it tell what only this reader sees of an event.
    more = [event._replace(personal=event.n == 4) for event in seen]
    assert told_apart(tortuga, events, more) == {3: (0, 2), 5: (0, 4), 6: (0, 5)}
