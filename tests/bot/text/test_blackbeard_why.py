"""Why? of battles, duels, interceptions, evasions and trials: the modifiers by their names and amounts."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.text import words_for
from rules.blackbeard import GAME
from rules.kernel import SeenEvent

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve"].__getitem__
LOW: Mapping[str, Any] = {"seat": 0, "pirate": "PI02"}
HUNTED: Mapping[str, Any] = {**LOW, "hunter": "kc3", "place": "X20"}
PIRATES: Mapping[str, Any] = {
    **LOW,
    "target": "PI05",
    "helper": "PI09",
    "round": 1,
    "combat": 21,
    "dice": [1, 2],
    "arms": [3],
    "information": [4],
    "debauch": 22,
    "total": 23,
    "foe_combat": 24,
    "foe_dice": [5, 6, 1],
    "foe_arms": [2],
    "foe_debauch": 25,
    "rolled": 26,
    "result": "won",
    "points": 1,
}
HUNTERS: Mapping[str, Any] = {
    **LOW,
    "hunters": ["kc3"],
    "round": 1,
    "hunter_combat": 31,
    "hunter_speed": 32,
    "face": 33,
    "hunter_total": 34,
    "combat": 35,
    "speed": 36,
    "competence": 37,
    "debauch": 38,
    "dice": [39],
    "helper": "PI09",
    "ally": [40],
    "arms": [41],
    "total": 42,
    "result": "lost",
    "points": 1,
}
DUEL: Mapping[str, Any] = {
    **LOW,
    "target": "PI05",
    "round": 1,
    "dice": [2, 5],
    "attack": 31,
    "total": 33,
    "defence": 32,
    "rolled": 37,
    "result": "parried",
    "endurance": 1,
    "foe_endurance": 2,
}
CAUGHT: Mapping[str, Any] = {**HUNTED, "dice": [3], "speed": 24, "debauch": 25, "total": 26, "face": 6}
TRIED: Mapping[str, Any] = {**LOW, "face": 33, "bonus": 41, "result": "trial", "port": "25"}

FOUND = {
    "en": {
        "pirate_round": ["Combat 21", "arms (3)", "information (4)", "debauch −22", ": 23", "Combat 24", "debauch −25"],
        "hunter_round": ["Combat 35", "Speed 36", "Competence 37", "die (39)", "(40)", "arms (41)", "debauch −38"],
        "duel_round": ["duel attack 31", "duel defence 32", "2 and 5", "33 to 37"],
        "interception": ["die (3)", "Speed 24", "debauch −25", ": 26", "6"],
        "evasion": ["4", "Nothing is added"],
        "treason_tried": ["33", "41 more for a letter of marque"],
    },
    "fr": {
        "pirate_round": ["combat 21", "armes (3)", "informations (4)", "débauche −22", "total 23", "débauche −25"],
        "hunter_round": ["combat 35", "vitesse 36", "compétence 37", "dé (39)", "(40)", "armes (41)", "débauche −38"],
        "duel_round": ["attaque 31", "défense 32", "2 et 5", "33 contre 37"],
        "interception": ["dé (3)", "vitesse 24", "débauche −25", "total 26", "6"],
        "evasion": ["4", "Rien ne s’ajoute"],
        "treason_tried": ["33", "41 de plus pour une lettre de marque"],
    },
    "ja": {
        "pirate_round": ["戦闘力21", "武器（3）", "有力情報（4）", "−22", "合計23", "戦闘力24", "−25"],
        "hunter_round": ["戦闘力35", "速力36", "技量37", "ダイス（39）", "40", "武器（41）", "−38"],
        "duel_round": ["決闘攻撃力31", "決闘防御力32", "2、5", "33対37"],
        "interception": ["ダイス（3）", "速力24", "−25", "合計26", "6"],
        "evasion": ["4", "何も加えません"],
        "treason_tried": ["33", "私掠免許状により+41"],
    },
}
EVENTS: Mapping[str, Mapping[str, Any]] = {
    "pirate_round": PIRATES,
    "hunter_round": HUNTERS,
    "duel_round": DUEL,
    "interception": {**CAUGHT, "result": "caught"},
    "evasion": {**HUNTED, "face": 4, "result": "seen"},
    "treason_tried": TRIED,
}


@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("locale", FOUND)
def test_why_names_every_modifier_and_its_amount(locale: str, kind: str) -> None:
    event = SeenEvent(1, kind, EVENTS[kind], "BN 12.1", personal=False)
    why = words_for(locale, strict=True).why(GAME, event, NAMES)
    assert [part for part in FOUND[locale][kind] if part not in why] == []


@pytest.mark.parametrize(
    ("operation", "said"),
    [
        ("search", "A search needs a move at sea"),
        ("attack_merchant", "another pirate’s prey"),
        ("attack_pirate", "safe inside a port"),
        ("jury", "has not sailed in the same turn"),
        ("business", "did not lie at anchor"),
        ("rescue", "what the order was meant for was gone"),
    ],
)
def test_an_order_that_was_lost_names_its_own_reasons_only(operation: str, said: str) -> None:
    lost = SeenEvent(n=1, kind="operation_lost", data={**LOW, "operation": operation}, rule="BN 8.1", personal=False)
    assert said in words_for("en").why(GAME, lost, NAMES)


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "A die says where damage goes"), ("fr", "Un dé désigne"), ("ja", "6が出ると損傷は海賊自身に")],
)
@pytest.mark.parametrize("kind", ["hunter_round", "pirate_round"])
def test_why_says_that_damage_may_strike_the_captain(locale: str, kind: str, said: str) -> None:
    event = SeenEvent(1, kind, EVENTS[kind], "BN 12.1", personal=False)
    assert said in words_for(locale, strict=True).why(GAME, event, NAMES)


@pytest.mark.parametrize(
    ("locale", "said", "told"),
    [
        ("en", "at a hazard event it needs no roll", "catches him without a roll"),
        ("fr", "lors d’un événement aléatoire", "le rattrape sans jet de dé"),
        ("ja", "災難イベントでは", "ダイスなしで海賊を捕捉します"),
    ],
)
def test_hunters_catch_without_dice_at_a_hazard_event(locale: str, said: str, told: str) -> None:
    """A pirate who has just outrolled a hunter is told why it attacks him all the same."""
    words = words_for(locale, strict=True)

    def why(began: str) -> str:
        data = {**HUNTED, "hunters": ["kc3"], "began": began, "helper": None}
        return words.why(GAME, SeenEvent(1, "hunter_battle", data, "BN 13.8", personal=False), NAMES)

    assert said in why("hunter")
    assert said not in why("pirate")
    drawn = SeenEvent(1, "action_card", {**LOW, "action": "hazard", "idle": False}, "BN 22.1", personal=False)
    assert told in (words.event(GAME, drawn, NAMES) or "")
