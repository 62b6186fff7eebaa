"""Toy games: each one exercises one feature of the kernel."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import BaseModel, ConfigDict

from rules.kernel import (
    Abandoned,
    Advice,
    All,
    Ask,
    Game,
    IllegalAnswer,
    Option,
    Play,
    Proposal,
    Question,
    Result,
    SeenEvent,
    Table,
    View,
    choose,
    default_advice,
    form,
    number,
    pick,
)

SEED = "the same for every toy"
Toy = Callable[[Table, list[Any]], Play[Result]]


class NoOptions(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Rounds(NoOptions):
    rounds: int = 3


class Heard(View):
    """The events that the reader saw, in order."""

    heard: list[tuple[int, str, dict[str, Any]]]


class Ear:
    """A watcher that remembers every event."""

    def __init__(self, seat: int | None, seats: int, options: BaseModel) -> None:
        self.head = {"seat": seat, "seats": seats, "options": options.model_dump(mode="json")}
        self.heard: list[tuple[int, str, dict[str, Any]]] = []

    def see(self, event: SeenEvent) -> None:
        self.heard.append((event.n, event.kind, dict(event.data)))

    def view(self) -> Heard:
        return Heard(**self.head, heard=list(self.heard))


def by_default(view: Any, question: Question) -> Advice:
    return default_advice(question)


def toy(
    play: Toy, kinds: Sequence[str] = (), patches: Sequence[str] = (), options: type[BaseModel] = NoOptions
) -> Game:
    """Make a game from a play; its state is a list."""
    return Game(
        name=play.__name__,
        seats=tuple(range(1, 9)),
        options=options,
        play=play,
        state=lambda seats, options: [],
        watcher=Ear,
        advise=by_default,
        kinds=kinds,
        patches=patches,
    )


def over(table: Table, reason: str = "played", **data: Any) -> Result:
    """Return a result in which everybody wins."""
    seats = tuple(range(table.seats))
    return Result((seats,), seats, dict.fromkeys(seats, 0), reason, data)


# ---------------------------------------------------------------- a secret vote


def vote(table: Table, state: list[Any]) -> Play[Result]:
    """Hold a secret vote that shows only the number of missing ballots; a tie is settled by lot."""
    ballots = yield from All(
        choose(seat, "ballot", ["aye", "nay"], secret=True, show="count", rule="TOY 1") for seat in range(table.seats)
    )
    ayes = ballots.count("aye")
    state.append(ballots)
    if 2 * ayes == table.seats:
        ayes += table.dice.roll("lot", 2) - 1
    table.tell("vote", ayes=ayes, reveals=True, rule="TOY 1.2")
    return over(table, "voted", ayes=ayes)


VOTE = toy(vote, kinds=("lot",))


# ---------------------------------------------------------------- a reaction inside another seat's turn


def duel(table: Table, state: list[Any]) -> Play[Result]:
    """Let seat 0 strike; seat 1 may parry, and each other seat may then meddle. Then seat 1 strikes."""
    for attacker, target in ((0, 1), (1, 0)):
        blow = yield from number(attacker, "blow", 1, 6, takeback=True)
        parried = yield from reaction(table, target, blow)
        luck = table.dice.roll("hit", 6)
        state.append([attacker, blow, parried, luck])
        table.tell("struck", seat=attacker, hit=not parried and luck >= blow)
    return over(table)


def reaction(table: Table, target: int, blow: int) -> Play[bool]:
    if (yield from choose(target, "react", ["suffer", "parry"], data={"blow": blow})) == "suffer":
        return False
    others = list(range(2, table.seats))
    meddling = yield from All(choose(seat, "meddle", ["watch", "trip"], takeback=True) for seat in others)
    table.tell("parried", seat=target, meddling=meddling)
    return "trip" not in meddling


DUEL = toy(duel, kinds=("hit",))


# ---------------------------------------------------------------- nested parallel plays with forms inside


def regatta(table: Table, state: list[Any]) -> Play[Result]:
    """Race crews of two side by side: both row, again while their strokes differ, then the first seat trims."""
    crews = [(seat, seat + 1) for seat in range(0, table.seats - 1, 2)]
    finished = yield from All(crew(table, state, pair) for pair in crews)
    table.tell("finished", times=finished)
    return over(table, times=finished)


def crew(table: Table, state: list[Any], pair: tuple[int, int]) -> Play[int]:
    tries = 0
    while True:
        tries += 1
        strokes = yield from All(number(seat, "stroke", 1, 3) for seat in pair)
        table.tell("rowed", crew=list(pair), strokes=strokes)
        if strokes[0] == strokes[1] or tries == 3:
            break
    trimmed = yield from trim(pair[0])
    wind = table.dice.below("wind", 1000)
    state.append([pair, tries, strokes, trimmed, wind])
    return wind + tries


SAILS = ("jib", "main", "mizzen")


def trim(seat: int) -> Ask[dict[str, Any]]:
    """Ask a form: one or two sails, then which of them to reef, then, for a mizzen, how far."""

    def steps() -> Play[dict[str, Any]]:
        set_ = yield from pick(seat, "set", SAILS, (1, 2))
        reefed = yield from choose(seat, "reef", ["none", *set_], rule="TOY 3")
        turns = 0
        if reefed == "mizzen":
            turns = yield from number(seat, "turns", 1, 9, default=5)
        if reefed == "jib" and len(set_) == 1:
            raise IllegalAnswer("nothing_left", "TOY 3.1")
        return {"set": set_, "reef": reefed, "turns": turns}

    proposals = [Proposal("fast", {"set": ["jib", "main"], "reef": "none"}, {"knots": 9})]
    return form(seat, "trim", steps, proposals, rule="TOY 3")


REGATTA = toy(regatta, kinds=("wind",))


# ---------------------------------------------------------------- final steps


def parley(table: Table, state: list[Any]) -> Play[Result]:
    """Let all seats fill a form with two final steps at the same time."""
    deals = yield from All(bargain(seat) for seat in range(table.seats))
    state.extend(deals)
    table.tell("parleyed", deals=deals)
    return over(table)


def bargain(seat: int, **ask: Any) -> Ask[list[Any]]:
    """Ask a form: port, peek (final), price (final; its options depend on the peek), word."""

    def steps() -> Play[list[Any]]:
        port = yield from choose(seat, "port", ["Nassau", "Tortuga"])
        peek = yield from choose(seat, "peek", ["no", "yes"], final=True)
        price = yield from choose(seat, "price", [f"{peek}-low", f"{peek}-high"], final=True)
        word = yield from pick(seat, "word", ["aye", "sure", "fine"], (0, 3), default=["aye"])
        return [port, peek, price, word]

    proposals = [
        Proposal("bold", {"peek": "yes", "price": "yes-high"}),
        Proposal("meek", {"peek": "no", "price": "no-low"}),
    ]
    return form(seat, "bargain", steps, proposals, **ask)


PARLEY = toy(parley)


# ---------------------------------------------------------------- secrets and audiences


def deal(table: Table, state: list[Any]) -> Play[Result]:
    """Deal two cards to every seat; seat 0 peeks at one of seat 1's, which sees that; then show all cards."""
    deck = table.dice.shuffle("deal", [f"c{n}" for n in range(2 * table.seats)])
    hands = {seat: deck[2 * seat : 2 * seat + 2] for seat in range(table.seats)}
    state.append(hands)
    table.tell("dealt", private={seat: {"hand": hand} for seat, hand in hands.items()}, each=2, rule="TOY 4")
    chosen = yield from choose(0, "peek", ["left", "right"], data={"seat": 1})
    card = hands[1][("left", "right").index(chosen)]
    table.tell("peeked", audience=[0, 1], private={0: {"card": card}}, which=chosen)
    table.tell("whispered", audience=[1])
    yield from choose(1, "show", [Option("now", {"cards": hands[1]})], secret=True)
    table.tell("shown", reveals=True, hands=[hands[seat] for seat in range(table.seats)])
    return over(table)


DEAL = toy(deal, kinds=("deal",))


# ---------------------------------------------------------------- elimination and resignation


def survivors(table: Table, state: list[Any]) -> Play[Result]:
    """Play rounds in which seats that say "out" leave, or one drawn by lot; the last one in the match wins."""
    left = list(range(table.seats))
    try:
        while len(left) > 1:
            words = yield from All(choose(seat, "stay", ["in", "out"]) for seat in left)
            going = [seat for seat, word in zip(left, words, strict=True) if word == "out"] or [shortest(table, left)]
            for seat in going:
                table.leave(seat)
                table.tell("left", seat=seat)
            left = [seat for seat in left if seat not in going]
            state.append(list(left))
        return Result((tuple(left),), tuple(left), dict.fromkeys(range(table.seats), 0), "last")
    except Abandoned:
        return Result((tuple(left),), (), dict.fromkeys(range(table.seats), 0), "abandoned", {"left": left})


def shortest(table: Table, seats: Sequence[int]) -> int:
    return table.dice.draw("straw", seats)[0]


SURVIVORS = toy(survivors, kinds=("straw",))


# ---------------------------------------------------------------- a changed rule


def salvage(table: Table, state: list[Any]) -> Play[Result]:
    """Dive a number of times; with the patch, a dive rolls twice."""
    for _ in range(table.options.rounds):
        yield from choose(0, "dive", ["deep", "flat"])
        found = table.dice.roll("dive", 1000)
        if table.patched("two-dice"):
            found += table.dice.roll("dive", 1000)
        state.append(found)
        table.tell("found", found=found)
    return over(table, found=sum(state))


SALVAGE = toy(salvage, kinds=("dive",), options=Rounds)
SALVAGE_PATCHED = toy(salvage, kinds=("dive",), patches=("two-dice",), options=Rounds)


# ---------------------------------------------------------------- rules that raise


def powder(table: Table, state: list[Any]) -> Play[Result]:
    """Let everybody lay a fuse in three rounds; "light" makes the rules raise, after a draw and an event."""
    for _ in range(3):
        fuses = yield from All(choose(seat, "fuse", ["damp", "light", "forbid"]) for seat in range(table.seats))
        state.append(table.dice.roll("spark", 6))
        table.tell("fuses", fuses=fuses)
        if "light" in fuses:
            raise ZeroDivisionError("the hold is gone")
        if "forbid" in fuses:
            raise IllegalAnswer("too_late")
    return over(table)


POWDER = toy(powder, kinds=("spark",))


# ---------------------------------------------------------------- standing orders


def convoy(table: Table, state: list[Any]) -> Play[Result]:
    """Let each seat lead: it sets a speed, is perhaps fired at, and stows the cargo. Then all vote in secret.

    Standing orders can answer every question, and all answers but those to the last two can be taken back.
    """
    try:
        return (yield from voyage(table, state))
    except Abandoned:
        return over(table, "abandoned")


def voyage(table: Table, state: list[Any]) -> Play[Result]:
    for leader in range(table.seats):
        speed = yield from number(leader, "speed", 1, 9, takeback=True, standing=lambda said: said["speed"] or None)
        table.tell("sailed", seat=leader, speed=speed)
        shots = yield from All(window(seat) for seat in range(table.seats) if seat != leader)
        table.tell("shot_at", seat=leader, shots=shots)
        hits = [table.dice.roll("hit", 6) for shot in shots if shot == "fire"]
        stowed = yield from stow(leader)
        table.tell("stowed", private={leader: {"stowed": stowed}}, seat=leader)
        state.append([speed, shots, hits, stowed])
    ballots = yield from All(
        choose(
            seat, "ballot", ["aye", "nay"], secret=True, show="count",
            standing=lambda said: None if said["fire"] == "ask" else "nay",
        )
        for seat in range(table.seats)
    )  # fmt: skip
    table.tell("voted", ayes=ballots.count("aye"), reveals=True)
    return over(table)


def window(seat: int) -> Ask[str]:
    def standing(said: Mapping[str, Any]) -> str | None:
        return {"always": "fire", "never": "hold"}.get(said["fire"])

    return choose(seat, "fire", ["hold", "fire"], takeback=True, standing=standing)


def stow(seat: int) -> Ask[list[Any]]:
    """Ask a form with a final step and at most two decks; orders may name three, which is illegal here."""

    def steps() -> Play[list[Any]]:
        peek = yield from choose(seat, "peek", ["no", "yes"], final=True)
        decks = yield from pick(seat, "decks", ["fore", "mid", "aft"], (0, 2), default=["mid"], rule="TOY 5")
        return [peek, decks]

    return form(seat, "stow", steps, standing=lambda said: {"peek": "no", "decks": said["decks"]})


def convoy_orders(table: Table, state: list[Any], seat: int) -> Ask[Any]:
    """Ask for orders: a speed (0: ask me; above 9, illegal in the question), when to fire, where to stow."""

    def steps() -> Play[None]:
        yield from number(seat, "speed", 0, 12)
        yield from choose(seat, "fire", ["ask", "always", "never"])
        decks = yield from pick(seat, "decks", ["fore", "mid", "aft"], (0, 3))
        if len(decks) == 3:
            yield from choose(seat, "really", ["yes", "no"])

    return form(seat, "orders", steps, [Proposal("quiet", {"fire": "never"})])


CONVOY = replace(toy(convoy, kinds=("hit",)), orders=convoy_orders)
