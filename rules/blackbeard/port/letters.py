"""Letters of marque: on public offer, and bought in port (spec 4.10.7, BN 15E)."""

from rules.blackbeard.dice import d6
from rules.blackbeard.port.shop import agrees_to_pay, pay, purse
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.stocks import draw, give_back
from rules.blackbeard.tables import LETTERS
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.ports import TERMS, nation_of, status_of
from rules.kernel import Play


def offer_letter(voyage: Voyage) -> None:
    """Put a letter of marque on public offer, if one is left (BN 15E)."""
    drawn = draw(voyage, "letters")
    if drawn is not None:
        voyage.state.offered.append(drawn)
        nation = LETTERS[drawn].nationality
        voyage.tell("letter_offered", letter=drawn, nation=nation, rule="BN 15E")


def letters_for(state: State, pirate: Pirate, number: str) -> list[str]:
    """Return the letters that a pirate could buy in a port: of its nation, never his enemy (spec 4.10.7)."""
    nation = nation_of(state, number)
    status = status_of(state, pirate, number)
    if TERMS[status].letter is None and status != "unknown":
        return []
    if nation in pirate.enemy or (pirate.letter and LETTERS[pirate.letter].nationality == nation):
        return []
    return [letter for letter in state.offered if LETTERS[letter].nationality == nation]


def letter(voyage: Voyage, pirate: Pirate, number: str, limit: str) -> Play[None]:
    """Roll the price of a letter on offer, and buy it if the captain pays so much (BN 15E)."""
    found = letters_for(voyage.state, pirate, number)
    each = TERMS[status_of(voyage.state, pirate, number)].letter
    if limit == "no" or not found or each is None or pirate.call.letter_priced:
        return
    pirate.call.letter_priced = True
    face = d6(voyage, "letter_price")
    price = face * each
    bought = yield from agrees_to_pay(voyage, pirate, price, limit, "letter", purse(voyage, pirate))
    voyage.tell(
        "letter_price",
        seat=pirate.seat,
        pirate=pirate.id,
        letter=found[0],
        face=face,
        price=price,
        bought=bought,
        rule="BN 15E",
    )
    if not bought:
        return
    pay(voyage, pirate, price, "letter", "BN 15E")
    voyage.state.offered.remove(found[0])
    if pirate.letter:
        give_back(voyage, "letters", pirate.letter)
    pirate.letter, pirate.pardon = found[0], False
    if not voyage.options.m_hazards:
        # Without hazard events there is always a letter on offer (spec 13).
        offer_letter(voyage)
