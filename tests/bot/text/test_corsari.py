"""Every event, question, option and refusal of Corsari has its text, and every text is used."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

import pytest

from bot import limits
from bot.pictures import hand_drawing, table_drawing
from bot.text import Words
from bot.text.catalog import Catalog, sources
from rules.kernel import IllegalAnswer, Malformed, Match, NotYourSeat, Question, Refusal, StaleQuestion

from ..matches import CORSARI, many

LONGEST = "W" * limits.NAME
NAMES = [LONGEST[:-1] + letter for letter in "ABCD"].__getitem__
ANSWERS = 240
SAMPLES: dict[str, Any] = {"card": "R11", "colours": ["R", "O", "Y"], "lo": 1, "hi": 3, "count": 4, "seat": 1}


class UsedCatalog(Catalog):
    """Records the names of used messages."""

    def __init__(self) -> None:
        super().__init__("en", sources("en"))
        self.used: dict[str, None] = {}

    def format(self, name: str, args: Any) -> Any:
        self.used[name] = None
        self.used |= dict.fromkeys(self._seen[name].messages)
        return super().format(name, args)


@dataclass
class Heard:
    """The kinds of events, lines and questions of the matches, and the messages used for them."""

    catalog: UsedCatalog
    words: Words
    events: set[str] = field(default_factory=set)
    facts: set[str] = field(default_factory=set)
    questions: set[str] = field(default_factory=set)
    proposals: set[str] = field(default_factory=set)
    rules: set[str | None] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)
    labels: set[str] = field(default_factory=set)
    buttons: set[str] = field(default_factory=set)
    placeholders: set[str] = field(default_factory=set)
    worded: set[str] = field(default_factory=set)

    def new(self, thing: object) -> bool:
        """Return whether something is worded for the first time: the same facts always have the same words."""
        written = repr(thing)
        known = written in self.worded
        self.worded.add(written)
        return not known

    def hear(self, match: Match) -> None:
        for reader in (None, *range(match.seats)):
            for event in match.events(reader):
                self.events.add(event.kind)
                self.rules.add(event.rule)
                if self.new((event.kind, event.rule, event.data)):
                    assert self.words.event(CORSARI, event, NAMES)
                    assert self.words.why(CORSARI, event, NAMES)
                    assert self.words.brief(CORSARI, event, NAMES)
                    short = self.words.short(CORSARI, event, NAMES)
                    assert bool(short) == (event.kind in (*CORSARI.telling.results, *CORSARI.telling.follows))
                    assert self.words.drawn(CORSARI, event, NAMES)

    def look(self, match: Match, question: Question) -> None:
        view = match.view(question.seat)
        for fact in [*view.board(), *view.own(), *view.known(question, "sail")]:
            self.facts.add(fact.kind)
            assert not self.new(fact) or self.words.fact(CORSARI, fact, NAMES)
        assert table_drawing(CORSARI, match.view(None), self.words, NAMES, "dark")
        assert hand_drawing(CORSARI, view, self.words, NAMES, "light")

    def give_orders(self, match: Match) -> None:
        orders = match.orders_question(0)
        self.read(orders)
        for way in orders.steps[0].options:
            assert self.words.answer(CORSARI, orders, {orders.steps[0].step: way.id}, NAMES)

    def read(self, question: Question) -> None:
        self.questions.add(question.kind)
        self.rules.add(question.rule)
        assert all(self.words.question(CORSARI, question, NAMES))
        assert bool(self.words.part(CORSARI, question, NAMES)) == (question.kind in {"layout", "load"})
        labels = {self.words.option(CORSARI, question, option, NAMES) for option in question.options}
        for option in question.options:
            # The words of tavern and pile are for their last cards; any other is taken without a confirmation.
            sure = self.words.consequence(CORSARI, question, option.id, NAMES)
            assert bool(sure) == (option.id in ("sail", "tavern", "pile"))
            assert sure or not option.final
            # Only what ends the round says why it can't be taken back; to sail, which is secret, says it otherwise.
            back = self.words.turning_back(CORSARI, question, option.id, NAMES)
            assert bool(back) == (option.id in ("tavern", "pile"))
        assert len(labels) == len(question.options)
        self.labels |= labels
        self.placeholders |= {self.words.group(CORSARI, question, head, NAMES) for head in ("", "drop")}
        assert bool(self.words.following(CORSARI, question, "drop:", NAMES)) == (question.kind == "act")
        for proposal in question.proposals:
            self.proposals.add(proposal.id)
            self.buttons.add(self.words.proposal(CORSARI, question, proposal, NAMES))
        for step in question.steps:
            self.read(step)
            assert self.words.step(CORSARI, step, NAMES)


@pytest.fixture(scope="module")
def heard() -> Heard:
    catalog = UsedCatalog()
    heard = Heard(catalog, Words([catalog], strict=True))
    for played in many():
        match = played.match
        heard.give_orders(match)
        for question, answer in played.play(ANSWERS):
            assert heard.words.answer(CORSARI, question, answer, NAMES)
            if question.kind not in ("draw", "act") or len(match.entries) % 5 == 0:
                heard.look(match, question)
                heard.read(question)
        heard.hear(match)
        assert table_drawing(CORSARI, match.view(None), heard.words, NAMES, "dark")
        heard.reasons.add(match.result.reason)
        assert heard.words.result(CORSARI, match.told_result, NAMES).count("\n") == match.seats
        for seat in range(match.seats):
            assert heard.words.verdict(CORSARI, match.told_result, seat, NAMES)
    heard.words.pitch(CORSARI)
    heard.words.how(CORSARI, {})
    heard.words.length(CORSARI, {})
    heard.words.chapters(CORSARI)
    for name in CORSARI.options.model_fields:
        heard.words.setting(CORSARI, name)
    for refusal in all_refusals():
        heard.words.refusal(CORSARI, refusal, NAMES)
    return heard


def calls(package: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield the calls in the code of a package: the name, the text arguments and the keywords."""
    for file in files(package).iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                    name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                    texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and type(arg.value) is str]
                    yield name, texts, [keyword.arg for keyword in node.keywords if keyword.arg]


def kinds(package: str, *callers: str) -> set[str]:
    """Return the first text arguments of calls to these functions."""
    return {texts[0] for name, texts, _ in calls(package) if name in callers and texts}


def all_refusals() -> list[Refusal]:
    """Return every refusal in the code, with sample facts."""
    classes = {kind.__name__: kind for kind in (IllegalAnswer, Malformed, NotYourSeat, StaleQuestion)}
    found: list[Refusal] = []
    for package in ("rules.kernel", "rules.corsari"):
        for name, texts, keywords in calls(package):
            facts = {key: SAMPLES.get(key, "something") for key in keywords}
            if name in classes and texts and re.fullmatch("[a-z_]+", texts[0]):
                found.append(classes[name](texts[0], "CO 6.2", **facts))
            elif name == "_no_prisoner":
                found.append(IllegalAnswer(texts[0], "CO 6.2", card="R11"))
    return found


def test_the_matches_contain_every_event_of_the_code(heard: Heard) -> None:
    told = kinds("rules.corsari", "tell") | kinds("rules.kernel", "tell")
    assert len(told) > 15
    assert heard.events == told
    assert heard.facts == kinds("rules.corsari", "Fact")
    assert heard.questions == kinds("rules.corsari", "choose", "pick", "form")
    assert {proposal.partition("-")[0] for proposal in heard.proposals} == {"best", "other", "heaviest"}
    assert heard.reasons == {"sweep", "last_standing", "first_bust", "fixed_rounds", "max_rounds", "resigned"}


def test_no_message_is_unused(heard: Heard) -> None:
    # Hints, reasons, lessons and names of places are tested with those of all games.
    elsewhere = ("corsari-first-", "corsari-reason-", "corsari-lesson", "corsari-named-", "corsari-pitch.aliases")
    ours = [name for name in heard.catalog.names if name.startswith("corsari-") and not name.startswith(elsewhere)]
    assert [name for name in ours if name not in heard.catalog.used] == []


def test_events_lines_and_questions_have_different_kinds(heard: Heard) -> None:
    assert not heard.events & heard.facts
    assert not heard.questions & (heard.events | heard.facts)
    assert not [kind for kind in heard.events | heard.facts | heard.questions if "-" in kind]


def test_every_refusal_has_its_own_text(heard: Heard) -> None:
    refusals = all_refusals()
    assert {"not_in_hand", "tavern_colour_added", "not_offered", "bad_option", "pinned"} <= {r.code for r in refusals}
    for refusal in refusals:
        own = (f"corsari-refused-{refusal.code}", f"bot-refused-{refusal.code}")
        assert any(name in heard.catalog for name in own), refusal


def test_labels_fit_discords_limits(heard: Heard) -> None:
    assert max(map(len, heard.labels)) <= limits.BUTTON_LABEL
    assert max(map(len, heard.buttons)) <= limits.BUTTON_LABEL
    assert max(map(len, heard.placeholders)) <= limits.PLACEHOLDER
    for name in CORSARI.options.model_fields:
        label, hint, choices = heard.words.setting(CORSARI, name)
        assert len(label) <= limits.OPTION_LABEL
        assert len(hint) <= limits.OPTION_DESCRIPTION
        assert all(len(text) <= limits.OPTION_LABEL for _, text in choices)
    assert all(len(rule.id + rule.title) + 2 <= limits.CHOICE_NAME for rule in heard.words.rules(CORSARI))


def test_every_rule_that_the_code_cites_has_a_summary(heard: Heard) -> None:
    known = [rule.id for rule in heard.words.rules(CORSARI)]
    cited: set[str] = set()
    for file in files("rules.corsari").iterdir():
        if file.name.endswith(".py"):
            cited |= set(re.findall(r"\b(?:CO|spec) [0-9]+(?:\.[0-9]+)*", file.read_text(encoding="utf-8")))
    assert len(cited) > 40
    for rule in cited:
        found = [found.id for found in heard.words.find_rules(CORSARI, rule)]
        # Its own summary, that of the rule that contains it, or those of its parts.
        assert found, rule
        assert found[0] == rule or rule.startswith(found[0] + ".") or found[0].startswith(rule + "."), rule
    assert heard.rules - {None} <= set(known)


def test_every_id_of_the_rule_sheet_has_a_summary(heard: Heard) -> None:
    counts = {0: 3, 1: 1, 2: 3, 3: 5, 4: 4, 5: 6, 6: 11, 7: 2, 8: 5, 9: 6}
    sheet = [f"CO {chapter}.{number}" for chapter, last in counts.items() for number in range(1, last + 1)]
    found = [rule.id for rule in heard.words.rules(CORSARI)]
    assert found[: len(sheet)] == sheet
    assert all(rule.startswith("spec ") for rule in found[len(sheet) :])
