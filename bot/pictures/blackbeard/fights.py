"""The content of the pictures of battles and duels: both sides, how they stand, and the last round, as plain JSON."""

from collections.abc import Sequence
from typing import Any

from bot.pictures.blackbeard.fighters import fight_facts
from bot.pictures.blackbeard.logs import boxes_of, figures_of
from bot.pictures.blackbeard.places import label_of
from bot.pictures.blackbeard.terms import sign_of, term
from bot.text import Names, Words
from rules.blackbeard.battle.broadside import battle_speed
from rules.blackbeard.ship.figures import combat, rating, tokens_on
from rules.blackbeard.state import PARTS, SECTIONS, Hunter, Pirate
from rules.blackbeard.tables import COMMISSIONERS
from rules.blackbeard.view.fights import Fight
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.world.hexes import HEXES
from rules.kernel import Fact, Question

Scene = dict[str, Any]
MOST_CARDS = 2
"""More hunters than so many have one line each."""
MOST_HUNTERS = 10


def fights(view: BlackbeardView, words: Words, names: Names) -> list[tuple[Scene, Sequence[Fact]]]:
    """Return the battles and duels of this turn, each with the lines of its alt text."""
    return [(fight_scene(view, fight, words, names), fight_facts(fight)) for fight in view.fights]


def asked(view: BlackbeardView, question: Question) -> int | None:
    """Return the place of the fight that a question is about: the last one of its pirate, unless that is settled."""
    pirate = question.data.get("pirate")
    places = [n for n, fight in enumerate(view.fights) if pirate and fight.has(pirate) and not fight.closed]
    return places[-1] if places else None


def fight_scene(view: BlackbeardView, fight: Fight, words: Words, names: Names) -> Scene:
    """Return a battle or a duel."""
    sides = [side_scene(view, fight, side, words, names) for side in (0, 1)]
    one, two = (side["cards"][0]["name"] if side["cards"] else "" for side in sides)
    return {
        "title": words.line("blackbeard-picture_fight", what=fight.what),
        "sheet": words.line("blackbeard-picture_fight_sheet", what=fight.what, one=one, two=two),
        "note": " · ".join(part for part in (place(fight.place, words), round_words(fight, words)) if part),
        "sides": sides,
        "outcome": outcome(fight, words),
        "over": bool(fight.result),
    }


def place(found: str, words: Words) -> str:
    """Return where a fight takes place: the hex with its sea, or a transit zone."""
    if found not in HEXES:
        return words.line("blackbeard-picture_place", sea="zone", hex=f"T{found[-1]}") if found else ""
    hex_ = found.partition("-")[2] or found
    return words.line("blackbeard-picture_place", sea=HEXES[found].sea, hex=hex_)


def round_words(fight: Fight, words: Words) -> str:
    """Return the number of the round, "" before the first one."""
    return words.line("blackbeard-picture_round", round=fight.round) if fight.round else ""


def side_scene(view: BlackbeardView, fight: Fight, side: int, words: Words, names: Names) -> Scene:
    """Return one side: its ships or its duellist, and what it threw in the last round."""
    roll = fight.rolls[side] if fight.rolls else None
    there = fight.sides[side]
    shown = there if len(there) <= MOST_HUNTERS else there[: MOST_HUNTERS - 1]
    cards = [card(view, fight, side, name, words, names) for name in shown]
    more = len(there) - len(shown)
    return {
        "cards": cards,
        "more": words.line("blackbeard-picture_more_hunters", count=more) if more else "",
        "brief": len(cards) > MOST_CARDS,
        "won": fight.won == side,
        "better": fight.better == side,
        "roll": None
        if roll is None
        else {"parts": list(roll.parts or (roll.figure,)), "dice": list(roll.dice), "total": roll.total},
    }


def card(view: BlackbeardView, fight: Fight, side: int, name: str, words: Words, names: Names) -> Scene:
    """Return a pirate's ship, a duellist or a hunter."""
    if name in fight.hunters:
        return hunter_card(fight.hunters[name], words)
    pirate = fight.pirates.get(name)
    if fight.what == "duel":
        return duellist_card(view, fight, side, pirate, words, names)
    assert pirate is not None, "only a duel has a guard"
    return {
        "kind": "ship",
        **person(view, pirate, words, names),
        "ship": term("ship", pirate.ship.type, words),
        "figures": battle_figures(pirate, words) if fight.what == "hunters" else figures_of(pirate, words),
        "sections": [[one, term("section", one, words), boxes_of(pirate.ship, one)] for one in SECTIONS],
        "wounds": tokens_on(pirate),
    }


def battle_figures(pirate: Pirate, words: Words) -> str:
    """Return what a pirate adds to the dice against hunters, in words."""
    return words.line(
        "blackbeard-picture_battle_figures",
        combat=combat(pirate),
        speed=battle_speed(pirate),
        competence=rating(pirate, "competence"),
    )


def person(view: BlackbeardView, pirate: Pirate, words: Words, names: Names) -> Scene:
    """Return who a pirate is."""
    return {
        "seat": pirate.seat,
        "label": label_of(view, pirate),
        "name": term("pirate", pirate.id, words),
        "player": names(pirate.seat),
    }


def hunter_card(hunter: Hunter, words: Words) -> Scene:
    """Return a hunter as everybody knows it; a King's Commissioner has tracks with the squares that are left."""
    most = COMMISSIONERS.get(hunter.face)
    tracks = [
        [name, words.line("blackbeard-picture_track", track=name), now, top]
        for name, now, top in (
            ("combat", hunter.combat, 0 if most is None else most.combat),
            ("speed", hunter.speed, 0 if most is None else most.speed),
        )
    ]
    named = hunter.face and hunter.kind != "ghost"
    return {
        "kind": "hunter",
        "what": hunter.kind,
        "name": term("hunter", hunter.token, words),
        "piece": term("hunter", hunter.face, words) if named else "",
        "flag": [hunter.nation, sign_of(hunter.nation, words)] if hunter.nation else [],
        "tracks": tracks if hunter.face else [],
        "unknown": "" if hunter.face else words.line("blackbeard-picture_unknown"),
        "short": f"{hunter.combat}/{hunter.speed}" if hunter.face else "?",
    }


def duellist_card(
    view: BlackbeardView, fight: Fight, side: int, pirate: Pirate | None, words: Words, names: Names
) -> Scene:
    """Return a duellist: his figures, the Endurance that he has left, and his wounds; a guard has none."""
    figures = words.line("blackbeard-picture_duellist", attack=fight.attack[side], defence=fight.defence[side])
    word = words.line("blackbeard-picture_track", track="endurance")
    common = {"figures": figures, "endurance": [word, fight.left[side], fight.endurance[side]]}
    if pirate is None:
        return {"kind": "guard", "name": words.line("blackbeard-picture_guard"), **common}
    wounds = {part: [wound.grade for wound in pirate.wounds.get(part, [])] for part in PARTS}
    lines = [
        words.line("blackbeard-picture_wounded", part=term("part", part, words), grade=grade)
        for part, grades in wounds.items()
        for grade in grades
    ]
    return {
        "kind": "duellist",
        **person(view, pirate, words, names),
        **common,
        "body": {part: grades for part, grades in wounds.items() if grades},
        "lines": lines or [words.line("blackbeard-picture_unhurt")],
    }


def outcome(fight: Fight, words: Words) -> str:
    """Return how the fight ended, or the last round, in words."""
    sides = [side_words(fight, side, words) for side in fight.sides]
    best = fight.won if fight.result else fight.better
    ahead = 0 if best is None else best
    return words.line(
        "blackbeard-picture_outcome",
        result=fight.result or ("open" if not fight.round else "tied" if best is None else "round"),
        what=fight.what,
        winner=sides[ahead],
        loser=sides[1 - ahead],
        points=fight.points,
        leaver=term("pirate", fight.leaver, words) if fight.leaver else None,
    )


def side_words(fight: Fight, side: Sequence[str], words: Words) -> str:
    """Return the name of a side."""
    if len(side) > 1 and side[0] in fight.hunters:
        return words.line("blackbeard-picture_squadron")
    guard = words.line("blackbeard-picture_guard")
    return words.listing([term("pirate", name, words) if name else guard for name in side])
