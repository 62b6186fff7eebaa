"""Standing policies: what a captain has ordered for the questions that come up without him (spec 4.4, 13).

They are recorded per seat as standing orders and may be overridden for a pirate and a turn in the orders form. A room
asks through :func:`decide`: this turn's override, then the recorded policy, then the default of the rules answer. Only
the value ``ask`` puts a question. No event ever tells a policy.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from rules.blackbeard.asking import put
from rules.blackbeard.state import SECTIONS, Pirate, State
from rules.blackbeard.voyage import Voyage
from rules.kernel import Ask, Option, Play, Proposal, Table, choose, form

T = TypeVar("T")
ASK = "ask"


class Policy(NamedTuple):
    """One policy: its values, the default first, and the rule that it answers for."""

    values: tuple[str, ...]
    rule: str


POLICIES: MappingProxyType[str, Policy] = MappingProxyType(
    {
        # "combat": attack a merchant whose Defence is at most Combat + 1
        "merchant": Policy(("combat", "8", "7", "6", "5", "4", "3", "2", "0", ASK), "BN 9.12"),
        "arms": Policy(("0", "1", "2", "3", "all", ASK), "BN 9.211"),
        "prize_ship": Policy((ASK, "decline", "swap", "commission"), "BN 9.24"),
        "stowage": Policy(("auto", ASK), "BN 9.27"),
        "torture": Policy(("no", "yes", ASK), "BN 9.2742"),
        "debauch_free": Policy(("no", "yes", ASK), "BN 9.28"),
        "debauch_forced": Policy(("yes", "no", ASK), "BN 9.282"),
        "drugs": Policy(("no", "yes", ASK), "BN 17.2"),  # taken in a debauch
        "free_damage": Policy(
            ("crew", "guns", "rudder", "hull", "sails"),  # the section that takes it first
            "BN 13.8",
        ),
        "cunning": Policy(("grave", ASK, "never"), "BN 21.1"),
        "pet": Policy(("fatal", "always", "never"), "BN 4.35"),
        "spyglass": Policy(("no_merchants", "dangers", "never", ASK), "BN 10.22"),
        "extra_actions": Policy(("pass", ASK), "BN 7.3"),
        "home_port": Policy(("lowest", ASK), "BN 9.2741"),
        "storm": Policy(("others", ASK), "BN 8.11"),  # where it does least harm to the seat's own ships
        # the war against the pirates
        "interception_won": Policy(("no", "yes", ASK), "BN 6.51"),
        "help_ally": Policy(("no", "yes", ASK), "BN 20.5"),
        "join_ally": Policy(("no", "yes", ASK), "BN 20.4"),  # in an attack on a merchant or port
        "hunter_attacks": Policy(("yes", "no", ASK), "BN 14.12"),
        "break_from_hunters": Policy(("yes", "no", ASK), "BN 13.62"),
        "break_from_pirates": Policy(("no", "yes", ASK), "BN 12.11"),
        "board": Policy(("stronger", "always", "never", ASK), "BN 12.1"),
        "smoke": Policy(("warships", "weaker", "always", "no"), "BN 10.22"),
        "barrel": Policy(("2", "1", "3", "4", "never"), "BN 10.22"),
        "surrender": Policy(("last", "never", ASK), "BN 13.63"),
        "give_letter": Policy(("yes", "no", ASK), "BN 14.12"),
        "duel_surrender": Policy(("1", "0", "2", "3", ASK), "BN 19.6"),  # "ask": be asked about duels
        "evasion": Policy(("always", "never"), "BN 5.24"),
        "precedence": Policy(("first", "last"), "BN 7.1"),
    }
)

WAR = (
    "interception_won",
    "help_ally",
    "join_ally",
    "hunter_attacks",
    "break_from_hunters",
    "break_from_pirates",
    "board",
    "smoke",
    "barrel",
    "surrender",
    "give_letter",
    "duel_surrender",
    "evasion",
    "precedence",
)
"""Policies that matter only with hunters or rivals."""


FIGHTS = (
    "arms",
    "debauch_forced",
    "break_from_hunters",
    "break_from_pirates",
    "board",
    "surrender",
    "duel_surrender",
)
"""Policies that decide battles and duels, and the debauch that a victory may bring."""


def policy_of(voyage: Voyage, pirate: Pirate, name: str) -> str:
    """Return the value of a policy for a pirate now: this turn's override, the recorded one, or the default."""
    entry = voyage.hidden.entries.get(pirate.id)
    if entry is not None and name in entry.overrides:
        return entry.overrides[name]
    return recorded(voyage.table, pirate.seat, name)


def recorded(table: Table, seat: int, name: str) -> str:
    """Return the policy that a seat has recorded, or the default; a value of an older form counts as none."""
    values = POLICIES[name].values
    value = table.orders(seat).get(name)
    return value if value in values else values[0]


def decide(voyage: Voyage, pirate: Pirate, name: str, by: Callable[[str], T], ask: Callable[[], Ask[T]]) -> Play[T]:
    """Return what a policy decides; ``by`` turns its value into the answer, ``ask`` is put if its value is "ask"."""
    value = policy_of(voyage, pirate, name)
    if value != ASK:
        return by(value)
    return (yield from put(voyage, ask()))


def free_damage_order(voyage: Voyage, pirate: Pirate) -> list[str]:
    """Return the sections in the order in which they take free damage: the policy's first, then the default order."""
    first = policy_of(voyage, pirate, "free_damage")
    return [first, *(section for section in POLICIES["free_damage"].values if section != first)]


def policies_in_force(table: Table) -> list[str]:
    """Return the names of the policies that can matter in this match, in the order of the form."""
    war = table.options.m_hunters or table.options.m_rivals
    return [name for name in POLICIES if war or name not in WAR]


def values_of(name: str) -> list[Option]:
    """Return the values of a policy as options. ``which``: the policy, by its name."""
    return [Option(value, {"which": name, "value": value}) for value in POLICIES[name].values]


def standing_orders(table: Table, state: State, seat: int) -> Ask[Mapping[str, str]]:
    """Return the form of a seat's policies; every step shows what is in force, and only what is to change is opened."""
    del state

    def steps() -> Play[Mapping[str, str]]:
        chosen: dict[str, str] = {}
        for name in policies_in_force(table):
            policy = POLICIES[name]
            chosen[name] = yield from choose(
                seat,
                "policy",
                values_of(name),
                step=name,
                default=recorded(table, seat, name),
                quiet=True,
                rule=policy.rule,
                data={"policy": name, "which": name},
            )
        return chosen

    def proposals() -> list[Proposal]:
        """Return the policies in force, which the form begins with, and with them to be asked about every fight."""
        names = policies_in_force(table)
        now = {name: recorded(table, seat, name) for name in names}
        asking = {name: ASK for name in FIGHTS if name in names}
        fights = [Proposal("ask_fights", {**now, **asking})] if "board" in asking else []
        return [Proposal("unchanged", now), *fights]

    return form(seat, "policies", steps, proposals, secret=True, rule="BN 8")


assert set(POLICIES["free_damage"].values) == set(SECTIONS)
