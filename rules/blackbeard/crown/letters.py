"""Letters of marque that warships have won for their controllers (spec 4.15.8, BN 14.42)."""

from rules.blackbeard.asking import put
from rules.blackbeard.names import asked
from rules.blackbeard.state import Pirate
from rules.blackbeard.stocks import give_back
from rules.blackbeard.tables import LETTERS
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play, choose

YES = "yes"


def take_letters(voyage: Voyage) -> Play[None]:
    """Give letters set aside for a seat to its first pirate at anchor in a port who is not that nation's enemy.

    A pirate with a letter may exchange it. A pirate who declines is not asked again in that port.
    """
    if not voyage.state.aside:
        return
    declined = voyage.hidden.declined
    for pirate in voyage.state.in_order():
        if pirate.position.mode != "port":
            declined.pop(pirate.id, None)
            continue
        for letter in list(voyage.state.aside.get(pirate.seat, ())):
            if LETTERS[letter].nationality in pirate.enemy or letter in declined.get(pirate.id, ()):
                continue
            if not pirate.letter or (yield from _exchanges(voyage, pirate, letter)):
                _take(voyage, pirate, letter)
            else:
                declined.setdefault(pirate.id, []).append(letter)


def _exchanges(voyage: Voyage, pirate: Pirate, letter: str) -> Play[bool]:
    """Ask a pirate who holds a letter whether he exchanges it; by default he does not (BN-P2)."""
    kind, rule = asked("BN-P2")
    answer = yield from put(
        voyage,
        choose(
            pirate.seat,
            kind,
            ["no", YES],
            default="no",
            data={"pirate": pirate.id, "what": "won_letter", "price": 0, "cabin": pirate.cabin, "letter": letter},
            rule=rule,
        ),
    )
    return answer == YES and pirate.status == "active"


def _take(voyage: Voyage, pirate: Pirate, letter: str) -> None:
    """Give a letter to a pirate; the one that he held goes back to the stock."""
    state = voyage.state
    state.aside[pirate.seat].remove(letter)
    if not state.aside[pirate.seat]:
        del state.aside[pirate.seat]
    if pirate.letter:
        give_back(voyage, "letters", pirate.letter)
    pirate.letter, pirate.pardon = letter, False
    voyage.tell("letter_taken", seat=pirate.seat, pirate=pirate.id, letter=letter, rule="BN 14.42")
