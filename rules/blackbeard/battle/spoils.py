"""Letters of marque handed over, hunters sunk, and what a pirate earns who gets away (spec 4.11.7, 4.11.10)."""

from collections.abc import Sequence

from rules.blackbeard import ledgers
from rules.blackbeard.battle.broadside import Battle
from rules.blackbeard.hunters import dismiss, has_gone
from rules.blackbeard.names import asked
from rules.blackbeard.policies import decide
from rules.blackbeard.state import Hunter, Pirate
from rules.blackbeard.stocks import give_back
from rules.blackbeard.tables import COMMISSIONERS, LETTERS
from rules.blackbeard.voyage import Voyage
from rules.kernel import Ask, Option, Play, choose

ESCAPED = 5
"""Notoriety for getting away from a hunter that began a battle (BN 16.25)."""


def letter_for(hunters: Sequence[Hunter], pirate: Pirate) -> Hunter | None:
    """Return the first of some hunters whose nation gave the pirate his letter, None if none did.

    The ghost ship takes no letter, whatever the nation of its counter (event 24J).
    """
    nation = LETTERS[pirate.letter].nationality if pirate.letter else ""
    of_nation = (hunter for hunter in hunters if nation and hunter.nation == nation)
    return next((hunter for hunter in of_nation if hunter.kind != "ghost"), None)


def hand_letters(voyage: Voyage, hunters: Sequence[Hunter], pirate: Pirate) -> Play[list[Hunter]]:
    """Let a pirate hand his letter to the captain of a warship of its nation, which then ignores him (BN 14.12).

    Return the hunters who still attack. Of several warships of that nation, the one whose target he is comes first.
    """
    warships = [hunter for hunter in hunters if hunter.kind == "warship"]
    found = letter_for(sorted(warships, key=lambda hunter: hunter.target != pirate.id), pirate)
    if found is None:
        return list(hunters)
    question = asked("BN-B6")

    def ask() -> Ask[str]:
        return choose(
            pirate.seat,
            question.kind,
            [Option(value) for value in ("yes", "no")],
            default="yes",
            rule=question.rule,
            data={"pirate": pirate.id, "hunter": found.token, "letter": pirate.letter, "nation": found.nation},
        )

    wanted = yield from decide(voyage, pirate, "give_letter", by=lambda value: value, ask=ask)
    if wanted != "yes" or has_gone(voyage, found):
        return list(hunters)
    letter = pirate.letter
    voyage.tell(
        "letter_handed",
        seat=pirate.seat,
        pirate=pirate.id,
        hunter=found.token,
        letter=letter,
        nation=found.nation,
        rule="BN 14.12",
    )
    pirate.letter, pirate.pardon = "", False
    give_back(voyage, "letters", letter)
    found.ignores.append(pirate.id)
    found.foes.remove(pirate.id)
    return [hunter for hunter in hunters if hunter is not found]


def sink(voyage: Voyage, battle: Battle) -> None:
    """Sink a King's Commissioner: his printed Combat is the Notoriety that each pirate gains (BN 13.64)."""
    hunter = battle.commissioner
    if hunter is None:
        return
    voyage.tell("hunter_sunk", hunter=hunter.token, place=hunter.position.place, rule="BN 13.61")
    for pirate in (battle.pirate, battle.helper):
        if pirate is not None and pirate.status == "active":
            ledgers.notoriety(voyage, pirate, COMMISSIONERS[hunter.face].combat, "sank_hunter", "BN 16.25")
    dismiss(voyage, hunter)


def escapes(voyage: Voyage) -> Play[None]:
    """Reward the pirates who are no longer in the hex of a hunter that began a battle with them (BN 13.64, 16.25)."""
    yield from ()
    if any(hunter.battled for hunter in voyage.state.hunters):
        for pirate in voyage.state.in_order():
            got_away(voyage, pirate)


def got_away(voyage: Voyage, pirate: Pirate) -> None:
    """Reward a pirate at large for leaving such a hex: once, however many hunters he fought there."""
    left = [
        hunter
        for hunter in voyage.state.hunters
        if pirate.id in hunter.battled and hunter.position.place != pirate.position.place
    ]
    for hunter in left:
        hunter.battled.remove(pirate.id)
    if left:
        voyage.tell(
            "got_away",
            seat=pirate.seat,
            pirate=pirate.id,
            hunters=[hunter.token for hunter in left],
            rule="BN 16.25",
        )
        ledgers.notoriety(voyage, pirate, ESCAPED, "got_away", "BN 16.25")


def forget(voyage: Voyage, pirate: Pirate) -> None:
    """Have no hunter's battle count for a pirate who was captured."""
    for hunter in voyage.state.hunters:
        if pirate.id in hunter.battled:
            hunter.battled.remove(pirate.id)
