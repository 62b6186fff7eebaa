"""Royal pardons: letters of marque that may be spent to make peace with their nation (events 26, 33)."""

from rules.blackbeard.lasting import RULE
from rules.blackbeard.state import Pirate
from rules.blackbeard.stocks import give_back
from rules.blackbeard.tables import LETTERS
from rules.blackbeard.voyage import Voyage


def may_spend_pardon(pirate: Pirate) -> bool:
    """Return whether a pirate holds a royal pardon of a nation whose enemy he is."""
    return bool(pirate.letter) and pirate.pardon and LETTERS[pirate.letter].nationality in pirate.enemy


def spend_pardon(voyage: Voyage, pirate: Pirate) -> None:
    """Give a royal pardon back to delete the enemy mark of its nation; nothing if he may not."""
    if not may_spend_pardon(pirate):
        return
    letter, nation = pirate.letter, LETTERS[pirate.letter].nationality
    pirate.enemy.remove(nation)
    pirate.letter, pirate.pardon = "", False
    voyage.tell("pardon_spent", seat=pirate.seat, pirate=pirate.id, letter=letter, nation=nation, rule=RULE)
    give_back(voyage, "letters", letter)
