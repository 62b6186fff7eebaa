"""Typed answers: the completions of `/answer`, and the press that a typed answer stands for."""

import re
from collections.abc import Iterable, Sequence
from itertools import islice

from bot import limits
from bot.custom_ids import Press, meant, stand_in
from bot.screens.context import Context
from bot.screens.questions import informed, is_confirmed
from bot.tables.drafts import Draft, FormSheet, without_open_step
from bot.text.typed import narrow
from rules.kernel import IllegalAnswer, Match, Question

Completion = tuple[str, str]
"""The shown text, and the typed text that it stands for."""

NONE = "-"
"""Typed to pick nothing."""

ALL = "*"
"""Typed to pick everything."""

TYPABLE = re.compile(r"[^\s,~][^\s,]{0,39}")
"""A name that can be typed in a list of names; for any other, its stand-in is typed."""

FEW = 8
"""Up to so many options are named to a person who typed none of them."""


def complete(context: Context, match: Match, question: Question, draft: Draft, typed: str) -> list[Completion]:
    """Return the completions for the text that was typed so far."""
    if question.shape != "form":
        waiting = confirmation(context, question, draft.value) if is_confirmed(question, draft) else []
        return [*fitting(waiting, typed), *values(context, informed(match, question), typed)]
    sheet = FormSheet(match, question, draft)
    name, space, rest = typed.partition(" ")
    step = named_step(sheet.steps, name)
    if space and step is not None:
        return [(shown, f"{typable(step.step)} {value}") for shown, value in values(context, step, rest)]
    return [
        *fitting(first_of_form(context, match, question, draft), typed),
        *(
            [(shown, f"{typable(sheet.asked.step)} {value}") for shown, value in values(context, sheet.asked, typed)]
            if sheet.asked
            else []
        ),
        *fitting(rest_of_form(context, question, sheet), typed),
    ]


def first_of_form(context: Context, match: Match, question: Question, draft: Draft) -> list[Completion]:
    """Return the completions above a form's next step: confirming the form or its final step, if possible now."""
    sheet = FormSheet(match, question, without_open_step(draft))
    if sheet.asked is None:
        return confirmation(context, question, sheet.answer)
    final = draft.final or {}
    return confirmation(context, sheet.asked, final[sheet.asked.step]) if sheet.asked.step in final else []


def rest_of_form(context: Context, question: Question, sheet: FormSheet) -> list[Completion]:
    """Return the completions below a form's next step: its ready-made answers, and its steps to change."""
    words, game = context.words, context.game
    proposals = [
        (words.proposal(game, question, proposal, context.names), f"propose {typable(proposal.id)}")
        for proposal in question.proposals
        if dict(proposal.answer) != sheet.answer
    ]
    steps = [(words.change(game, step, context.names), typable(step.step)) for step, _ in sheet.done]
    return [*proposals, *steps]


def confirmation(context: Context, asked: Question, answer: object) -> list[Completion]:
    """Return the completion that confirms."""
    words = context.words
    worded = words.dice_in_words(words.answer(context.game, asked, answer, context.names).replace("\n", " · "))
    return [(words.line("bot-confirm-answer", answer=worded), "confirm")]


def values(context: Context, asked: Question, typed: str) -> list[Completion]:
    """Return the completions of the answer to a simple question."""
    if asked.shape == "number":
        return [(number, number) for number in numbers(asked, typed.strip())]
    worded = [
        (context.words.option(context.game, asked, option, context.names), typable(option.id))
        for option in asked.options
    ]
    return fitting(worded, typed) if asked.shape == "choose" else picks(context, asked, worded, typed)


def numbers(asked: Question, typed: str) -> list[str]:
    """Return the numbers that begin with the typed digits: the number itself first, then the lowest."""
    lo, hi = asked.number or (0, 0)
    exact = [typed] if re.fullmatch("-?[0-9]{1,9}", typed) and lo <= int(typed) <= hi else []
    others = (str(number) for number in range(lo, min(hi, lo + 10_000) + 1))
    fits = (number for number in others if number.startswith(typed) and number not in exact)
    return [*exact, *islice(fits, limits.CHOICES)]


def picks(context: Context, asked: Question, worded: list[Completion], typed: str) -> list[Completion]:
    """Return completions that pick several options: the typed ones and one more; all; none."""
    lo, hi = asked.pick or (0, 0)
    *before, last = typed.replace(",", " ").split(" ")
    chosen = [word for word in before if word]
    if not chosen and not last:
        whole = [(context.words.line("bot-pick-all", count=len(worded)), ALL)] if lo <= len(worded) <= hi else []
        whole += [(context.words.line("bot-pick-clear"), NONE)] if lo == 0 else []
        return [*fitting(worded, ""), *whole] if len(worded) < limits.CHOICES - 1 else [*whole, *worded]
    known = [word.lower() for word in chosen]
    rest = [(shown, value) for shown, value in worded if value.lower() not in known] if len(chosen) < hi else []
    line, so_far = context.words.line, " ".join(chosen)
    found = [(" ".join([*chosen, value]), shown) for shown, value in fitting(rest, last)]
    further = [(line("bot-explained", text=whole, about=shown), whole) for whole, shown in found]
    if lo <= len(chosen) <= hi and not last:
        done = line("bot-done", count=len(chosen))
        return [(line("bot-explained", text=done, about=so_far), so_far), *further]
    return further


def fitting(found: list[Completion], typed: str) -> list[Completion]:
    """Return the completions that contain the typed text."""
    word = typed.strip().lower()
    return [pair for pair in found if word in pair[0].lower() or word in pair[1].lower()]


def typable(name: str) -> str:
    """Return the text to type for an option, proposal or step: its id, or its stand-in if the id cannot be typed."""
    return name if TYPABLE.fullmatch(name) else stand_in(name)


def read(context: Context, match: Match, question: Question, draft: Draft, typed: str) -> tuple[Press, list[str]]:
    """Return the press that the typed text stands for. Raises IllegalAnswer if it fits nothing."""
    if question.shape != "form":
        if draft.editing == "confirm" and typed.strip().lower() == "confirm":
            return Press(context.table, "confirm", question.id), []
        return simple(context, question, "", question, typed)
    sheet = FormSheet(match, question, draft)
    name, _, rest = typed.strip().partition(" ")
    if name.lower() == "confirm" and not rest and first_of_form(context, match, question, draft):
        asked = FormSheet(match, question, without_open_step(draft)).asked
        return Press(context.table, "confirm", question.id, asked.step if asked else ""), []
    step = named_step(sheet.steps, name)
    if step is not None and rest:
        return simple(context, question, step.step, step, rest)
    if step is not None and (sheet.asked is None or not offers(context, sheet.asked, typed)):
        return Press(context.table, "edit", question.id, step.step), []
    if name.lower() == "propose" and rest:
        ids = [proposal.id for proposal in question.proposals]
        wanted = meant(rest.strip(), ids).lower()
        return Press(context.table, "propose", question.id, "", next((i for i in ids if i.lower() == wanted), rest)), []
    if sheet.asked is not None:
        return simple(context, question, sheet.asked.step, sheet.asked, typed)
    raise IllegalAnswer("not_offered", question.rule, option=typed)


def named_step(steps: Sequence[Question], name: str) -> Question | None:
    """Return the step of that name, or None."""
    wanted = meant(name, [step.step for step in steps]).lower()
    return next((step for step in steps if step.step.lower() == wanted), None)


def offers(context: Context, asked: Question, typed: str) -> bool:
    """Return whether a step has an option of exactly that name."""
    return plain(typed) in [plain(word) for pair in worded_options(context, asked) for word in pair]


def plain(text: str) -> str:
    """Return the parts of a text that people type: without emoji and capitals."""
    return " ".join(re.sub(r"[^\w\s:/.-]", " ", narrow(text)).lower().split())


def simple(context: Context, question: Question, step: str, asked: Question, typed: str) -> tuple[Press, list[str]]:
    """Return the press that answers a simple question: the open one, or a form's step."""
    press = Press(context.table, "write", question.id, step)
    if asked.shape == "number":
        return press, [typed]
    if asked.shape == "choose":
        return press, [one_named(context, asked, typed)]
    if typed.strip() in (NONE, ""):
        return press, []
    if typed.strip() == ALL:
        return press, [option.id for option in asked.options]
    return press, [option_id for part in typed.split(",") for option_id in some_named(context, asked, part)]


def some_named(context: Context, asked: Question, typed: str) -> list[str]:
    """Return the ids of the named options: the whole text names one option, or each of its words does."""
    whole = named(context, asked, typed)
    return [whole] if whole is not None else [one_named(context, asked, word) for word in typed.split()]


def one_named(context: Context, asked: Question, typed: str) -> str:
    """Return the id of the named option. Raises IllegalAnswer."""
    found = named(context, asked, typed)
    if found is not None:
        return found
    if len(asked.options) > FEW:
        raise IllegalAnswer("not_offered", asked.rule, option=typed)
    offered = [label for _, label in worded_options(context, asked)]
    raise IllegalAnswer("not_among", asked.rule, options=context.words.listing(offered))


def worded_options(context: Context, asked: Question) -> list[tuple[str, str]]:
    """Return each option's id and words."""
    return [(option.id, context.words.option(context.game, asked, option, context.names)) for option in asked.options]


def named(context: Context, asked: Question, typed: str) -> str | None:
    """Return the id of the option that a text names by its id or its words, whole or in unique part; else None."""
    ids = [option.id for option in asked.options]
    if (said := meant(typed.strip(), ids)) in ids:
        return said
    word = plain(typed)
    if not word:
        return None
    pairs = [(option_id, option_id.lower(), plain(label)) for option_id, label in worded_options(context, asked)]
    loose = word.replace(" ", ":")
    return (
        single(option_id for option_id, lower, label in pairs if word in (lower, label) or loose == lower)
        or single(option_id for option_id, lower, _ in pairs if word == lower.rpartition(":")[2])
        or single(option_id for option_id, lower, label in pairs if contains(label, word) or contains(lower, loose))
    )


def contains(text: str, part: str) -> bool:
    """Return whether a text contains a typed part; numbers count only whole: "R10" does not contain "R1"."""
    before = r"(?<!\d)" if part[0].isdigit() else ""
    after = r"(?!\d)" if part[-1].isdigit() else ""
    return re.search(before + re.escape(part) + after, text) is not None


def single(found: Iterable[str]) -> str | None:
    """Return the only item, or None if there is none or several."""
    all_found = list(found)
    return all_found[0] if len(all_found) == 1 else None
