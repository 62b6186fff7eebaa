"""Decisions of the AI at war: purchases, offers, help for allies, cunning (rules/blackbeard/pilot)."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.hidden import SeatOrders
from rules.blackbeard.lasting import begin
from rules.blackbeard.options import WAR
from rules.blackbeard.pilot.allies import help_ally, join_attack
from rules.blackbeard.pilot.battles import battle_plan, reroll
from rules.blackbeard.pilot.captain import Captain, Plan
from rules.blackbeard.pilot.forms import extra_actions as spending
from rules.blackbeard.pilot.league import league_orders
from rules.blackbeard.pilot.market import make_offers, wants_parley, wares
from rules.blackbeard.pilot.reasons import reason_of
from rules.blackbeard.policies import EVERY, SPARING
from rules.blackbeard.sea.merchants import RANDOM
from rules.blackbeard.sea.prizes import ship_facts
from rules.blackbeard.ship.figures import new_ship
from rules.blackbeard.state import Pirate, Position
from rules.blackbeard.tables import PORTS
from rules.blackbeard.turn.extra import extra_actions
from rules.blackbeard.turn.offers import ask_offers
from rules.blackbeard.turn.trade import partners
from rules.blackbeard.view.model import BlackbeardView, Me
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.routes import sailing_distance
from rules.kernel import Advice, Match, Option, Play, Proposal, Reason, choose, form, pick
from rules.kernel.question import Question

from .decks import Deck
from .hunting import commissioner
from .scenes import of_class, sail
from .test_orders import turn_of
from .walks import orders_open

PLACE = Position("J9", "sea")


def asked(deck: Deck, ask: Any) -> Question:
    """Return a question as its seat gets it."""

    def put(_: Any) -> Play[None]:
        yield from ask

    return next(iter(deck.run(put).questions.values()))


def seen(deck: Deck, seat: int = 0) -> BlackbeardView:
    """Return what a seat sees of a board."""
    options = deck.options.model_dump()
    state = deck.campaign.state
    return BlackbeardView(seats=state.seats, seat=seat, options=options, state=state, me=Me())


def two_captains(**options: Any) -> tuple[Deck, Pirate, Pirate]:
    deck = Deck(seats=3, m_rivals=True, m_hunters=True, **options)
    return deck, deck.pirate("PI14", 0, at=PLACE), deck.pirate("PI02", 1, at=PLACE)


@pytest.mark.parametrize(("cabin", "hunted", "bought"), [(1500, True, ["smoke"]), (1400, True, []), (5000, False, [])])
def test_the_ai_buys_a_smoke_screen_where_a_hunter_is_after_a_rich_captain(
    cabin: int, hunted: bool, bought: list[str]
) -> None:
    deck, pirate, _ = two_captains()
    pirate.cabin = cabin
    if hunted:
        commissioner(deck).target = pirate.id
    step = asked(deck, pick(0, "business_shop", [Option("smoke"), Option("cannon")], (0, 2)))
    assert wares(seen(deck), pirate, step) == bought


def test_the_ai_sells_a_relative_to_her_own_captain() -> None:
    deck, pirate, other = two_captains()
    other.cabin = 500
    deck.run(lambda voyage: begin(voyage, "42", other.id, "hazard", holder=pirate.id) and None)
    view = seen(deck)
    assert wants_parley(view, {pirate.id: PLACE.place})
    assert not wants_parley(view, {pirate.id: "H4"})
    state = deck.campaign.state
    question = asked(deck, ask_offers(state, deck.options, 0, partners(state), [0]))
    answer = make_offers(view, question)
    question.checked(answer)
    entry = state.lasting[0].id
    assert (answer["offer1"], answer["offer1_give"]) == (f"{pirate.id}/{other.id}", [f"relative/{entry}"])
    assert answer["offer1_charge"] == 200


def test_the_ai_sells_goods_that_a_hunter_may_take() -> None:
    deck, pirate, other = two_captains()
    pirate.ship.holds[0].markers = ["cloth", "cloth", "food"]
    other.cabin = 500
    assert not wants_parley(seen(deck), {pirate.id: PLACE.place})
    hunter = commissioner(deck)
    hunter.target, hunter.controller = pirate.id, 1
    state = deck.campaign.state
    question = asked(deck, ask_offers(state, deck.options, 0, partners(state), [0]))
    answer = make_offers(seen(deck), question)
    question.checked(answer)
    assert (len(answer["offer1_give"]), answer["offer1_charge"]) == (3, 200)


@pytest.mark.parametrize(
    ("own", "end", "other", "offered"),
    [
        (Position("I1", "port"), "I1", Position("I1", "port"), True),
        (Position("K4", "sea"), "I1", Position("J2", "sea"), True),
        (Position("I1", "port"), "K4", Position("H4", "sea"), True),
        (Position("K4", "sea"), "K6", Position("K4", "sea"), False),
        (Position("I1", "port"), "I1", Position("N29", "port"), False),
        (Position("I1", "port"), "", Position("TZ1", "zone"), False),
    ],
)
def test_the_ai_offers_alliances_to_captains_who_may_come_to_its_port_this_turn(
    own: Position, end: str, other: Position, *, offered: bool
) -> None:
    deck, pirate, rival = two_captains()
    deck.pirate("PI03", 2, at=PLACE).notoriety = 50
    pirate.position, rival.position = own, other
    pair = f"{pirate.id}/{rival.id}"
    facts = {"pirate": pirate.id, "target": rival.id}
    step = asked(deck, pick(0, "ally_with", [Option(pair, facts)], (0, 1), step="ally_with"))
    assert league_orders(seen(deck), [step], {pirate.id: end}) == ({"ally_with": [pair]} if offered else {})


@pytest.mark.parametrize(("letter", "wanted"), [("", "yes"), ("LM01", "no")])
def test_the_ai_joins_an_attack_on_a_merchant_unless_it_may_cost_a_letter(letter: str, wanted: str) -> None:
    deck, pirate, other = two_captains()
    pirate.letter = letter
    facts = {"pirate": pirate.id, "target": other.id, "what": "merchant"}
    assert join_attack(seen(deck), asked(deck, choose(0, "join_attack", ["no", "yes"], data=facts))) == wanted


@pytest.mark.parametrize(("guns", "worn", "wanted"), [(0, 0, "yes"), (2, 0, "no"), (0, 9, "no")])
def test_the_ai_helps_an_ally_who_is_stronger_if_its_own_ship_is_sound(guns: int, worn: int, wanted: str) -> None:
    deck, pirate, other = two_captains()
    foe = deck.pirate("PI03", 2, at=PLACE)
    foe.ship.damage["guns"], other.ship.damage["guns"] = 1, guns
    other.now.foe = foe.id
    for section in ("sails", "hull", "rudder", "crew"):
        pirate.ship.damage[section] = min(worn, 3 if section != "sails" else 1)
    facts = {"pirate": pirate.id, "target": other.id, "against": "pirate"}
    assert help_ally(seen(deck), asked(deck, choose(0, "help_ally", ["no", "yes"], data=facts))) == wanted


@pytest.mark.parametrize(
    ("pirate", "against", "breaks", "reason"),
    [
        ("PI14", "kc", "yes", "plan_break_off"),
        ("PI14", "pirate", "no", "plan_fight"),
        ("", "pirate", "no", "plan_hunter"),
        ("PI14", "pirate", "yes", "plan_orders"),
    ],
)
def test_a_plan_of_battle_keeps_to_the_standing_orders_and_says_why(
    pirate: str, against: str, breaks: str, reason: str
) -> None:
    def steps() -> Play[str]:
        return (yield from choose(0, "plan_breaks", ["yes", "no"], step="breaks", default=breaks))

    data = {"pirate": pirate, "against": against, "target": "PI15"}
    question = asked(Deck(), form(0, "battle_plan", steps, data=data))
    advice = battle_plan(seen(Deck()), question)
    assert (advice.answer, advice.reason.kind) == (question.default, reason)


@pytest.mark.parametrize("grave", [True, False])
def test_the_ai_rolls_again_what_would_kill(grave: bool) -> None:
    deck, pirate, _ = two_captains()
    facts = {"pirate": pirate.id, "what": "wound_part", "dice": [2], "grave": grave}
    found = reroll(seen(deck), asked(deck, choose(0, "reroll", ["no", "yes"], data=facts))).answer
    assert found == ("yes" if grave else "no")


def spent_tokens(deck: Deck, *, war: bool) -> Mapping[str, Any]:
    """Return what the AI answers when the first captain may spend his tokens."""
    answer: Mapping[str, Any] = spent_advice(deck, war=war).answer
    return answer


def spending_question(deck: Deck) -> Question:
    """Return the question whether the first captain spends his tokens."""

    def put(voyage: Voyage) -> Play[None]:
        voyage.hidden.seat_orders = {0: SeatOrders(spend_tokens=True)}
        yield from extra_actions(voyage)

    return next(iter(deck.run(put, GAME).questions.values()))


def spent_advice(deck: Deck, *, war: bool) -> Advice:
    """Return the advice of the AI when the first captain may spend his tokens."""
    return spending(seen(deck), spending_question(deck), war=war)


@pytest.mark.parametrize("war", [False, True])
@pytest.mark.parametrize(("aboard", "spent"), [([], "no"), (["cloth"], "yes"), (["gold50"], "yes")])
def test_the_ai_does_business_for_a_token_only_where_it_sells_something(
    aboard: list[str], spent: str, *, war: bool
) -> None:
    deck = Deck(seats=3, m_cunning=False, m_rivals=war, m_hunters=war)
    pirate = deck.pirate(at=Position("G4", "port"))
    pirate.tokens = 2
    pirate.now.die = 4
    pirate.ship.holds[0].markers = [*aboard]
    deck.dice = {"move": [4], "spare": [6]}

    answer = spent_tokens(deck, war=war)
    assert answer.get("PI14_spend", "no") == spent
    assert answer.get("PI14_operation", "business") == "business"


@pytest.mark.parametrize("war", [False, True])
@pytest.mark.parametrize("at", [Position("H5", "sea"), Position("TZ1", "zone")])
def test_the_ai_does_no_business_for_a_token_where_its_ship_lies_still_without_a_port(
    at: Position, *, war: bool
) -> None:
    deck = Deck(seats=3, m_cunning=False, m_rivals=war, m_hunters=war)
    pirate = deck.pirate(at=at)
    pirate.tokens = 2
    pirate.ship.damage["sails"] = 9
    pirate.ship.holds[0].markers = ["cloth"]
    deck.dice = {"move": [4], "spare": [6]}
    assert spent_tokens(deck, war=war).get("PI14_operation", "") != "business"


@pytest.mark.parametrize("war", [False, True])
@pytest.mark.parametrize(("defence", "turn", "odds"), [(7, 12, 0), (6, 12, 0), (5, 12, 56), (7, 18, 34)])
def test_a_token_goes_on_an_even_chance_or_when_few_turns_are_left(
    defence: int, turn: int, odds: int, *, war: bool
) -> None:
    deck = Deck(seats=3, m_cunning=False, m_rivals=war, m_hunters=war, turn_cap=20)
    deck.campaign.state.turn = turn
    pirate = deck.pirate(at=Position("J9", "sea"))
    pirate.tokens = 2
    pirate.now.die = 4
    sail(deck, of_class(defence), "J9", known=True)
    deck.dice.update({"move": [4], "spare": [6]})
    advice = spent_advice(deck, war=war)
    assert (advice.answer.get("PI14_spend") == "yes") == (odds > 0)
    if odds:
        assert advice.reason == Reason("token_spent", {"pirate": "PI14", "operation": "attack_merchant", "odds": odds})


def test_a_captain_who_may_not_try_to_retire_again_does_not_say_that_he_retires() -> None:
    pirate = Deck(2).pirate("PI02", 0)

    def reason(operation: str) -> Reason:
        plan = Plan("hold", operation, "enter_port", "retire")
        return reason_of(cast("Captain", SimpleNamespace(chosen=plan, pirate=pirate, retiring=0.17)))

    assert reason("retire") == Reason("orders_retire", {"pirate": "PI02", "odds": 17})
    assert reason("business") == Reason("orders_unready", {"pirate": "PI02"})


def advised(deck: Deck) -> Advice:
    """Return what the AI orders for the first seat in a turn, with a movement die of 4."""
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    deck.dice.update({"move": [4] * 4, "spare": [6] * 4})
    return GAME.counsel(seen(deck), turn_of(deck).questions[0])


@pytest.mark.parametrize(("gold", "searches"), [("gold500", True), ("gold1000", False)])
def test_gold_in_the_holds_is_at_risk_like_that_in_the_cabin(gold: str, searches: bool) -> None:
    """On the way to sell it a slow ship looks for more only if little would be lost."""
    deck = Deck(m_hunters=True)
    pirate = deck.pirate("PI14", 0, "square-rigger", at=Position("DD5", "sea"))
    pirate.ship.holds[0].markers = [gold, "cloth", "cloth", "cloth"]
    assert (advised(deck).answer.get("PI14_operation") == "search") is searches


def test_the_reason_of_the_orders_is_that_of_the_captain_who_sells_most() -> None:
    deck = Deck()
    deck.pirate("PI14", 0, at=PLACE)
    deck.pirate("PI02", 0, at=Position("G19", "port")).ship.holds[0].markers = ["gold1000"]
    assert advised(deck).reason == Reason("orders_sell", {"pirate": "PI02"})


def test_the_reason_to_repair_counts_each_lost_box_once() -> None:
    _, pirate, _ = two_captains()
    pirate.ship.damage |= {"sails": 1, "hull": 1}
    plan = Plan("hold", "refit", "enter_port", "refit")
    found = reason_of(cast("Captain", SimpleNamespace(chosen=plan, pirate=pirate)))
    assert found == Reason("orders_refit", {"pirate": pirate.id, "boxes": 2})


@pytest.mark.parametrize("damage", [0, 2])
def test_a_careened_ship_is_the_reason_why_nothing_else_is_ordered(damage: int) -> None:
    deck = Deck()
    pirate = deck.pirate("PI14", 0, at=Position("G19", "port"))
    pirate.careened = True
    pirate.ship.damage["hull"] = damage
    assert advised(deck).reason == Reason("orders_careened", {"pirate": "PI14", "damage": damage})


@pytest.mark.parametrize("damage", [1, 2])
def test_the_reason_to_hunt_tells_that_the_ship_is_worn(damage: int) -> None:
    _, pirate, _ = two_captains()
    pirate.ship.damage["hull"] = damage
    plan = Plan("hold", "search", "sea", "hunt")
    found = reason_of(cast("Captain", SimpleNamespace(chosen=plan, pirate=pirate, capacity=4)))
    assert found.data.get("damage") == (damage if damage > 1 else None)


@pytest.mark.parametrize("laden", [False, True])
def test_the_reason_to_make_for_a_market_tells_whether_he_has_anything_to_sell(*, laden: bool) -> None:
    _, pirate, _ = two_captains()
    pirate.hostages = []
    for hold in pirate.ship.holds:
        hold.markers = ["cloth"] * laden
    plan = Plan("port/13", "search", "enter_port", "market")
    found = reason_of(cast("Captain", SimpleNamespace(chosen=plan, pirate=pirate)))
    assert (found.data["laden"], found.data["way"], found.data["here"]) == (laden, True, False)


def test_a_captain_who_failed_to_retire_earns_what_he_lacks_and_tries_again() -> None:
    """BN 18.3, spec 4.19: another attempt needs more treasure, so he does not wait in the port."""
    options = {"careers": 1, "turn_cap": 20, **dict.fromkeys(WAR, False)}
    match = Match.start(GAME, 3, "retire 1118", options=options)
    ordered: list[tuple[int, str, str]] = []
    while match.result is None:
        seat, question = next(iter(match.questions.items()))
        view = cast("BlackbeardView", match.view(seat))
        answer = GAME.pilot(view, question)
        if seat == 0 and question.kind == "orders" and view.me is not None and "PI24" in view.me.refused:
            pirate = view.state.pirates["PI24"]
            lacks = view.me.refused["PI24"] - pirate.cabin - view.me.treasure_of("PI24")
            ordered.append((lacks, answer.get("PI24_move", "hold"), answer.get("PI24_operation", "")))
        match.answer(seat, answer)
    tries = [event.data for event in match.events(None) if event.kind == "retirement_tried"]
    assert [tried["result"] for tried in tries if tried["pirate"] == "PI24"] == ["failed", "retired"]
    *earning, (lacked, _, last) = ordered
    assert earning
    assert all(lacks > 0 and operation != "retire" for lacks, _, operation in earning)
    assert all(operation for *_, operation in earning)
    assert (lacked <= 0, last) == (True, "retire")


def test_nothing_is_let_go_on_the_last_turn() -> None:
    """Spec 4.9.3 and 4.9.4: to let a merchant go costs no less Notoriety than an attack that fails."""
    hunted = 0
    for seed in range(3):
        match = Match.start(GAME, 3, f"last {seed}", options={"turn_cap": 6, **dict.fromkeys(WAR, False)})
        while match.result is None:
            seat, question = next(iter(match.questions.items()))
            view = cast("BlackbeardView", match.view(seat))
            answer = GAME.counsel(view, question).answer
            if question.kind == "orders" and view.state.turn == 6:
                unseen = [
                    pirate.id
                    for pirate in view.state.active(seat)
                    if answer.get(f"{pirate.id}_operation") == "search"
                    or answer.get(f"{pirate.id}_attack_merchant_target") == RANDOM
                ]
                assert {answer.get(f"{name}_policy_merchant") for name in unseen} <= {EVERY}
                plans = [value for plan in question.proposals for value in plan.answer.values()]
                assert not any(value in plans for value in SPARING)
                hunted += len(unseen)
            match.answer(seat, answer)
    assert hunted


@pytest.mark.parametrize(
    ("turn", "aboard", "taken", "why"),
    [
        (10, 3, "swap", "ship_swap"),
        (15, 3, "decline", "ship_faster"),
        (15, 0, "swap", "ship_swap"),
        (20, 3, "decline", "ship_faster"),
    ],
)
def test_a_slower_ship_is_left_when_few_turns_are_left_for_the_cargo(
    turn: int, aboard: int, taken: str, why: str
) -> None:
    deck = Deck(seats=3, turn_cap=20)
    pirate = deck.pirate("PI14", 0, at=PLACE)
    deck.campaign.state.turn = turn
    offer = {"ship": "square-rigger", **ship_facts(new_ship("square-rigger")), "capacity": 25, "careers": 0}
    own = {"pirate": "PI14", "ship": "square-rigger", "own": "sloop", **ship_facts(pirate.ship), "capacity": 10}
    question = asked(
        deck,
        choose(
            0,
            "take_ship",
            [Option("decline", offer), Option("swap", offer)],
            default="decline",
            data={**own, "markers_aboard": aboard},
        ),
    )
    advice = GAME.counsel(seen(deck), question)
    assert (advice.answer, advice.reason.kind) == (taken, why)
    figures = {"holds": 5, "combat": 10, "speed": 0, "own_holds": 2, "own_combat": 6, "own_speed": 3}
    assert {name: advice.reason.data[name] for name in figures} == figures


def test_advice_leaves_what_a_person_has_ordered_for_good() -> None:
    """The AI itself wants to be asked about cunning and duels; a person is not to be, and keeps other orders."""
    match = orders_open(3)
    question = match.orders_question(0)
    match.set_orders(0, {**question.proposals[0].answer, "board": "always"})
    own = GAME.pilot(match.view(0), match.questions[0])
    advised = GAME.counsel(match.view(0), match.questions[0]).answer
    (pirate,) = (key.removesuffix("_policies") for key in own if key.endswith("_policies"))
    assert {"cunning", "board", "duel_surrender"} <= {*own[f"{pirate}_policies"]}
    assert "debauch_forced" in advised[f"{pirate}_policies"]
    assert not {"cunning", "board", "duel_surrender"} & {*advised[f"{pirate}_policies"]}
    left = ("_policy_cunning", "_policy_board", "_policy_duel_surrender")
    assert not [key for key in advised if key.endswith(left)]
    match.answer(0, advised, question=match.questions[0].id)


@pytest.mark.parametrize(("cap", "refits"), [(20, True), (2, False)])
def test_6_5_no_captain_sails_for_repairs_that_come_after_the_last_turn(cap: int, *, refits: bool) -> None:
    """A port lies 11 hexes away, about two turns, and a merchant that brings Notoriety next to him."""
    deck = Deck(seats=3, m_cunning=False, turn_cap=cap)
    pirate = deck.pirate(ship="brigantine", at=Position("O17", "sea"))
    pirate.ship.damage["sails"] = pirate.ship.damage["crew"] = 1
    for number, port in deck.campaign.state.ports.items():
        away = sailing_distance("O17", PORTS[number].hex)
        port.destroyed = away is None or away < 9
    sail(deck, of_class(2), "O18", known=True)
    advice = advised(deck)
    assert (advice.reason.kind == "orders_refit") is refits
    assert (advice.answer.get("PI14_operation") == "attack_merchant") is not refits
    plans = [plan.id for plan in seen_plans(deck)]
    assert ("repair" in plans) is refits


def seen_plans(deck: Deck) -> Sequence[Proposal]:
    """Return the ready-made orders of the first seat in a turn, with a movement die of 4."""
    deck.dice.update({"move": [4] * 4, "spare": [6] * 4})
    return turn_of(deck).questions[0].proposals
