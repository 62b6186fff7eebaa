"""A pirate's log book as plain JSON: what everybody knows of him, and the treasure that only his seat knows."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.pictures.blackbeard.layout import Form, weight
from bot.pictures.blackbeard.places import label_of
from bot.pictures.blackbeard.terms import sign_of, term
from bot.text import Words
from rules.blackbeard.lasting import DAUGHTER, relatives_with
from rules.blackbeard.ship.figures import boxes, combat, speed
from rules.blackbeard.state import MOST_CABIN, MOST_NOTORIETY, MOST_POPULARITY, SECTIONS, Lasting, Pirate, Ship, State
from rules.blackbeard.tables import GOVERNORS, LETTERS, PORTS
from rules.blackbeard.view.model import BlackbeardView, Me
from rules.blackbeard.world.ports import shut_out

Scene = dict[str, Any]
Item = list[str]
"""A sign, its words, and their colour: ink, soft, good or bad."""
MOST_NOTES = 3
HELD = ("captive", "marooned", "imprisoned")
MOST_LINES: Mapping[Form, int] = MappingProxyType({"full": 8, "narrow": 6, "brief": 1})
WEIGHTS: Mapping[Form, int] = MappingProxyType({"full": 58, "narrow": 30, "brief": 30})
"""Letters of a line by the form of a log book; wide ones count double."""


def figures_of(pirate: Pirate, words: Words) -> str:
    """Return a ship's Combat and Speed in words."""
    return words.line("blackbeard-picture_figures", combat=combat(pirate), speed=speed(pirate))


def log_scene(view: BlackbeardView, pirate: Pirate, form: Form, words: Words) -> Scene:
    """Return the log book of one of the reader's pirates; one of a captive has no ship."""
    assert view.me is not None
    ship, sails = pirate.ship, pirate.status not in HELD
    lines = lines_of(view, pirate, words)
    hated = (
        [["enemy", flags, "bad"]] if (flags := [[nation, sign_of(nation, words)] for nation in pirate.enemy]) else []
    )
    return {
        "id": pirate.id,
        "seat": pirate.seat,
        "label": label_of(view, pirate),
        "name": term("pirate", pirate.id, words),
        "ship": term("ship", ship.type, words) if sails else "",
        "figures": figures_of(pirate, words) if sails else words.line("blackbeard-picture_shipless"),
        "fame": [["notoriety", pirate.notoriety, MOST_NOTORIETY], ["popularity", pirate.popularity, MOST_POPULARITY]],
        "chips": chips(view.state, view.me, pirate, words),
        "sections": [[section, boxes_of(ship, section)] for section in SECTIONS if sails],
        "holds": [
            [
                str(hold.number),
                goods(hold.markers, words) if hold.water == "dry" else water(hold.water, words),
                hold.water,
            ]
            for hold in ship.holds
            if sails and (form == "full" or hold.markers or hold.water != "dry")
        ],
        "lines": [*hated, *broken(lines, form)][: MOST_LINES[form]],
    }


def chips(state: State, me: Me, pirate: Pirate, words: Words) -> list[Item]:
    """Return the short facts of a log book: money, Refuge (red if it is shut), letter of marque, die, tokens."""
    found = [["die", str(me.dice[pirate.id]), "ink"]] if pirate.id in me.dice and pirate.status not in HELD else []
    found.append(["gold", f"{pirate.cabin}/{MOST_CABIN}", "ink"])
    if (own := me.treasure_of(pirate.id)) or pirate.chests:
        found.append(["chest", str(own), "ink"])
    if pirate.refuge:
        found.append(["refuge", term("port", pirate.refuge, words), "bad" if shut_out(state, pirate) else "ink"])
    if pirate.letter:
        found.append(["letter", term("nation", LETTERS[pirate.letter].nationality, words), "ink"])
    if pirate.tokens:
        found.append(["token", str(pirate.tokens), "ink"])
    return found


def boxes_of(ship: Ship, section: Any) -> str:
    """Return the boxes of a section, one letter each: w white, o sound, j jury-repaired, x lost."""
    lost, jury = ship.damage[section], int(section in ship.jury)
    sound = boxes(ship, section) - lost
    return "w" * (section in ship.white) + "o" * sound + "j" * min(jury, lost) + "x" * (lost - min(jury, lost))


def goods(markers: list[str], words: Words) -> str:
    """Return what lies in a hold; equal markers are counted."""
    kinds = list(dict.fromkeys(markers))
    return " · ".join(
        term("marker", kind, words) + (f" ×{markers.count(kind)}" if markers.count(kind) > 1 else "") for kind in kinds
    )


def water(state: str, words: Words) -> str:
    """Return a word for a hold that is flooded or wrecked."""
    return words.line("blackbeard-picture_water", water=state)


def lines_of(view: BlackbeardView, pirate: Pirate, words: Words) -> list[tuple[str, list[str], str]]:
    """Return the lines of a log book that are not always there: wounds, hostages, information, companions."""
    wounds = [
        words.line("blackbeard-picture_wounded", part=term("part", part, words), grade=wound.grade)
        for part, tokens in pirate.wounds.items()
        for wound in tokens
    ]
    wounds += [words.line("blackbeard-picture_scurvy")] if pirate.scurvy_captain or pirate.scurvy_ship else []
    hostages = [
        words.line(
            "blackbeard-picture_hostage",
            what="relative" if hostage.relative_of else "port",
            nation=term("nation", hostage.nation, words),
            home=home(hostage.relative_of or hostage.home, words),
            port=home(hostage.home, words) if hostage.relative_of and hostage.home in PORTS else "none",
        )
        for hostage in pirate.hostages
    ]
    known = [home(source, words) for source in dict.fromkeys(pirate.info)]
    company = [
        words.line("blackbeard-picture_company", what=what)
        for what, has in (("pet", pirate.pet), ("parrot", pirate.parrot), ("tattoo", pirate.tattoo))
        if has
    ]
    company += [words.line("blackbeard-picture_company", what="debauched")] * (pirate.debauched >= view.state.turn > 0)
    company += [words.line("blackbeard-picture_company", what="careened")] * pirate.careened
    jury = [words.line("blackbeard-picture_jury", section=term("section", one, words)) for one in pirate.ship.jury]
    found = [
        ("damage", jury, "ink"),
        ("captive", [fate(view, pirate, words)] if pirate.status in HELD else [], "bad"),
        ("wound", wounds, "bad"),
        ("captive", captives(view, pirate, words), "ink"),
        ("hostage", hostages, "ink"),
        ("rumour", known, "ink"),
        ("pet", company, "ink"),
    ]
    return [(sign, items, tone) for sign, items, tone in found if items]


def captives(view: BlackbeardView, pirate: Pirate, words: Words) -> list[str]:
    """Return whom a pirate holds aboard his ship: captains, and the relatives of events 41 to 46."""
    state = view.state
    found = [
        words.line("blackbeard-picture_captive", pirate=term("pirate", captive.pirate, words), how=captive.how)
        for captive in state.captives
        if captive.holder == pirate.id
    ]
    found += [
        words.line("blackbeard-picture_relative", event=int(entry.event), pirate=home(relative_of(entry), words))
        for entry in relatives_with(state, pirate)
    ]
    return found


def relative_of(entry: Lasting) -> str:
    """Return the pirate whose relative is held, or the port of a governor's daughter."""
    return str(entry.data["port"]) if entry.event == DAUGHTER else entry.owner


def fate(view: BlackbeardView, pirate: Pirate, words: Words) -> str:
    """Return why a pirate is not at large: who or what holds him, or how he left play."""
    held = next((captive for captive in view.state.captives if captive.pirate == pirate.id), None)
    if held is None or pirate.status not in HELD:
        return words.line("blackbeard-picture_fate", status=pirate.status)
    holder = held.holder.partition("-")[2] or held.holder if held.how == "island" else home(held.holder, words)
    return words.line("blackbeard-picture_held", how=held.how, holder=holder)


def home(place: str, words: Words) -> str:
    """Return the name of a port or a pirate."""
    return term("port" if place in PORTS else "pirate", place, words)


def notes_scene(view: BlackbeardView, words: Words) -> list[str]:
    """Return the lines about governors that only the reader knows: those to place, then those in ports."""
    me = view.me
    if me is None:
        return []
    drawn = [governor(face, words) for face in me.drawn]
    told = [
        words.line("blackbeard-picture_told", port=term("port", port.number, words), governor=governor(face, words))
        for port in view.state.ports.values()
        if port.governor is not None and not port.governor.face and (face := me.governors.get(port.governor.token))
    ]
    found = [words.line("blackbeard-picture_drawn", governors=" · ".join(drawn))] if drawn else []
    found += joined(told, WEIGHTS["full"])
    return found[:MOST_NOTES]


def joined(items: Sequence[str], most: int) -> list[str]:
    """Join items to lines of at most a weight."""
    lines: list[str] = []
    for item in items:
        if lines and weight(lines[-1]) + weight(item) <= most:
            lines[-1] += f" · {item}"
        else:
            lines.append(item)
    return lines


def broken(lines: Sequence[tuple[str, list[str], str]], form: Form) -> list[list[Any]]:
    """Return lines of a log book, each at most as long as fits."""
    return [[sign, words, tone] for sign, items, tone in lines for words in joined(items, WEIGHTS[form])]


def governor(face: str, words: Words) -> str:
    """Return the name of a governor with the sign of his stance."""
    sign = "+" if GOVERNORS[face].stance == "pro" else "−"
    return f"{term('governor', face, words)} {sign}"
