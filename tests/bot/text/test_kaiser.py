"""The wording of The Kaiser's Pirates."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import bot.text
from bot import limits
from bot.pictures.kaiser import hands
from bot.pictures.kaiser.scene import fight_scene
from bot.pictures.shapes import wide
from bot.text import locales, words_for
from rules import GAMES
from rules.kaiser.choices.targets import dice_facts, success_facts
from rules.kaiser.combat.attack import Attack
from rules.kaiser.combat.declaring import assist_facts
from rules.kaiser.combat.outlook import aim_facts
from rules.kaiser.combat.windows import sinking_facts
from rules.kaiser.committing import ask_commitment, guns_of, playable_upright
from rules.kaiser.options import Options
from rules.kaiser.pieces import ACTIONS, GERMANS, MERCHANTS, action, card_facts, kind_of
from rules.kaiser.pilot.planning import Commitment
from rules.kaiser.pilot.reasons import reason_to_commit
from rules.kaiser.scoring import rows_of
from rules.kaiser.state import Force, Vessel, place_facts
from rules.kaiser.view.model import KaiserView, SeenVessel
from rules.kernel import Ask, Fact, Match, Option, Play, Question, Reason, Result, SeenEvent, choose, form, number, pick

from ...rules.kaiser.positions import commit, position

KAISER = GAMES["kaiser"]
FOLDED = 120
"""The bytes of a line beyond which the page folds it away on a phone (``LONG`` of told.js)."""
ROWS = [{"seat": 0, "amount": 20, "points": 1, "total": None}, {"seat": 1, "amount": 35, "points": 2, "total": None}]
ALONE = Result(((0,),), (), {0: 1}, "points", {"points": [1, 2], "amounts": [20, 35], "rows": ROWS, "phantom": True})


def name(seat: int) -> str:
    """Return the name of a seat; the Phantom's is that of the game."""
    return "Ann" if seat == 0 else ""


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        ("en", ["Ann: 1 round point (20 VA)", "The Phantom: 2 round points (35 VA)"]),
        ("fr", ["Ann\u00a0: 1 point de manche (20 PV)", "Le Fantôme\u00a0: 2 points de manche (35 PV)"]),
        ("ja", ["Ann（ラウンドポイント1点、勝利得点20点）", "ファントム（ラウンドポイント2点、勝利得点35点）"]),
    ],
)
def test_the_end_of_a_solitaire_match_shows_the_score_of_the_phantom(locale: str, lines: list[str]) -> None:
    assert words_for(locale, strict=True).ranking(KAISER, ALONE, name) == lines


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        ("en", ["1. Ben: 5 round points (61 VA)", "2. Ann: 1 round point (20 VA)"]),
        ("fr", ["1. Ben\u00a0: 5 points de manche (61 PV)", "2. Ann\u00a0: 1 point de manche (20 PV)"]),
        ("ja", ["1位：Ben（ラウンドポイント5点、勝利得点61点）", "2位：Ann（ラウンドポイント1点、勝利得点20点）"]),
    ],
)
def test_the_end_of_a_match_shows_the_totals_of_victory_amounts(locale: str, lines: list[str]) -> None:
    rows = [{"seat": 0, "points": 1, "amount": 20}, {"seat": 1, "points": 5, "amount": 61}]
    ended = Result(((1,), (0,)), (1,), {0: 1, 1: 5}, "points", {"rows": rows})
    assert words_for(locale, strict=True).ranking(KAISER, ended, ("Ann", "Ben").__getitem__) == lines


@pytest.mark.parametrize("locale", locales())
def test_how_long_a_match_is_counts_its_rounds(locale: str) -> None:
    numbers = re.findall("[0-9]+", words_for(locale, strict=True).length(KAISER, {}))
    assert str(KAISER.options().rounds) in numbers[2:]


def test_a_single_card_is_counted_once() -> None:
    slots = [{"place": "ship", "ship": "R10"}]
    places = [{"count": 1, "place": "ship", "ship": "R10"}]
    told = SeenEvent(1, "committed", {"seat": 0, "slots": slots, "places": places}, None, personal=False)
    line = words_for("en", strict=True).event(KAISER, told, name)
    assert line.replace("\u2060", "") == "🎴 Ann lays 1 card: on 🏴‍☠️ Meteor (attack)."


def test_the_dice_against_a_breakout_are_those_of_the_blockade() -> None:
    sides = {
        side: {"seat": seat, "what": "breakout", "dice": [{"die": die, "face": 4}], "mods": [], "result": 4}
        for side, seat, die in (("ours", 0, "B"), ("theirs", 1, "G"))
    }
    contest = {"purpose": "breakout", "contest": "challenge", **sides, "outcome": "failure", "ship": None}
    line = words_for("en", strict=True).event(KAISER, SeenEvent(1, "roll", contest, None, personal=False), name)
    assert line.replace("\u2060", "") == "🎲 Breakout: Ann 🔵4 · blockade 🟢4 — failure."


def test_an_empty_choice_has_no_gender_in_french() -> None:
    assert words_for("fr", strict=True).listing([]) == "rien"


@pytest.mark.parametrize(
    ("locale", "ship", "card", "copy"),
    [
        ("en", "no ship", "Cards: no card", "Good Hunting (copy 2)"),
        ("fr", "aucun navire", "Cartes\u00a0: aucune carte", "Bonne chasse (exemplaire 2)"),
        ("ja", "1隻も持ち越さない", "伏せるカード：なし", "「順調な狩り」（2枚目）"),
    ],
)
def test_no_ship_and_no_card_are_named_and_a_copy_is_called_so(locale: str, ship: str, card: str, copy: str) -> None:
    words = words_for(locale, strict=True)
    hand = ["good_hunting#1", "good_hunting#4"]
    carry = Question(pick(0, "carry", ["W3"], (0, 1), data={"most": 1}), "0.1")
    commit = Question(pick(0, "commit_cards", [Option(one, card_facts(one, hand)) for one in hand], (0, 2)), "0.2")
    assert words.answer(KAISER, carry, [], name) == ship
    assert words.answer(KAISER, commit, [], name) == card
    assert words.option(KAISER, commit, commit.options[1], name) == copy


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_a_player_without_a_fitting_card_is_told_so(locale: str) -> None:
    words = words_for(locale, strict=True)
    attack = {"attack": "WI", "what": "W1", "seat": 1, "target": "M14", "coin": "10/8", "night": False}
    data = {**attack, "surprise": False, "searchlight": False, "cargo": False, "sunk": 40, "damaged": 31}
    unfit = {"en": "None of your cards", "fr": "Aucune de vos cartes", "ja": "使えるカードは手札にありません"}[locale]
    answer = {"en": "You may answer", "fr": "Vous pouvez réagir", "ja": "1枚までです"}[locale]
    for options, told, untold in ((["pass"], unfit, answer), (["pass", "non_combatant#1"], answer, unfit)):
        asked = Question(choose(0, "react", [Option(option) for option in options], data=data), "0.1")
        hint = words.question(KAISER, asked, name).hint
        assert told in hint
        assert untold not in hint


@pytest.mark.parametrize(
    ("kind", "option", "about"),
    [
        ("commit_place", Option("ship/W3", {"place": "ship", "ship": "W3"}), ""),
        ("commit_place", Option("british", {"place": "british", "ship": None}), "disguised raiders are safe"),
        ("commit_place", Option("lay/R5", {"place": "lay", "ship": "R5"}), "all merchants of one enemy"),
        ("play", Option("reveal/1", {"card": "heavy_weather#1", "place": "ship", "ship": "W3"}), "the ship’s own dice"),
        (
            "play",
            Option("reveal/1", {"card": "heavy_weather#1", "place": "action", "ship": None}),
            "each damaged",
        ),
        ("target_ship", Option("W3", {"ship": "W3"}), ""),
    ],
)
def test_an_option_is_explained_by_what_it_does_there(kind: str, option: Option, about: str) -> None:
    words = words_for("en", strict=True)
    option = Option(option.id, {"copy": None, **option.data})
    found = words.about(KAISER, Question(choose(0, kind, [option]), "0.1"), option, name).replace("\u2060", "")
    assert about in found
    assert bool(about) == bool(found)


@pytest.mark.parametrize(
    ("locale", "agreed", "together"),
    [
        ("en", "12 for all together (never fewer than 7 each)", "For all together, but never fewer than 7 each."),
        ("fr", "12 pour tous (jamais moins de 7 chacun)", "Pour tous les joueurs ensemble, jamais moins de 7 chacun."),
        ("ja", "全員で12枚（1人7枚未満にはならない）", "全員分の枚数です（1人7枚未満にはなりません）。"),
    ],
)
def test_the_number_of_action_cards_is_that_of_all_players(locale: str, agreed: str, together: str) -> None:
    words = words_for(locale, strict=True)
    for size in ("deck_size", "deck_size_second", "deck_size_third"):
        assert words.setting_value(KAISER, size, 12) == agreed
        assert agreed not in words.setting_value(KAISER, size, 0)
        assert len(words.setting(KAISER, size).hint) <= limits.OPTION_DESCRIPTION
    assert words.setting(KAISER, "deck_size").hint.startswith(together)
    # KP 2.1.4: fewer than a hand and one card for each are raised to that.
    match = Match.start(KAISER, 2, "few", options={"deck_size": 12})
    assert next(event.data["deck"] for event in match.events(None) if event.kind == "round_start") == 14


@pytest.mark.parametrize("locale", locales())
def test_a_place_on_a_ship_names_its_dice_of_attack(locale: str) -> None:
    words, option = words_for(locale, strict=True), Option("ship/W3", {"place": "ship", "ship": "W3"})
    label = words.option(KAISER, Question(choose(0, "commit_place", [option]), "0.1"), option, name)
    assert {"en": "attack d10 d8 d8", "fr": "attaque d10 d8 d8", "ja": "攻撃 d10 d8 d8"}[locale] in label


@pytest.mark.parametrize(
    ("locale", "effect"),
    [
        ("en", "Reaction: stops an attack on one merchant"),
        ("fr", "Réaction"),
        ("ja", "リアクション：商船1隻への攻撃を止めるか、複数の標的を1隻に減らします。"),
    ],
)
def test_why_a_reaction_says_what_the_card_does(locale: str, effect: str) -> None:
    data = {"seat": 1, "window": "react", "target": "M30", "card": "slim_pickings#2"}
    told = words_for(locale, strict=True).why(KAISER, SeenEvent(1, "reacted", data, None, personal=False), name)
    assert effect in told.splitlines()[0].replace("\u2060", "")


@pytest.mark.parametrize(
    ("sunk", "damaged", "told"),
    [
        (71, 0, "攻撃は必ずかわしますが、座礁するおそれがあります（撃沈71％、攻撃側の得点）"),
        (0, 40, "攻撃は必ずかわしますが、座礁するおそれがあります（損傷40％）"),
        (0, 0, "攻撃を必ずかわします"),
        (None, None, "攻撃を必ず止めます"),
    ],
)
def test_an_escape_says_what_may_happen_after_it(sunk: int | None, damaged: int | None, told: str) -> None:
    reply = {"card": "shallow_run#1", "ends": 100, "sunk": sunk, "damaged": damaged, "captures": False}
    attack = {"attack": "WI", "what": "W1", "seat": 1, "target": "M14", "coin": "BGW", "night": False}
    data = {**attack, "surprise": False, "searchlight": False, "cargo": False, "sunk": 40, "damaged": 31}
    asked = choose(0, "react", [Option("pass"), Option("shallow_run#1")], data={**data, "replies": [reply]})
    words = words_for("ja", strict=True).question(KAISER, Question(asked, "0.1"), name)
    assert words.title.replace("\u2060", "").endswith("を襲撃しています。リアクションを使いますか？")
    assert f"• 「浅瀬への逃走」：{told}" in words.hint.replace("\u2060", "").splitlines()


@pytest.mark.parametrize("locale", locales())
def test_a_victory_pile_counts_each_ship_and_says_whether_prizes_count(locale: str) -> None:
    words = words_for(locale, strict=True)
    scored = [{"what": "M30", "how": "sunk", "doubled": True, "va": 10}]
    pile = {"seat": 0, "scored": scored, "prizes": [], "least": 10, "most": 10, "exact": True, "surplus": 0}
    alone = words.fact(KAISER, Fact("look_pile", pile), name)
    prizes = [{"prize": "M14", "va": 10}]
    with_prize = words.fact(KAISER, Fact("look_pile", {**pile, "prizes": prizes, "least": 20, "most": 20}), name)
    assert [re.findall("[0-9]+", line)[0] for line in alone.splitlines()] == ["10", "10"]
    assert [re.findall("[0-9]+", line)[0] for line in with_prize.splitlines()] == ["20", "10", "10"]
    prize = {"en": "including prizes", "fr": "prises comprises", "ja": "拿捕船の分を含む"}[locale]
    assert prize in with_prize
    assert prize not in alone


@pytest.mark.parametrize("locale", locales())
def test_a_victory_pile_says_why_a_sunk_german_ship_adds_nothing(locale: str) -> None:
    """A German ship counts only with a merchant for it (KS 6.1.2): "10 VA" under "0 VA" looks like a mistake."""
    scored = [{"what": "R1", "how": "german", "doubled": False, "va": 10}]
    pile = {"seat": 0, "scored": scored, "prizes": [], "least": 0, "most": 0, "exact": True}
    words = words_for(locale, strict=True)
    with_surplus, without = (words.fact(KAISER, Fact("look_pile", {**pile, "surplus": n}), name) for n in (1, 0))
    assert {"en": "too few merchants", "fr": "faute de navires marchands", "ja": "商船が足りない"}[
        locale
    ] in with_surplus
    assert len(without.splitlines()[0]) < len(with_surplus.splitlines()[0])


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(
    ("kind", "data", "amount"),
    [
        ("sunk", {"seat": 1, "ship": "M53", "by": 0, "doubled": False}, 9),
        ("sunk", {"seat": 1, "ship": "M53", "by": 0, "doubled": True}, 18),
        ("sunk", {"seat": 1, "ship": "W5", "by": 0, "doubled": False}, 12),
        ("safe", {"seat": 0, "ship": "M53", "doubled": False}, 9),
        ("safe", {"seat": 0, "ship": "M53", "doubled": True}, 18),
        ("card_scored", {"seat": 0, "card": "amc#1"}, 7),
        ("prize_exhausted", {"seat": 0, "ship": "M53"}, 9),
    ],
)
def test_a_piece_that_begins_to_count_says_how_much(locale: str, kind: str, data: dict[str, Any], amount: int) -> None:
    line = words_for(locale, strict=True).event(KAISER, SeenEvent(1, kind, data, None, personal=False), name)
    assert line is not None
    assert f"{amount}" in re.findall("[0-9]+", line)


@pytest.mark.parametrize(
    ("locale", "dice"), [("en", "(attack dice: "), ("fr", "(dés d’attaque\u00a0: "), ("ja", "Emden（")]
)
def test_the_dice_of_an_attack_are_said_to_be_those_of_the_attacker(locale: str, dice: str) -> None:
    data = {"attack": "WI", "what": "W2", "seat": 1, "target": "M30", "targets": ["M30"], "coin": "BGW"}
    data |= {"night": False, "surprise": False, "searchlight": False, "cargo": False, "boarding": None}
    asked = Question(choose(0, "react", ["pass", "amc#1"], data=data), "0.1")
    assert dice in words_for(locale, strict=True).question(KAISER, asked, name).title


@pytest.mark.parametrize(
    ("locale", "stays"),
    [("en", "the ship stays at sea."), ("fr", "le navire reste en mer."), ("ja", "船は海上に残ります。")],
)
def test_a_safe_passage_that_fails_says_what_becomes_of_the_ship(locale: str, stays: str) -> None:
    sides = {
        side: {"seat": seat, "what": "M30", "dice": [{"die": "W", "face": 5}], "mods": [], "result": 5}
        for side, seat in (("ours", 0), ("theirs", 1))
    }
    contest = {"purpose": "safe_passage", "contest": "challenge", **sides, "outcome": "failure", "ship": None}
    told = SeenEvent(1, "roll", contest, None, personal=False)
    assert words_for(locale, strict=True).event(KAISER, told, name).endswith(stays)


@pytest.mark.parametrize(
    ("locale", "missed", "brief"),
    [
        ("en", "the attack is avoided, but the ship hits the shoals.", "hits the shoals"),
        ("fr", "l’attaque est évitée, mais le navire heurte les récifs.", "récifs touchés"),
        ("ja", "攻撃は避けましたが、浅瀬に乗り上げました。", "座礁"),
    ],
)
def test_a_shallow_run_onto_the_shoals_still_avoids_the_attack(locale: str, missed: str, brief: str) -> None:
    sides = {
        side: {"seat": seat, "what": "M30", "dice": [{"die": "W", "face": 2}], "mods": [], "result": 2}
        for side, seat in (("ours", 0), ("theirs", 1))
    }
    contest = {"purpose": "shallow_run", "contest": "challenge", **sides, "outcome": "failure", "ship": None}
    words = words_for(locale, strict=True)
    assert words.event(KAISER, SeenEvent(1, "roll", contest, None, personal=False), name).endswith(missed)
    assert fight_scene(contest, words)["outcome"] == brief


@pytest.mark.parametrize(
    ("locale", "told", "drawn"),
    [
        (
            "en",
            [
                "a hit, but less than double: damaged, not sunk.",
                "less than double: the damaged ship stays afloat.",
                "less than double: it is not captured.",
                "a hit, but less than double: damaged, not sunk.",
            ],
            "still afloat",
        ),
        (
            "fr",
            [
                "touché, mais moins du double\u00a0: endommagé, il ne coule pas.",
                "le navire endommagé ne coule pas.",
                "il n’est pas capturé.",
                "touché, mais moins du double\u00a0: endommagé, il ne coule pas.",
            ],
            "encore à flot",
        ),
        (
            "ja",
            [
                "命中しましたが、2倍に届かないので、撃沈ではなく損傷です。",
                "2倍に届きません。すでに損傷しているため、変化はありません（沈みません）。",
                "2倍に届かず、拿捕できません。",
                "命中しましたが、2倍に届かないので、撃沈ではなく損傷です。",
            ],
            "沈まず",
        ),
    ],
)
def test_a_hit_says_that_it_does_not_sink_what_remains_as_it_is(locale: str, told: list[str], drawn: str) -> None:
    def side(what: str, *why: str) -> dict[str, Any]:
        mods = [{"why": one, "amount": -2} for one in why]
        return {"seat": 0, "what": what, "dice": [{"die": "W", "face": 2}], "mods": mods, "result": 2}

    raider, merchant = side("R9", "damaged"), side("M30", "damaged")
    fights = [
        (raider, side("M30"), "intercept"),
        (raider, merchant, "intercept"),
        (side("R9", "non_combatant"), side("M30"), "intercept"),
        (raider, side("amc#1"), "amc"),
    ]
    words = words_for(locale, strict=True)
    shown: list[str] = []
    for (ours, theirs, purpose), ending in zip(fights, told, strict=True):
        facts = {"purpose": purpose, "contest": "attack", "ours": ours, "theirs": theirs, "outcome": "damaged"}
        event = SeenEvent(1, "roll", {**facts, "ship": None}, None, personal=False)
        assert str(words.event(KAISER, event, name)).endswith(ending)
        shown.append(fight_scene(facts, words)["outcome"])
    assert shown[1] == shown[3] == drawn
    assert len(set(shown)) == 3
    more = words.why(KAISER, SeenEvent(1, "roll", {**facts, "theirs": merchant}, None, personal=False), name)
    assert more.startswith(words.why(KAISER, event, name) + ("" if locale == "ja" else " "))


def test_a_single_new_merchant_is_named_in_the_singular_in_french() -> None:
    words = words_for("fr", strict=True)
    for ships, told in ((["M10"], "reçoit un nouveau navire"), (["M10", "M11"], "reçoit de nouveaux navires")):
        event = SeenEvent(1, "refilled", {"seat": 0, "ships": ships}, None, personal=False)
        assert told in words.event(KAISER, event, name)


@pytest.mark.parametrize(
    ("locale", "effect"),
    [("en", "• Upright – Action: "), ("fr", "• À la verticale – Action"), ("ja", "• 縦向き――アクション")],
)
def test_where_a_card_goes_is_asked_with_what_it_does_upright(locale: str, effect: str) -> None:
    for night in (False, True):
        data = {"card": "monitor#1", "bluff": False, "assist": False, "night": night}
        asked = Question(choose(0, "commit_place", ["action", "british"], data=data), "0.1")
        hint = words_for(locale, strict=True).question(KAISER, asked, name).hint
        assert hint.startswith(effect)
        # The dice on a card are the Royal Navy's: a ship attacks with its own. Not folded on a phone.
        assert "→" in hint.split("\n")[1]
        assert len(hint.split("\n")[1].encode()) <= FOLDED


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "tries safe passage at once (31%)"), ("fr", "le passage sûr (31\u202f%)"), ("ja", "（31％で入港）")],
)
def test_a_boarding_party_that_fails_leaves_a_try_for_port(locale: str, told: str) -> None:
    """KS 5.3.6."""
    words = words_for(locale, strict=True)
    for passage, said in (({"chance": 31}, True), (None, False)):
        data = {"what": "R1", "target": "M14", "passage": passage}
        asked = Question(choose(0, "boarding", ["no", "yes"], data=data), "0.1")
        hint = words.question(KAISER, asked, name).hint.replace("\u2060", "")
        assert (told in hint) == said
        assert len(hint) <= MOST_HINT


@pytest.mark.parametrize(
    ("locale", "once", "twice"),
    [
        ("en", "defence d4 · 💥 damaged: defence −2", "defence d4 · 💥 damaged ×2"),
        ("fr", "défense d4 · 💥 endommagé\u00a0: −2", "défense d4 · 💥 endommagé ×2"),
        ("ja", "防御 d4・💥損傷あり（防御−2）", "防御 d4・💥損傷×2"),
    ],
)
def test_a_target_says_that_it_is_damaged(locale: str, once: str, twice: str) -> None:
    words = words_for(locale, strict=True)
    some = [Option(ship, {"ship": ship, "damage": damage}) for ship, damage in (("M01", 1), ("M02", 2), ("M04", 0))]
    asked = Question(choose(0, "target_ship", some), "0.1")
    first, second, third = [words.option(KAISER, asked, option, name) for option in some]
    assert first.endswith(once)
    assert second.endswith(twice)
    assert "💥" not in third
    # The longest name of all, with as many markers as there may be.
    long = [Option(ship, {"ship": ship, "damage": 12}) for ship in [*GERMANS, *MERCHANTS]]
    for kind in ("target_ship", "targets", "mine_order", "slim_target", "ahead_ship", "ahead_ships"):
        asked = Question(choose(0, kind, long), "0.1")
        labels = [words.option(KAISER, asked, option, name) for option in long]
        assert all(twice[-2] in label for label in labels)
        assert max(map(len, labels)) <= limits.OPTION_LABEL


@pytest.mark.parametrize(
    ("locale", "whom"), [("en", "identified enemy"), ("fr", "navire identifié"), ("ja", "正体の判明した敵")]
)
def test_a_place_for_a_card_says_that_the_royal_navy_needs_an_identified_target(locale: str, whom: str) -> None:
    place = Option("british", place_facts("british"))
    asked = Question(choose(0, "commit_place", [place], data={"card": "", "bluff": False, "night": False}), "0.1")
    assert whom in words_for(locale, strict=True).option(KAISER, asked, place, name)


@pytest.mark.parametrize(
    ("locale", "risk"),
    [
        ("en", "the cruiser may be sunk (20%, 7 VA for the attacker)"),
        ("fr", "le croiseur peut couler (20\u202f%, 7 PV pour l’attaquant)"),
        ("ja", "仮装巡洋艦も20％で撃沈され、攻撃側の勝利得点7点になります"),
    ],
)
def test_a_merchant_cruiser_says_that_it_may_be_lost(locale: str, risk: str) -> None:
    reply = {"card": "amc#1", "ends": 100, "sunk": None, "damaged": None, "captures": False}
    reply |= {"back": None, "identifies": False, "lost": {"sunk": 20, "va": 7}}
    attack = {"attack": "WI", "what": "W1", "seat": 1, "target": "M14", "coin": "BGW", "night": False}
    data = {**attack, "surprise": False, "searchlight": False, "cargo": False, "sunk": 40, "damaged": 31}
    asked = choose(0, "react", [Option("pass"), Option("amc#1")], data={**data, "replies": [reply]})
    assert risk in words_for(locale, strict=True).question(KAISER, Question(asked, "0.1"), name).hint


def test_french_participles_agree_with_a_ship_and_not_with_its_name() -> None:
    """ "La Correntina est coulé" is wrong; "le navire La Correntina est coulé" is right, as it is for every ship."""
    words = words_for("fr", strict=True)
    for kind, facts in (
        ("damaged", {"damage": 1}),
        ("repaired", {"damage": 0}),
        ("supply_gained", {}),
        ("identified", {}),
        ("disguised", {}),
        ("out_of_play", {"cause": "interned"}),
    ):
        event = SeenEvent(1, kind, {"seat": 1, "ship": "M55", **facts}, None, personal=False)
        told = str(words.event(KAISER, event, name)).replace("\u2060", "")
        assert "le navire 🚢 la correntina" in told.lower()


@pytest.mark.parametrize(
    ("locale", "perhaps", "held"),
    [("en", "If you hold", "This card"), ("fr", "Si vous l", "Cette carte"), ("ja", "手札にあ", "このカード")],
)
def test_a_hint_that_names_two_cards_does_not_say_which_is_held(locale: str, perhaps: str, held: str) -> None:
    data = {"attack": "TO", "what": "submarine_u#1", "seat": 1, "target": "M30", "coin": "BWR", "cause": None}
    words = words_for(locale, strict=True)
    for kind, card, told in (("after_sinking", "mistaken_identity#1", perhaps), ("reflag", "reflag#1", held)):
        asked = Question(choose(0, kind, [Option("pass"), Option(card, {"card": card})], data=data), "0.1")
        assert told in words.question(KAISER, asked, name).hint
        # Who can only pass is told nothing of cards.
        alone = words.question(KAISER, Question(choose(0, kind, [Option("pass")], data=data), "0.1"), name).hint
        assert words.option(KAISER, asked, asked.options[1], name) not in alone
        assert len(alone.split("\n")) == 1


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "No German ships"), ("fr", "Aucun navire"), ("ja", "ドイツ艦なし")]
)
def test_a_fleet_without_german_ships_says_so_in_the_alt_text(locale: str, told: str) -> None:
    fleet = {"seat": 0, "size": 1, "amount": "3", "total": 0, "fog": False, "deception": False, "skipped": False}
    fact = Fact("picture_fleet", {**fleet, "ships": [], "prizes": [], "row": []})
    assert told in words_for(locale, strict=True).spoken(KAISER, fact, name)


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "sunk German ship waits"), ("fr", "navire allemand coulé attend"), ("ja", "対になる商船待ち")],
)
def test_a_sunk_german_ship_that_waits_is_told_in_the_alt_text(locale: str, told: str) -> None:
    """It counts nothing yet, so that the amount does not show it."""
    fleet = {"seat": 0, "size": 1, "amount": "0", "total": 0, "fog": False, "deception": False, "skipped": False}
    for waiting in (0, 1):
        fact = Fact("picture_fleet", {**fleet, "waiting": waiting, "ships": [], "prizes": [], "row": []})
        assert (told in words_for(locale, strict=True).spoken(KAISER, fact, name)) == bool(waiting)


@pytest.mark.parametrize("locale", locales())
def test_a_plan_names_the_cards_that_help(locale: str) -> None:
    move = {"n": 1, "move": "reveal", "place": "ship", "ship": "R11", "card": "breakout", "targets": ["M48"]}
    words = words_for(locale, strict=True)

    def no_steps() -> Play[None]:
        yield from ()

    plan = form(0, "ahead", no_steps, facts=lambda _: {"moves": [{**move, "assists": ["good_hunting#1"]}]})
    told = words.answer(KAISER, Question(plan, "0.1"), {}, name)
    assert "good_hunting" not in told


@pytest.mark.parametrize(
    ("locale", "planned"),
    [
        ("en", "1. Breakout (nothing is played yet). What is move 2?"),
        ("fr", "1. Percée (rien n’est encore joué). Quelle est l’action 2\u202f?"),
        ("ja", "1．「包囲の突破」（まだ何も実行していません）。2番目に何をしますか？"),
    ],
)
def test_a_planned_move_is_said_to_be_planned_only(locale: str, planned: str) -> None:
    move = {"move": "reveal", "place": "action", "ship": None, "card": "breakout#1", "targets": [], "assists": []}
    words = words_for(locale, strict=True)
    asked = choose(0, "ahead_move", ["end_turn"], data={"n": 2, "before": {"n": 1, **move}})
    assert words.question(KAISER, Question(asked, "0.1"), name).title.replace("\u2060", "") == planned


@pytest.mark.parametrize(("card", "said"), [("blockade_runner#1", True), ("amc#1", False)])
def test_a_card_that_attacks_at_night_says_so_where_it_is_laid(card: str, *, said: bool) -> None:
    force = Force(0, hand=[card])
    ask = ask_commitment(force, 0, teams=False)
    step = ask.next_step({"cards": [card]}, {})
    assert step is not None
    assert ("At night" in words_for("en").question(KAISER, Question(step, "0.1"), name).hint) is said


@pytest.mark.parametrize("locale", locales())
def test_two_copies_of_a_card_have_places_of_their_own_names(locale: str) -> None:
    hand = ["monitor#1", "monitor#2", "trap#1"]
    steps = [*ask_commitment(Force(0, hand=hand), 0, teams=False).steps_with({"cards": hand})]
    words = words_for(locale, strict=True)
    names = [words.step(KAISER, Question(step, "0.1"), name) for step in steps]
    assert len({*names}) == 1 + len(hand)
    # The second question is not the first once more, nor is its answer.
    asked = [words.question(KAISER, Question(step, "0.1"), name).title for step in steps]
    assert len({*asked}) == 1 + len(hand)
    answers = [words.answer(KAISER, Question(step, "0.1"), "action", name) for step in steps[1:]]
    assert len({*answers}) == len(hand)


@pytest.mark.parametrize(
    ("locale", "passage", "raid"),
    [
        ("en", "Westburn (Ann) ⚪5 · hunters: the Phantom ⚪3", "Leopard (Ann) ⚪5 · 🚢 Westburn (the Phantom) ⚪3"),
        ("fr", "Westburn (Ann) ⚪5 · poursuivants\u00a0: le", "Leopard (Ann) ⚪5 · 🚢 Westburn (le Fantôme) ⚪3"),
        ("ja", "Westburn（Ann） ⚪5 対 阻止側：ファントム ⚪3", "Leopard（Ann） ⚪5 対 🚢Westburn（ファントム） ⚪3"),
    ],
)
def test_a_roll_names_the_ships_and_who_rolls_for_them(locale: str, passage: str, raid: str) -> None:
    def rolled(purpose: str, ours: str) -> str:
        sides = {
            side: {"seat": seat, "what": what, "dice": [{"die": "W", "face": face}], "mods": [], "result": face}
            for side, seat, what, face in (("ours", 0, ours, 5), ("theirs", 1, "M30", 3))
        }
        contest = {"purpose": purpose, "contest": "challenge", **sides, "outcome": "success", "ship": "M30"}
        told = words_for(locale, strict=True).event(KAISER, SeenEvent(1, "roll", contest, None, personal=False), name)
        return str(told).replace("\u2060", "")

    assert passage in rolled("safe_passage", "M30")
    assert raid in rolled("intercept", "R9")


@pytest.mark.parametrize(("face", "result", "raised"), [(3, 1, False), (2, 1, True), (9, 7, False)])
def test_a_result_is_called_raised_only_where_it_would_be_below_one(face: int, result: int, *, raised: bool) -> None:
    mods = [{"why": "damaged", "amount": -2}]
    sides = {
        side: {"seat": seat, "what": "W1", "dice": [{"die": "B", "face": face}], "mods": mods, "result": result}
        for side, seat in (("ours", 0), ("theirs", 1))
    }
    contest = {"purpose": "intercept", "contest": "attack", **sides, "outcome": "none", "ship": None}
    told = words_for("en", strict=True).event(KAISER, SeenEvent(1, "roll", contest, None, personal=False), name)
    assert ("(at least 1)" in str(told)) == raised


def test_the_owner_of_a_stopped_attack_and_of_lost_points_is_told_why() -> None:
    words = words_for("en", strict=True)
    slim = {"seat": 0, "window": "react", "target": "M30", "card": "slim_pickings#1"}
    for facts, stops in ((slim, True), ({**slim, "window": "slim"}, False), ({**slim, "card": "trap#1"}, False)):
        told = words.event(KAISER, SeenEvent(1, "reacted", facts, None, personal=False), name)
        assert str(told).endswith("The attack is called off.") == stops
    score = SeenEvent(1, "score", {"seat": 0, "va": 13, "struck": ["W3", "R4"]}, None, personal=False)
    assert "so 22 VA are lost: " in str(words.event(KAISER, score, name))


@pytest.mark.parametrize(
    ("locale", "night", "alone"),
    [
        ("en", "Searchlight: only at night", "None of the cards you laid upright"),
        ("fr", "Projecteur\u00a0: de nuit seulement", "Aucune carte posée à la verticale"),
        ("ja", "「サーチライト」：夜間の襲撃や迎撃だけ", "縦向きに伏せたカードの中に"),
    ],
)
def test_the_question_for_assists_says_why_a_card_does_not_fit(locale: str, night: str, alone: str) -> None:
    def hint(offered: list[Option], idle: list[dict[str, str]]) -> str:
        asked = pick(0, "assists", offered, (0, len(offered)), data={"what": "W3", "defender": 1, "idle": idle})
        return words_for(locale, strict=True).question(KAISER, Question(asked, "0.1"), name).hint

    idle = [{"card": "searchlight#1", "fits": "night"}, {"card": "good_hunting#1", "fits": "raider"}]
    most = [*idle, {"card": "boarding_party#1", "fits": "boarding"}]
    fitting = [Option("surprise_attack#1", {"card": "surprise_attack#1"})]
    assert night in hint([], idle)
    assert night in hint(fitting, most)
    assert len(hint(fitting, most)) <= 260
    assert alone in hint([], [])
    assert alone not in hint([], idle)


@pytest.mark.parametrize(
    ("locale", "reader"),
    [("en", r"\b[Yy]ou(rs?)?\b"), ("fr", r"\b[Vv](ous|otre|os|ôtres?)\b"), ("ja", "あなた")],
)
def test_a_line_of_the_story_that_names_a_seat_does_not_call_it_you(locale: str, reader: str) -> None:
    words = words_for(locale, strict=True)
    lines: list[tuple[str, dict[str, Any]]] = [
        (
            "committed",
            {
                "seat": 0,
                "slots": [{"slot": 1, **place_facts("action")}],
                "places": [{"place": "action", "ship": None, "count": 1}],
                "faces": ["trap#1"],
            },
        ),
        ("deception_drawn", {"seat": 0, "cards": 1, "faces": ["trap#1"]}),
        *(
            ("exchanged", {"seat": 0, "partner": 2, "gifts": [{"seat": 0, "count": 1}], "gave": gave, "got": got})
            for gave, got in ((["trap#1"], []), ([], ["qqq#1"]))
        ),
        *(("phantom_idle", {"action": action, "ends": False}) for action in ("deception", "fog_bank")),
        ("phantom_idle", {"action": "rendezvous_missed", "ends": True}),
    ]
    for kind, data in lines:
        event = SeenEvent(1, kind, data, None, personal=True)
        told = str(words.event(KAISER, event, lambda seat: ("Ann", "Bob", "Cid")[seat]))
        assert told
        assert not re.search(reader, told)


@pytest.mark.parametrize(
    ("locale", "only", "several"),
    [
        ("en", "Emden attacks 🚢 Westburn of Bob. ", "Emden attacks Bob. "),
        ("fr", "Emden attaque 🚢 Westburn (Bob)\u00a0: ", "Emden attaque Bob\u00a0: "),
        ("ja", "でBobの🚢Westburnを攻撃します。", "でBobを攻撃します。"),
    ],
)
def test_later_steps_of_an_attack_name_what_is_attacked(locale: str, only: str, several: str) -> None:
    """The help of cards is asked after the enemy, who was perhaps the only one, and the ships after that."""
    words = words_for(locale, strict=True)

    def text(asked: Ask[Any]) -> str:
        return words.question(KAISER, Question(asked, "0.1"), lambda seat: ("Ann", "Bob")[seat]).title.replace("*", "")

    for kind in ("assists", "ahead_assists"):
        for target, told in (({"target": "M30"}, only), ({}, several)):
            data = {"what": "W2", "defender": 1, "idle": [], **target}
            assert told in text(pick(0, kind, [Option("trap#1", {"card": "trap#1"})], (0, 1), data=data))
    options = [Option(card, {"ship": card, "damage": 0}) for card in ("M30", "M31")]
    data = {"what": "W2", "defender": 1, "count": 2, "all": True}
    for asked in (
        choose(0, "target_ship", options, data=data),
        pick(0, "targets", options, (2, 2), ordered=True, data=data),
        pick(0, "mine_order", options, (2, 2), ordered=True, data=data),
        choose(0, "ahead_ship", options, data=data),
        pick(0, "ahead_ships", options, (2, 2), ordered=True, data=data),
    ):
        assert "Bob" in text(asked)


@pytest.mark.parametrize(
    ("locale", "free", "taken"),
    [
        ("en", "all merchants of one enemy", "No raider that can lay mines is free"),
        ("fr", "mines contre tous les marchands", "Aucun de vos mouilleurs de mines n’est libre"),
        ("ja", "敵1人の商船すべて", "機雷を敷設できる艦が空いていない"),
    ],
)
def test_lay_mines_says_whether_a_raider_can_lay_them(locale: str, free: str, taken: str) -> None:
    words = words_for(locale, strict=True)
    facts = {**card_facts("lay_mines#1", ["lay_mines#1"]), "bluff": True, "assist": False, "night": False}
    for mines, told in (("free", free), ("taken", taken), ("lacking", "Berlin")):
        places = [Option("action", place_facts("action"))]
        asked = Question(
            choose(0, "commit_place", places, data={**facts, "mines": mines, "ships": ["R6", "R14"]}), "0.1"
        )
        hint = words.question(KAISER, asked, name).hint
        assert told in hint
        assert ("Wolf" in hint) == (mines != "taken")
        assert len(words.question(KAISER, asked, name).hint) <= 260


@pytest.mark.parametrize(
    ("locale", "whose"),
    [
        ("en", "(a prize counts double: 18 VA for the enemy"),
        ("fr", "(une prise compte double\u00a0: 18 PV pour l’ennemi"),
        ("ja", "拿捕船は2倍：敵が持ち続ければ18点"),
    ],
)
def test_a_capture_says_what_the_enemy_gains(locale: str, whose: str) -> None:
    """KS 6.1.1: a prize counts twice for its captor."""
    ship, target, card = Vessel("R1"), Vessel("M53"), "non_combatant#1"
    attack = Attack("RI", 1, 0, "R1", "GW", "KP 3.2.4", [target], ship)
    for boarding in (True, False):
        odds = aim_facts(Options(), attack, target, [card], boarding=boarding)
        facts = {**attack.facts(), "target": target.card, "boarding": boarding, "blocked": [], **odds}
        asked = Question(choose(0, "react", ["pass", card], data=facts), "0.1")
        hint = words_for(locale, strict=True).question(KAISER, asked, name).hint.replace("\u2060", "")
        assert hint.count(whose) == 1 + boarding


@pytest.mark.parametrize("locale", locales())
def test_the_effect_of_a_card_fits_beneath_it(locale: str) -> None:
    words = words_for(locale, strict=True)
    for kind in ACTIONS:
        assert wide(words.line("kaiser-picture_effect", kind=kind), 15) <= hands.COLUMN - 66, kind


@pytest.mark.parametrize(
    ("locale", "port"), [("en", "+2 to its attempt"), ("fr", "+2 à sa tentative"), ("ja", "入港の判定に+2")]
)
def test_a_non_combatant_tells_of_its_safe_passage(locale: str, port: str) -> None:
    reply = {"card": "non_combatant#1", "ends": None, "sunk": 26, "damaged": 0, "captures": True, "back": None}
    data = {"attack": "WI", "what": "W1", "seat": 1, "target": "M14", "coin": "BGW", "night": False, "surprise": False}
    data |= {"searchlight": False, "cargo": False, "sunk": 40, "damaged": 31}
    options = [Option("pass"), Option("non_combatant#1", {"card": "non_combatant#1"})]
    for more, told in (({"port": 2}, True), ({}, False)):
        replies = [{**reply, "identifies": False, **more}]
        asked = Question(choose(0, "react", options, data={**data, "replies": replies}), "0.1")
        assert (port in words_for(locale, strict=True).question(KAISER, asked, name).hint) == told


MOST_HINT = 260
"""The most characters of a question's hint."""


@pytest.mark.parametrize("locale", locales())
def test_the_hint_for_the_place_of_any_card_is_short(locale: str) -> None:
    words = words_for(locale, strict=True)
    for kind, printed in ACTIONS.items():
        card = f"{kind}#1"
        for teams in (False, True):
            data = {
                **card_facts(card, [card]),
                "bluff": not playable_upright(card, teams=teams),
                "assist": printed.family == "assist",
                "night": bool(printed.intercept_night),
            }
            for mines in ("free", "taken", "lacking") if kind == "lay_mines" else ("none",):
                data["mines"] = None if mines == "none" else mines
                data["ships"] = ["R1", "R6", "R10", "R11", "R14"]
                asked = choose(0, "commit_place", [Option("action", place_facts("action"))], data=data)
                hint = words.question(KAISER, Question(asked, "0.1"), name).hint
                assert len(hint) <= MOST_HINT, (card, len(hint))


@pytest.mark.parametrize("locale", locales())
def test_two_merchant_cruisers_have_one_line_of_odds(locale: str) -> None:
    words, raider, target = words_for(locale, strict=True), Vessel("R14"), Vessel("M53")
    attack = Attack("RI", 1, 0, "R14", GERMANS["R14"].attack, "KP 3.2.4", [target], raider)
    cards = ["amc#1", "amc#2"]
    odds = aim_facts(Options(), attack, target, cards, boarding=False)
    data = {**attack.facts(), "target": "M53", **odds}
    options = [Option("pass"), *(Option(card, {"card": card}) for card in cards)]
    hint = words.question(KAISER, Question(choose(0, "react", options, data=data), "0.1"), name).hint
    assert len(hint) <= MOST_HINT
    lines = hint.replace("\u2060", "").splitlines()
    cruiser = {"en": "• AMC", "fr": "• Croiseur auxiliaire", "ja": "• 「仮装巡洋艦」"}[locale]
    assert [line.startswith(cruiser) for line in lines] == [False, True]
    assert "HMS" not in hint


@pytest.mark.parametrize(
    ("locale", "dice", "prize"),
    [
        ("en", "VA 9 · passage d8 +1 against d10 (45%)", "(prize of Ann)"),
        ("fr", "9 PV · passage d8 +1 contre d10 (45\u202f%)", "(prise, Ann)"),
        ("ja", "9点・入港判定d8 +1 対 d10（成功率45％）", "（Annの拿捕船）"),
    ],
)
def test_a_try_for_port_names_its_dice_and_a_prize_its_owner(locale: str, dice: str, prize: str) -> None:
    words = words_for(locale, strict=True)
    passage = {"challenge": "G", "response": "B", "plus": 1, "chance": 45, "worth": 9}
    facts = {"ship": "M52", "damage": 0}
    tries = Option("M52", {**facts, **passage})
    for kind, data in (("target_ship", {"own": True, "kind": "fair_seas"}), ("pp_choice", {"about": "fair_seas"})):
        told = {**data, "what": "fair_seas#1"}
        option = tries if kind == "target_ship" else Option("M52", {"choice": "M52", **passage})
        asked = Question(choose(0, kind, [option, Option("M01", option.data)], data=told), "0.1")
        assert dice in words.option(KAISER, asked, option, name).replace("\u2060", "")
        assert len(words.question(KAISER, asked, name).hint) <= MOST_HINT
    held = Option("M52", {**facts, "captor": 0})
    asked = Question(choose(1, "target_ship", [held], data={"what": "interrogate#1"}), "0.1")
    assert prize in words.option(KAISER, asked, held, name).replace("\u2060", "")


@pytest.mark.parametrize("locale", locales())
def test_a_card_that_rolls_by_itself_says_its_dice(locale: str) -> None:
    words = words_for(locale, strict=True)
    for card in ("interrogate#1", "interned#1", "transfer_command#1", "breakdown#1", "rendezvous_missed#1"):
        data = {"what": card, "defender": 1, **dice_facts(card)}
        for kind in ("target_seat", "target_ship"):
            asked = Question(choose(0, kind, [Option("1", {"seat": 1, "ship": "R1", "damage": 0})], data=data), "0.1")
            hint = words.question(KAISER, asked, name).hint
            dice = {"B": "🔵", "G": "🟢", "BG": "🔵🟢"}
            ours, theirs = dice[data["challenge"]], dice[data["response"]]
            between = {"en": " against ", "fr": " contre ", "ja": "、相手が"}[locale]
            assert f"{ours}{between}{theirs}" in hint.replace("\u2060", "")
            assert len(hint) <= MOST_HINT


@pytest.mark.parametrize(
    ("locale", "rule"),
    [("en", "1st 3, 2nd 2, 3rd 1"), ("fr", "3 au 1er, 2 au 2e, 1 au 3e"), ("ja", "1位3点、2位2点、3位1点")],
)
def test_round_points_come_with_their_rule(locale: str, rule: str) -> None:
    rows = rows_of([20, 35, 0], [2, 3, 0], [2, 3, 0])
    event = SeenEvent(1, "round_points", {"round": 1, "rows": rows}, None, personal=False)
    told = words_for(locale, strict=True).event(KAISER, event, name)
    assert rule in str(told).splitlines()[0]


@pytest.mark.parametrize(
    ("locale", "sums"),
    [
        ("en", ["Ben: 1 + 3 = **4** (35 VA)", "Dora: 0 + 3 = **3** (35 VA)", "Ann: 4 + 1 = **5** (20 VA)"]),
        (
            "fr",
            [
                "Ben\u00a0: 1 + 3 = **4** (35 PV)",
                "Dora\u00a0: 0 + 3 = **3** (35 PV)",
                "Ann\u00a0: 4 + 1 = **5** (20 PV)",
            ],
        ),
        (
            "ja",
            [
                "Ben：1 + 3 = **4点**（勝利得点35点）",
                "Dora：0 + 3 = **3点**（勝利得点35点）",
                "Ann：4 + 1 = **5点**（勝利得点20点）",
            ],
        ),
    ],
)
def test_the_rows_of_a_round_stand_by_its_points_best_first(locale: str, sums: list[str]) -> None:
    """Ties keep the order of the seats."""
    rows = rows_of([20, 35, 0, 35], [1, 3, 0, 3], [5, 4, 0, 3])
    event = SeenEvent(1, "round_points", {"round": 2, "rows": rows}, None, personal=False)
    names = ("Ann", "Ben", "Cleo", "Dora").__getitem__
    told = str(words_for(locale, strict=True).event(KAISER, event, names)).replace("\u2060", "").splitlines()[1:]
    assert told[:3] == sums
    assert told[3].startswith("Cleo")


@pytest.mark.parametrize(
    ("locale", "counted"), [("en", "Surprise Attack ×2"), ("fr", "Attaque surprise ×2"), ("ja", "「奇襲」×2")]
)
def test_equal_cards_are_counted_in_a_list(locale: str, counted: str) -> None:
    words, cards = words_for(locale, strict=True), ["surprise_attack#1", "trap#1", "surprise_attack#3"]
    assert counted in words.fact(KAISER, Fact("own_hand", {"hand": cards, "cards": 3}), name).replace("\u2060", "")
    # The order in which cards are drawn stays; only neighbours are counted.
    assert counted not in words.fact(KAISER, Fact("own_deck", {"order": cards}), name).replace("\u2060", "")
    drawn = words.fact(KAISER, Fact("own_deck", {"order": [*cards, "surprise_attack#2"]}), name)
    assert drawn.replace("\u2060", "").endswith(counted)


@pytest.mark.parametrize(
    ("locale", "dealt", "draws"),
    [
        ("en", "Dealt to you at the start of the round: Trap", "draws a card"),
        ("fr", "Distribuées au début de la manche\u00a0: Piège", "pioche une carte"),
        ("ja", "ラウンドの初めに配られた手札：「罠」", "カードを1枚引きました"),
    ],
)
def test_the_hand_that_was_dealt_is_not_the_present_one_and_a_draw_is_told(locale: str, dealt: str, draws: str) -> None:
    words = words_for(locale, strict=True)
    hand = SeenEvent(1, "dealt_hand", {"seat": 0, "cards": 1, "hand": ["trap#1"]}, None, personal=True)
    assert dealt in str(words.event(KAISER, hand, name)).replace("\u2060", "")
    drew = SeenEvent(2, "drew_card", {"seat": 1, "card": None, "left": 9}, None, personal=False)
    brief = words.brief(KAISER, drew, name)
    assert brief is not None
    assert brief.text == draws
    # Its owner sees it in the hand.
    drawn = SeenEvent(3, "drew_card", {"seat": 0, "card": "trap#1", "left": 8}, None, personal=True)
    assert words.brief(KAISER, drawn, name) is None


@pytest.mark.parametrize(
    ("locale", "none_now"),
    [
        ("en", "(no target: only a bluff)"),
        ("fr", "(aucune cible\u00a0: simple bluff)"),
        ("ja", "（今は標的なし。はったりだけ）"),
    ],
)
def test_the_place_of_the_royal_navy_says_its_dice_and_targets(locale: str, none_now: str) -> None:
    words = words_for(locale, strict=True)
    for card, prey in product(("fast_ship#1", "breakout#1", "special_cargo#1"), ([], ["R7"], ["R7", "R8", "R12"])):
        step = ask_commitment(Force(0, hand=[card]), 0, teams=False, prey=prey).next_step({"cards": [card]}, {})
        assert step is not None
        asked = Question(step, "0.1")
        option = next(option for option in asked.options if option.id == "british")
        label = words.option(KAISER, asked, option, name)
        assert (none_now in label) == (not prey)
        assert label.endswith(tuple("123隻")) == bool(prey)
        assert "d10" in label
        assert len(label) <= limits.BUTTON_LABEL
        about = words.about(KAISER, asked, option, name)
        assert ("Kaiser Wilhelm" in about) == bool(prey)
        assert len(about) <= limits.OPTION_DESCRIPTION


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "damaged −2, low supply −2, night −1"),
        ("fr", "endommagé −2, pénurie −2, de nuit −1"),
        ("ja", "損傷−2、補給不足−2、夜間−1"),
    ],
)
def test_an_attack_says_beforehand_what_weakens_it(locale: str, told: str) -> None:
    words, card = words_for(locale, strict=True), "breakout#1"
    ships = [Vessel(ship, damage=1, low_supply=True) for ship in GERMANS]
    ask = ask_commitment(Force(0, hand=[card], ships=ships), 0, teams=False)
    step = ask.next_step({"cards": [card]}, {})
    assert step is not None
    asked = Question(step, "0.1")
    labels = [words.option(KAISER, asked, one, name) for one in asked.options if one.id.startswith("ship/")]
    assert all(told in label for label in labels)
    assert max(map(len, labels)) <= limits.OPTION_LABEL
    mods = asked.options[2].data["mods"]
    assert mods[-1] == {"why": "night", "amount": -1}
    for kind in ("play", "ahead_move"):
        move = Option("reveal/1", {**card_facts(card, [card]), **place_facts("ship/R7"), "only": None, "mods": mods})
        label = words.option(KAISER, Question(choose(0, kind, [move]), "0.1"), move, name)
        assert told in label
        assert len(label) <= limits.OPTION_LABEL


@pytest.mark.parametrize(
    ("locale", "told", "port"),
    [
        ("en", "sunk 53%, damaged 32% · missed 15% (then 35% reach port)", "tries safe passage at once"),
        (
            "fr",
            "coulé 53\u202f%, endommagé 32\u202f% · raté 15\u202f% (puis port 35\u202f%)",
            "tente aussitôt le passage sûr",
        ),
        ("ja", "撃沈53％、損傷32％・外れ15％（その場合、入港35％）", "すぐに入港の判定をします"),
    ],
)
def test_a_target_says_its_odds_and_that_it_may_reach_a_port(locale: str, told: str, port: str) -> None:
    words = words_for(locale, strict=True)
    passage = {"challenge": "G", "response": "B", "plus": 0, "chance": 35, "worth": 9, "missed": 15}
    facts = {"damage": 0, "odds": {"sunk": 53, "damaged": 32}, "passage": passage}
    options = [Option(ship, {"ship": ship, **facts}) for ship in MERCHANTS]
    whole = {"what": "W1", "defender": 1}
    for asked in (
        choose(0, "target_ship", options, data={**whole, "raid": True}),
        pick(0, "targets", options, (60, 60), ordered=True, data={**whole, "count": 60, "all": True}),
    ):
        question = Question(asked, "0.1")
        labels = [words.option(KAISER, question, option, name).replace("\u2060", "") for option in options]
        assert all(label.endswith(told) for label in labels)
        assert max(map(len, labels)) <= limits.OPTION_LABEL
        hint = words.question(KAISER, question, name).hint
        assert port in hint or asked.kind == "targets"
        assert len(hint) <= MOST_HINT
    # What was picked is named alone.
    assert words.answer(KAISER, question, ["M01", "M04"], name).count("Dee") == 1
    assert "%" not in words.answer(KAISER, question, ["M01"], name)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        (
            "en",
            "Shallow Run (Royal Navy: no identified ship that it has not attacked this turn); Trap (only from the hand",
        ),
        (
            "fr",
            "(Royal Navy\u00a0: aucun navire identifié qu’elle n’ait déjà attaqué ce tour-ci)\u202f; Piège",
        ),
        ("ja", "「浅瀬への逃走」（イギリス海軍：正体の判明した、このターン未攻撃の標的がありません）、「罠」（"),
    ],
)
def test_a_card_that_cannot_be_used_now_says_why(locale: str, told: str) -> None:
    words = words_for(locale, strict=True)
    idle = [
        {"card": "shallow_run#1", **place_facts("british"), "why": "foe"},
        {"card": "trap#1", **place_facts("action"), "why": "reaction"},
    ]
    data = {"idle": idle, "assists": ["searchlight#1"]}
    hint = words.question(KAISER, Question(choose(0, "play", ["end_turn"], data=data), "0.1"), name).hint
    assert told in hint.replace("\u2060", "")
    for why in ("gone", "refuge", "acted", "foe", "mines", "teams", "other"):
        data = {"idle": [{"card": "trap#1", **place_facts("ship/W1"), "why": why}], "assists": []}
        assert words.question(KAISER, Question(choose(0, "play", ["end_turn"], data=data), "0.1"), name).hint


@pytest.mark.parametrize(
    ("locale", "spent", "unfit", "turns"),
    [
        (
            "en",
            "You have no card left to turn up",
            "None of your face-down cards can be used now",
            "Turn up your cards",
        ),
        ("fr", "aucune carte à retourner", "ne peut plus servir", "Retournez vos cartes"),
        ("ja", "表にするカードは、もうありません", "裏向きのカードは、もう使えません", "カードは好きな順に"),
    ],
)
def test_the_question_for_a_move_says_whether_cards_are_left(locale: str, spent: str, unfit: str, turns: str) -> None:
    words, assist = words_for(locale, strict=True), "searchlight#1"
    for down, moves, told in ((0, 0, spent), (0, 1, spent), (1, 0, unfit), (1, 1, turns)):
        data = {"idle": [], "assists": [assist] if down else [], "fog": False, "down": down, "moves": moves}
        hint = words.question(KAISER, Question(choose(0, "play", ["end_turn"], data=data), "0.1"), name).hint
        assert [text in hint for text in (spent, unfit, turns)] == [text == told for text in (spent, unfit, turns)]
        # An assist is asked for in an attack, and none is left; a list of other cards would lack it.
        assert (words.line("kaiser-term-card", value=assist, letters="searchlight", digits=1) in hint) == (
            told == turns
        )
    idle = [{"card": "fast_ship#1", **place_facts("action"), "why": "reaction"}]
    data = {"idle": idle, "assists": [assist], "fog": False, "down": 2, "moves": 0}
    hint = words.question(KAISER, Question(choose(0, "play", ["end_turn"], data=data), "0.1"), name).hint
    assert words.line("kaiser-term-card", value=assist, letters="searchlight", digits=1) in hint


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Already attacked this turn (once at most): "),
        ("fr", "Déjà attaqués ce tour-ci (une fois au plus)\u00a0: "),
        ("ja", "このターンに攻撃済み（1ターンに1回まで）："),
    ],
)
def test_a_question_for_a_target_names_the_ships_that_were_attacked_in_this_turn(locale: str, told: str) -> None:
    words = words_for(locale, strict=True)
    options, at = [Option("M53", {"ship": "M53", "damage": 0})], {"defender": 1, "attacked": ["M47", "M34"]}
    for asked in (
        choose(0, "target_ship", options, data={"what": "R7", **at, "raid": True}),
        choose(0, "target_ship", options, data={"what": "royal_navy", **at, "card": "trap#1"}),
        pick(0, "targets", options, (1, 1), data={"what": "R7", **at, "count": 2, "all": True}),
    ):
        hint = words.question(KAISER, Question(asked, "0.1"), name).hint
        assert told in hint
        assert all(ship in hint for ship in ("Manchester Commerce", "City of Winchester"))
        assert len(hint) <= MOST_HINT


@pytest.mark.parametrize(
    ("locale", "effect"), [("en", "The merchant fires back"), ("fr", "riposte"), ("ja", "商船が撃ち返します")]
)
def test_the_story_says_what_a_reaction_does(locale: str, effect: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"seat": 1, "window": "react", "target": "M30"}
    told = [
        str(words.event(KAISER, SeenEvent(1, "reacted", {**facts, "card": f"{kind}#1"}, None, personal=False), name))
        for kind, printed in ACTIONS.items()
        if printed.family == "reaction" or kind == "reflag"
    ]
    assert any(effect in line for line in told)
    # Each says more than that the card was played.
    assert all("！" in line[:-1] or "! " in line or "\u202f! " in line for line in told)


@pytest.mark.parametrize("locale", locales())
def test_a_reaction_is_explained_where_it_is_confirmed(locale: str) -> None:
    words = words_for(locale, strict=True)
    option = Option("trap#1", {"card": "trap#1"})
    for kind in ("react", "slim", "after_sinking", "recall_late", "reflag"):
        asked = Question(choose(0, kind, [Option("pass"), option]), "0.1")
        assert words.consequence(KAISER, asked, "trap#1", name) == words.about(KAISER, asked, option, name)
        assert words.consequence(KAISER, asked, "pass", name) == ""


@pytest.mark.parametrize(
    ("locale", "empty", "spent"),
    [
        ("en", "has no card in hand", "has nothing left to play: the turn ends."),
        ("fr", "n’a aucune carte en main", "n’a plus rien à jouer\u00a0: le tour se termine."),
        ("ja", "手札がなく", "ターンを終えます。"),
    ],
)
def test_a_turn_without_a_question_says_why(locale: str, empty: str, spent: str) -> None:
    words = words_for(locale, strict=True)
    laid = {"seat": 0, "slots": [], "places": []}
    for more, said in (({"empty": True}, True), ({}, False)):
        event = SeenEvent(1, "committed", {**laid, **more}, None, personal=False)
        assert (empty in str(words.event(KAISER, event, name))) == said
    thrown = {"seat": 0, "cards": 1, "faces": ["trap#1"]}
    for more, said in (({"spent": True}, True), ({}, False)):
        event = SeenEvent(1, "discarded", {**thrown, **more}, None, personal=False)
        told = str(words.event(KAISER, event, name))
        assert (spent in told) == said
        # One message with one sign, which begins it.
        assert [told.index("🗑"), told.count("🗑")] == [0, 1]


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Not against this attack: Shallow Run (only by day); Fast Ship (only for an undamaged ship)"),
        ("fr", "Pas contre cette attaque\u00a0: Fuite par les hauts-fonds (de jour seulement)"),
        ("ja", "この攻撃には使えないカード：「浅瀬への逃走」（昼間だけ）、「高速船」（無傷の船だけ）"),
    ],
)
def test_a_reaction_that_does_not_fit_says_why(locale: str, told: str) -> None:
    attack = {"attack": "WI", "what": "W1", "seat": 1, "target": "M14", "coin": "BGW", "night": True}
    data = {**attack, "surprise": False, "searchlight": False, "cargo": False, "sunk": 40, "damaged": 31}
    data["blocked"] = [{"card": "shallow_run", "why": "night"}, {"card": "fast_ship", "why": "damaged"}]
    asked = Question(choose(0, "react", ["pass", "trap#1"], data=data), "0.1")
    assert told in words_for(locale, strict=True).question(KAISER, asked, name).hint.replace("\u2060", "")


@pytest.mark.parametrize("locale", locales())
def test_the_board_in_words_tells_disguised_ships_from_identified_ones(locale: str) -> None:
    words, match = words_for(locale, strict=True), Match.start(KAISER, 3, "eyes")
    view = match.view(None)
    assert isinstance(view, KaiserView)
    force = view.forces[0]
    force.ships = [
        SeenVessel(card="W6", identified=True),
        SeenVessel(card="R9"),
        SeenVessel(card="R4", identified=True),
    ]
    force.prizes = [SeenVessel(card="M52")]
    (board,) = [fact for fact in view.board() if fact.kind == "board_force" and fact.data["seat"] == 0]
    told = words.fact(KAISER, board, name).replace("\u2060", "")
    after = [
        re.split("[)）]", told.split(ship)[1])[1].lstrip()[:1] for ship in ("Nürnberg", "Leopard", "Geier", "Appam")
    ]
    assert ["🎭👁".find(sign) if sign else -1 for sign in after] == [-1, 0, 1, 0]
    # The legend explains both.
    (where,) = [fact for fact in view.board() if fact.kind == "board_round"]
    assert all(sign in words.fact(KAISER, where, name) for sign in "🎭👁")


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "extra turn"), ("fr", "tour supplémentaire"), ("ja", "追加ターン")]
)
def test_a_summary_says_where_an_extra_turn_begins(locale: str, told: str) -> None:
    words = words_for(locale, strict=True)
    for extra in (True, False):
        start = {"seat": 0, "extra": extra, "fog": False, "deception": False}
        brief = words.brief(KAISER, SeenEvent(1, "turn_start", start, None, personal=False), name)
        assert (brief is not None and told in brief.text) == extra


@pytest.mark.parametrize(
    ("locale", "aside", "joins"),
    [
        ("en", "12 VA put aside, until Ann also scores a merchant", "The 12 VA of ⚓ Leipzig now count, too."),
        ("fr", "12 PV mis de côté. Ils compteront avec", "Les 12 PV du navire ⚓ Leipzig comptent maintenant aussi."),
        ("ja", "12点（保留。Annが商船も得点にすると数えます。", "保留していた⚓Leipzigの12点も、これで数えます。"),
    ],
)
def test_a_sunk_german_ship_says_when_it_counts(locale: str, aside: str, joins: str) -> None:
    """A German ship counts only with a merchant for it (KS 6.1.2)."""
    words = words_for(locale, strict=True)

    def line(kind: str, **data: Any) -> str:
        found = words.event(KAISER, SeenEvent(1, kind, data, None, personal=False), name)
        return str(found).replace("\u2060", "")

    leipzig = {"seat": 1, "ship": "W5", "by": 0, "doubled": False}
    assert aside in line("sunk", **leipzig, waits=True)
    chance = {"en": "chance picks", "fr": "le sort choisit", "ja": "ランダムに決まります"}[locale]
    assert chance in line("sunk", **leipzig, waits=True)
    assert aside not in line("sunk", **leipzig)
    merchant = {"seat": 1, "ship": "M33", "by": 0, "doubled": False}
    for kind, data in (
        ("sunk", merchant),
        ("captured", merchant),
        ("safe", {"seat": 0, "ship": "M33", "doubled": False}),
    ):
        assert joins in line(kind, **data, joined=["W5"], waiting=0)
        assert joins not in line(kind, **data)
    all_now, one_more = (line("sunk", **merchant, joined=["W5", "W1"], waiting=n) for n in (0, 1))
    assert "26" in all_now
    assert "26" not in one_more


@pytest.mark.parametrize(
    ("locale", "untold", "lots"),
    [
        ("en", "it counts once you do", "chance picks"),
        ("fr", "il comptera quand vous l’aurez", "le sort dira"),
        ("ja", "商船を得てから数えます", "ランダムに決まります"),
    ],
)
def test_a_german_target_shows_its_defence_and_whether_it_would_count(locale: str, untold: str, lots: str) -> None:
    words = words_for(locale, strict=True)
    options = [Option(ship, {"ship": ship, "damage": 1, "odds": {"sunk": 53, "damaged": 32}}) for ship in GERMANS]
    attack = {"en": "attack", "fr": "attaque", "ja": "攻撃"}[locale]
    scored = {"en": "You score", "fr": "rapporte ses PV", "ja": "あなたのもの"}[locale]
    for facts in ({"what": "royal_navy", "card": "qqq#1"}, {"what": "interrogate#1", **dice_facts("interrogate#1")}):
        for more in ({}, {"waits": True}, {"waits": True, "lots": True}):
            asked = Question(choose(0, "target_ship", options, data={**facts, "defender": 1, **more}), "0.1")
            hint = words.question(KAISER, asked, name).hint
            assert (untold in hint) == (len(more) == 1)
            # With too few merchants, one that counts already may be the one that does not.
            assert (lots in hint) == (len(more) == 2)
            assert len(hint) <= MOST_HINT
            # A hint for newcomers does not promise points that the ship would not bring.
            assert (scored in words.first_hint(KAISER, asked, name)) != bool(more)
            labels = [words.option(KAISER, asked, option, name) for option in options]
            assert all("53" in label and attack not in label for label in labels)
            assert max(map(len, labels)) <= limits.OPTION_LABEL
    only = {
        **card_facts("qqq#1", ["qqq#1"]),
        **place_facts("british"),
        "only": {"ship": "W5"},
        "coin": "BW",
        "mods": [],
    }
    aim = {"id": "W3", "odds": {"sunk": 53, "damaged": 32}}
    for more in ({}, {"waits": True}, {"waits": True, "lots": True}):
        move = Option("reveal/1", {**only, **more, "aim": aim})
        for kind in ("play", "ahead_move"):
            told = words.about(KAISER, Question(choose(0, kind, [move], data={"n": 1}), "0.1"), move, name)
            assert len(told) <= limits.OPTION_DESCRIPTION
            # The same as an option of the question for a target, which is not asked.
            assert all(fact in told for fact in ("16", "d10 d8", "53", "32"))
            assert (lots in told) == (len(more) == 2)
        move = Option("reveal/1", {**only, **more})
        about = words.about(KAISER, Question(choose(0, "play", [move]), "0.1"), move, name)
        assert len(about) <= limits.OPTION_DESCRIPTION
        assert any(told in about for told in ("will not", "ne comptera pas", "まだ数えません")) == (len(more) == 1)
        assert (lots in about) == (len(more) == 2)


@pytest.mark.parametrize(
    ("locale", "whose"),
    [
        ("en", "Its own dice when it attacks your merchants: d10 d8 d8"),
        ("fr", "Ses propres dés, quand il attaque vos marchands\u00a0: d10 d8 d8"),
        ("ja", "この艦があなたの商船を襲うときに振るダイス：d10 d8 d8"),
    ],
)
def test_the_dice_of_a_target_are_said_to_be_its_own(locale: str, whose: str) -> None:
    words = words_for(locale, strict=True)

    def about(ship: str, **facts: Any) -> str:
        option = Option(ship, {"ship": ship, "damage": 0, **facts})
        asked = Question(choose(0, "target_ship", [option], data={"what": "royal_navy", "defender": 1}), "0.1")
        return words.about(KAISER, asked, option, name)

    odds = {"sunk": 53, "damaged": 32}
    assert about("W3", odds=odds) == whose
    assert max(len(about(ship, odds=odds)) for ship in GERMANS) <= limits.OPTION_DESCRIPTION
    # A merchant has no dice of attack, and the label of a ship that no dice are rolled against names both.
    assert not about("M14", odds=odds)
    assert not about("M14", odds=odds, captor=1)
    assert not about("W3")


@pytest.mark.parametrize(
    ("locale", "bluff", "assist", "idle", "teams"),
    [
        ("en", "a bluff, no effect", "to support an attack", "nothing to use it on now", "teams only"),
        ("fr", "bluff, sans effet", "en soutien d’une attaque", "inutile pour l’instant", "en équipes seulement"),
        ("ja", "はったり、効果なし", "攻撃の補助に使う", "今は対象がない", "チーム戦でだけ"),
    ],
)
def test_the_upright_place_says_what_the_card_does_there(
    locale: str, bluff: str, assist: str, idle: str, teams: str
) -> None:
    words, hand = words_for(locale, strict=True), ["qqq#1", "searchlight#1", "monitor#1", "bounding_main#1", "reflag#1"]
    ask = ask_commitment(Force(0, hand=hand), 0, teams=False, idle=["monitor#1"])
    steps = [Question(step, "0.1") for step in list(ask.steps_with({"cards": hand}))[1:]]
    labels = [words.option(KAISER, step, step.options[0], name) for step in steps]
    assert [label.count(told) for label, told in zip(labels, (bluff, assist, idle, bluff), strict=False)] == [1] * 4
    assert not any(told in labels[4] for told in (bluff, assist, idle))
    assert max(map(len, labels)) <= limits.BUTTON_LABEL
    assert [teams in words.question(KAISER, step, name).hint for step in steps] == [False, False, False, True, False]


@pytest.mark.parametrize(("locale", "fog"), [("en", "Fog Bank"), ("fr", "Banc de brume"), ("ja", "濃霧")])
def test_only_who_has_laid_a_fog_bank_is_told_when_to_play_it(locale: str, fog: str) -> None:
    words = words_for(locale, strict=True)
    for laid in (True, False):
        asked = choose(0, "play", ["end_turn"], data={"idle": [], "assists": [], "fog": laid})
        assert (fog in words.first_hint(KAISER, Question(asked, "0.1"), name)) == laid


@pytest.mark.parametrize(
    ("locale", "one", "none", "lost", "again"),
    [
        (
            "en",
            "Collier goes best with what you have chosen.",
            "No other card",
            "as much in the hand",
            "the AI would lay Trap",
        ),
        ("fr", "votre choix : Charbonnier.", "Aucune autre carte", "valent autant en main", "engagerait plutôt Piège"),
        ("ja", "いちばん合うのは「石炭船」です", "ほかにありません", "手札に残しても", "AIは「罠」を置き"),
    ],
)
def test_the_reason_for_going_on_says_what_goes_with_the_chosen_cards_and_what_they_cost(
    locale: str, one: str, none: str, lost: str, again: str
) -> None:
    words = words_for(locale, strict=True)

    def told(**facts: Any) -> str:
        usual = {"added": [], "closed": False, "other": None, "gain": 0, "loss": 0, "instead": [], "same": False}
        return words.reason(KAISER, Reason("commit_on", {**usual, **facts}), ("Ann", "Ben").__getitem__)

    good, bare = told(added=["collier#1"], gain=4, other=1), told()
    assert one in good
    assert re.findall("[0-9]+", good) == ["4"]
    assert "Ben" in good
    assert "Ben" not in told(gain=4)
    assert none in bare
    assert lost in bare
    assert told(closed=True).count(none) == 0
    worse, same = told(loss=3, instead=["trap#1"]), told(loss=3, instead=["trap#1"], same=True)
    assert again in worse
    assert again not in same
    assert again not in told(loss=3)
    assert all(re.findall("[0-9]+", text) == ["3"] for text in (worse, same, told(loss=3)))


@pytest.mark.parametrize("locale", locales())
def test_the_reason_for_an_enemy_compares_the_attacks_on_two(locale: str) -> None:
    words = words_for(locale, strict=True)
    usual = {"other": 1, "rival": 2, "gain": 5, "less": 3}
    told = {
        why: words.reason(KAISER, Reason("seat_best", {**usual, "why": why}), ("Ann", "Ben", "Cat").__getitem__)
        for why in ("more", "ahead", "even", "little")
    }
    assert len(set(told.values())) == len(told)
    assert all("Ben" in text and "Cat" in text for text in told.values())
    assert {why: re.findall("[0-9]+", text) for why, text in told.items() if why != "more"} == {
        "ahead": [],
        "even": [],
        "little": [],
    }
    assert re.findall("[0-9]+", told["more"]) == ["5", "3"]


@pytest.mark.parametrize("locale", locales())
def test_the_reason_for_laying_cards_says_how_many_stay(locale: str) -> None:
    words = words_for(locale, strict=True)

    def told(**facts: Any) -> str:
        return words.reason(
            KAISER, Reason("commit_attack", {"other": 1, "gain": 5, **facts}), ("Ann", "Ben").__getitem__
        )

    usual, many, one = (
        told(laid=2, kept=3, many=False),
        told(laid=4, kept=1, many=True),
        told(laid=1, kept=0, many=False),
    )
    assert re.findall("[0-9]+", usual) == ["5", "3"]
    assert re.findall("[0-9]+", many) == ["5", "1"]
    assert len(many) > len(usual)
    assert re.findall("[0-9]+", one) == ["5"]
    assert {"en": "no card", "fr": "aucune carte", "ja": "手札はなくなります"}[locale] in one
    # A turn with an empty hand ends with a card: it is all that the next turn has.
    assert {"en": "about to draw", "fr": "vous allez piocher", "ja": "これから引くカードだけ"}[locale] in one
    assert {"en": "this card is", "fr": "cette carte", "ja": ""}[locale] in one
    beside = {"laid": 1, "kept": 2, "many": False, "besides": ["fair_seas#1"]}
    assert re.findall("[0-9]+", told(**beside, more=0)) == ["5", "2"]
    assert re.findall("[0-9]+", told(**beside, more=3)) == ["5", "2", "3"]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(
    ("gain", "price", "figures"), [(2, 3, ["7", "81", "2", "3"]), (0, 2, ["7", "81", "1", "2"]), (2, 2, ["7", "81"])]
)
def test_the_reason_for_a_pass_weighs_the_card_here_against_keeping_it(
    locale: str, gain: int, price: int, figures: list[str]
) -> None:
    words, facts = words_for(locale, strict=True), {"target": "M39", "va": 7, "odds": 81, "captures": False}
    facts |= {"card": "fast_ship#1", "gain": gain, "price": price, "close": gain == price, "rivals": True}

    def told(**other: Any) -> str:
        return words.reason(KAISER, Reason("react_pass", facts | other), name)

    alone = told(rivals=False)
    assert told(rivals=False, card="trap#1") != alone
    assert [figure for figure in re.findall("[0-9]+", alone) if figure != "100"] == figures
    assert told().startswith(alone.rstrip())
    assert len(told()) > len(alone) > len(told(card=None, rivals=False))


@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [
        ("en", "is a reaction", "are reactions"),
        ("fr", "est une réaction", "sont des réactions"),
        ("ja", "はリアクション", "はリアクション"),
    ],
)
def test_the_reason_for_laying_reactions_names_all_of_them(locale: str, one: str, two: str) -> None:
    words = words_for(locale, strict=True)
    for cards, said in ((["trap#1"], one), (["trap#1", "qqq#1"], two)):
        answer = {"cards": [*cards], **dict.fromkeys(cards, "british")}
        told = words.reason(KAISER, reason_to_commit(Commitment(answer, 1, 4.0, [], 5), 4.0), name)
        assert said in told
        assert all(words.line("kaiser-term-card", letters=kind_of(card)) in told for card in cards)


@pytest.mark.parametrize("locale", locales())
def test_a_damaged_target_says_what_else_can_happen(locale: str) -> None:
    words = words_for(locale, strict=True)
    told: list[str] = []
    for odds in ({"sunk": 57, "damaged": 0}, {"sunk": 57, "damaged": 30}, {"sunk": 100, "damaged": 0}):
        option = Option("W3", {"ship": "W3", "damage": 1, "odds": odds})
        asked = Question(choose(0, "target_ship", [option], data={"what": "royal_navy", "defender": 1}), "0.1")
        told.append(words.option(KAISER, asked, option, name))
        assert len(told[-1]) <= limits.OPTION_LABEL
    rest = {"en": "no further damage", "fr": "sinon rien de plus", "ja": "それ以外は変化なし"}[locale]
    assert [rest in label for label in told] == [True, False, False]


@pytest.mark.parametrize("locale", locales())
def test_an_answer_to_a_sinking_shows_its_chance(locale: str) -> None:
    words = words_for(locale, strict=True)
    for kind in ("after_sinking", "recall_late"):
        option = Option("recalled#1", {"card": "recalled#1", "succeeds": 45})
        asked = Question(choose(0, kind, [Option("pass"), option]), "0.1")
        assert "45" in words.option(KAISER, asked, option, name)
    facts = {"card": "recalled#1", "chance": 45, "gain": 1, "price": 2, "close": False}
    told = words.reason(KAISER, Reason("after_pass", facts), name)
    assert re.findall("[0-9]+", told) == ["45", "1", "2"]
    assert "45" in words.reason(KAISER, Reason("after_recall", facts), name)
    assert words.reason(KAISER, Reason("after_pass", {"card": None}), name)


@pytest.mark.parametrize(
    ("locale", "piles", "home"),
    [
        ("en", "Matheran goes to your victory pile, ", "goes home for good"),
        ("fr", "Matheran passe dans votre pile de victoire, ", "rentre pour de bon"),
        ("ja", "Matheranはあなたの勝利得点パイルに", "本国に帰ったまま"),
    ],
)
def test_an_answer_to_a_sinking_says_its_dice_and_what_goes_where(locale: str, piles: str, home: str) -> None:
    words = words_for(locale, strict=True)
    attack = {"attack": "WI", "what": "W1", "seat": 1, "target": "M48", "coin": "BWR"}
    for held, chance, effect in (("mistaken_identity", "55", piles), ("recalled", "45", home)):
        cards = [f"{held}#1"]
        facts = {**attack, **sinking_facts(1, "M48", cards)}
        asked = choose(0, "after_sinking", ["pass", *(Option(card, {"card": card}) for card in cards)], data=facts)
        first, line = words.question(KAISER, Question(asked, "0.1"), name).hint.split("\n")
        assert len(first) <= MOST_HINT
        assert all(told in line.replace("\u2060", "") for told in ("🔵", chance, effect)), line
    facts = {"seat": 1, "ships": ["W1"], **sinking_facts(1, None, cards)}
    late = choose(0, "recall_late", ["pass", *(Option(card, {"card": card}) for card in cards)], data=facts)
    assert home in words.question(KAISER, Question(late, "0.1"), name).hint
    facts = {"ship": "M48", "other": 1, **dice_facts("mistaken_identity"), **success_facts("mistaken_identity")}
    given = Question(choose(0, "mistaken_pick", [Option("M01", {"ship": "M01", "va": 3})], data=facts), "0.1")
    told = words.question(KAISER, given, name).hint.replace("\u2060", "")
    assert all(fact in told for fact in ("🔵", "🟢", "55", piles.partition(",")[0]))
    assert len(told) <= MOST_HINT
    # The dice of the cards decide, and not those of the ship that is given.
    label = words.option(KAISER, given, given.options[0], name)
    assert "3" in label
    assert "d4" not in label


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Ann takes ⚓ Emden out of its refuge."),
        ("fr", "Ann fait sortir ⚓ Emden de son refuge."),
        ("ja", "Annは⚓Emdenを避難場所から出しました。"),
    ],
)
def test_who_takes_a_ship_out_of_its_refuge_is_said_to_do_so(locale: str, told: str) -> None:
    """It is no effect of what went before, such as a Breakout that failed."""
    event = SeenEvent(1, "refuge_leave", {"seat": 0, "ship": "W2"}, None, personal=False)
    assert told in str(words_for(locale, strict=True).event(KAISER, event, name)).replace("\u2060", "")


@pytest.mark.parametrize(
    ("locale", "whose", "cards"),
    [
        ("en", "no Break Contact, Shallow Run or Fast Ship against it", ("Break Contact", "Shallow Run", "Fast Ship")),
        (
            "fr",
            "aucune réaction «\u202fde jour\u202f»",
            ("Rupture de contact", "Fuite par les hauts-fonds", "Navire rapide"),
        ),
        ("ja", "相手は「コンタクト喪失」", ("コンタクト喪失", "浅瀬への逃走", "高速船")),
    ],
)
def test_the_night_says_whose_cards_it_forbids(locale: str, whose: str, cards: tuple[str, ...]) -> None:
    """A target that gets away unhurt still tries for a port, so that "it can't flee" would not be true."""
    words, card = words_for(locale, strict=True), "heavy_weather#1"
    facts = {**card_facts(card, [card]), "bluff": False, "night": True, "assist": False}
    place = Question(choose(0, "commit_place", ["action"], data=facts), "0.1")
    assert whose in words.question(KAISER, place, name).hint
    if locale == "fr":
        # The hint has no room for the names, but each of these cards says that it is a reaction by day.
        for kind in ("break_contact", "shallow_run", "fast_ship"):
            told = words.line("kaiser-about-card", value=f"{kind}#1", letters=kind, digits=1)
            assert told.startswith("Réaction, de jour")
    attack = {"attack": "WI", "seat": 0, "defender": 1, "what": "W2", "targets": ["M30"], "coin": "BGW"}
    for night, surprise in ((True, False), (False, True)):
        data = {**attack, "night": night, "surprise": surprise, "searchlight": False, "cargo": False}
        why = words.why(KAISER, SeenEvent(1, "declared", data, "KP 3.2.4", personal=False), name)
        assert all(forbidden in why for forbidden in cards)


@pytest.mark.parametrize("locale", locales())
def test_a_summary_of_a_turn_without_cards_has_one_colon(locale: str) -> None:
    laid = {"seat": 1, "slots": [], "places": [], "faces": [], "empty": True}
    brief = words_for(locale, strict=True).brief(
        KAISER, SeenEvent(1, "committed", laid, None, personal=True), ("Ann", "Ben").__getitem__
    )
    assert brief is not None
    assert brief.text
    assert not re.search("[:：]", brief.text)


@pytest.mark.parametrize(
    ("locale", "sea"),
    [("en", "Neither returns to sea"), ("fr", "Aucun des deux ne revient"), ("ja", "海には戻りません")],
)
def test_a_swap_of_sunk_ships_brings_none_back(locale: str, sea: str) -> None:
    facts = {"seat": 0, "other": 1, "ship": "M48", "swapped": "M01"}
    told = words_for(locale, strict=True).event(KAISER, SeenEvent(1, "swapped", facts, None, personal=False), name)
    assert sea in str(told)


@pytest.mark.parametrize("locale", locales())
def test_the_reason_for_a_target_says_what_decides(locale: str) -> None:
    words = words_for(locale, strict=True)
    facts = {"target": "M24", "va": 5, "odds": 53, "even": False, "over": None, "frees": False}

    def told(reason: str = "ship_odds", **other: Any) -> str:
        return words.reason(KAISER, Reason(reason, facts | other), name)

    rival = {"over": "M46", "over_va": 7, "over_odds": 40}
    whys = [told(**rival, why=why) for why in ("port", "unlock", "pair", "owner", "other")]
    assert len({told(), told(even=True), told(frees=True), *whys}) == 3 + len(whys)
    assert all(re.findall("[0-9]+", why.replace("100", "")) == ["5", "53", "7", "40"] for why in whys)
    rests = [
        told("play_attack", rest=rest) for rest in ("none", "best", "weaker", "unhurt", "attacks", "mixed", "others")
    ]
    assert len(set(rests)) == len(rests)
    card = words.line("kaiser-term-card", letters="interned")
    assert card in told("ship_best", card="interned#1", kind="interned", chance=60)
    assert "60" in told("ship_best", card="interned#1", kind="interned", chance=60)
    assert told("ship_best", card=None, kind=None, chance=None)


@pytest.mark.parametrize(
    ("locale", "lost", "unmasks"),
    [
        ("en", "your ship is lost, but nobody scores it", "doesn’t stop the attack (as Pass); unmasks the attacker"),
        ("fr", "votre navire est perdu", "n’arrête pas l’attaque (comme Passer)"),
        ("ja", "船は失われますが", "攻撃は止まりません（パスと同じ）"),
    ],
)
def test_a_reaction_says_what_it_does_not_save(locale: str, lost: str, unmasks: str) -> None:
    words = words_for(locale, strict=True)
    for kind, target, ship, told in (("BI", "R9", None, lost), ("RI", "M14", Vessel("R1"), unmasks)):
        attack = Attack(kind, 1, 0, "R1" if ship else "royal_navy", "GW", "KP 3.2.3", [Vessel(target)], ship)
        card = "qqq#1" if ship else "pull_the_plug#1"
        odds = aim_facts(Options(), attack, Vessel(target), [card], boarding=False)
        facts = {**attack.facts(), "target": target, "boarding": False, "blocked": [], **odds}
        asked = Question(choose(0, "react", ["pass", card], data=facts), "0.1")
        (line,) = words.question(KAISER, asked, name).hint.splitlines()[1:]
        assert told in line
        assert line.count(";") <= 1


@pytest.mark.parametrize(
    ("locale", "fire"),
    [("en", "Fire of the Royal Navy (Ann)"), ("fr", "Tir de la Royal Navy (Ann)"), ("ja", "イギリス海軍の砲撃（Ann）")],
)
def test_the_attack_after_an_interrogation_has_a_name_of_its_own(locale: str, fire: str) -> None:
    sides = {
        side: {"seat": seat, "what": what, "dice": [{"die": "W", "face": 5}], "mods": [], "result": 5}
        for side, seat, what in (("ours", 0, "interrogate#1"), ("theirs", 1, "R5"))
    }
    contest = {"purpose": "intercept", "contest": "attack", **sides, "outcome": "none", "ship": "R5"}
    words = words_for(locale, strict=True)
    assert fire in str(words.event(KAISER, SeenEvent(1, "roll", contest, None, personal=False), name))
    assert fight_scene(contest, words)["sides"][0]["what"] == words.line("kaiser-picture_side", role="navy", what="")


@pytest.mark.parametrize(
    ("locale", "useless", "drawn"),
    [
        ("en", "Under Deception, the card can’t attack", "only upright, not sideways to attack"),
        ("fr", "Sous une Ruse de guerre, la carte ne peut pas intercepter", "qu’à la verticale, pas à intercepter"),
        ("ja", "「欺瞞工作」を受けたターンは横向きの攻撃ができず", "縦向きの効果だけで、横向きの攻撃はできません"),
    ],
)
def test_deception_says_why_its_card_could_not_be_played(locale: str, useless: str, drawn: str) -> None:
    words = words_for(locale, strict=True)

    def line(card: str) -> str:
        answers = [{"card": "deception#1", "seat": 0}]
        data = {"seat": 1, "cards": 2, "faces": [card, "deception#1"], "answers": answers, "spent": True}
        told = str(words.event(KAISER, SeenEvent(1, "discarded", data, None, personal=False), name))
        return told.replace("\u2060", "")

    assert useless in line("q_ship#1")
    assert useless in line("searchlight#1")
    # Reflag and other actions may have been played.
    assert useless not in line("reflag#1")
    assert useless not in line("recon_aircraft#1")
    event = SeenEvent(1, "deception_drawn", {"seat": 1, "cards": 1}, None, personal=False)
    assert drawn in str(words.event(KAISER, event, name)).replace("\u2060", "")


@pytest.mark.parametrize(
    ("locale", "whose", "ended"),
    [
        ("en", "Trap of Ann (reaction)", "Fog Bank of Ann (its effect has ended)"),
        ("fr", "Piège (réaction, Ann)", "Banc de brume (carte posée par Ann, son effet est fini)"),
        ("ja", "Annの「罠」（リアクション）", "Annの「濃霧」（効果が終了）"),
    ],
)
def test_the_discards_name_each_card_once_with_its_owner(locale: str, whose: str, ended: str) -> None:
    words = words_for(locale, strict=True)

    def line(faces: list[str], *answers: dict[str, Any]) -> str:
        data = {"seat": 1, "cards": len(faces), "faces": faces, "answers": [*answers]}
        return str(words.event(KAISER, SeenEvent(1, "discarded", data, None, personal=False), name)).replace(
            "\u2060", ""
        )

    trap, fog = {"card": "trap#1", "seat": 0}, {"card": "fog_bank#1", "seat": 0}
    card, mist = (words.line("kaiser-term-card", letters=kind) for kind in ("trap", "fog_bank"))
    assert whose not in line(["qqq#1", "trap#1"])
    told = line(["qqq#1", "trap#1"], trap)
    stop = "。" if locale == "ja" else "."
    assert told.endswith(whose + stop)
    assert told.count(card) == 1
    assert words.line("kaiser-term-card", letters="qqq") in told
    # A Fog Bank is no reaction, and may be the only discard.
    told = line(["fog_bank#1"], fog)
    assert told.endswith(ended + stop)
    assert told.count(mist) == 1
    # A Reflag that the active seat plays in its own turn may lie among the reactions of others.
    assert line(["qqq#1", "trap#1", "reflag#1"], trap).count("Ann") == 1


def test_french_results_agree_with_the_name_of_the_contest() -> None:
    words = words_for("fr", strict=True)
    for purpose, result in (("breakout", "réussie"), ("recalled", "réussi")):
        sides = {
            side: {"seat": seat, "what": "breakout#1", "dice": [{"die": "W", "face": face}], "mods": [], "result": face}
            for side, seat, face in (("ours", 0, 5), ("theirs", 1, 3))
        }
        contest = {"purpose": purpose, "contest": "challenge", **sides, "outcome": "success", "ship": None}
        told = str(words.event(KAISER, SeenEvent(1, "roll", contest, None, personal=False), name))
        assert told.endswith(f"{result}\u202f!")
        assert fight_scene(contest, words)["outcome"] == result


def test_french_has_one_word_for_a_ship_whose_disguise_is_gone() -> None:
    """The glossary's is "identifié"."""
    catalogs = [*(Path(bot.text.__file__).parent / "fr").glob("kaiser*.ftl")]
    assert catalogs
    for catalog in catalogs:
        assert "démasqu" not in catalog.read_text(encoding="utf-8").lower(), catalog


@pytest.mark.parametrize(("locale", "moon"), [("en", "(moon)"), ("fr", "(lune)"), ("ja", "月のマーク")])
def test_the_place_of_a_card_with_a_moon_explains_the_night(locale: str, moon: str) -> None:
    """KP 1.1.4: the moon, before the first attack by night; the choice of the cards does not speak of it."""
    words, hand = words_for(locale, strict=True), ["heavy_weather#1", "trap#1"]
    ask = ask_commitment(Force(0, hand=hand), 0, teams=False)
    asked, *places = (Question(step, "0.1") for step in ask.steps_with({"cards": hand}))
    first = words.first_hint(KAISER, asked, name)
    assert moon.strip("()") not in first
    assert len(first) <= 200
    assert [moon in words.question(KAISER, place, name).hint for place in places] == [
        bool(action(card).intercept_night) for card in hand
    ]


@pytest.mark.parametrize(
    ("locale", "lost"), [("en", "don’t come back"), ("fr", "ne revient pas"), ("ja", "補充されません")]
)
@pytest.mark.parametrize("ships", ["R7 R12 R8", "R7 R12", "R13"])
def test_the_choice_of_cards_names_the_dice_of_the_own_ships(locale: str, lost: str, ships: str) -> None:
    force = Force(0, hand=["trap#1"], ships=[Vessel(ship) for ship in ships.split()])
    asked = Question(next(ask_commitment(force, 0, teams=False).steps_with({"cards": []})), "0.1")
    hint = words_for(locale, strict=True).question(KAISER, asked, name).hint
    assert len(hint) <= MOST_HINT
    assert hint.count("⚔️") == len(force.ships)
    assert (lost in hint) == (len(force.ships) < 3)


def test_the_dice_of_many_ships_or_of_those_in_refuge_are_not_named() -> None:
    ships = [Vessel(ship) for ship in ("R7", "R12", "R8", "R13")]
    assert guns_of(Force(0, ships=ships)) == []
    ships[0].refuge = "island_refuge#1"
    assert guns_of(Force(0, ships=ships)) == [{"ship": "R12"}, {"ship": "R8"}, {"ship": "R13"}]


@pytest.mark.parametrize(
    ("locale", "few", "reaction"),
    [("en", "save up", "reaction"), ("fr", "si peu", "réaction"), ("ja", "ためる", "リアクションですが")],
)
def test_the_reasons_for_the_cards_speak_of_saving_up_and_of_reactions(locale: str, few: str, reaction: str) -> None:
    words = words_for(locale, strict=True)
    for hand in (2, 3):
        reason = reason_to_commit(Commitment({"cards": []}, None, 0.0, [], hand), 0.0)
        assert (few in words.reason(KAISER, reason, name)) == (hand == 2)
    for place in ("ship/R1", "british", "action"):
        reason = reason_to_commit(Commitment({"cards": ["trap#1"], "trap#1": place}, 1, 4.0, [], 3), 4.0)
        assert (reaction in words.reason(KAISER, reason, name)) == (place != "action")


@pytest.mark.parametrize(
    ("locale", "port"), [("en", "Otaki rolls higher"), ("fr", "Otaki fait plus"), ("ja", "Otakiの目が上回り")]
)
def test_a_try_for_port_says_whose_success_it_is(locale: str, port: str) -> None:
    side = {"coin": "B", "mods": []}
    ours = {**side, "seat": 1, "what": "M57", "dice": [{"die": "B", "face": 6}], "result": 6}
    theirs = {**side, "seat": 0, "what": "fair_seas#1", "dice": [{"die": "B", "face": 4}], "result": 4}
    facts = {"purpose": "safe_passage", "contest": "challenge", "ours": ours, "theirs": theirs, "ship": "M57"}
    event = SeenEvent(1, "roll", {**facts, "outcome": "success"}, None, personal=False)
    assert port in words_for(locale, strict=True).event(KAISER, event, name).replace("\u2060", "")


@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [
        ("en", "Fog Bank may also be played", "Fog Bank and Breakdown may also be played"),
        ("fr", "Banc de brume peut aussi viser", "Banc de brume et Panne peuvent aussi viser"),
        ("ja", "「濃霧」は攻撃ではない", "「濃霧」、「故障」は攻撃ではない"),
    ],
)
def test_the_question_for_an_enemy_names_cards_for_another_one_only_where_they_lie(
    locale: str, one: str, two: str
) -> None:
    words = words_for(locale, strict=True)

    def hint(asking: str, *harms: str) -> str:
        data = {"what": "R9", "raid": True, "attack": True, "harms": list(harms), "n": 1}
        found = words.question(KAISER, Question(choose(0, asking, ["1", "2"], data=data), "0.1"), name).hint
        assert len(found) <= MOST_HINT
        return found

    assert hint("target_seat") == ""
    assert one in hint("target_seat", "fog_bank#1")
    assert two in hint("target_seat", "fog_bank#1", "breakdown#1")
    # A plan says in its hint what the question of a turn says in its title.
    assert hint("ahead_seat")
    assert hint("ahead_seat", "fog_bank#1") == hint("ahead_seat") + hint("target_seat", "fog_bank#1")


@pytest.mark.parametrize(
    ("locale", "fog", "deception"),
    [
        ("en", "They lose their next turn; until then nobody", "only one card, drawn at random"),
        ("fr", "Il perd son prochain tour", "qu’une carte, tirée au hasard"),
        ("ja", "次のターンが休みになり", "ランダムに引かれる1枚だけ"),
    ],
)
def test_the_question_for_an_enemy_says_what_the_card_does(locale: str, fog: str, deception: str) -> None:
    words = words_for(locale, strict=True)
    options = [Option("1", {"seat": 0}), Option("2", {"seat": 0, "no_prey": True})]
    for kind in ("fog_bank", "deception", "recon_aircraft", "breakdown", "interned", "transfer_command"):
        card = f"{kind}#1"
        data = {"what": card, "kind": kind, **dice_facts(card), **success_facts("transfer_command")}
        for asking in ("target_seat", "ahead_seat"):
            asked = Question(choose(0, asking, options, data={**data, "n": 1}), "0.1")
            hint = words.question(KAISER, asked, name).hint
            assert len(hint) <= MOST_HINT, (kind, len(hint))
            assert (fog in hint, deception in hint) == (kind == "fog_bank", kind == "deception")
            plain, marked = (words.option(KAISER, asked, option, name) for option in asked.options)
            assert plain == "Ann"
            assert "Royal Navy" in marked or "イギリス海軍" in marked


@pytest.mark.parametrize(("locale", "chance"), [("en", "35% success"), ("fr", "succès 35\u202f%"), ("ja", "成功35％")])
def test_a_target_of_a_card_with_dice_of_its_own_says_its_chance(locale: str, chance: str) -> None:
    words = words_for(locale, strict=True)
    enemies = [Option("1", {"seat": 1, **success_facts("transfer_command")}), Option("2", {"seat": 2})]
    for asking in ("target_seat", "ahead_seat"):
        asked = Question(choose(0, asking, enemies, data={"what": "rendezvous_missed#1", "n": 1}), "0.1")
        assert [chance in words.option(KAISER, asked, option, name) for option in enemies] == [True, False]
    options = [Option(ship, {"ship": ship, "damage": 1, **success_facts("transfer_command")}) for ship in GERMANS]
    data = {"what": "transfer_command#1", "defender": 1, **dice_facts("transfer_command#1")}
    asked = Question(choose(0, "target_ship", options, data=data), "0.1")
    for option in options:
        label = words.option(KAISER, asked, option, name)
        assert chance in label
        assert len(label) <= limits.OPTION_LABEL


@pytest.mark.parametrize("locale", locales())
def test_a_card_that_helps_an_attack_says_how(locale: str) -> None:
    words = words_for(locale, strict=True)
    cards = [kind for kind, printed in ACTIONS.items() if printed.family == "assist"]
    options = [Option(f"{kind}#1", assist_facts(f"{kind}#1")) for kind in cards]
    for asking in ("assists", "ahead_assists"):
        data = {"what": "W2", "defender": 1, "idle": [], "n": 1}
        asked = Question(pick(0, asking, options, (0, len(options)), data=data), "0.1")
        for kind, option in zip(cards, options, strict=True):
            label = words.option(KAISER, asked, option, name)
            assert label.endswith(words.line("kaiser-picture_effect", kind=kind))
            assert len(label) <= limits.OPTION_LABEL


@pytest.mark.parametrize(("locale", "mended"), [("en", "is repaired"), ("fr", "sera réparé"), ("ja", "修理される")])
def test_a_ship_that_may_be_kept_says_that_it_is_repaired(locale: str, mended: str) -> None:
    words = words_for(locale, strict=True)
    damaged, whole = (Option("R2", {"ship": "R2", "mends": mends, "supplies": False}) for mends in (True, False))
    for asking in ("carry", "carry_swap"):
        asked = Question(pick(0, asking, [damaged, whole], (0, 1), data={"most": 1}), "0.1")
        assert words.option(KAISER, asked, damaged, name).endswith(mended)
        assert mended not in words.option(KAISER, asked, whole, name)
        assert len(words.question(KAISER, asked, name).hint) <= MOST_HINT


@pytest.mark.parametrize(
    ("locale", "port", "blockade"),
    [
        ("en", "The attacker rolls for the hunters", "rolls for the blockade"),
        ("fr", "Qui attaque lance le dé des poursuivants", "lance le dé du blocus"),
        ("ja", "攻撃した人が振ります", "包囲網のダイスは、次の順番の敵が振ります"),
    ],
)
def test_why_a_roll_against_a_port_or_a_breakout_says_who_rolls_against_it(
    locale: str, port: str, blockade: str
) -> None:
    side = {"seat": 0, "what": "M30", "dice": [{"die": "W", "face": 2}], "mods": [], "result": 2}
    for purpose in ("safe_passage", "breakout", "recalled"):
        facts = {"purpose": purpose, "contest": "challenge", "ours": side, "theirs": side, "outcome": "failure"}
        event = SeenEvent(1, "roll", {**facts, "ship": None}, None, personal=False)
        why = words_for(locale, strict=True).why(KAISER, event, name)
        assert (port in why, blockade in why) == (purpose == "safe_passage", purpose == "breakout")


@pytest.mark.parametrize(
    ("locale", "late", "merchant"),
    [
        ("en", "will identify your raider at the end of this attack", "in place of 🚢 Westburn"),
        ("fr", "identifiera votre corsaire à la fin de cette attaque", "à la place du navire 🚢 Westburn"),
        ("ja", "この攻撃の終わりにあなたの通商破壊艦の正体が判明", "Westburnの身代わりに"),
    ],
)
def test_the_story_says_what_an_answer_of_the_phantom_does_and_for_which_merchant(
    locale: str, late: str, merchant: str
) -> None:
    words = words_for(locale, strict=True)
    for card, told in (("qqq", late), ("amc", merchant)):
        facts = {"seat": 1, "target": "M30", "card": card, "plays": True}
        event = SeenEvent(1, "phantom_answered", facts, None, personal=False)
        assert told in str(words.event(KAISER, event, name)).replace("\u2060", "")
        assert late not in str(words.event(KAISER, event._replace(data={**facts, "plays": False}), name))


@pytest.mark.parametrize(
    ("locale", "card"), [("en", "Recon Aircraft"), ("fr", "Avion de reconnaissance"), ("ja", "「偵察機」")]
)
def test_cards_that_are_taken_say_which_card_takes_them(locale: str, card: str) -> None:
    words = words_for(locale, strict=True)
    for kind, facts in (("cards_taken", {"seat": 1, "victim": 0}), ("cards_lost", {"seat": 0})):
        for known in ({}, {"taken": ["qqq#1"]}, {"lost": ["qqq#1"]}):
            event = SeenEvent(1, kind, {**facts, "cards": 1, **known}, None, personal=False)
            assert card in words.event(KAISER, event, name).replace("\u2060", "")


@pytest.mark.parametrize(
    ("locale", "dice", "weak"),
    [
        ("en", "; defence dice: ⚪)", "; defence dice: ⚪ (damaged −2))"),
        ("fr", "\u202f; dés de défense\u00a0: ⚪)", "\u202f; dés de défense\u00a0: ⚪ (endommagé −2))"),
        ("ja", "（防御⚪）", "（防御⚪・損傷−2）"),
    ],
)
@pytest.mark.parametrize("damaged", [False, True])
def test_who_may_react_sees_the_defence_dice_of_the_target(locale: str, dice: str, weak: str, damaged: bool) -> None:
    words = words_for(locale, strict=True)
    row = "M14*" if damaged else "M14"
    match = position(seats=2, ships={0: "R14"}, rows={1: row}, hands={0: "trap", 1: "amc"}, left=20)
    commit(match, "trap ship/R14")
    match.answer(0, "reveal/1")
    asked = match.questions[1]
    assert asked.kind == "react"
    assert (weak if damaged else dice) in words.question(KAISER, asked, name).title.replace("\u2060", "")


@pytest.mark.parametrize("locale", locales())
def test_mines_show_the_chance_of_each_merchant(locale: str) -> None:
    words = words_for(locale, strict=True)
    match = position(seats=2, ships={0: "R14", 1: "R1"}, rows={1: "M38 M14"}, hands={0: "lay_mines"}, left=20)
    commit(match, "lay_mines lay/R14")
    match.answer(0, "reveal/1")
    asked = match.questions[0]
    assert asked.kind == "mine_order"
    assert all(re.search("[0-9]\\s?[%％]", words.option(KAISER, asked, option, name)) for option in asked.options)


@pytest.mark.parametrize("locale", locales())
def test_an_order_for_ships_from_no_va_up_speaks_of_every_ship(locale: str) -> None:
    words = words_for(locale, strict=True)
    asked = Question(number(0, "least_orders", 0, 16, step="least"), "0.1")
    every, some = (words.answer(KAISER, asked, least, name) for least in (0, 7))
    assert "0" not in every
    assert "7" in some


@pytest.mark.parametrize(
    ("locale", "card"), [("en", "Lay Mines"), ("fr", "Mouillage de mines"), ("ja", "「機雷敷設」")]
)
def test_a_card_upright_on_a_ship_is_known_to_be_lay_mines(locale: str, card: str) -> None:
    """KS 4.2.5: the places are public, and no other card can lie there."""
    slots = [{"slot": 1, "place": "lay", "ship": "R14"}]
    places = [{**slots[0], "count": 1}]
    event = SeenEvent(1, "committed", {"seat": 1, "slots": slots, "places": places}, None, personal=False)
    assert card in words_for(locale, strict=True).why(KAISER, event, name).replace("\u2060", "")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "answers with AMC HMS Carmania, a merchant cruiser that fights in place of 🚢 Troilus"),
        ("fr", "HMS Carmania, qui combat à la place du navire 🚢 Troilus"),
        ("ja", "で応じ、🚢Troilusの身代わりに戦わせました"),
    ],
)
def test_a_merchant_cruiser_that_answers_names_the_ship_whose_place_it_takes(locale: str, told: str) -> None:
    said = {"seat": 1, "window": "react", "target": "M58", "card": "amc#2"}
    brief = words_for(locale, strict=True).brief(KAISER, SeenEvent(1, "reacted", said, None, personal=False), name)
    assert brief is not None
    assert told in brief.text


@pytest.mark.parametrize(("locale", "told"), [("en", "Your hand (0)"), ("fr", "Votre main (0)"), ("ja", "手札（0枚）")])
def test_the_picture_of_an_empty_hand_says_so(locale: str, told: str) -> None:
    assert words_for(locale, strict=True).line("kaiser-picture_hand", count=0) == told


@pytest.mark.parametrize(
    ("locale", "then", "same", "why"),
    [
        (
            "en",
            "All your attacks this turn then go against Bob.",
            "(the same enemy all turn)",
            "(The same enemy all turn; already attacked: Westburn.)",
        ),
        (
            "fr",
            "Toutes vos attaques de ce tour viseront alors Bob.",
            "(même adversaire tout le tour)",
            "(Même adversaire tout le tour\u202f; déjà attaqué\u00a0: Westburn.)",
        ),
        (
            "ja",
            "このターンの攻撃は、この後もすべてBobに向けます。",
            "（攻撃する敵は、ターンを通して1人だけ）",
            "（攻撃する敵は、ターンを通して1人だけ。攻撃済み：Westburn）",
        ),
    ],
)
def test_the_first_attack_of_a_turn_says_that_it_chooses_the_enemy_of_all(
    locale: str, then: str, same: str, why: str
) -> None:
    words = words_for(locale, strict=True)

    def of_two(seat: int) -> str:
        return ("Ann", "Bob")[seat]

    move = {"card": "trap#1", **place_facts("british"), "only": {"ship": "W1"}, "coin": "BG", "mods": [], "defender": 1}
    data = {"idle": [], "assists": [], "moves": 1, "down": 2, "fog": False}
    alone = {key: value for key, value in move.items() if key != "defender"}
    options = [Option("reveal/1", move, final=True), Option("reveal/2", alone, final=True), Option("end_turn")]
    question = Question(choose(0, "play", options, data=data), "0.1")
    # A button with these words stands without the line about it: they say all of it, too.
    about = words.about(KAISER, question, options[0], of_two)
    assert about
    assert words.consequence(KAISER, question, "reveal/1", of_two) in (f"{about}. {then}", f"{about}。{then}")
    assert words.consequence(KAISER, question, "reveal/2", of_two) == ""
    aimed = Option("reveal/1", {**move, "aim": {"id": "W1", "odds": {"sunk": 14, "damaged": 27}}}, final=True)
    known = Question(choose(0, "play", [aimed, "end_turn"], data=data), "0.1")
    assert words.consequence(KAISER, known, "reveal/1", of_two).endswith(then)
    assert "14" in words.consequence(KAISER, known, "reveal/1", of_two)
    laid = Option("reveal/1", {**move, **place_facts("lay/R1"), "only": None}, final=True)
    mines = Question(choose(0, "play", [laid, "end_turn"], data=data), "0.1")
    assert words.consequence(KAISER, mines, "reveal/1", of_two) == then
    facts = {"what": "W2", "defender": 1, "bound": True}
    helped = pick(0, "assists", [Option("trap#1", {"card": "trap#1"})], (0, 1), data={**facts, "idle": []})
    assert same in words.question(KAISER, Question(helped, "0.1"), of_two).title
    targets = [Option(card, {"ship": card, "damage": 0}) for card in ("M31", "M32")]
    for kind in ("target_ship", "ahead_ship"):
        asked = choose(0, kind, targets, data={**facts, "raid": True, "attacked": ["M30"]})
        title = words.question(KAISER, Question(asked, "0.1"), of_two).title
        assert why in title.replace("*", "").replace("🚢 ", "").replace("🚢", "")


@pytest.mark.parametrize("most", [1, 3])
@pytest.mark.parametrize(
    ("locale", "cost"),
    [("en", "a card of your next hand"), ("fr", "une carte de moins"), ("ja", "次の手札が1枚減ります")],
)
def test_the_question_for_the_ships_to_keep_says_what_they_cost(locale: str, cost: str, most: int) -> None:
    """A phone folds the hint away, and so the question itself says it."""
    options = [Option("R9", {"ship": "R9", "damage": 0})]
    asked = pick(0, "carry", options, (0, most), data={"most": most})
    assert cost in words_for(locale, strict=True).question(KAISER, Question(asked, "0.1"), name).title


@pytest.mark.parametrize("locale", locales())
def test_reasons_give_chances_in_percent_as_the_options_do(locale: str) -> None:
    """ "Sunk in about 43 of 100 attacks" stood beside "sunk 43%"."""
    facts = {"target": "M30", "va": 5, "odds": 43, "frees": False, "even": False}
    told = words_for(locale, strict=True).reason(KAISER, Reason("ship_odds", facts), name)
    assert re.search("43[\u202f]?[%％]", told)
    assert "100" not in told


def test_french_calls_reactions_alike_everywhere() -> None:
    """A capital only where the kind of card is named: "carte Réaction"; and where a sentence begins."""
    catalogs = [*(Path(bot.text.__file__).parent / "fr").glob("kaiser*.ftl")]
    assert catalogs
    for catalog in catalogs:
        assert not re.search("(une?|des|les|Les) Réaction", catalog.read_text(encoding="utf-8")), catalog
