"""The toy game's questions: every shape and size, by name."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.kernel import Ask, IllegalAnswer, Option, Play, Proposal, choose, form, number, pick

Asked = Callable[[int], Ask[Any]]

RULE = "TOY 1"
LONG_ID = "a very long id that no custom_id could ever hold as it is, " * 2
NOTHING: Mapping[str, Any] = {}
PARTS = ("bow", "port", "starboard", "stern")


def named(count: int, head: str = "o") -> list[Option]:
    """Return a number of options with labels."""
    return [Option(f"{head}{n}", {"label": f"Choice {n}"}) for n in range(1, count + 1)]


def chosen(count: int, **ask: Any) -> Asked:
    return lambda seat: choose(seat, "choice", named(count), **{"takeback": True, **ask})


def grouped(seat: int) -> Ask[str]:
    """Ask for one of 13 options in three groups, or for "pass", which has no group."""
    ids = ["pass", *(f"{part}:{n}" for part in PARTS[:3] for n in range(1, 5)), "bow:5"]
    return choose(seat, "choice", [Option(i, {"label": i.replace(":", " ")}) for i in ids], takeback=True)


def paths(seat: int) -> Ask[str]:
    """Ask for one of 60 options in nested menus (part/gun/shot), 30 in a single menu, or "pass"."""
    ids = [f"{part}/gun{gun}/shot{shot}" for part in PARTS for gun in range(1, 6) for shot in range(1, 4)]
    ids += [f"crowd/{n}" for n in range(1, 31)] + ["pass"]
    return choose(seat, "choice", [Option(i, {"label": i.replace("/", " ")}) for i in ids], takeback=True)


def long_ids(count: int, **ask: Any) -> Asked:
    """Return a question with ids and labels beyond Discord's limits; the ids differ only at the end."""
    options = [Option(f"{LONG_ID}{n}", {"label": f"{n} " + "x" * 198}) for n in range(1, count + 1)]
    return lambda seat: choose(seat, "choice", options, **{"takeback": True, **ask})


def long_paths(seat: int) -> Ask[str]:
    ids = [f"{LONG_ID}{n}/{m}" for n in range(6) for m in range(3)]
    return choose(seat, "choice", [Option(i, {"label": i[-3:]}) for i in ids], takeback=True)


def long_pick(seat: int) -> Ask[list[str]]:
    options = [Option(f"{LONG_ID}{n}", {"label": f"Long {n}"}) for n in range(1, 8)]
    return pick(seat, "several", options, (1, 3), takeback=True)


def whom(seat: int) -> Ask[str]:
    return choose(seat, "whom", ["0", "1"])


def picked(count: int, lo: int, hi: int, **ask: Any) -> Asked:
    return lambda seat: pick(seat, "several", named(count), (lo, hi), **{"takeback": True, **ask})


def numbered(lo: int, hi: int, **ask: Any) -> Asked:
    return lambda seat: number(seat, "amount", lo, hi, **{"takeback": True, **ask})


# ---------------------------------------------------------------- forms


def sailing(seat: int) -> Play[dict[str, Any]]:
    """Ask three steps of three shapes."""
    course = yield from choose(seat, "course", ["north", "south", "west"])
    sails = yield from pick(seat, "sails", ["fore", "main", "mizzen"], (0, 3), step="sails")
    speed = yield from number(seat, "speed", 0, 30)
    return {"course": course, "sails": sails, "knots": speed + len(sails)}


def with_proposals(seat: int) -> Ask[Any]:
    proposals = [
        Proposal("best", {"course": "north", "sails": ["fore", "main"], "speed": 12}),
        Proposal("slow-2", {"course": "south", "sails": [], "speed": 1}),
        Proposal(LONG_ID, {"course": "west", "sails": [], "speed": 0}),
    ]
    return form(seat, "voyage", lambda: sailing(seat), proposals, facts=dict, rule=RULE)


def many_proposals(seat: int) -> Ask[Any]:
    proposals = [Proposal(f"knots-{n}", {"course": "west", "sails": [], "speed": n}) for n in range(9)]
    return form(seat, "voyage", lambda: sailing(seat), proposals, facts=dict)


def bare(seat: int) -> Ask[Any]:
    return form(seat, "bare", lambda: sailing(seat))


def with_final(seat: int) -> Ask[Any]:
    """Ask a form with final steps: a card turned up reveals a secret, so the step cannot be taken back."""

    def steps() -> Play[list[Any]]:
        course = yield from choose(seat, "course", ["north", "south"])
        peek = yield from choose(seat, "peek", ["left", "right"], final=True)
        card = yield from choose(seat, "card", [f"{peek}-{n}" for n in range(3)])
        more = yield from number(seat, "speed", 0, 100, final=True)
        return [course, peek, card, more]

    return form(seat, "turning", steps, [Proposal("ready", {"course": "north", "card": "left-1"})], secret=True)


def late(seat: int) -> Ask[Any]:
    """Ask a form whose first step is quiet and whose second one is not."""

    def steps() -> Play[dict[str, Any]]:
        sails = yield from pick(seat, "sails", ["fore", "main", "mizzen"], (0, 3), default=list[str], quiet=True)
        course = yield from choose(seat, "course", ["north", "south"])
        return {"sails": sails, "course": course, "speed": (yield from number(seat, "speed", 0, 9))}

    return form(seat, "bare", steps)


def quiet(seat: int) -> Ask[Any]:
    """Ask a form like a turn's orders: all that is rare is quiet, and a final step changes what can be proposed."""

    def steps() -> Play[list[Any]]:
        peek = yield from choose(seat, "peek", ["left", "right"], final=True, quiet=True)
        card = yield from choose(seat, "card", [f"{peek}-{n}" for n in range(3)])
        sails = yield from pick(seat, "sails", ["fore", "main", "mizzen"], (0, 3), default=list[str], quiet=True)
        speed = (yield from number(seat, "speed", 0, 9, quiet=True)) if "fore" in sails else 0
        return [peek, card, sails, speed]

    def ready(pins: Mapping[str, Any] = NOTHING) -> list[Proposal]:
        return [Proposal("ready", {"card": f"{pins.get('peek', 'left')}-1"})]

    return form(seat, "turning", steps, ready, pinned=ready, secret=True, recall=True)


def repeated(seat: int) -> Ask[Any]:
    """Ask for a number of shots, and for each shot the same question."""

    def steps() -> Play[list[str]]:
        shots = yield from number(seat, "shots", 1, 4)
        aims: list[str] = []
        for shot in range(1, shots + 1):
            free = [f"mast{n}" for n in range(1, 8) if f"mast{n}" not in aims]
            aims.append((yield from choose(seat, "aim", free, step=f"a very long name of a step, number {shot}")))
        return aims

    return form(seat, "salvo", steps)


def twelve(seat: int) -> Ask[Any]:
    def steps() -> Play[list[str]]:
        orders: list[str] = []
        for ship in range(1, 13):
            options = [Option(f"{ship}-{n}", {"label": f"Order {n} " + "y" * 190}) for n in range(7)]
            orders.append((yield from choose(seat, "order", options, step=f"ship{ship}", data={"ship": ship})))
        return orders

    return form(seat, "fleet", steps)


def depending(seat: int) -> Ask[Any]:
    """Ask a form whose steps depend on earlier answers."""

    def steps() -> Play[list[Any]]:
        deed = yield from choose(seat, "deed", ["rest", "attack", "trade"])
        if deed == "rest":
            return [deed]
        target = yield from choose(seat, "target", [f"{deed}-{n}" for n in range(8)])
        ranked = yield from pick(seat, "ranked", [f"{target}-{n}" for n in "abcd"], (2, 3), ordered=True)
        amount = yield from number(seat, "speed", 0, 500 if deed == "trade" else 3)
        return [deed, target, ranked, amount]

    return form(seat, "deeds", steps)


def exact_sum(seat: int) -> Ask[Any]:
    """Ask for three shares of ten; any other sum is refused."""

    def steps() -> Play[Mapping[str, int]]:
        shares: dict[str, int] = {}
        for part in PARTS[:3]:
            left = max(0, 10 - sum(shares.values()))
            shares[part] = yield from number(seat, "share", 0, 10, step=part, default=left)
        if sum(shares.values()) != 10:
            raise IllegalAnswer("wrong_sum", RULE, sum=sum(shares.values()))
        return shares

    ready = [Proposal("even", {"bow": 4, "port": 3, "starboard": 3})]
    return form(seat, "shares", steps, ready)


def by_choice(said: Mapping[str, Any]) -> str | None:
    """Return the choice of standing orders, or None for no order."""
    return None if said["choice"] == "ask" else said["choice"]


def by_amount(said: Mapping[str, Any]) -> int | None:
    """Return the amount of standing orders, which may be out of range, or None for no order."""
    return said["amount"] or None


def may_wait(said: Mapping[str, Any]) -> bool:
    """Return whether standing orders wait before they answer a window."""
    return said["timing"] == "later"


QUESTIONS: Mapping[str, Asked] = {
    "two": chosen(2),
    "five": chosen(5),
    "six": chosen(6),
    "thirty": chosen(30),
    "sixty": chosen(60),
    "grouped": grouped,
    "paths": paths,
    "sure": chosen(3, takeback=False),
    "ordered": chosen(2, standing=by_choice),
    "window": chosen(2, window=True, standing=by_choice, waits=may_wait),
    "ballot": chosen(3, takeback=False, secret=True, show="count"),
    "whom": whom,
    "long3": long_ids(3),
    "long9": long_ids(9),
    "longsure": long_ids(9, takeback=False),
    "longpaths": long_paths,
    "longpick": long_pick,
    "few": picked(5, 0, 3),
    "exact": picked(40, 2, 2),
    "all": picked(30, 30, 30),
    "any": picked(30, 0, 30, takeback=False),
    "order8": picked(8, 3, 3, ordered=True),
    "rank4": picked(4, 4, 4, ordered=True),
    "ranksure": picked(4, 4, 4, ordered=True, takeback=False),
    "order30": picked(30, 3, 3, ordered=True),
    "n3": numbered(0, 3),
    "n20": numbered(1, 20),
    "n9ordered": numbered(1, 9, standing=by_amount),
    "n1000ordered": numbered(0, 1000, standing=by_amount),
    "n1000": numbered(0, 1000),
    "n1000sure": numbered(-5, 1000, takeback=False),
    "voyage": with_proposals,
    "knots": many_proposals,
    "bare": bare,
    "final": with_final,
    "quiet": quiet,
    "late": late,
    "salvo": repeated,
    "fleet": twelve,
    "deeds": depending,
    "shares": exact_sum,
}
