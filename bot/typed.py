"""Answers in words: what `/answer` completes, and what it makes of what was typed."""

import re

from bot.custom_ids import Press
from bot.drafts import Draft, FormSheet
from bot.screens.context import Context
from rules.kernel import IllegalAnswer, Match, Question

Completion = tuple[str, str]
"""What is shown, and what is then typed."""

NONE = "-"
"""Typed for picking nothing."""


def complete(context: Context, match: Match, question: Question, draft: Draft, typed: str) -> list[Completion]:
    """Return the answers that fit what has been typed so far."""
    if question.shape != "form":
        if draft.editing == "confirm":
            return fitting(confirmations(context, question, draft.value), typed)
        return values(context, question, typed)
    sheet = FormSheet(match, question, draft)
    found: list[Completion] = []
    if sheet.asked is None:
        found += confirmations(context, question, sheet.answer)
    found += [
        (context.words.proposal(context.game, question, proposal, context.names).label, f"propose {proposal.id}")
        for proposal in question.proposals
    ]
    steps = [step for step, _ in sheet.done] + ([sheet.asked] if sheet.asked else [])
    name, space, rest = typed.partition(" ")
    for step in steps:
        if space and step.step == name:
            return [(shown, f"{name} {value}") for shown, value in values(context, step, rest)]
        found.append(
            (context.words.line("bot-change", step=context.words.step(context.game, question, step)), step.step)
        )
    return fitting(found, typed)


def confirmations(context: Context, question: Question, answer: object) -> list[Completion]:
    """Return the completion that confirms."""
    worded = context.words.answer(context.game, question, answer, context.names).replace("\n", " · ")
    return [(f"{context.words.line('bot-confirm')}: {worded}", "confirm")]


def values(context: Context, asked: Question, typed: str) -> list[Completion]:
    """Return completions of a simple question's answer."""
    if asked.shape == "number":
        lo, hi = asked.number or (0, 0)
        return [(str(n), str(n)) for n in range(lo, min(hi, lo + 200) + 1) if str(n).startswith(typed.strip())]
    worded = [(context.words.option(context.game, asked, option, context.names), option.id) for option in asked.options]
    if asked.shape == "choose":
        return fitting(worded, typed)
    *before, last = typed.replace(",", " ").split(" ")
    before = [word for word in before if word]
    rest = [(shown, value) for shown, value in worded if value.lower() not in [word.lower() for word in before]]
    return [
        (" ".join([*before, value]) + f" ({shown})", " ".join([*before, value])) for shown, value in fitting(rest, last)
    ]


def fitting(found: list[Completion], typed: str) -> list[Completion]:
    """Return the completions that hold what was typed."""
    word = typed.strip().lower()
    return [pair for pair in found if word in pair[0].lower() or word in pair[1].lower()]


def read(context: Context, match: Match, question: Question, draft: Draft, typed: str) -> tuple[Press, list[str]]:
    """Return the press that does what was typed. Raises IllegalAnswer if it fits nothing."""
    name, _, rest = typed.strip().partition(" ")
    if name.lower() == "confirm":
        return Press(context.table, "confirm", question.id), []
    if question.shape != "form":
        return simple(context, question, "", question, typed)
    if name.lower() == "propose":
        ids = {proposal.id.lower(): proposal.id for proposal in question.proposals}
        return Press(context.table, "propose", question.id, "", ids.get(rest.strip().lower(), rest)), []
    sheet = FormSheet(match, question, draft)
    steps = [step for step, _ in sheet.done] + ([sheet.asked] if sheet.asked else [])
    for step in steps:
        if step.step == name.lower():
            return simple(context, question, step.step, step, rest)
    if sheet.asked is not None:
        return simple(context, question, sheet.asked.step, sheet.asked, typed)
    raise IllegalAnswer("not_offered", question.rule, option=typed)


def plain(text: str) -> str:
    """Return what of a text people type: no emoji, no capitals."""
    return " ".join(re.sub(r"[^\w\s:/.-]", " ", text).lower().split())


def simple(context: Context, question: Question, step: str, asked: Question, typed: str) -> tuple[Press, list[str]]:
    """Return the press that answers a simple question, the open one or a form's step."""
    if asked.shape == "number":
        return Press(context.table, "write", question.id, step), [typed]
    if asked.shape == "choose":
        return Press(context.table, "write", question.id, step), [named(context, asked, typed)]
    words = [] if typed.strip() in (NONE, "") else typed.replace(",", " ").split()
    return Press(context.table, "write", question.id, step), [named(context, asked, word) for word in words]


def named(context: Context, asked: Question, typed: str) -> str:
    """Return the id of the option that was meant: by its id or its words, whole or unmistakable."""
    word = plain(typed)
    pairs = [
        (option.id, option.id.lower(), plain(context.words.option(context.game, asked, option, context.names)))
        for option in asked.options
    ]
    loose = word.replace(" ", ":")
    for option_id, lower, label in pairs:
        if word in (lower, label) or loose == lower:
            return option_id
    ends = [option_id for option_id, lower, _ in pairs if word == lower.rpartition(":")[2]]
    if len(ends) == 1:
        return ends[0]
    near = [option_id for option_id, lower, label in pairs if word and (word in label or loose in lower)]
    if len(near) == 1:
        return near[0]
    raise IllegalAnswer("not_offered", asked.rule, option=typed)
