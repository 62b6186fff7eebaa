"""Matches of Tortuga, with their texts in every language."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot import limits
from bot.screens.questions import informed
from bot.screens.widgets import heads_of
from bot.text import FALLBACK, Words, head_of, words_for
from bot.text.names import escaped
from bot.text.phrases import Phrasebook
from bot.text.values import Wording
from rules import GAMES
from rules.kernel import Fact, Match, Question, Refusal, SeenEvent

from .test_corsari import UsedCatalog

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
"""Kinds of events that may have an empty text."""


class Language:
    """The words of one language, and the texts that must be short."""

    def __init__(self, locale: str) -> None:
        self.catalog = UsedCatalog() if locale == FALLBACK else None
        self.words = Words([self.catalog], strict=True) if self.catalog else words_for(locale, strict=True)
        self.phrases = Phrasebook([self.catalog] if self.catalog else self.words._phrases.catalogs, strict=True)
        self.labels: set[str] = set()
        self.placeholders: set[str] = set()
        self._told: set[str] = set()

    def new(self, thing: object) -> bool:
        """Return whether something is worded for the first time: the same facts always have the same words."""
        told = repr(thing)
        if told in self._told:
            return False
        self._told.add(told)
        return True

    def event(self, event: SeenEvent) -> str:
        return whole(self.words.event(TORTUGA, event, NAMES) or "", silent=event.kind in SILENT)

    def brief(self, event: SeenEvent) -> None:
        brief = self.words.brief(TORTUGA, event, NAMES)
        if brief is not None:
            assert "\n" not in whole(brief.text)
        short = self.words.short(TORTUGA, event, NAMES)
        assert (short is None) == (event.kind not in (*TORTUGA.telling.results, "treasure_moved"))
        # The outcome of a brawl says where the chests are.
        assert short is None or "\n" not in whole(short, silent=event.kind == "treasure_moved")
        whole(self.words.drawn(TORTUGA, event, NAMES) or "", silent=event.kind in SILENT)

    def why(self, event: SeenEvent) -> str:
        """Explain an event by the facts that its reader was told."""
        facts = {"rule": event.rule, **event.data}
        if "options" in facts:
            facts["options"] = []
        name = f"tortuga-{event.kind}.why"
        return whole(Wording.of(self.phrases, TORTUGA, escaped(NAMES)).say(name, facts, f"tortuga-{event.kind}-why"))

    def look(self, facts: Iterable[Fact]) -> None:
        for fact in filter(self.new, facts):
            whole(self.words.fact(TORTUGA, fact, NAMES))

    def read(self, question: Question) -> None:
        for text in self.words.question(TORTUGA, question, NAMES):
            whole(text)
        labels = [whole(self.words.option(TORTUGA, question, option, NAMES)) for option in question.options]
        assert len(set(labels)) == len(labels), question.kind
        self.labels.update(labels)
        for option in question.options:
            assert len(self.words.about(TORTUGA, question, option, NAMES)) <= limits.OPTION_DESCRIPTION
            parts = ["", *option.id.split("/")[:-1]]
            self.placeholders |= {whole(self.words.group(TORTUGA, question, part, NAMES)) for part in parts}
            assert len(parts) <= 3

    def answer(self, question: Question, answer: Any) -> None:
        whole(self.words.answer(TORTUGA, question, answer, NAMES))
        for option in question.options:
            sure = self.words.consequence(TORTUGA, question, option.id, NAMES)
            self.words.turning_back(TORTUGA, question, option.id, NAMES)
            assert not sure or "\n" not in whole(sure)
        for head in heads_of(question.options):
            self.words.following(TORTUGA, question, head, NAMES)

    def order(self, question: Question) -> None:
        """Read the form of standing orders step by step, and its summary."""
        whole(self.words.question(TORTUGA, question, NAMES).title)
        for step in question.steps:
            self.read(step)
            whole(self.words.step(TORTUGA, step, NAMES))
        self.answer(question, {"attack": ["T", "C", "blind"], "mutiny": ["N", "ask"]})


@dataclass
class Heard:
    """The kinds of events, lines and questions of the matches."""

    languages: dict[str, Language]
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
                if reader is None or event.personal:  # facts that are the same for all have the same words
                    for language in self.languages.values():
                        if language.new((event.kind, event.data, event.rule)):
                            language.event(event)
                            language.why(event)
                            language.brief(event)
        assert match.result is not None
        self.reasons.add(match.result.reason)
        for language in self.languages.values():
            assert whole(language.words.result(TORTUGA, match.result, NAMES)).count("\n") == match.seats
            for seat in range(match.seats):
                whole(language.words.verdict(TORTUGA, match.result, seat, NAMES))

    def ask(self, match: Match, question: Question) -> None:
        self.questions.add(question.kind)
        self.rules.add(question.rule or "")
        view = match.view(question.seat)
        known = [fact for option in question.options for fact in view.known(question, option.id)]
        facts = [*view.board(), *view.own(), *known]
        self.facts |= {fact.kind for fact in facts}
        for language in self.languages.values():
            language.look(facts)
            language.read(question)
            language.read(informed(match, question))
        if question.kind == "ballot":
            self.compare(match, question)

    def compare(self, match: Match, question: Question) -> None:
        """Check that all voters are asked in the same words: only the offered cards and the caller differ."""
        others = [other for other in match.questions.values() if other.kind == "ballot"]
        self.ballots = max(self.ballots, len(others))
        for language in self.languages.values():
            asked = [(other, language.words.question(TORTUGA, other, NAMES)) for other in (question, *others)]
            assert len({told.hint for _, told in asked}) == 1
            assert len({told.title for other, told in asked if other.seat != other.data["caller"]}) <= 1

    def refuse(self, match: Match, question: Question) -> None:
        """Try answers that are not offered."""
        offered = {option.id for option in question.options}
        for wrong in WRONG:
            if wrong not in offered:
                try:
                    match.answer(question.seat, wrong)
                except Refusal as refusal:
                    self.refused.add(refusal.code)
                    self.rules.add(refusal.rule or "")
                    for language in self.languages.values():
                        whole(language.words.refusal(TORTUGA, refusal, NAMES))


def whole(text: str, *, silent: bool = False) -> str:
    """Check that a text exists, without marks of the catalog, codes or extra spaces."""
    assert text or silent
    assert not re.search(r"[{}$]|tortuga-|\bnone\b.*\bnone\b|\b(?:FD|JR|TOR|GAL)\b|(?<![>\n ])  |\n\n| $", text), text
    return text


def matches() -> Iterator[tuple[Match, Random | None]]:
    """Start matches of every number of seats, and with all options, matches that mostly move cards."""
    for seats in TORTUGA.seats:
        for number, options in enumerate(OPTIONS):
            seed = f"{seats} {number}"
            if seats == 5 or number in (1, seats % len(OPTIONS)):
                yield Match.start(TORTUGA, seats, seed, options=options), Random(seed)
            if seats < 7:
                yield Match.start(TORTUGA, seats, seed, options=options), None


def play(match: Match, random: Random | None) -> Iterator[tuple[Question, Any]]:
    """Play, then resign; yield each question with the answer that it gets.

    With `random`, each kind of action is equally likely; without it, cards are turned up and the rest are defaults.
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
