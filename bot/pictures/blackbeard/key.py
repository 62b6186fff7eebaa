"""The content of the key: what each sign of the maps, plates and log books stands for."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.pictures.blackbeard.emblems import EVENT_SIGNS, SECTION_SIGNS
from bot.pictures.blackbeard.terms import sign_of, term
from bot.text import Names, Words
from rules.blackbeard.tables import NATIONS
from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import Fact

Scene = dict[str, Any]

WATERS = ("waters", "ridge", "border", "lane", "way_out")
PORTS = ("port", "pirate_port", "refuge", "hidden", "pro", "anti", "told", "goods", "destroyed")
SHIPS = ("ship", "several", "anchored", "careened", "track", "face_down", "known", "crates")
HUNTERS = ("warship", "kc", "ghost", "target")
FIGURES = ("notoriety", "popularity", "gold", "hold", "damage", "wound", "hostage", "captive")
LOG = ("die", "chest", "home", "letter", "token", "enemy", "rumour")


def key(view: BlackbeardView, words: Words, names: Names) -> list[tuple[Scene, Sequence[Fact]]]:
    """Return the sheets of the key, with the signs that a match with these options may show."""
    del names
    hunted, hazards = view.options["m_hunters"], view.options["m_hazards"]
    sheets: Mapping[str, Mapping[str, Sequence[str]]] = {
        "ports": {"sea": [*WATERS, *PORTS, *(["blockade"] if hunted else [])]},
        "ships": {"sea": [*SHIPS, *(HUNTERS if hunted else ()), "lead"]},
        "flags": {
            "sea": [*NATIONS, *(EVENT_SIGNS if hazards else ())],
            "plate": [*FIGURES, *LOG, *SECTION_SIGNS],
        },
    }
    letters = {nation: sign_of(nation, words) for nation in NATIONS}
    found: list[tuple[Scene, Sequence[Fact]]] = []
    for sheet, columns in sheets.items():
        rows = {ground: [[sign, meaning(sign, words)] for sign in signs] for ground, signs in columns.items()}
        scene: Scene = {
            "title": words.line("blackbeard-picture_key_sheet", sheet=sheet),
            "letters": letters,
            "columns": [{"on": ground, "rows": shown} for ground, shown in rows.items()],
        }
        told = [
            Fact("picture_key", {"sign": sign, "letter": letters.get(sign, ""), "words": said})
            for shown in rows.values()
            for sign, said in shown
        ]
        found.append((scene, told))
    return found


def meaning(sign: str, words: Words) -> str:
    """Return in words what a sign stands for."""
    if sign in NATIONS:
        return term("nation", sign, words)
    if sign in SECTION_SIGNS:
        return term("section", sign, words)
    event = int(sign) if sign.isdigit() else 0
    return words.line("blackbeard-picture_key_meaning", sign=event or sign, event=event)
