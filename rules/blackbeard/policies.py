"""Standing policies: what a captain has ordered for the questions that come up without him (spec 4.4, 13).

They are recorded per seat as standing orders and may be overridden for a pirate and a turn in the orders form. A room
asks through :func:`decide`: this turn's override, then the recorded policy, then the default of the rules answer. Only
the value ``ask`` puts a question. No event ever tells a policy.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from rules.blackbeard.asking import put
from rules.blackbeard.state import SECTIONS, Pirate, State
from rules.blackbeard.voyage import NAMED_MERCHANTS, Voyage
from rules.kernel import Ask, Option, Play, Proposal, Table, choose, form, pick

T = TypeVar("T")
ASK = "ask"
SPARE = "spare"
"""The value of ``merchant`` that spares the flag of a captain's own Refuge."""
OTHERS = "others"
"""The value of ``merchant`` that spares this flag alone, however strong the others are."""
SPARING = (SPARE, OTHERS)
EVERY = "8"
"""The value of ``merchant`` that lets no merchant go: none has a greater Defence."""
LISTED = "listed"
"""The value of ``cunning`` with which a list of triggers decides."""
LOST = "lost"
"""In the plan for a duel: cunning rolls again whatever round is lost."""


class Policy(NamedTuple):
    """One policy: its values, the default first, and the rule that it answers for."""

    values: tuple[str, ...]
    rule: str


POLICIES: MappingProxyType[str, Policy] = MappingProxyType(
    {
        # "combat": attack a merchant whose Defence is at most Combat + 1
        # "spare": the same, but lets one go whose flag would cost him his Refuge; "others": lets only these go
        "merchant": Policy(("combat", "8", "7", "6", "5", "4", "3", "2", "0", ASK, SPARE, OTHERS), "BN 9.12"),
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
        "cunning": Policy(("grave", LISTED, ASK, "never"), "BN 21.1"),
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

TRIGGERS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "grave": (),  # any roll that would sink, kill, imprison or depose him
        "merchants": ("merchant",),
        "prizes": ("prize_ship",),
        "ports": ("port",),
        "interceptions": ("interception", "evasion", "careened_found"),
        "battles": ("battle", "hunter_battle", "speed_tie", "hot_shot"),
        "duels": ("duel",),
        "mutinies": ("mutiny", "discontent"),
        "judges": ("treason", "arrest"),
        "petitions": ("petition",),
        "retirement": ("retirement",),
        "hull": ("leak", "flood", "cistern", "jury"),
    }
)
"""What ``cunning`` may list as triggers: groups of rolls, each with the names of its rolls. A roll that goes badly
triggers it."""


BAD = frozenset(
    ("failed", "lost", "behind", "hanged", "imprisoned", "kills", "sinks", "leaks", "flooded", "useless", "arrested")
)
"""The results of a roll at which a trigger counts."""

GOOD = frozenset(("passed", "won", "ahead"))
"""The results of a roll about which nobody is asked."""


class More(NamedTuple):
    """A list that goes on with a policy's value.

    ``fact``: how the facts of a question name one item. ``after``: the value that wants the list; None: any.
    """

    fact: str
    items: tuple[str, ...]
    least: int
    ordered: bool
    after: str | None


MORE: Mapping[str, More] = MappingProxyType(
    {
        "free_damage": More("section", SECTIONS, 0, ordered=True, after=None),
        "cunning": More("trigger", tuple(TRIGGERS), 1, ordered=False, after=LISTED),
    }
)
"""The policies that are lists (spec 4.4). Such a policy is one value: its parts with ``/`` between them."""
FINER_POLICIES: Final = "finer_policies"
"""The changed rule with which :data:`MORE` may be ordered; older matches go on without."""
OWN: Final = "own_policies"
"""The step, in the form of the policies, that asks which captains have policies of their own."""
OWN_POLICIES: Final = "own_policies"
"""The changed rule with which a pirate may have policies of his own; in older matches a seat has one set for all."""
OF_SEATS = ("home_port", "storm", "hunter_attacks")
"""Policies of a seat rather than of a pirate."""

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
    return recorded(voyage.table, pirate.seat, name, pirate.id)


def recorded(table: Table, seat: int, name: str, pirate: str = "") -> str:
    """Return the policy that a seat has recorded, or the default; a value of an older form counts as none.

    ``pirate``: the id of one who may have a policy of his own.
    """
    orders = table.read_orders(seat)
    step = own_step(pirate, name) if name in own_policies(table, seat, pirate) else name
    value: str = orders.get(step, "")
    if value not in values_in_force(table, name):
        return POLICIES[name].values[0]
    items, listed = items_after(table, name, value), orders.get(more_of(step), ())
    return "/".join((value, *(one for one in listed if one in items)))


def own_policies(table: Table, seat: int, pirate: str) -> Sequence[str]:
    """Return the names of the policies that a seat has recorded for one pirate."""
    orders = table.read_orders(seat)
    return orders.get(f"{pirate}_policies", ()) if pirate in orders.get(OWN, ()) else ()


def own_step(pirate: str, name: str) -> str:
    """Return the name of the step, in the form of the policies, that asks for a policy of one pirate."""
    return f"{pirate}_policy_{name}"


def overriding(pirate: str, steps: Mapping[str, Any], wanted: Mapping[str, str]) -> dict[str, Any]:
    """Return a captain's steps of the orders form with some policies for this turn, besides what they hold already."""
    extras = [extra for extra in steps.get(f"{pirate}_extras", ()) if extra != "policies"]
    chosen = [*steps.get(f"{pirate}_policies", ()), *wanted]
    if not chosen:
        return dict(steps)
    return {
        **steps,
        f"{pirate}_extras": [*extras, "policies"],
        f"{pirate}_policies": [name for name in POLICIES if name in chosen],
        **{own_step(pirate, name): value for name, value in wanted.items()},
    }


def more_of(name: str) -> str:
    """Return the name of the step, in the form of the policies, that asks for a policy's list."""
    return f"{name}_list"


def values_in_force(table: Table, name: str) -> Sequence[str]:
    """Return the first parts that a policy may have in this match, the default first."""
    values = POLICIES[name].values
    return values if table.patched(FINER_POLICIES) else [value for value in values if value != LISTED]


def items_after(table: Table, name: str, value: str) -> Sequence[str]:
    """Return what the list after a policy's first part may hold; () where no list follows."""
    more = MORE.get(name)
    if more is None or more.after not in (None, value) or not table.patched(FINER_POLICIES):
        return ()
    return [item for item in more.items if item != value]


def decide(voyage: Voyage, pirate: Pirate, name: str, by: Callable[[str], T], ask: Callable[[], Ask[T]]) -> Play[T]:
    """Return what a policy decides; ``by`` turns its value into the answer, ``ask`` is put if its value is "ask"."""
    value = policy_of(voyage, pirate, name)
    if value != ASK:
        return by(value)
    return (yield from put(voyage, ask()))


def free_damage_order(voyage: Voyage, pirate: Pirate) -> list[str]:
    """Return the sections in the order in which they take free damage: the policy's, then the others as by default."""
    ordered = policy_of(voyage, pirate, "free_damage").split("/")
    return [*ordered, *(section for section in POLICIES["free_damage"].values if section not in ordered)]


def triggered(policy: str, what: str, result: str, *, grave: bool) -> bool:
    """Return whether a policy about cunning has a roll made again.

    ``what``: names the roll; ``result``: what it comes to; ``grave``: whether it is grave for the pirate.
    """
    value, *triggers = policy.split("/")
    if value == LOST:
        return grave or result in BAD
    if value != LISTED:
        return value == "grave" and grave
    return ("grave" in triggers and grave) or (result in BAD and any(what in TRIGGERS[name] for name in triggers))


def policies_in_force(table: Table) -> list[str]:
    """Return the names of the policies that can matter in this match, in the order of the form."""
    threatened = table.options.threatened()
    return [name for name in POLICIES if threatened or name not in WAR]


def policy_facts(name: str, value: str, *, once: bool = False) -> dict[str, Any]:
    """Return what a summary tells of a policy.

    ``which``: its name; ``sections``, ``triggers``: its list, if any; ``once``: whether it holds for one turn only.
    """
    first, *listed = value.split("/")
    lists: dict[str, list[str]] = {f"{more.fact}s": listed if name == kind else [] for kind, more in MORE.items()}
    return {"policy": name, "which": name, "value": first, "once": once, **lists}


def ask_policy(
    table: Table, seat: int, name: str, step: str, *, pirate: str = "", quiet: bool = False, once: bool = False
) -> Play[str]:
    """Ask for a policy, and then for its list if there is one; the defaults are what is recorded.

    ``step``: the name of the step; that of the list has an end of its own. ``pirate``: the one whose policy it is, ""
    for the whole seat. ``once``: whether it holds for one turn only.
    """
    rule = POLICIES[name].rule
    # Orders that name a merchant are no matter of a policy (BN 9.12).
    facts = {"policy": name, "which": name, "named": table.patched(NAMED_MERCHANTS)}
    facts |= {"pirate": pirate} if pirate else {}
    chosen = yield from choose(
        seat,
        "policy",
        lambda: [Option(one, {"which": name, "value": one, "once": once}) for one in values_in_force(table, name)],
        step=step,
        default=lambda: recorded(table, seat, name, pirate).partition("/")[0],
        quiet=quiet,
        rule=rule,
        data=facts,
    )
    items = items_after(table, name, chosen)
    if not items:
        return chosen
    more = MORE[name]
    value, *listed = recorded(table, seat, name, pirate).split("/")
    usual = listed if chosen == value else []
    rest = yield from pick(
        seat,
        "policy_list",
        [Option(item, {"which": name, more.fact: item}) for item in items],
        (more.least, len(items)),
        ordered=more.ordered,
        step=more_of(step),
        default=usual or list(items[: more.least]),
        quiet=quiet,
        rule=rule,
        data=facts,
    )
    return "/".join((chosen, *rest))


def ask_own(table: Table, seat: int, captains: Sequence[str]) -> Play[None]:
    """Ask which captains have policies of their own, which ones, and for each of these (spec 4.4: kept per pirate)."""
    chosen = yield from pick(
        seat,
        OWN,
        [Option(name, {"pirate": name}) for name in captains],
        (0, len(captains)),
        step=OWN,
        default=[name for name in captains if own_policies(table, seat, name)],
        quiet=True,
        rule="BN 8",
    )
    names = [name for name in policies_in_force(table) if name not in OF_SEATS]
    for pirate in chosen:
        own = yield from pick(
            seat,
            "own_policy",
            [Option(name, {"policy": name}) for name in names],
            (1, len(names)),
            step=f"{pirate}_policies",
            default=[name for name in names if name in own_policies(table, seat, pirate)] or names[:1],
            data={"pirate": pirate},
            rule="BN 8",
        )
        for name in own:
            yield from ask_policy(table, seat, name, own_step(pirate, name), pirate=pirate)


def standing_orders(table: Table, state: State, seat: int) -> Ask[None]:
    """Return the form of a seat's policies; every step shows what is in force, and only what is to change is opened."""
    captains = [pirate.id for pirate in state.active(seat)]
    # A single captain's policies are those of the seat.
    several = len(captains) > 1 or any(own_policies(table, seat, one) for one in captains)
    apart = several and table.patched(OWN_POLICIES)

    def steps() -> Play[None]:
        for name in policies_in_force(table):
            yield from ask_policy(table, seat, name, name, quiet=True)
        if apart:
            yield from ask_own(table, seat, captains)

    def now(step: str, name: str, pirate: str = "") -> dict[str, Any]:
        value, *listed = recorded(table, seat, name, pirate).split("/")
        return {step: value, **({more_of(step): listed} if items_after(table, name, value) else {})}

    def proposals() -> list[Proposal]:
        """Return the policies in force, which the form begins with, and with them to be asked about every fight."""
        names = policies_in_force(table)
        found: dict[str, Any] = {}
        for name in names:
            found |= now(name, name)
        if apart:
            found[OWN] = [one for one in captains if own_policies(table, seat, one)]
            for one in found[OWN]:
                found[f"{one}_policies"] = [name for name in names if name in own_policies(table, seat, one)]
                for name in found[f"{one}_policies"]:
                    found |= now(own_step(one, name), name, one)
        asking = {name: ASK for name in FIGHTS if name in names}
        fights = [Proposal("ask_fights", {**found, **asking})] if "board" in asking else []
        return [Proposal("unchanged", found), *fights]

    return form(seat, "policies", steps, proposals, secret=True, rule="BN 8")


assert set(POLICIES["free_damage"].values) == set(SECTIONS)
