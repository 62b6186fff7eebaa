"""Every game on offer has texts in every language for its events, questions, options and refusals.

Each test lists everything that is missing, so that a new game's catalogs can be filled after one run.
"""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot import limits
from bot.delivery.emoji import OwnEmoji
from bot.pictures import all_emoji
from bot.pictures.tags import shared, tags_of
from bot.screens.widgets import SMALL, grouped, heads_of, in_paths
from bot.tables.recommended import RECOMMENDED
from bot.text import MissingText, Words, locales
from bot.text.catalog import catalog_of
from bot.text.emoji import RUN, in_words
from rules.kernel import Advice, Fact, Match, Option, Question, Refusal, SeenEvent

from .case import GameCase
from .courses import course, given_again
from .hostile import REFUSALS, wrong_answers
from .playthroughs import begun, files_of, read, record_of
from .registry import ON_OFFER

LONGEST = "W" * limits.NAME
NAMES = [LONGEST[:-1] + letter for letter in "ABCDEFGHI"].__getitem__
MOST = 12
"""The most things of one kind that are worded; further ones are only counted."""
BOTH = [(name, locale) for name in ON_OFFER for locale in locales()]
SUBJECTS = [
    *("pitch", "settings", "events", "views", "questions", "options", "answers", "refusals", "results", "rules"),
    *("hints", "reasons", "places"),
]
QUESTION = re.compile(r"(hint|step|answer|summary|group|option|proposal|sure)(-.*)?")
"""The attributes that only a question's message has, or a step's."""
HINT = 200
"""The most characters of a hint for those who meet a kind of question for the first time."""
UNWORDED = re.compile(r"[{}]|\$[a-z]|[a-z]_[a-z]")
"""Unresolved placeholders and names in the code, which no text may contain."""


def own_emoji() -> OwnEmoji:
    """Return the bot's own emoji as known to Discord, all of them."""
    own = OwnEmoji()
    own.know({one.full_name: 1 for one in all_emoji().values()}, all_emoji().values())
    return own


OWN = own_emoji()


def menus(options: Sequence[Option]) -> list[str]:
    """Return the heads that name the menus of these options on a screen; "" names the menu of all."""
    if len(options) <= SMALL:
        return [""]
    paths = heads_of(options) if in_paths(options) else ["", *grouped(options)]
    shared = [path for path in paths if sum(option.id.startswith(path) for option in options) > 1]
    return list(dict.fromkeys(re.split("[:/]", path.rstrip(":/"))[-1] for path in shared))


def brief_of(words: Words, game: Any, event: SeenEvent) -> str:
    """Return the words of an event in a summary, or nothing."""
    brief = words.brief(game, event, NAMES)
    return "" if brief is None else brief.text


class Tongue:
    """One game in one language: collects the texts that are missing or faulty."""

    def __init__(self, case: GameCase, locale: str) -> None:
        self.case, self.locale = case, locale
        self.catalog = catalog_of(locale)
        # No fallback to English.
        self.words = Words([self.catalog], strict=True)
        self.faults: dict[str, dict[str, None]] = defaultdict(dict)
        self.labels: set[str] = set()
        self.abouts: set[str] = set()
        self.completions: set[str] = set()

    def say(self, subject: str, word: Callable[[], str | None], *, silent: bool = False, about: str = "") -> str:
        """Word something; note a missing or faulty text. ``silent``: the text may be empty. ``about``: its kind."""
        try:
            text = word() or ""
        except MissingText as untold:
            self.faults[subject][str(untold)] = None
            return ""
        if (not text and not silent) or UNWORDED.search(text) or re.search(self.case.piece_ids, text):
            self.faults[subject][f"{self.locale}: {text!r} for {about or subject}"] = None
        return text

    # ---------------------------------------------------------------- words that come up in matches

    def event(self, event: SeenEvent) -> None:
        game, silent = self.case.game, event.kind in self.case.silent
        self.say("events", lambda: self.words.event(game, event, NAMES), silent=silent, about=event.kind)
        self.say("events", lambda: self.words.why(game, event, NAMES), silent=True, about=event.kind)
        brief = self.say("events", lambda: brief_of(self.words, game, event), silent=True, about=event.kind)
        if "\n" in brief:
            self.faults["events"][f"{self.locale}: {event.kind} has more than a line in summaries"] = None
        if event.kind in game.telling.drawn:
            self.say("events", lambda: self.words.drawn(game, event, NAMES), about=event.kind)

    def fact(self, fact: Fact) -> None:
        self.say("views", lambda: self.words.fact(self.case.game, fact, NAMES))

    def question(self, question: Question) -> None:
        """Word a question with its options, menus and proposals, and the same for its steps."""
        game = self.case.game
        self.say("questions", lambda: self.words.question(game, question, NAMES).title, about=question.kind)
        hint = self.say("hints", lambda: self.words.first_hint(game, question, NAMES), silent=True)
        if "\n" in hint or len(hint) > HINT:
            self.faults["hints"][f"{self.locale}: the hint of {question.kind} is no line: {hint!r}"] = None
        options = question.options
        labels = [self.say("options", lambda o=o: self.words.option(game, question, o, NAMES)) for o in options]
        self.labels.update(labels)
        self.abouts.update(self.words.about(game, question, option, NAMES) for option in options)
        if len(set(labels)) < len(labels) and "" not in labels:
            self.faults["options"][f"{self.locale}: two options of {question.kind} are worded alike"] = None
        # Of copies of a card, such as "card:monitor#1", any will do.
        tags = shared([tags_of(game, question, option) for option in options])
        places = list(dict.fromkeys(tag.partition("#")[0] for tag in tags))
        called = [self.say("places", lambda p=place: self.words.place(game, p, NAMES)) for place in places]
        kinds = [place.partition(":")[0] for place in places]
        if len(set(zip(kinds, called, strict=True))) < len(places) and "" not in called:
            self.faults["places"][f"{self.locale}: two places of {question.kind} are named alike: {called}"] = None
        for head in menus(options):
            label = self.say("options", lambda head=head: self.words.group(game, question, head, NAMES))
            self.labels.add(label)
            if head and label == head and not head.isdigit():
                self.faults["options"][f"{self.locale}: {question.kind} has no .group-{head}"] = None
        for ready in question.proposals:
            self.labels.add(self.say("options", lambda r=ready: self.words.proposal(game, question, r, NAMES)))
            self.answer(question, dict(ready.answer))
        for step in question.steps:
            self.question(step)
            self.labels.add(self.say("questions", lambda step=step: self.words.step(game, step, NAMES)))
        self.answer(question, question.default)

    def answer(self, question: Question, answer: Any) -> None:
        told = self.say("answers", lambda: self.words.answer(self.case.game, question, answer, NAMES))
        self.completions.add(self.words.dice_in_words(told))

    def advice(self, question: Question, advice: Advice) -> None:
        """Word what the AI would do, and why."""
        game = self.case.game
        self.answer(question, question.checked(advice.answer))
        told = self.say("reasons", lambda: self.words.reason(game, advice.reason, NAMES), about=advice.reason.kind)
        if "\n" in told:
            self.faults["reasons"][f"{self.locale}: {advice.reason.kind} is no line: {told!r}"] = None

    def refusal(self, refusal: Refusal) -> None:
        self.say("refusals", lambda: self.words.refusal(self.case.game, refusal, NAMES))

    def news(self, fact: Fact) -> None:
        """Word a line of a page of news, which may be an event."""
        self.say("views", lambda: self.words.fact(self.case.game, fact, NAMES), silent=fact.kind in self.case.silent)

    def result(self, match: Match) -> None:
        text = self.say("results", lambda: self.words.result(self.case.game, match.told_result, NAMES))
        if text and text.count("\n") < match.seats:
            self.faults["results"][f"{self.locale}: not every seat has a line in {text!r}"] = None

    # ---------------------------------------------------------------- words that do not depend on matches

    def sheet(self) -> None:
        """Word the game itself: pitch, options, chapters and rules."""
        game, words = self.case.game, self.words
        for part in range(2):
            self.say("pitch", lambda part=part: words.pitch(game)[part])
        self.say("pitch", lambda: words.how(game, {}))
        self.say("pitch", lambda: words.length(game, {}))
        self.say("pitch", lambda: words.alone(game), silent=True)
        for name in game.options.model_fields:
            self.say("settings", lambda name=name: words.setting(game, name).label)
            self.say("settings", lambda name=name: words.setting(game, name).hint)
            self.say(
                "settings",
                lambda name=name: " ".join(text for _, text in words.setting(game, name).choices),
                silent=True,
            )
        for name in game.presets:
            self.say("settings", lambda name=name: words.preset(game, name).label)
            self.say("settings", lambda name=name: words.preset(game, name).hint)
        self.say("rules", lambda: " ".join(rule.title + rule.text for rule in words.rules(game)))
        self.say("rules", lambda: " ".join(chapter.title for chapter in words.chapters(game)))
        if not any(name.startswith(f"{game.name}-chapter-") for name in self.catalog.names):
            self.faults["rules"][f"{self.locale}: no {game.name}-chapter-..."] = None

    def has(self, subject: str, *names: str) -> None:
        """Note a fault if the catalog has none of these messages."""
        if not any(name in self.catalog for name in names):
            self.faults[subject][f"{self.locale} {' or '.join(names)}: no such message"] = None


class Heard:
    """Words what comes up in a game's playthroughs and in some random matches, each kind of thing a few times."""

    def __init__(self, case: GameCase) -> None:
        self.case = case
        self.tongues = {locale: Tongue(case, locale) for locale in locales()}
        self.count: Counter[tuple[str, str]] = Counter()
        self.rules: set[str] = set()
        self.random = Random(case.name)

    def often(self, what: str, kind: str, most: int = MOST) -> bool:
        """Count a thing; return whether its kind was worded often enough."""
        self.count[what, kind] += 1
        return self.count[what, kind] > most

    def kinds(self, what: str) -> set[str]:
        """Return the kinds that came up: of events, questions and so on."""
        return {kind for name, kind in self.count if name == what}

    def match(self, match: Match) -> None:
        """Word the events and the result of a finished match."""
        for reader in (None, 0, match.seats - 1):
            for event in match.events(reader):
                self.rules |= {event.rule} - {None}
                if (reader is None or event.personal) and not self.often("event", event.kind):
                    for tongue in self.tongues.values():
                        tongue.event(event)
        if not self.often("result", match.result.reason):
            for tongue in self.tongues.values():
                tongue.result(match)

    def sample(self, kind: str, rule: str, data: Mapping[str, Any]) -> None:
        """Word an event that no match brings up."""
        self.rules.add(rule)
        self.often("event", kind)
        for tongue in self.tongues.values():
            tongue.event(SeenEvent(1, kind, data, rule, personal=False))

    def moment(self, match: Match) -> None:
        """Word the questions of one moment of a match, and the views around them."""
        for question in match.questions.values():
            self.rules |= {question.rule} - {None}
            asked = question.kind
            if not self.often("question", asked):
                self.look(match, question.seat)
                self.pages(match)
                for tongue in self.tongues.values():
                    tongue.question(question)
                if self.count["question", asked] % 4 == 1:
                    self.refuse(question)
                self.advise(match, question)

    def given(self, question: Question | None, answer: Any) -> None:
        """Word the steps that an answer to a form goes through; they depend on what was answered before."""
        if question is None or question.shape != "form" or answer is None:
            return
        for step in question.steps_with(answer):
            if not self.often("step", step.kind):
                for tongue in self.tongues.values():
                    tongue.question(step)

    def advise(self, match: Match, question: Question) -> None:
        """Word the AI's advice on a question."""
        advice = self.case.game.advise(match.view(question.seat), question)
        if not self.often("reason", advice.reason.kind):
            for tongue in self.tongues.values():
                tongue.advice(question, advice)

    def look(self, match: Match, seat: int) -> None:
        """Word the facts that a seat and the public see."""
        for fact in [*match.view(seat).board(), *match.view(seat).own(), *match.view(None).board()]:
            if not self.often("fact", fact.kind, 3 * MOST):
                for tongue in self.tongues.values():
                    tongue.fact(fact)

    def pages(self, match: Match) -> None:
        """Word the news of a match: titles, headings, and what a seat reads that was there, or never was."""
        news = self.case.game.news
        if news is None:
            return
        events = match.events(None)
        told = [
            Fact("news_page", {}),
            *(Fact("news_page", event.data) for event in events if event.kind in news.closes),
        ]
        told += [Fact("news_page", {})]
        told += [fact for event in events[-MOST:] if (fact := news.about(event)) is not None]
        told += [fact for passage in news.passages(events) for fact in passage.facts if fact.kind.startswith("news_")]
        for seat in range(match.seats):
            for seen in (match.seen_when_present(seat), 0):
                told += news.facts(match.view(seat), news.unread(match.events(seat), seen))
        for fact in told:
            if not self.often("news", fact.kind, 3 * MOST):
                for tongue in self.tongues.values():
                    tongue.news(fact)

    def refuse(self, question: Question) -> None:
        """Word the refusals of wrong answers."""
        for asked in (question, *question.steps):
            self.refusals(asked, wrong_answers(asked, ["elsewhere"]))

    def refusals(self, question: Question, answers: Iterable[Any]) -> None:
        for answer in answers:
            try:
                question.checked(answer)
            except REFUSALS as refusal:
                self.rules |= {refusal.rule} - {None}
                if not self.often("refusal", f"{refusal.code} {sorted(refusal.data)}", 3):
                    for tongue in self.tongues.values():
                        tongue.refusal(refusal)

    def orders(self, match: Match) -> None:
        """Word the form of standing orders."""
        if self.case.game.orders is not None:
            question = match.orders_question(0)
            for tongue in self.tongues.values():
                tongue.question(question)
                if any(proposal.id == RECOMMENDED for proposal in question.proposals):
                    tongue.say(
                        "questions", lambda tongue=tongue: tongue.words.line(f"{self.case.game.name}-recommended")
                    )


@cache
def heard(name: str) -> Heard:
    """Replay the golden playthroughs, play some random matches, and word what comes up."""
    case = ON_OFFER[name]
    found = Heard(case)
    for tongue in found.tongues.values():
        tongue.sheet()
    for path in files_of(name):
        record = record_of(read(path))
        match = begun(record, case.game)
        for entry in given_again(match, record.entries):
            found.moment(match)
            if entry.type == "answer":
                found.given(match.questions.get(entry.seat), entry.answer)
        found.match(match)
    for number, seats in enumerate(case.game.seats):
        match = Match.start(case.game, seats, f"words {seats}")
        found.orders(match)
        for seat, answer in course(match, case.by_chance(Random(number))):
            found.moment(match)
            found.given(match.questions.get(seat), answer)
        found.match(match)
        if case.asks:
            found.match(asked_everything(found, seats))
    for kind, rule, data in case.rare:
        found.sample(kind, rule, data)
    return found


def asked_everything(found: Heard, seats: int) -> Match:
    """Word what comes up in a match of AI seats that leave nothing to their standing orders."""
    game, asks = found.case.game, found.case.asks
    match = Match.start(game, seats, f"asked {seats}", options=found.case.short)
    for seat in range(seats):
        match.set_orders(seat, asks)
    while match.result is None:
        found.moment(match)
        seat, question = next(iter(match.questions.items()))
        answer = game.advise(match.view(seat), question).answer
        found.given(question, answer)
        match.answer(seat, answer)
    return match


# ---------------------------------------------------------------- texts in the code


@cache
def calls(name: str) -> Sequence[tuple[str, str]]:
    """Return the name of every function that a game's code calls with text, and the first text of the call."""
    return [
        (called, texts[0])
        for source in sources(files(f"rules.{name}"))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute)
        for called in (node.func.id if isinstance(node.func, ast.Name) else node.func.attr,)
        if (texts := [arg.value for arg in node.args if isinstance(arg, ast.Constant) and type(arg.value) is str])
    ]


def said(name: str, *callers: str) -> set[str]:
    """Return the first string argument of every call of these functions in a game's code."""
    return {text for called, text in calls(name) if called in callers}


def sources(package: Traversable) -> Iterator[str]:
    """Yield the text of each module."""
    for file in package.iterdir():
        if file.is_dir():
            yield from sources(file)
        elif file.name.endswith(".py"):
            yield file.read_text(encoding="utf-8")


# ---------------------------------------------------------------- all of it has words


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize(("name", "locale"), BOTH)
def test_every_text_is_in_the_catalog(name: str, locale: str, subject: str) -> None:
    faults = heard(name).tongues[locale].faults[subject]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("name", "locale"), BOTH)
def test_every_kind_in_the_code_has_a_message(name: str, locale: str) -> None:
    """This includes kinds that no playthrough brings up."""
    tongue = Tongue(ON_OFFER[name], locale)
    for kind in said(name, "tell"):
        tongue.has("events", f"{name}-{kind}", f"bot-{kind}")
    for kind in said(name, "Fact"):
        tongue.has("views", f"{name}-{kind}", f"bot-{kind}")
    for kind in said(name, "choose", "pick", "number", "form"):
        tongue.has("questions", f"{name}-{kind}")
    for kind in said(name, "Reason"):
        tongue.has("reasons", f"{name}-reason-{kind}")
    for code in said(name, "IllegalAnswer", "Malformed", "StaleQuestion", "NotYourSeat"):
        if re.fullmatch("[a-z_]+", code):
            tongue.has("refusals", f"{name}-refused-{code}", f"bot-refused-{code}")
    if ON_OFFER[name].game.news is not None:
        tongue.has("views", f"{name}-news_page")
    for term in {*ON_OFFER[name].game.vocabulary.values()} - {"seat"}:
        tongue.has("terms", f"{name}-term-{term}")
    missing = [fault for faults in tongue.faults.values() for fault in faults]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize(("name", "locale"), BOTH)
def test_every_kind_of_question_has_a_hint_for_those_who_meet_it_for_the_first_time(name: str, locale: str) -> None:
    """A form's step needs none if a hint stands beneath it every time, or if the case says that it explains itself."""
    case, tongue = ON_OFFER[name], Tongue(ON_OFFER[name], locale)
    asked = {kind: "step" in attributes for kind, attributes in questions_in(tongue, name).items()}
    asked |= dict.fromkeys([*heard(name).kinds("question"), *said(name, "form")], False)
    for kind, is_step in sorted(asked.items()):
        explained = [f"{name}-{kind}.hint"] if is_step else []
        if not (is_step and kind in case.plain_steps):
            tongue.has("hints", f"{name}-first-{kind}", *explained)
    missing = tongue.faults["hints"]
    assert not missing, "\n".join(missing)
    of_kinds = [
        kind.removeprefix(f"{name}-first-") for kind in tongue.catalog.names if kind.startswith(f"{name}-first-")
    ]
    needless = [f"{name}-first-{kind}: no such question is asked" for kind in of_kinds if kind not in asked]
    assert not needless, "\n".join(needless)


def questions_in(tongue: Tongue, name: str) -> Mapping[str, set[str]]:
    """Return the kinds of question that a catalog words, also as steps of forms, with the attributes of each."""
    found: dict[str, set[str]] = defaultdict(set)
    for whole in tongue.catalog.names:
        message, _, attribute = whole.partition(".")
        kind = message.removeprefix(f"{name}-")
        if message.startswith(f"{name}-") and "-" not in kind and QUESTION.fullmatch(attribute):
            found[kind].add(attribute)
    return found


@pytest.mark.parametrize("name", ON_OFFER)
def test_the_ai_has_a_reason_of_its_own_or_takes_the_default(name: str) -> None:
    """The generic reason is for questions that the AI does not weigh."""
    reasons = heard(name).kinds("reason")
    assert reasons - {"default"}, "advise gives no Reason of its own"


@pytest.mark.parametrize("name", ON_OFFER)
def test_the_matches_bring_up_every_kind_of_event_in_the_code(name: str) -> None:
    told = heard(name)
    never = (said(name, "tell") | {*ON_OFFER[name].public}) - told.kinds("event")
    assert not never, f"told in no match: {sorted(never)}; a plan of the case must bring them up, or rare have a sample"


@pytest.mark.parametrize("name", ON_OFFER)
def test_summaries_go_by_kinds_of_events(name: str) -> None:
    told = {kind for kinds in ON_OFFER[name].game.telling for kind in kinds}
    assert told - heard(name).kinds("event") == set()


@pytest.mark.parametrize("name", ON_OFFER)
def test_events_lines_and_questions_have_kinds_of_their_own(name: str) -> None:
    """A message must belong to one of them. No kind contains "-", which separates the parts of message names."""
    told = heard(name)
    kinds = [told.kinds(what) for what in ("event", "fact", "question")]
    assert not any(one & other for one, other in pairwise([*kinds, kinds[0]]))
    assert not [kind for found in kinds for kind in found if "-" in kind]


@pytest.mark.parametrize(("name", "locale"), BOTH)
def test_every_rule_that_is_cited_has_a_summary(name: str, locale: str) -> None:
    """The summary may be the rule's own, that of the rule it is part of, or those of its parts."""
    case, words = ON_OFFER[name], Tongue(ON_OFFER[name], locale).words
    known = [rule.id for rule in words.rules(case.game)]
    missing = sorted(heard(name).rules - set(known))
    assert not missing, "\n".join(
        f"{locale} {name}-rule-{re.sub('[ .]', '-', rule)}: no such message" for rule in missing
    )
    assert case.rule_ids, "the case must say what the ids of rules look like"
    code = sources(files(f"rules.{name}"))
    cited = {rule for source in code for rule in re.findall(case.rule_ids, source)}
    assert cited
    for rule in sorted(cited):
        found = [found.id for found in words.find_rules(case.game, rule)]
        assert found, rule
        assert rule.startswith(found[0]) or found[0].startswith(rule), (rule, found)


@pytest.mark.parametrize(("name", "locale"), BOTH)
def test_labels_fit_what_discord_allows(name: str, locale: str) -> None:
    tongue, game = heard(name).tongues[locale], ON_OFFER[name].game
    assert max(map(len, tongue.labels)) <= limits.OPTION_LABEL
    assert fitting(tongue.words, game) == []


@pytest.mark.parametrize(("name", "locale"), BOTH)
def test_labels_and_completions_hold_words_besides_the_one_emoji_of_a_label(name: str, locale: str) -> None:
    tongue = heard(name).tongues[locale]
    labels = {label: OWN.lifted(label)[1] for label in tongue.labels}
    assert [label for label, rest in labels.items() if RUN.search(rest)] == []
    assert [about for about in tongue.abouts if RUN.search(OWN.worded(about))] == []
    completed = {text: in_words(text) for text in tongue.labels | tongue.completions}
    assert [text for text, rest in completed.items() if RUN.search(rest) or not rest.strip()] == []
    # A sign between words takes the space after it along.
    assert [text for text in [*labels.values(), *completed.values()] if "  " in text] == []


def fitting(words: Words, game: Any) -> Sequence[str]:
    """Return the texts of options and rules that are too long."""
    long: list[str] = []
    for name in game.options.model_fields:
        label, hint, choices = words.setting(game, name)
        long += [text for text in (label, *(text for _, text in choices)) if len(text) > limits.OPTION_LABEL]
        long += [hint] * (len(hint) > limits.OPTION_DESCRIPTION)
    return long + [rule.id for rule in words.rules(game) if len(f"{rule.id} · {rule.title}") > limits.CHOICE_NAME]
