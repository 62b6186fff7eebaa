"""Everything that Tortuga tells, asks, offers and refuses has its words, in every language; they keep its secrets."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from bot import limits
from bot.text import FALLBACK, Words, head_of, locales, words_for
from bot.text.names import escaped
from bot.text.teller import Teller
from bot.text.values import Wording
from rules import GAMES
from rules.kernel import Fact, IllegalAnswer, Match, Question, Refusal, SeenEvent
from rules.tortuga.cards import EVENT_CARDS, HOLDS, PIRATES, PLACES, TYPES
from rules.tortuga.refusing import NOTHING_TO_DO

from .test_text_corsari import UsedCatalog, calls, kinds

TORTUGA = GAMES["tortuga"]
LONGEST = "W" * limits.NAME
NAMES = [LONGEST[:-1] + letter for letter in "ABCDEFGHI"].__getitem__
ANSWERS = 250
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"event_set": "core", "attack_target": "captain_choice", "stall_rounds": 1, "sudden_death_rounds": 2},
    {"starred_pick": "chosen", "starred_third": "KIL", "rowboats": 1, "vote_deck": "ks30", "actions_per_turn": "2"},
    {
        "starred_pick": "chosen",
        "starred_first": "CAB",
        "starred_second": "PIE",
        "tortuga_start": "split",
        "brethren": "auto",
        "seat_order": "shuffled",
        "tiebreak_keep_held": True,
        "sudden_death_rounds": 0,
        "post_game_disclosure": "full",
        "missing_voters": "names",
    },
)
WRONG = (
    *("peek/1-1", "reveal/9", "force/0/1-2", "force/1/1-1", "move/B1", "move/B2", "move/FD", "move/JR", "attack"),
    *("maroon/0", "mutiny", "stow/FD-B", "stow/JR-F", "brawl", "letter/0/FD", "attack/GAL"),
)
SILENT = {"card_discarded", "row_refilled"}
"""Kinds of event that may go without saying."""
OWN_RULES = re.compile(r"\bTO(?: [0-9]+(?:\.[0-9]+[a-d]?)?|-[HP][0-9]|-E [A-Z]+)")


class Tongue:
    """One language, and what was said in it where there is little room."""

    def __init__(self, locale: str) -> None:
        self.catalog = UsedCatalog() if locale == FALLBACK else None
        self.words = Words([self.catalog], strict=True) if self.catalog else words_for(locale, strict=True)
        self.labels: set[str] = set()
        self.placeholders: set[str] = set()

    def event(self, event: SeenEvent) -> str:
        return whole(self.words.event(TORTUGA, event, NAMES) or "", silent=event.kind in SILENT)

    def why(self, event: SeenEvent) -> str:
        """Explain an event by what its reader was told."""
        teller = Teller([self.catalog] if self.catalog else self.words._teller.catalogs, strict=True)
        facts = {"rule": event.rule, **event.data}
        if "options" in facts:
            facts["options"] = []
        name = f"tortuga-{event.kind}.why"
        return whole(Wording.of(teller, TORTUGA, escaped(NAMES)).say(name, facts, f"tortuga-{event.kind}-why"))

    def look(self, match: Match, seat: int) -> None:
        view = match.view(seat)
        for fact in [*view.board(), *view.own()]:
            whole(self.words.fact(TORTUGA, fact, NAMES))

    def read(self, question: Question) -> None:
        for text in self.words.question(TORTUGA, question, NAMES):
            whole(text)
        labels = [whole(self.words.option(TORTUGA, question, option, NAMES)) for option in question.options]
        assert len(set(labels)) == len(labels), question.kind
        self.labels.update(labels)
        for option in question.options:
            parts = ["", *option.id.split("/")[:-1]]
            self.placeholders |= {whole(self.words.group(TORTUGA, question, part, NAMES)) for part in parts}
            assert len(parts) <= 3

    def answer(self, question: Question, answer: Any) -> None:
        whole(self.words.answer(TORTUGA, question, answer, NAMES))

    def order(self, question: Question) -> None:
        """Read the form of standing orders step by step, and what it comes to."""
        whole(self.words.question(TORTUGA, question, NAMES).title)
        for step in question.steps:
            self.read(step)
            whole(self.words.step(TORTUGA, question, step))
        self.answer(question, {"attack": ["T", "C", "blind"], "mutiny": ["N", "ask"]})


@dataclass
class Heard:
    """What the matches came to."""

    tongues: dict[str, Tongue]
    events: set[str] = field(default_factory=set)
    facts: set[str] = field(default_factory=set)
    questions: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    ballots: int = 0

    def hear(self, match: Match) -> None:
        readers = (None, 0, match.seats - 1)
        for reader in readers:
            for event in match.events(reader):
                self.events.add(event.kind)
                self.rules.add(event.rule or "")
                if reader is None or event.personal:  # what is the same for all has the same words
                    for tongue in self.tongues.values():
                        tongue.event(event)
                        tongue.why(event)
        assert match.result is not None
        self.reasons.add(match.result.reason)
        for tongue in self.tongues.values():
            assert whole(tongue.words.result(TORTUGA, match.result, NAMES)).count("\n") == match.seats

    def ask(self, match: Match, question: Question) -> None:
        self.questions.add(question.kind)
        self.rules.add(question.rule or "")
        view = match.view(question.seat)
        self.facts |= {fact.kind for fact in [*view.board(), *view.own()]}
        for tongue in self.tongues.values():
            tongue.look(match, question.seat)
            tongue.read(question)
        if question.kind == "ballot":
            self.compare(match, question)

    def compare(self, match: Match, question: Question) -> None:
        """All voters are asked in the same words: nothing tells their hands apart but the cards on offer."""
        others = [other for other in match.questions.values() if other.kind == "ballot"]
        self.ballots = max(self.ballots, len(others))
        for tongue in self.tongues.values():
            said = {tongue.words.question(TORTUGA, other, NAMES) for other in (question, *others)}
            assert len(said) == 1

    def refuse(self, match: Match, question: Question) -> None:
        """Try what is not on offer."""
        offered = {option.id for option in question.options}
        for wrong in WRONG:
            if wrong not in offered:
                try:
                    match.answer(question.seat, wrong)
                except Refusal as refusal:
                    self.refused.add(refusal.code)
                    self.rules.add(refusal.rule or "")
                    for tongue in self.tongues.values():
                        whole(tongue.words.refusal(TORTUGA, refusal, NAMES))


def whole(text: str, *, silent: bool = False) -> str:
    """Check that a text is there, without leftovers of the catalog, of codes or of a space too many."""
    assert text or silent
    assert not re.search(r"[{}$]|tortuga-|\bnone\b.*\bnone\b|\b(?:FD|JR|TOR|GAL)\b|(?<![>\n ])  |\n\n| $", text), text
    return text


def matches() -> Iterator[tuple[Match, Random | None]]:
    """Start matches of every number of seats, and with all options matches in which little but cards moves."""
    for seats in TORTUGA.seats:
        for number, options in enumerate(OPTIONS):
            seed = f"{seats} {number}"
            if seats == 5 or number in (1, seats % len(OPTIONS)):
                yield Match.start(TORTUGA, seats, seed, options=options), Random(seed)
            if seats < 7:
                yield Match.start(TORTUGA, seats, seed, options=options), None


def play(match: Match, random: Random | None) -> Iterator[tuple[Question, Any]]:
    """Play, then resign; yield each question and the answer that it will get.

    At random each kind of action is as likely; without chance, cards are turned up and all else goes by defaults.
    """
    while match.result is None and len(match.entries) < ANSWERS:
        question = (
            next(iter(match.questions.values())) if random is None else random.choice([*match.questions.values()])
        )
        ids = [option.id for option in question.options]
        if random is None:
            answer = next((option for option in ids if option.startswith("reveal/")), question.default)
        else:
            head = random.choice(sorted({head_of(option) for option in ids}))
            answer = random.choice([option for option in ids if head_of(option) == head])
        yield question, answer
        match.answer(question.seat, answer)
    for seat in range(match.seats):
        if match.result is None:
            match.resign(seat)


@pytest.fixture(scope="module")
def heard() -> Heard:
    heard = Heard({locale: Tongue(locale) for locale in locales()})
    for match, random in matches():
        for question, answer in play(match, random):
            for tongue in heard.tongues.values():
                tongue.answer(question, answer)
            if question.kind != "action" or len(match.entries) % 12 == 0:
                heard.ask(match, question)
            if question.kind == "action" and len(match.entries) % 5 == 0:
                heard.refuse(match, question)
        heard.hear(match)
    gone = Match.start(TORTUGA, 3, "gone", options={})
    for seat in range(3):
        gone.resign(seat)
    heard.hear(gone)
    for tongue in heard.tongues.values():
        tongue.words.pitch(TORTUGA)
        tongue.words.rules(TORTUGA)
        for name in TORTUGA.options.model_fields:
            tongue.words.setting(TORTUGA, name)
        tongue.order(Match.start(TORTUGA, 3, "orders", options={}).orders_question(0))
        for refusal in rare_refusals():
            whole(tongue.words.refusal(TORTUGA, refusal, NAMES))
    return heard


def rare_refusals() -> list[Refusal]:
    """Return those refusals that chance does not bring about."""
    return [
        IllegalAnswer("bad_option", None, option="", value="none"),
        IllegalAnswer("bad_option", None, option="stall_rounds", value="99"),
    ]


def test_the_matches_bring_about_everything_that_the_code_tells(heard: Heard) -> None:
    told = kinds("rules.tortuga", "tell")
    assert len(told) > 30
    assert told <= heard.events
    assert heard.facts == kinds("rules.tortuga", "Fact")
    assert heard.questions == {"action", "ballot", "forfeit", "brethren", "start_hold", "forced_card"} | {
        *("attack_source", "attack_dest", "letter", "pistol", "map", "gunpowder", "cabin", "pieces")
    }
    assert heard.reasons == {"most_treasure", "dutch", "sudden_death", "draw", "resigned"}
    assert heard.ballots > 3


def test_every_refusal_came_up(heard: Heard) -> None:
    made = {texts[0] for name, texts, _ in calls("rules.tortuga") if name == "IllegalAnswer" and texts}
    made |= {code for code, _ in NOTHING_TO_DO.values()}
    assert len(made) > 10
    assert made <= heard.refused


def test_no_message_is_unused(heard: Heard) -> None:
    catalog = heard.tongues[FALLBACK].catalog
    assert catalog is not None
    # Chapters are titles of rules; the words of pictures are tested with the pictures.
    elsewhere = ("tortuga-chapter-", "tortuga-picture_")
    ours = [name for name in catalog.names if name.startswith("tortuga-") and not name.startswith(elsewhere)]
    assert [name for name in ours if name not in catalog.used] == []


def test_events_lines_and_questions_have_kinds_of_their_own(heard: Heard) -> None:
    assert not heard.events & heard.facts
    assert not heard.questions & (heard.events | heard.facts)
    assert not [kind for kind in heard.events | heard.facts | heard.questions if "-" in kind]


@pytest.mark.parametrize("locale", locales())
def test_every_value_of_the_vocabulary_has_its_own_words(locale: str) -> None:
    wording = Wording.of(words_for(locale, strict=True)._teller, TORTUGA, NAMES)
    values = {
        "place": [place.id for place in PLACES],
        "hold": HOLDS,
        "card": [card.id for card in EVENT_CARDS],
        "vote": TYPES,
        "loyalty": "BFD",
        "rank": ("CPT", "FM", "CB", "GOV"),
        "pirate": PIRATES,
    }
    assert {"seat", *values} == set(TORTUGA.vocabulary.values())
    for term, known in values.items():
        worded = [wording.term(term, value) for value in known]
        assert len(set(worded)) == len(known)
        assert not [text for text, value in zip(worded, known, strict=True) if text == str(value)]


@pytest.mark.parametrize("locale", locales())
def test_labels_fit_what_discord_allows(heard: Heard, locale: str) -> None:
    tongue = heard.tongues[locale]
    assert max(map(len, tongue.labels)) <= limits.OPTION_LABEL, max(tongue.labels, key=len)
    # The label of a menu within a menu also says how many there are: " (252)".
    assert max(map(len, tongue.placeholders)) + 6 <= limits.OPTION_LABEL
    for name in TORTUGA.options.model_fields:
        label, hint, choices = tongue.words.setting(TORTUGA, name)
        assert len(label) <= limits.OPTION_LABEL
        assert len(hint) <= limits.OPTION_DESCRIPTION, (len(hint), hint)
        assert all(len(text) <= limits.OPTION_LABEL for _, text in choices)
    assert all(len(f"{rule.id} · {rule.title}") <= limits.CHOICE_NAME for rule in tongue.words.rules(TORTUGA))


@pytest.mark.parametrize("locale", locales())
def test_every_rule_that_is_cited_is_found_by_its_id(heard: Heard, locale: str) -> None:
    words = heard.tongues[locale].words
    known = [rule.id for rule in words.rules(TORTUGA)]
    assert heard.rules - {""} <= set(known)
    cited: set[str] = set()
    for file in files("rules.tortuga").iterdir():
        if file.name.endswith(".py"):
            cited |= set(OWN_RULES.findall(file.read_text(encoding="utf-8")))
    assert len(cited) > 50
    for rule in sorted(cited - {"TO-E MAP"}):
        found = [found.id for found in words.find_rules(TORTUGA, rule)]
        assert found, rule
        assert found[0].startswith(rule), (rule, found)


def test_every_paragraph_and_card_has_a_summary_in_order(heard: Heard) -> None:
    counts = {0: 1, 1: 4, 2: 16, 3: 0, 4: 1, 5: 5, 6: 4, 7: 8, 8: 6, 9: 8, 10: 4, 11: 7}
    sheet = [f"TO {chapter}.{number}" for chapter, last in counts.items() for number in range(1, last + 1)]
    actions = [f"TO 3.{part}" for part in ("1", "2", "3a", "3b", "3c", "3d", "4a", "4b", "5", "6", "7")]
    at = sheet.index("TO 4.1")
    cards = [f"TO-E {card.id}" for card in EVENT_CARDS]
    house = [*(f"TO-P{number}" for number in range(1, 7)), *(f"TO-H{number}" for number in range(1, 9))]
    known = [rule.id for rule in heard.tongues[FALLBACK].words.rules(TORTUGA)]
    assert known == [*sheet[:at], *actions, *sheet[at:], *cards, *house]


@pytest.mark.parametrize(
    ("locale", "query", "first"),
    [
        ("en", "albatross", "TO-E ALB"),
        ("en", "governor", "TO 2.13"),
        ("fr", "mort subite", "TO 10.3"),
        ("fr", "guildive", "TO-E KIL"),
        ("ja", "アホウドリ", "TO-E ALB"),
        ("ja", "サドンデス", "TO 10.3"),
    ],
)
def test_rules_are_found_by_words(locale: str, query: str, first: str) -> None:
    assert words_for(locale).find_rules(TORTUGA, query)[0].id == first


@pytest.mark.parametrize("locale", locales())
def test_the_fullest_board_leaves_room_for_the_story(locale: str) -> None:
    """Nine of the longest names, all aboard one ship in a vote, with every card that can be held."""
    everybody = list(range(9))
    discard = [card.id for card in EVENT_CARDS if card.id in ("PIS", "BSP") for _ in range(3)]
    held = [["LOM", "ALB"]] * 3 + [["MAP-FD"], ["MAP-JR"], ["MAP-TOR"]] + [[]] * 3
    tallies = {"british": 2, "french": 2}
    facts = [
        Fact("board_turn", {"round": 12, "seat": 0, "phase": "sudden_death", "restricted": True}),
        Fact("board_ship", {"ship": "FD", "line": everybody, **tallies}),
        Fact("board_ship", {"ship": "JR", "line": [], **tallies}),
        Fact("board_island", {"line": [], "outside": 2, **tallies}),
        Fact("board_boats", {"boats": [{"boat": boat, "seat": None, "destroyed": True} for boat in ("B1", "B2")]}),
        Fact("board_treasure", {"galleon": 4, **tallies}),
        Fact(
            "board_row",
            {
                "row": [{"slot": slot, "lies": "down", "peekers": [slot]} for slot in range(1, 6)],
                "deck": 13,
                "discard": [*discard, "GUN", "STO", "CRO"],
            },
        ),
        Fact("board_seats", {"seats": [{"seat": n, "hand_size": 3, "held": held[n]} for n in everybody]}),
        Fact(
            "board_vote",
            {
                "vote": "attack",
                "where": "FD",
                "caller": 0,
                "target": "GAL",
                "captain": 0,
                "voters": [0],
                "cardless": [1],
            },
        ),
    ]
    board = "\n".join(words_for(locale, strict=True).fact(TORTUGA, fact, NAMES) for fact in facts)
    assert len(board) + limits.STORY + 2 * limits.NAME < limits.TEXT


# -------------------------------------------------------------------- secrets


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("blind", [True, False])
def test_what_a_voter_learns_is_worded_alike_for_every_card(locale: str, *, blind: bool) -> None:
    words = words_for(locale, strict=True)
    told: set[str] = set()
    for card in TYPES:
        event = SeenEvent(1, "ballot_ack", {"seat": 0, "blind": blind, "type": card}, "TO-H7", personal=True)
        shown = words.event(TORTUGA, event, NAMES)
        assert shown
        told.add(shown.replace(Wording.of(words._teller, TORTUGA, NAMES).term("vote", card), "CARD"))
    assert len(told) == 1


@pytest.mark.parametrize("locale", locales())
def test_a_reveal_and_a_lost_card_say_nothing_of_whose_cards_they_are(locale: str) -> None:
    words = words_for(locale, strict=True)
    for event in match_of_all().events(None):
        said = words.event(TORTUGA, event, str) or ""
        if event.kind == "vote_revealed":
            assert "seat" not in event.data
            assert not re.search(r"(?:seat|place|席) ?\d", said)
        if event.kind == "card_forfeited":
            assert not set(said) & set("💣🔥💧💀")


def match_of_all() -> Match:
    """Return a match played to its end."""
    match, random = Match.start(TORTUGA, 5, "whole", options={}), Random("whole")
    for _ in play(match, random):
        pass
    return match
