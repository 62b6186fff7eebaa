"""The summary of a message: at most three lines of the events of its part, or a result in full."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot import limits
from bot.pictures import Theme
from bot.screens.context import Context
from bot.screens.layout import Picture, Text, texts_of
from bot.screens.log import in_one
from bot.screens.pages import own_page, reduced_page, table_page
from bot.screens.summary import drawn_lines, summary, summary_lines
from bot.tables.drafts import Draft
from bot.text import locales, words_for
from rules import GAMES
from rules.kernel import Match, SeenEvent, Telling

NAMES = ("Ann", "Ben", "Cleo").__getitem__
WORDS = words_for("en")
CORSARI = Context(WORDS, GAMES["corsari"], 1, NAMES)
TORTUGA = Context(WORDS, GAMES["tortuga"], 1, NAMES)
KAISER = Context(WORDS, GAMES["kaiser"], 1, NAMES)


def told(*events: tuple[str, dict[str, Any]], undone: Sequence[int] = ()) -> list[SeenEvent]:
    """Return events, the first of them number 1."""
    return [
        SeenEvent(
            n, kind, data, data.get("rule"), personal=False, undone=99 if n in undone else None, public=n, known=n
        )
        for n, (kind, data) in enumerate(events, 1)
    ]


def drew(seat: int, source: str = "pile", card: str | None = None) -> tuple[str, dict[str, Any]]:
    return "drew", {"seat": seat, "source": source, "card": card, "pile_size": 40, "tavern_size": 5}


def discarded(seat: int, card: str) -> tuple[str, dict[str, Any]]:
    return "discarded", {"seat": seat, "card": card}


SAILED = "sail_declared", {"seat": 1, "forced": False}
LAID = {"crew": ["R1"], "prisoners": [], "stowaways": ["G9"], "scuttled": "none", "total": 9, "colour": "B"}
LAYOUT = "layout_revealed", {"seat": 1, **LAID}
ROW = {"case": "1", "rule": "CO 8.2", "before": 34, "load": 12, "change": 12, "total": 46, "floored": False}
SCORED = "round_scored", {"seat": 1, "declared": 9, "scores": [{"seat": 0, **ROW}]}
OUT = "seat_eliminated", {"seat": 0, "total": 46, "place": 2, "limit": 20, "cause": "limit"}


def fight(what: str, die: str, outcome: str, hit: str | None) -> tuple[str, dict[str, Any]]:
    """Return the roll of an attack of the first seat in The Kaiser's Pirates."""
    ours = {"seat": 0, "what": "R1", "dice": [{"die": die, "face": 8}], "mods": [], "result": 8}
    theirs = {"seat": 1, "what": what, "dice": [{"die": "W", "face": 5}], "mods": [], "result": 5}
    return "roll", {
        "purpose": "intercept",
        "contest": "attack",
        "ours": ours,
        "theirs": theirs,
        "outcome": outcome,
        "hit": hit,
        "ship": None,
    }


def test_a_raider_that_is_identified_is_told_before_the_result() -> None:
    seen = ("identified", {"seat": 1, "ship": "R1"})
    lines = summary(KAISER, told(seen, fight("M30", "G", "sunk", None), SUNK)).splitlines()
    assert "is identified" in lines[0]


def test_the_last_roll_of_a_turn_that_ends_by_itself_is_told_before_the_next_turn() -> None:
    rolled = fight("M30", "G", "damaged", "afloat")
    over = [
        ("discarded", {"seat": 0, "faces": ["collier#1"]}),
        ("drew_card", {"seat": 0, "card": None, "left": 9}),
        ("turn_end", {"seat": 0}),
        ("turn_start", {"seat": 1, "fog": False, "deception": False, "extra": False}),
    ]
    damaged = ("damaged", {"seat": 1, "ship": "M30", "damage": 1})
    answer = [fight("M12", "W", "none", None), ("committed", {"seat": 1, "slots": [], "places": []})]
    attack = {"attack": "WI", "what": "W3", "seat": 1, "defender": 0, "targets": ["M12"], "coin": "BGG"}
    declared = "declared", {**attack, "night": False, "surprise": False, "searchlight": False, "cargo": False}
    lines = summary(KAISER, told(declared, rolled, damaged, *over, declared, *answer)).splitlines()
    assert [line[0] for line in lines] == ["🎲", "…", "*"]
    assert lines[1].startswith("… 🎲")
    assert "a hit, but less than double" in lines[0]
    # Its discards are on the board; that a card was drawn is told, but not which.
    assert summary(KAISER, told(rolled, *over)) == f"{lines[0]}\n**Ann:** draws a card"


SKIPPED = ("turn_skipped", {"seat": 1})
FOGGED = ("turn_start", {"seat": 1, "fog": True, "deception": False, "extra": False})
SUNK = ("sunk", {"seat": 2, "by": 0, "ship": "M12", "va": 3, "doubled": False})


@pytest.mark.parametrize(
    ("locale", "lost", "why"),
    [
        ("en", SKIPPED, "**Ben:** has lost a turn to Bounding Main"),
        ("fr", SKIPPED, "a perdu un tour à cause de Mer forte"),
        ("ja", SKIPPED, "「荒れ模様」でターンが休みになりました"),
        ("en", FOGGED, "**Ben:** has lost a turn in a Fog Bank"),
        ("fr", FOGGED, "a perdu un tour dans un Banc de brume"),
        ("ja", FOGGED, "「濃霧」でターンが休みになりました"),
    ],
)
@pytest.mark.parametrize("ends", [[], [SUNK]])
def test_a_lost_turn_and_its_reason_are_told_before_all_fights(
    locale: str, lost: tuple[str, dict[str, Any]], why: str, ends: list[tuple[str, dict[str, Any]]]
) -> None:
    """Whether the part ends with a result or not, and however many fights followed."""
    context = replace(KAISER, words=words_for(locale))
    fights = [fight("M12", "W", "none", None)] * 9
    lines = summary(context, told(lost, *fights, *ends), beside=True).splitlines()
    assert len(lines) == limits.SUMMARY_LINES
    assert why in lines[0]
    # An ordinary beginning of a turn has no words.
    plain = ("turn_start", {"seat": 1, "fog": False, "deception": False, "extra": False})
    assert summary(context, told(plain, *fights, *ends)) == summary(context, told(*fights, *ends))


@pytest.mark.parametrize(("empty", "lines"), [(True, 1), (False, 0)])
def test_a_seat_reads_beside_its_hand_that_its_turn_passed_for_want_of_cards(*, empty: bool, lines: int) -> None:
    laid = {"seat": 1, "slots": [], "places": [], "faces": [], **({"empty": True} if empty else {})}
    own = [event._replace(personal=True) for event in told(("committed", laid))]
    fights = told(*[fight("M12", "W", "none", None)] * 9)
    found = summary(KAISER, [*own, *fights], beside=True).splitlines()
    assert sum("has no card in hand, so the turn passes" in line for line in found) == lines


def test_moves_that_one_seat_makes_in_a_row_share_a_line() -> None:
    part = told(drew(0), discarded(0, "R3"), drew(1, "tavern", "G5"), discarded(1, "B2"), drew(2))
    assert summary(CORSARI, part) == (
        "**Ann:** drew from the pile · discarded ❤️R3\n"
        "**Ben:** took 💚G5 from the tavern · discarded 💙B2\n"
        "**Cleo:** drew from the pile"
    )


def test_older_events_are_counted_not_told() -> None:
    part = told(drew(0), discarded(0, "R3"), drew(1), discarded(1, "B2"), drew(2), discarded(2, "N1"), drew(0))
    lines = summary(CORSARI, part).split("\n")
    assert len(lines) == limits.SUMMARY_LINES
    assert lines[0] == "**Ben:** drew from the pile · discarded 💙B2"
    assert lines[-1] == "**Ann:** drew from the pile · *+2 in the log*"


def test_every_event_counts() -> None:
    """No event can be lost or told twice without another text."""
    moves = [drew(n % 3) if n % 2 else discarded(n % 3, "R3") for n in range(12)]
    whole = summary(CORSARI, told(*moves))
    without = {summary(CORSARI, told(*moves[:n], *moves[n + 1 :])) for n in range(12)}
    doubled = {summary(CORSARI, told(*moves[:n], *moves[n : n + 1], *moves[n:])) for n in range(12)}
    assert whole not in without | doubled


def test_a_headline_keeps_its_line_and_so_does_the_newest_event() -> None:
    calm = "doldrums", {"closed": True, "turns": 9}
    context = replace(CORSARI, game=replace(CORSARI.game, telling=Telling(headlines=("doldrums",))))
    lines = summary(context, told(calm, drew(0), drew(1), drew(2), drew(0), calm, drew(1), drew(2))).split("\n")
    # What lay between two lines and has none is marked; so nobody takes them for consecutive.
    assert [line.startswith("… ") for line in lines] == [False, True, True]
    assert [line.removeprefix("… ")[:2] for line in lines] == ["🌫️", "🌫️", "**"]
    assert lines[-1].startswith("… **Cleo:**")
    assert lines[-1].endswith("*+5 in the log*")


def test_the_text_of_several_lines_has_one_in_a_summary() -> None:
    cards = {"tavern": ["R1", "G2"], "colour": "G", "discard": "B3", "pile_size": 60, "hand_size": 12}
    started = "round_started", {"round": 2, "dealer": 0, "starter": 1, "seats": [0, 1, 2], **cards}
    assert summary(CORSARI, told(started)) == "🍻 Round 2: Ann deals, Ben begins."


def test_a_result_is_told_in_full_with_the_elimination_that_follows_from_it_last() -> None:
    part = told(drew(0), discarded(0, "R3"), drew(1), SAILED, LAYOUT, SCORED, OUT)
    text = summary(CORSARI, part)
    assert re.match(
        r"📜 Ben sailed with a total of 9 and .*\n"
        r"Ann: 34 \+ 12 = \*\*46\*\* penalty points in all \(stowaways: total 12\)\n"
        r"☠️ Ann is eliminated with 46 points \(limit: 20\) and finishes 2nd\.",
        text,
    )
    assert "discarded" not in text
    # The summary says that Ben sails; without a picture the cards stand below it, and it is not said again.
    (laid,) = drawn_lines(CORSARI, part)
    assert laid.split("\n")[:2] == ["Ben: total 9", "Crew: ❤️R1"]


def test_a_vote_is_told_from_its_call_to_its_outcome() -> None:
    where = {"vote": "attack", "where": "FD", "target": "GAL", "captain": 0}
    counted = {"cannons": 1, "torches": 2, "waters": 1, "lit": 1, "british": 2, "french": 2, "skulls": 0, "size": 4}
    part = told(
        ("peeked", {"seat": 2, "slots": [1, 5]}),
        ("vote_called", {"seat": 0, "voters": [0, 1], "others": [1], "cardless": [], **where}),
        ("vote_revealed", {"pool": ["CBS", "TBN"], "ballots": 3, **where, **counted}),
        ("vote_result", {"seat": 0, "outcome": "success", **where}),
        ("vote_recycled", {"vote": "attack"}),
    )
    lines = summary(TORTUGA, part).split("\n")
    assert lines[0] == "⚔️ Ann calls an attack on the Spanish Galleon."
    assert (
        lines[1]
        == "🗳️ 💣 1 cannon · 🔥 2 torches · 💧 1 water (needed: at least one cannon, and more torches than water)"
    )
    assert lines[2].startswith("💥")
    assert len(lines) == 3
    assert drawn_lines(TORTUGA, part) == ["🗳️ 💣🇬🇧💀 | 🔥🇬🇧▫️"]
    # The signs are counted as they lie, also where there is more water than torches.
    drowned = told(("vote_revealed", {"pool": [], "ballots": 3, **where, **counted, "torches": 0, "lit": 0}))
    counts = "🗳️ 💣 1 cannon · 🔥 0 torches · 💧 1 water (needed: at least one cannon, and more torches than water)"
    assert counts in summary(TORTUGA, drowned)


HAUL = {"source": "GAL", "hold": "FD-F", "pieces": 1}
CHEST = ("treasure_moved", {"seat": 0, "cause": "attack", "hauls": [HAUL], "british": 1, "french": 2})
MAROONED = (
    "marooned",
    {"seat": 2, "by": 0, "origin": "FD", "rule": "TO 3.4b", "line": [2], "captain": 0},
)


def test_a_chest_that_was_won_is_told_with_the_next_vote() -> None:
    """The attacking Captain chooses the hold after the result has been told."""
    where = {"vote": "brawl", "where": "TOR", "target": None, "captain": None}
    counted = {"cannons": 0, "torches": 1, "waters": 1, "lit": 0, "british": 1, "french": 1, "skulls": 0, "size": 2}
    split = [{"source": "TOR-X", "hold": "TOR-B", "pieces": 1}, {"source": "TOR-X", "hold": "TOR-F", "pieces": 1}]
    part = told(
        CHEST,
        ("vote_recycled", {"vote": "attack"}),
        MAROONED,
        ("vote_called", {"seat": 1, "voters": [1], "others": [], "cardless": [], **where}),
        ("vote_revealed", {"pool": ["TBN", "WFN"], "ballots": 1, **where, **counted}),
        ("vote_result", {"seat": 1, "outcome": "split", **where}),
        ("treasure_moved", {"seat": 1, "cause": "brawl", "hauls": split, "british": 2, "french": 3}),
    )
    lines = summary(TORTUGA, part).split("\n")
    assert (
        lines[0]
        == "💰 1 chest: Spanish Galleon → 🇫🇷 Flying Dutchman, French hold (by Ann). Chests after this: 🇬🇧 1 · 🇫🇷 2"
    )
    assert [line.split()[0] for line in lines] == ["💰", "🏝️", "🍻", "🗳️", "🥊", "💰"]
    # Where the chests of Tortuga are, the result says.
    assert lines[-1] == "💰 Chests after this: 🇬🇧 2 · 🇫🇷 3"


def test_a_marooning_is_told_before_what_changes_nothing() -> None:
    peeks = [("peeked", {"seat": seat, "slots": [1, 2]}) for seat in (0, 1, 2, 0)]
    assert "🏝️ Ann maroons Cleo on Tortuga." in summary(TORTUGA, told(MAROONED, *peeks))


def test_what_is_told_elsewhere_shares_no_line_with_other_events() -> None:
    part = told(drew(0), discarded(0, "R3"), drew(0), drew(1))
    together = summary_lines(CORSARI, part)
    assert [n for _, n in together] == [3, 4]
    assert "\n".join(line for line, _ in together) == summary(CORSARI, part)
    lines = summary_lines(CORSARI, part, apart={2: 7})
    assert [(line.startswith("**Ann:**"), n) for line, n in lines] == [(True, 2), (True, 3), (False, 4)]
    assert lines[-1][0].endswith("*+1 in the log*")
    # So does each line of a result.
    assert [n for _, n in summary_lines(CORSARI, told(drew(0), SAILED, SCORED))] == [3, 3]


def test_undone_moves_are_struck_through_where_they_were_told() -> None:
    part = told(drew(0), discarded(0, "R3"), undone=[2])
    assert summary(CORSARI, part) == "**Ann:** drew from the pile · ~~discarded ❤️R3~~"
    result = summary(CORSARI, told(SCORED, undone=[1]))
    assert all(line.startswith("~~") and line.endswith("~~") for line in result.split("\n"))


def undid(seat: int) -> tuple[str, dict[str, Any]]:
    return "answers_undone", {"seat": seat}


def taken(events: list[SeenEvent], *numbers: int, by: int) -> list[SeenEvent]:
    """Return the events, of which some were taken back by the undo with the number ``by``."""
    return [event._replace(undone=by) if event.n in numbers else event for event in events]


def test_an_undo_tells_what_it_took_back_in_its_own_line() -> None:
    moves = told(drew(2), drew(0, "tavern", "G5"), discarded(0, "R3"), drew(1), discarded(1, "B2"), undid(0))
    assert summary(CORSARI, taken(moves, 3, 4, 5, by=6)).split("\n") == [
        "**Cleo:** drew from the pile",
        "**Ann:** took 💚G5 from the tavern",
        "↩️ Undone by Ann: ~~discarded ❤️R3 · **Ben:** drew from the pile · discarded 💙B2~~",
    ]


@pytest.mark.parametrize("locale", locales())
def test_a_sentence_that_an_undo_took_back_has_no_full_stop_before_the_next_act(locale: str) -> None:
    colour = ("tavern_colour", {"colour": "R"})
    moves = told(drew(0), discarded(0, "R3"), drew(1, "tavern", "G5"), colour, discarded(1, "B2"), undid(0))
    line = summary(replace(CORSARI, words=words_for(locale)), taken(moves, 2, 3, 4, 5, by=6)).split("\n")[-1]
    assert {"en": "The tavern colour is now", "fr": "couleur", "ja": "酒場の色"}[locale] in line
    assert not re.search(r"[.。] ?[·・]", line)


def test_an_undo_that_goes_further_back_tells_what_an_earlier_one_took_back_too() -> None:
    moves = taken(told(drew(0, "tavern", "G5"), discarded(0, "R3"), undid(0), undid(0)), 2, by=3)
    assert summary(CORSARI, taken(moves, 1, 3, by=4)) == (
        "↩️ Undone by Ann: ~~took 💚G5 from the tavern · discarded ❤️R3~~"
    )


def test_an_undo_of_what_an_earlier_message_told_names_no_moves() -> None:
    part = taken(told(drew(0), discarded(0, "R3"), undid(0)), 2, by=3)
    assert summary(CORSARI, part[:2]) == "**Ann:** drew from the pile · ~~discarded ❤️R3~~"
    assert summary(CORSARI, part[2:]) == "↩️ Ann undoes what was done last."


def test_an_undo_that_has_no_room_counts_with_all_that_it_took_back() -> None:
    moves = told(drew(0), discarded(0, "R3"), undid(0), discarded(0, "B2"), drew(1), drew(2), drew(0))
    assert summary(CORSARI, taken(moves, 2, by=3)).endswith("*+4 in the log*")


def test_an_undo_that_was_taken_back_in_a_later_message_is_struck_through_once() -> None:
    part = taken(told(drew(0), discarded(0, "R3"), undid(0)), 2, by=3)
    assert summary(CORSARI, taken(part, 1, 3, by=99)) == (
        "**Ann:** ~~drew from the pile~~\n~~↩️ Undone by Ann: discarded ❤️R3~~"
    )


def test_beside_the_hand_nothing_is_said_of_what_it_shows() -> None:
    part = told(("hand_dealt", {"hand": ["R1", "R2"]}), ("drew_card", {"seat": 0, "card": "R3"}))
    assert summary(CORSARI, part, beside=True) == ""
    assert "R1" in summary(CORSARI, part)
    assert "R3" in summary(CORSARI, part)


def test_a_forced_card_and_the_own_turn_that_follows_have_lines_of_their_own() -> None:
    forced = ("card_revealed", {"seat": 1, "slot": 4, "card": "KIL"})
    began = ("turn_started", {"seat": 1, "round": 1, "actions": 1, "where": "FD", "ranks": [], "restricted": False})
    own = ("peeked", {"seat": 1, "slots": [1, 2], "seen": []})
    assert len(summary(TORTUGA, told(forced, own)).split("\n")) == 1
    first, second = summary(TORTUGA, told(forced, began, own)).split("\n")
    assert "card 4" in first
    assert "1 and 2" in second
    assert first.split(":")[0] == second.split(":")[0]


def test_peeks_name_the_cards_that_were_seen() -> None:
    seen = [{"slot": 1, "card": "PIS"}, {"slot": 5, "card": "ALB"}]
    own = told(("peeked", {"seat": 1, "slots": [1, 5], "seen": seen}))
    pistol, albatross = (
        "🔫 Pistol — maroons another player",
        "🕊️ Albatross — kept; with a second Albatross aboard, the whole crew is marooned",
    )
    assert summary(TORTUGA, own) == f"**Ben:** peeked at cards 1 and 5 (1: {pistol} · 5: {albatross})"


@pytest.mark.parametrize("name", GAMES)
def test_parts_end_with_results_and_tile_the_story(name: str) -> None:
    telling = GAMES[name].telling
    kinds = [*telling.results[:1], *telling.follows[:1], "other", *telling.results[:1], *telling.follows[:1], "other"]
    events = told(*((kind, {}) for kind in kinds))
    if not telling.results:
        assert telling.ends(events) == []
        return
    ends = telling.ends(events)
    assert [kinds[result - 1] for result, _ in ends] == [telling.results[0]] * 2
    assert [kinds[end] for _, end in ends] == ["other", "other"]
    for result, end in ends:
        assert telling.result(events[:end]) == events[result - 1 : end]
    assert telling.result(events) == []


@pytest.mark.parametrize("theme", ["dark", None])
def test_without_its_picture_the_end_tells_the_last_round(theme: Theme | None) -> None:
    match = Match.start("corsari", seats=2, seed="the end", options={"limit": 50})
    while match.result is None:
        ((seat, question), *_) = match.questions.items()
        match.answer(seat, CORSARI.game.pilot(match.view(seat), question), question.id)
    context = replace(CORSARI, theme=theme)
    public = match.events(None)
    screen = table_page(context, match, public[-2:], 9, {})
    shown = [text.content for item in screen.items if isinstance(item, Picture) for text in item.instead]
    laid = [event for event in public if event.kind == "layout_revealed"]
    # With pictures off the result of the round, a message of its own, has told it.
    assert [told.count("Stowaways: ") for told in shown] == ([match.head.seats] if theme else [])
    assert all(str(WORDS.drawn(context.game, laid[-1], NAMES)) in told for told in shown)


def test_own_cards_laid_down_are_not_said_beside_the_hand_but_those_of_others_are() -> None:
    slots = [{"slot": 1, "place": "action", "ship": None}]
    laid = [("committed", {"seat": seat, "slots": slots, "places": [], "faces": ["trap#1"]}) for seat in (0, 1)]
    own, other = told(*laid)
    part = [own._replace(personal=True), other]
    assert summary(KAISER, part, beside=True) == summary(KAISER, [other])
    assert "Ann" in summary(KAISER, part)


def test_of_what_one_seat_did_at_length_the_newest_is_told() -> None:
    taken = [drew(0, "tavern", f"{('R', 'G', 'B', 'Br')[n % 4]}{n % 10}") for n in range(60)]
    line = summary(CORSARI, told(*taken))
    kept = line.count("from the tavern")
    assert limits.SUMMARY_LINE / 2 < len(line.split(" · *+")[0]) <= limits.SUMMARY_LINE
    assert line.endswith(f" · *+{60 - kept} in the log*")
    assert "Br9 from the tavern · *+" in line


def test_what_happened_to_the_reader_is_set_off() -> None:
    line = [0, 2]
    part = told(
        # The reader's own answer comes first.
        ("marooned", {"seat": 1, "by": 0, "origin": "FD", "line": [1]}),
        ("turn_started", {"seat": 1, "round": 2, "actions": 1, "where": "FD", "ranks": [], "restricted": False}),
        ("peeked", {"seat": 1, "slots": [1, 2]}),
        ("forced", {"seat": 1, "victim": 0, "slots": [3, 4]}),
        ("marooned", {"seat": 2, "by": 1, "origin": "JR", "line": [1, 2]}),
        ("marooned", {"seat": 0, "by": 2, "origin": "FD", "line": [1, 2, 0]}),
        ("line_reversed", {"ship": "JR", "by": 2, "line": line}),
        ("shipwreck", {"ship": "FD", "crew": line, "line": line}),
    )
    lines = summary(TORTUGA, part, beside=True, most=20, reader=0).splitlines()
    assert [text.startswith("> ") for text in lines] == [False, True, False, True, True, True]
    assert "Ben:** peeked" in lines[1]
    # A message for everybody sets nothing off.
    assert not any(text.startswith("> ") for text in summary(TORTUGA, part, most=20).splitlines())


@pytest.mark.parametrize("ends", [[], [SUNK]])
def test_no_battle_of_others_leaves_out_the_losses_of_the_reader(ends: list[tuple[str, dict[str, Any]]]) -> None:
    fights = [fight("M12", "W", "none", None)] * 30
    ship = {"seat": 1, "ship": "M31"}
    losses = [
        ("damaged", {**ship, "damage": 1}),
        ("sunk", {"seat": 1, "ship": "W3", "by": 0, "va": 16, "doubled": False}),
        ("captured", {**ship, "by": 0}),
        ("out_of_play", {"seat": 1, "ship": "R4", "cause": "interned"}),
        ("transferred", {"seat": 0, "origin": 1, "ship": "R5"}),
        ("identified", {"seat": 1, "ship": "R6"}),
        ("cards_taken", {"seat": 0, "victim": 1, "cards": 2}),
        ("fog", {"seat": 1, "by": 0}),
        ("turn_skipped", {"seat": 1}),
    ]
    other = ("damaged", {"seat": 2, "ship": "M30", "damage": 1})
    lines = summary(KAISER, told(other, *losses, *fights, *ends), beside=True, most=20, reader=1).splitlines()
    assert [line.startswith("> ") for line in lines[:10]] == [True] * len(losses) + [False]
    assert not any(line.startswith("> ") for line in lines[9:])
    # For everybody else they are but a part of the story.
    assert "Westburn" not in summary(KAISER, told(*losses, *fights, *ends), beside=True, most=20, reader=2)


@pytest.mark.parametrize(("locale", "mark"), [("en", "… "), ("fr", "… "), ("ja", "…")])
def test_a_line_after_others_without_room_begins_with_a_mark(locale: str, mark: str) -> None:
    """So nobody takes it for what came of the line before it; what is left out at the beginning is counted alone."""
    context = replace(CORSARI, words=words_for(locale))
    lost = replace(context, game=replace(CORSARI.game, telling=Telling(headlines=("seat_eliminated",))))
    whole = summary(lost, told(OUT, drew(1), drew(2))).split("\n")
    assert len(whole) == limits.SUMMARY_LINES
    assert not [line for line in whole if line.startswith("…")]
    lines = summary(lost, told(drew(0), OUT, drew(1), drew(2), drew(1), drew(2))).split("\n")
    assert lines[0] == whole[0]
    assert lines[1].startswith(f"{mark}**")
    assert not lines[2].startswith("…")
    # A line that had no room for the seat's first acts has the same mark.
    acts = [drew(1, "tavern", "G5"), discarded(1, "B2")] * 20
    assert summary(context, told(drew(0), *acts)).split("\n")[1].startswith(f"{mark}**Ben")


def test_beside_a_new_hand_nothing_is_said_of_the_one_before() -> None:
    """One message may show the hands of several rounds, one after the other."""
    match = Match.start(KAISER.game, 2, "dealt")
    took = "cards_taken", {"seat": 0, "victim": 1, "cards": 2, "taken": ["qqq#1", "trap#1"]}
    again = "cards_taken", {"seat": 0, "victim": 1, "cards": 1, "taken": ["monitor#1"]}
    dealt = "dealt_hand", {"seat": 0, "cards": 1, "left": 9, "hand": ["collier#1"]}
    story = [event._replace(personal=True) for event in told(took, dealt, again)]
    shown = own_page(KAISER, match, 0, Draft(), story, 1, "At the table").items[0]
    assert shown == Text("At the table\n" + summary(KAISER, story[2:]), 1)
    # The message tells all of it when another one shows the hand.
    reduced = reduced_page(KAISER, story, 1, "").items[0]
    assert ["QQQ" in texts_of(item)[0] for item in (shown, reduced)] == [False, True]


def test_lines_that_a_label_runs_together_are_kept_apart() -> None:
    assert in_one("Ann shows her cards.\nCrew: brown 6, 8\nPrisoners: blue 3\n") == (
        "Ann shows her cards. Crew: brown 6, 8 · Prisoners: blue 3"
    )
