"""All texts of the bot, in one reader's language."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.text import options as option_texts
from bot.text import rulebook
from bot.text.catalog import Arg, Catalog
from bot.text.emoji import dice_in_words
from bot.text.names import NO_BREAK, Names, escaped, tidied, tidy
from bot.text.options import PresetText, SettingText
from bot.text.phrases import Phrasebook
from bot.text.rulebook import Chapter, Rule
from bot.text.values import NONE, Wording
from rules.kernel import (
    BY_DEFAULT,
    Fact,
    Game,
    Malformed,
    NotYourSeat,
    Option,
    Proposal,
    Question,
    Reason,
    Refusal,
    Result,
    SeenEvent,
    StaleQuestion,
)

MOST_RULES = 5
"""The rules that a search shows."""

NEAR_RULES = 3


class QuestionText(NamedTuple):
    """The texts of a question; ``hint`` may be empty."""

    title: str
    hint: str


class Brief(NamedTuple):
    """An event in a summary: what its ``seat`` did, or with ``seat`` None a line of its own."""

    text: str
    seat: int | None
    then: str = ""
    """The same where another act of the seat follows in the line, with what stands between; "" if it reads alike."""


class LessonText(NamedTuple):
    """A text of a lesson: what it explains, and its title."""

    title: str
    text: str


class Pitch(NamedTuple):
    """A game in a few words."""

    title: str
    line: str


class Words:
    """The words of one reader. The package's docstring lists the names of messages.

    Options, groups and the labels of proposals are plain text, for buttons and menus. Everything else is Markdown, in
    which names and other texts of people are escaped.
    """

    def __init__(self, catalogs: Sequence[Catalog], *, strict: bool = False) -> None:
        self._phrases = Phrasebook(catalogs, strict=strict)

    @property
    def locale(self) -> str:
        """The locale of the catalog in use."""
        return self._phrases.catalogs[0].locale

    def line(self, message_id: str, **args: Arg | None) -> str:
        """Return any message, "id" or "id.attribute". Text arguments are not escaped."""
        given: dict[str, Arg] = {
            key: NONE if value is None else str(value).lower() if isinstance(value, bool) else value
            for key, value in args.items()
        }
        return self._phrases.say(message_id, lambda _: given)

    def line_of(self, game: Game, message_id: str, /, **args: Arg | None) -> str:
        """Return a message of the bot in a game's own words, if it has any, such as "bot-my-hand-blackbeard"."""
        return self.line(self._phrases.first(f"{message_id}-{game.name}", message_id), **args)

    def ai_name(self, number: int) -> str:
        """Return the name of the n-th AI seat. Its number never begins a line."""
        return self.line("bot-ai-name", number=number).replace(" ", NO_BREAK)

    def client_texts(self, prefix: str) -> dict[str, str]:
        """Return the texts whose names begin so, for a browser, by the rest of their names; it fills in ``{name}``."""
        english = self._phrases.catalogs[-1]
        names = [name for name in english.names if name.startswith(prefix)]
        return {
            name.removeprefix(prefix): self.line(name, **{key: f"{{{key}}}" for key in english.wants(name).names})
            for name in names
        }

    def dice_in_words(self, text: str) -> str:
        """Return a text with words in the place of dice, for places that show no drawn emoji."""
        return dice_in_words(text, lambda mark: self.line("bot-mark", mark=mark))

    def listing(self, items: Sequence[str]) -> str:
        """Join texts with the separators of the language: "Ann, Ben and Cleo"."""
        return self._wording(None, str).listed(items)

    # ---------------------------------------------------------------- events, views and results

    def event(self, game: Game, event: SeenEvent, names: Names) -> str | None:
        """Word an event; None for one whose text is empty."""
        return self._told(game, event.kind, self._of_event(game, event), names) or None

    def event_in_words(self, game: Game, event: SeenEvent, names: Names) -> str:
        """Word an event for a label, which shows one emoji at most: cards are in the words that are read aloud."""
        return self._aloud(game, event.kind, self._of_event(game, event), names)

    def row(self, game: Game, events: Sequence[SeenEvent], names: Names) -> str:
        """Word several events of one kind in one line, by the lists of their facts, with each fact once."""
        told = [self._of_event(game, event) for event in events]
        lists = {key: [facts[key] for facts in told] for key in told[0] if all(key in facts for facts in told)}
        data = {key: [one for n, one in enumerate(facts) if one not in facts[:n]] for key, facts in lists.items()}
        name = f"{self._named(game, events[0].kind)}.row"
        return self._wording(game, escaped(names)).say(name, {**data, "count": len(events)})

    def brief(self, game: Game, event: SeenEvent, names: Names) -> Brief | None:
        """Word an event for a summary, in one line; None for one that no summary words."""
        name, told = self._named(game, event.kind), self.event(game, event, names)
        if told is None:
            return None
        wording, data = self._wording(game, escaped(names)), self._of_event(game, event)
        seat = event.data.get("seat")
        if isinstance(seat, int) and self._phrases.has(f"{name}.act"):
            rows = f"{name}-act"
            own = any(self._phrases.has(name) for key in data for name in (f"{rows}-{key}", f"{rows}-{key}.separator"))
            text, by = wording.say(f"{name}.act", data, rows if own else ""), seat
            then = wording.say(f"{name}.act-then", data) if self._phrases.has(f"{name}.act-then") else ""
        else:
            text, by = wording.say(f"{name}.brief", data) if self._phrases.has(f"{name}.brief") else told, None
            then = ""
        first = text.split("\n", 1)[0]
        return Brief(first, by, then) if first else None

    def short(self, game: Game, event: SeenEvent, names: Names) -> str | None:
        """Word an outcome, such as the loss of a ship, as shortly as it goes; None for any other event."""
        name = f"{self._named(game, event.kind)}.short"
        if not self._phrases.has(name):
            return None
        rows = f"{game.name}-{event.kind}-short"
        return self._wording(game, escaped(names)).say(name, self._of_event(game, event), rows)

    def drawn(self, game: Game, event: SeenEvent, names: Names) -> str | None:
        """Word what the picture of the table shows of an event, for a message without it."""
        return self._said(game, event, names, "drawn")

    def outcome(self, game: Game, event: SeenEvent, names: Names) -> str | None:
        """Word the end of a match for its last message: in full, apart from what the picture of the table shows."""
        return self._said(game, event, names, "brief")

    def why(self, game: Game, event: SeenEvent, names: Names) -> str:
        """Explain how an event came about, by the facts that its reader was told; may be empty."""
        name = self._named(game, event.kind)
        if not self._phrases.has(f"{name}.why"):
            return ""
        data = self._of_event(game, event)
        return self._wording(game, escaped(names)).say(f"{name}.why", data, f"{name}-why")

    def fact(self, game: Game, fact: Fact, names: Names) -> str:
        """Word a line of a view."""
        return self._told(game, fact.kind, self._facts(game, fact.data), names)

    def spoken(self, game: Game, fact: Fact, names: Names) -> str:
        """Word a line of a view for a text that is read aloud, such as an alt text: "red 4" for a card "R4"."""
        return self._aloud(game, fact.kind, self._facts(game, fact.data), names)

    def result(self, game: Game, result: Result, names: Names) -> str:
        """Word the end of a match (``Match.told_result``), then a line for each seat, best place first."""
        wording = self._wording(game, escaped(names))
        # The event that ends a match lists its totals; of a list, words know the length.
        count = {"totals_count": len(result.scores)}
        reason = {**result.data, **count, "reason": result.reason, "winners": result.winners}
        return "\n".join([wording.say(f"{game.name}-result", reason), *self.ranking(game, result, names)])

    def verdict(self, game: Game, result: Result, seat: int, names: Names) -> str:
        """Say whether a seat has won, and how the match ended for it; "" for a game without words for it.

        It may use the facts of the seat's row in the ranking; of two facts with one name, it uses the match's.
        """
        name = f"{game.name}-verdict"
        if not self._phrases.has(name):
            return ""
        row = next(row for row in rows_of(result) if row["seat"] == seat)
        facts = {**row, **result.data, "won": seat in result.winners}
        wording = self._wording(game, escaped(names))
        # As in the ranking, the place is a number.
        terms = {key: term for key, term in wording.vocabulary.items() if key != "place"}
        return wording._replace(vocabulary=terms).say(name, facts)

    def ranking(self, game: Game, result: Result, names: Names) -> list[str]:
        """Return a line for each seat, best place first; for a match of one seat the game may have lines of its own.

        A line may use the facts of the seat's row, if the result has ``rows``.
        """
        wording = self._wording(game, escaped(names))
        alone = f"{game.name}-ranking-alone"
        if len(result.scores) == 1 and self._phrases.has(alone):
            return wording.say(alone, dict(result.data)).splitlines()
        # A row's place is a number, also in a game whose vocabulary has places of its own.
        wording = wording._replace(vocabulary={"seat": "seat"})
        return [wording.say(f"{game.name}-result-row", row) for row in rows_of(result)]

    # ---------------------------------------------------------------- questions and answers

    def question(self, game: Game, question: Question, names: Names) -> QuestionText:
        """Word a question, or a step of a form."""
        wording, name, data = self._wording(game, escaped(names)), named(game, question), facts_of(question)
        hint = wording.say(f"{name}.hint", data) if self._phrases.has(f"{name}.hint") else ""
        return QuestionText(wording.say(name, data), hint)

    def part(self, game: Game, question: Question, names: Names) -> str:
        """Say what a form is about while a part of it is changed and its answer is not shown; "" without such words."""
        name = f"{named(game, question)}.part"
        if not self._phrases.has(name):
            return ""
        return self._wording(game, escaped(names)).say(name, facts_of(question))

    def first_hint(self, game: Game, question: Question, names: Names) -> str:
        """Say what a kind of question is about, to a person who meets it for the first time; may be empty."""
        name = f"{game.name}-first-{question.kind}"
        if not self._phrases.has(name):
            return ""
        return self._wording(game, escaped(names)).say(name, facts_of(question))

    def lesson(self, game: Game, topic: str = "") -> LessonText:
        """Word a topic of a game's lesson, or ("") how the lesson begins."""
        name = f"{game.name}-lesson-{topic}" if topic else f"{game.name}-lesson"
        return LessonText(self.line(f"{name}.title"), self.line(name))

    def reason(self, game: Game, reason: Reason, names: Names) -> str:
        """Word the main reason for which the AI gives an answer."""
        name = "bot-reason-default" if reason.kind == BY_DEFAULT.kind else f"{game.name}-reason-{reason.kind}"
        return self._wording(game, escaped(names)).say(name, reason.data)

    def step(self, game: Game, step: Question, names: Names) -> str:
        """Name a step of a form, for the button that changes it."""
        name = f"{named(game, step)}.step"
        return self._label(game, name, facts_of(step, self._phrases.wants(name)), names)

    def change(self, game: Game, step: Question, names: Names) -> str:
        """Word the button that changes a step of a form."""
        name = f"{named(game, step)}.change"
        if self._phrases.has(name):
            return self._label(game, name, facts_of(step, self._phrases.wants(name)), names)
        return self.line("bot-change", step=self.step(game, step, names))

    def option(self, game: Game, question: Question, option: Option, names: Names) -> str:
        """Word an option, for a label."""
        return self.dice_in_words(self._option(self._wording(game, tidied(names)), question, option))

    def group(self, game: Game, question: Question, head: str, names: Names) -> str:
        """Word a menu of options that share a head ("": of all options); without a text, by the head itself."""
        name = named(game, question)
        found = self._phrases.first(f"{name}.group-{head}", f"{name}.group", "bot-choose")
        if head and found == "bot-choose":
            return tidy(head)
        return self._label(game, found, {**facts_of(question), "head": head}, names)

    def following(self, game: Game, question: Question, head: str, names: Names) -> str:
        """Ask what is chosen next among the options under a path; "" if the game has no words for it.

        By ".next-<head>" of the question; ``$depth`` is the number of parts of the path.
        """
        name = f"{named(game, question)}.next-{head_of(head)}"
        if not self._phrases.has(name):
            return ""
        return self._label(game, name, {"depth": len(re.split("[:/]", head.rstrip(":/")))}, names)

    def proposal(self, game: Game, question: Question, proposal: Proposal, names: Names) -> str:
        """Word a proposed answer to a form, for a label; :meth:`answer` words it in full."""
        name, head = named(game, question), head_of(proposal.id, ":/-")
        digits = re.search("[0-9]{1,9}$", proposal.id)
        data: dict[str, Any] = {"id": proposal.id, "n": int(digits[0]) if digits else 0}
        label = self._phrases.first(f"{name}.proposal-{head}", f"{name}.proposal")
        wanted = self._phrases.wants(label) - data.keys()
        if wanted:
            # Facts that the label does not name may take a walk through the form.
            known = {key: proposal.data[key] for key in wanted if key in proposal.data}
            data = {**(known if len(known) == len(wanted) else proposal.data), **data}
        return self._label(game, label, data, names)

    def answer(self, game: Game, question: Question, answer: Any, names: Names) -> str:
        """Word an answer; a form's by its summary, or its steps in lines, with the defaults of missing steps."""
        if question.shape == "form":
            return self._form_answer(game, question, answer, names)
        wording, name = self._wording(game, escaped(names)), named(game, question)
        worded = self._simple_answer(wording, question, answer)
        if not self._phrases.has(f"{name}.answer"):
            return worded
        return wording.say(f"{name}.answer", {**facts_of(question), "answer": worded})

    def picked(self, game: Game, question: Question, ids: Sequence[str], names: Names) -> str:
        """Word some picked options, for a label."""
        return self.dice_in_words(self._simple_answer(self._wording(game, tidied(names)), question, ids))

    def consequence(self, game: Game, question: Question, answer: Any, names: Names) -> str:
        """Say what an answer does, where it is confirmed; "" if its own words say it."""
        name = named(game, question)
        facts: Mapping[str, Any] | None = None
        if question.shape == "form":
            name += ".sure"
            if self._phrases.has(name):
                facts = question.facts(answer)
        elif isinstance(answer, str) and self._phrases.has(f"{name}.sure-{head_of(answer)}"):
            name, facts = f"{name}.sure-{head_of(answer)}", {}
        elif self._phrases.has(f"{name}.sure"):
            name += ".sure"
            facts = next((option.data for option in question.options if option.id == answer), None)
        if facts is None:
            return ""
        return self._wording(game, escaped(names)).say(name, {**facts_of(question), **facts})

    def turning_back(self, game: Game, question: Question, answer: Any, names: Names) -> str:
        """Say until when an answer can be taken back, where its question has words of its own for that; else ""."""
        name = f"{named(game, question)}.undo"
        own = self._phrases.first(f"{name}-{head_of(answer)}", name) if isinstance(answer, str) else name
        return self._wording(game, escaped(names)).say(own, {}) if self._phrases.has(own) else ""

    def refusal(self, game: Game | None, refusal: Refusal, names: Names) -> str:
        """Word the reason of a refusal, with the title of its rule, by which people find it in the rules."""
        text = self._refused(game, refusal, names)
        found = rulebook.by_id(self.rules(game), refusal.rule) if game is not None and refusal.rule is not None else ()
        return self.line("bot-refused.ruled", text=text, rule=found[0].title) if found else text

    def about(self, game: Game, question: Question, option: Option, names: Names) -> str:
        """Explain an option in a line; "" if nothing explains it, or if its label says the same.

        By ".about-<head>" or ".about" of its question, or by "<game>-about-<term>" for the first of its facts that has
        a line.
        """
        wording, name = self._wording(game, tidied(names)), f"{named(game, question)}.about"
        own = self._phrases.first(f"{name}-{head_of(option.id)}", name)
        if self._phrases.has(own) and (text := wording.say(own, option.data)):
            return self.dice_in_words(text)
        known = ((game.vocabulary.get(key), value) for key, value in option.data.items() if value is not None)
        found = (pair for pair in known if self._phrases.has(f"{game.name}-about-{pair[0]}"))
        text = next((wording.term(str(term), value, "about") for term, value in found), "")
        return "" if not text or text in self._option(wording, question, option) else self.dice_in_words(text)

    def place(self, game: Game, tag: str, names: Names) -> str:
        """Name a place of the pictures by its tag, such as "seat:2" or "card:R8", for a label."""
        kind, _, value = tag.partition(":")
        wording, own = self._wording(game, tidied(names)), f"{game.name}-named-{kind}"
        if not self._phrases.has(own):
            return wording.term(kind, value)
        head, _, tail = value.partition("/")
        data = {"value": value, "head": head}
        term = wording.bare_term(own, data)
        return wording.say(own, data) if term is None else wording.with_bare(own, data, term, tail or value)

    def names(self, game: Game, names: Names) -> Names:
        """Return the names of all seats, also of those that the rules of the game play themselves."""
        return self._wording(game, names).name

    # ---------------------------------------------------------------- a game and its rules

    def pitch(self, game: Game) -> Pitch:
        """Word the description of a game."""
        name = f"{game.name}-pitch"
        return Pitch(self.line(f"{name}.title"), self.line(name))

    def length(self, game: Game, options: Mapping[str, Any]) -> str:
        """Say how many play a game and for how long with these options; those that are missing have their defaults."""
        facts = {**self._whole(game, options), "lo": min(game.seats), "hi": max(game.seats)}
        return self._wording(None, str).say(f"{game.name}-pitch.length", facts)

    def alone(self, game: Game) -> str:
        """Say what is different in a match of one person against AIs, after how many these are; "" if nothing is."""
        name = f"{game.name}-pitch.alone"
        return self._wording(None, str).say(name, self._whole(game, game.alone)) if self._phrases.has(name) else ""

    def how(self, game: Game, options: Mapping[str, Any]) -> str:
        """Say in three lines how a game goes with these options; those that are missing have their defaults."""
        return self._wording(None, str).say(f"{game.name}-pitch.how", self._whole(game, options))

    @staticmethod
    def _whole(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
        return game.options().model_dump(mode="json") | dict(options)

    def setting(self, game: Game, name: str) -> SettingText:
        """Word an option of a game: its label, its hint, and its values if they can be listed."""
        return option_texts.setting(self._phrases, game, name)

    def preset(self, game: Game, name: str) -> PresetText:
        """Word a set of options of a game: its label and its hint."""
        return option_texts.preset(self._phrases, game, name)

    def setting_value(self, game: Game, name: str, value: object) -> str:
        """Word a value of an option."""
        return option_texts.setting_value(self._phrases, game, name, value)

    def options(self, game: Game, options: Mapping[str, Any], besides: Sequence[str] = ()) -> str:
        """Word the options of a match that differ from the defaults, and what is agreed ``besides``, in a sentence."""
        changed = [*option_texts.changed(self._phrases, game, options), *besides]
        return self.line("bot-options.separator").join(changed) or self.line("bot-options.none")

    def rules(self, game: Game) -> Sequence[Rule]:
        """Return the summaries of all rules, in order."""
        return rulebook.rules_of(self._phrases, game.name)

    def find_rules(self, game: Game, query: str, most: int | None = MOST_RULES) -> list[Rule]:
        """Return the rules that match an id ("CO 6.8", "co6.8", "spec 5.9") or words, best first.

        ``most``: how many at most; None: all of them.
        """
        return rulebook.find(self.rules(game), query, most, self.locale)

    def near_rules(self, game: Game, query: str, most: int = NEAR_RULES) -> list[Rule]:
        """Return the rules nearest to an unknown id; none for words."""
        return rulebook.near(self.rules(game), query, most)

    def chapters(self, game: Game) -> Sequence[Chapter]:
        """Return the summaries of all rules by topic."""
        return rulebook.chapters_of(self._phrases, game.name)

    # ---------------------------------------------------------------- parts of the above

    def _said(self, game: Game, event: SeenEvent, names: Names, attribute: str) -> str | None:
        """Word an event by an attribute of its message, or in full if there is none."""
        name = f"{self._named(game, event.kind)}.{attribute}"
        if not self._phrases.has(name):
            return self.event(game, event, names)
        data = self._of_event(game, event)
        return self._wording(game, escaped(names)).say(name, data)

    def _wording(self, game: Game | None, names: Names) -> Wording:
        return Wording.of(self._phrases, game, names)

    def _label(self, game: Game, name: str, data: Mapping[str, Any], names: Names) -> str:
        """Return a message as a label."""
        return self.dice_in_words(self._wording(game, tidied(names)).say(name, data))

    def _told(self, game: Game, kind: str, facts: Mapping[str, Any], names: Names) -> str:
        return self._wording(game, escaped(names)).say(self._named(game, kind), facts)

    def _aloud(self, game: Game, kind: str, facts: Mapping[str, Any], names: Names) -> str:
        """Word an event or a line of a view as it is read aloud: no emoji, cards and dice in words."""
        wording = self._wording(game, escaped(names))._replace(spoken=True)
        return self.dice_in_words(wording.say(self._named(game, kind), facts))

    def _named(self, game: Game, kind: str) -> str:
        own = f"{game.name}-{kind}"
        common = f"bot-{kind}"  # events of the kernel, the same in every game
        return common if self._phrases.has(common) and not self._phrases.has(own) else own

    def _of_event(self, game: Game, event: SeenEvent) -> Mapping[str, Any]:
        """Return the facts of an event for its words."""
        return self._facts(game, {"rule": event.rule, **event.data, **game.implied(event.kind, event.data)})

    def _facts(self, game: Game, data: Mapping[str, Any]) -> Mapping[str, Any]:
        if not isinstance(data.get("options"), Mapping):
            return data
        return {**data, "options": option_texts.changed(self._phrases, game, data["options"])}

    def _option(self, wording: Wording, question: Question, option: Option) -> str:
        name = f"{wording.game}-{question.kind}"
        found = self._phrases.first(f"{name}.{head_of(option.id)}", f"{name}.option")
        data: dict[str, Any] = {**option.data, "id": option.id}
        if (term := wording.bare_term(found, data)) is not None:
            return wording.with_bare(found, data, term, option.id)
        return wording.say(found, data)

    def _form_answer(self, game: Game, question: Question, answer: Mapping[str, Any], names: Names) -> str:
        summary = f"{named(game, question)}.summary"
        whole = self._phrases.has(summary)
        steps = ""
        if not whole or "answer" in self._phrases.wants(summary):
            lines = (
                self._step_answer(game, step, answer.get(step.step, step.default), names)
                for step in question.steps_with(answer)
            )
            steps = "\n".join(filter(None, lines))
        if not whole:
            return steps
        data = {**facts_of(question), **question.facts(answer), "answer": steps}
        return self._wording(game, escaped(names)).say(summary, data)

    def _step_answer(self, game: Game, step: Question, answer: Any, names: Names) -> str:
        """Word the answer to a step among others; nothing picked is said of the step by its name."""
        told, name = self.answer(game, step, answer, names), named(game, step)
        if (
            step.shape != "pick"
            or answer
            or self._phrases.has(f"{name}.answer")
            or not self._phrases.has(f"{name}.step")
        ):
            return told
        return self.line("bot-options.one", label=self.step(game, step, names), value=told)

    def _simple_answer(self, wording: Wording, question: Question, answer: Any) -> str:
        if question.shape == "number":
            return self.line("bot-answer-number", number=answer)
        known = {option.id: option for option in question.options}
        if question.shape == "choose":
            return self._option(wording, question, known.get(answer, Option(str(answer))))
        short, empty = (f"{wording.game}-{question.kind}.{text}" for text in ("picked", "empty"))
        if not answer and self._phrases.has(empty):
            return wording.say(empty, facts_of(question))
        options = [known.get(item, Option(str(item))) for item in answer]
        if self._phrases.has(short):
            return wording.listed([wording.say(short, one.data) for one in options], ordered=question.ordered)
        worded = [self._option(wording, question, option) for option in options]
        term = wording.bare_term(f"{wording.game}-{question.kind}.option", {})
        return wording.listed(worded, term, ordered=question.ordered)

    def _refused(self, game: Game | None, refusal: Refusal, names: Names) -> str:
        common = f"bot-refused-{refusal.code}"
        own = f"{game.name}-refused-{refusal.code}" if game else common
        name = self._phrases.first(own, common, f"bot-refused.{fault_of(refusal)}")
        data: dict[str, Any] = {**refusal.data}
        if refusal.code == "wrong_count":
            data["exact"] = data["lo"] == data["hi"]
        if refusal.code == "bad_option":
            known = game is not None and data["option"] in game.options.model_fields
            data["setting"] = self.setting(game, data["option"]).label if game is not None and known else NONE
        return self._wording(game, escaped(names)).say(name, data)


def rows_of(result: Result) -> Iterator[Mapping[str, Any]]:
    """Yield the facts of each seat's row in the ranking, best place first."""
    facts = {row["seat"]: row for row in result.data.get("rows", ())}
    place = 1
    for shared in result.ranking:
        told = {"place": place, "reason": result.reason}
        yield from ({**facts.get(seat, {}), **told, "seat": seat, "score": result.scores.get(seat)} for seat in shared)
        place += len(shared)


def head_of(option_id: str, ends: str = ":/") -> str:
    """Return the part of an option's id before its first ":" or "/": options with the same head form a group."""
    return re.split(f"[{ends}]", option_id, maxsplit=1)[0]


def named(game: Game, question: Question) -> str:
    """Return the name of a question's message; a form's step has its own kind."""
    return f"{game.name}-{question.kind}"


def facts_of(question: Question, wanted: Collection[str] = ("options",)) -> dict[str, Any]:
    """Return the arguments of a question's message: data, seat, range as $lo and $hi, and the number of $options.

    ``$caller_own``: whether the one who asks the reader, the fact ``caller``, is the reader.
    ``wanted``: without "options" these are not counted, since it may take long to compute them.
    """
    lo, hi = question.pick or question.number or (None, None)
    count = {"options": len(question.options)} if "options" in wanted else {}
    own = {"caller_own": question.data["caller"] == question.seat} if "caller" in question.data else {}
    return {"seat": question.seat, "lo": lo, "hi": hi, **count, **own, **question.data}


def fault_of(refusal: Refusal) -> str:
    """Return the attribute of "bot-refused" for a refusal whose code has no text of its own."""
    if isinstance(refusal, Malformed):
        return "malformed"
    if isinstance(refusal, StaleQuestion):
        return "stale"
    return "not_yours" if isinstance(refusal, NotYourSeat) else "illegal"
