"""The parts of a turn from the rooms of sea, port and ship: a room is plugged in here and nowhere else in ``turn``."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.blackbeard.battle.captives import RESCUE, captives
from rules.blackbeard.battle.duty import duel_duties
from rules.blackbeard.battle.hunters import ATTACK_HUNTER, escapes
from rules.blackbeard.battle.interception import fugitives, passing
from rules.blackbeard.battle.pirates import ATTACK_PIRATE
from rules.blackbeard.captivity.jailbreak import INFILTRATE
from rules.blackbeard.cards import action_card
from rules.blackbeard.crown.harbours import settle
from rules.blackbeard.crown.hunting import act_hunters
from rules.blackbeard.crown.letters import take_letters
from rules.blackbeard.crown.petition import PETITION, idle_petitions
from rules.blackbeard.hazards.family import grief
from rules.blackbeard.hazards.treasures import DIVE, dives
from rules.blackbeard.league.alliances import settle_alliances
from rules.blackbeard.league.contracts import settle_contracts
from rules.blackbeard.operation import Operation
from rules.blackbeard.port.assault import ASSAULT
from rules.blackbeard.port.business import BUSINESS, PURCHASES
from rules.blackbeard.port.sack import SACK
from rules.blackbeard.sea.bounty import deliver, visit
from rules.blackbeard.sea.cargo import dangerous_cargo, pick_up_flotsam
from rules.blackbeard.sea.merchants import ATTACK_MERCHANT
from rules.blackbeard.sea.movement import drift
from rules.blackbeard.sea.search import SEARCH, storms
from rules.blackbeard.ship.damage import leaks
from rules.blackbeard.ship.fates import RETIRE, answer_mutinies
from rules.blackbeard.ship.repair import CAREEN, JURY, REFIT, jury_rolls
from rules.blackbeard.ship.wounds import HEAL, expire
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.kernel import Play

NOTHING = "nothing"
"""The operation of a pirate who does nothing (OP-16)."""

OPERATIONS: Mapping[str, Operation] = MappingProxyType(
    {
        operation.id: operation
        for operation in (
            SEARCH,
            ATTACK_MERCHANT,
            ATTACK_PIRATE,
            ATTACK_HUNTER,
            RESCUE,
            BUSINESS,
            PURCHASES,
            REFIT,
            CAREEN,
            JURY,
            HEAL,
            ASSAULT,
            SACK,
            RETIRE,
            PETITION,
            INFILTRATE,
            DIVE,
        )
    }
)
"""The operations that the orders form offers, in its order."""

PASSING: tuple[Callable[[Voyage, Pirate], Play[None]], ...] = (pick_up_flotsam, passing, visit)
"""The encounters in each hex that a ship enters (spec 4.5.9, 4.11.1)."""

LEAVING: tuple[Callable[[Voyage, Pirate], Play[None]], ...] = (passing,)
"""The encounters of a ship that puts out of a port, or enters it out of the same hex (spec 4.11.11)."""


def drift_on(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Let an immobile ship drift; in the hex to which it comes are crates, or a hunter tries it (BN 5.22, 6.3, 6.51).

    In older matches it drifts past crates.
    """
    before = pirate.position
    yield from drift(voyage, pirate)
    if pirate.position != before:
        for happening in PASSING if voyage.table.patched(VOYAGE_CORRECTIONS) else (passing,):
            yield from happening(voyage, pirate)


def jury(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Roll for the jury repairs that stood before this turn."""
    yield from jury_rolls(voyage, pirate, pirate.now.rigged)


END_OF_TURN: tuple[Callable[[Voyage, Pirate], Play[None] | None], ...] = (
    dangerous_cargo,
    leaks,
    jury,
    drift_on,
    captives,
    grief,
    expire,
)
"""The dice of step 6, in the order of spec 4.17: each is rolled for every pirate before the next one."""

DICE_OF_ALL: tuple[Callable[[Voyage], Play[None]], ...] = (dives,)
"""The dice of step 6 that several pirates roll in an order of their own."""

FOR_CAPTIVES = (captives, expire)
"""Those of them that also concern pirates who are held."""


def league(voyage: Voyage) -> Play[None]:
    """Form the alliances that were ordered, and settle the contracts that are fulfilled or over (spec 4.21)."""
    yield from ()
    settle_alliances(voyage)
    settle_contracts(voyage)


AFTER_ACTS: tuple[Callable[[Voyage], Play[None]], ...] = (
    fugitives,
    escapes,
    duel_duties,
    storms,
    settle,
    take_letters,
    deliver,
    league,
    answer_mutinies,
)
"""The events after everybody has acted in a step: hunters meet the pirates who fled to them, escapes are rewarded,
duels after a debauch, storms, blockades, letters taken, deliveries, alliances and contracts, then mutinies that are
due."""

HUNTERS: tuple[Callable[[Voyage], Play[None]], ...] = (idle_petitions, act_hunters)
"""Step 4, after the petitions of pirates who miss their turn."""

ACTION_CARD: tuple[Callable[[Voyage], Play[None]], ...] = (action_card,)
"""Step 8."""
