"""The widgets of a simple question: buttons, menus and pages, whichever game asks."""

import discord
from discord import SelectOption, ui

from bot import limits
from bot.custom_ids import Press
from bot.drafts import Draft
from bot.screens.context import Context, Item, button, rows
from bot.text import head_of
from rules.kernel import Option, Question

PRIMARY = discord.ButtonStyle.primary
SUCCESS = discord.ButtonStyle.success
SMALL = 5  # up to so many options are buttons


def widgets(context: Context, question: Question, asked: Question, draft: Draft) -> list[Item]:
    """Return what one presses to answer ``asked``: the open question itself, or a step of its form."""
    step = "" if asked is question else asked.step
    if asked.shape == "choose":
        return choose_widgets(context, question, asked, step, draft)
    if asked.shape == "number":
        return number_widgets(context, question, asked, step)
    return pick_widgets(context, question, asked, step, draft)


def choose_widgets(context: Context, question: Question, asked: Question, step: str, draft: Draft) -> list[Item]:
    """One of the options: buttons for a few; more in a menu for each group that shares a head."""
    options = asked.options
    groups: dict[str, list[Option]] = {}
    for option in options:
        head = head_of(option.id) if len(options) > SMALL and ":" in option.id.replace("/", ":") else ""
        groups.setdefault(head, []).append(option)
    singles = [option for group in groups.values() if len(group) == 1 or len(options) <= SMALL for option in group]
    items: list[Item] = []
    for head, group in groups.items():
        if group[0] not in singles:
            items.extend(menu(context, question, asked, step, draft, head, group))
    buttons = [
        button(
            context.words.option(context.game, asked, option, context.names),
            Press(context.table, "a", question.id, step, option.id).custom_id(),
            PRIMARY,
        )
        for option in singles
    ]
    return [*items, *rows(buttons)]


def menu(
    context: Context,
    question: Question,
    asked: Question,
    step: str,
    draft: Draft,
    head: str,
    group: list[Option],
) -> list[Item]:
    """A select menu of options, and buttons to turn its pages where there are more than fit."""
    pages = paged(group)
    shown = min(draft.page, len(pages) - 1)
    select = ui.Select[ui.LayoutView](
        custom_id=Press(context.table, "a", question.id, step, head).custom_id("s"),
        placeholder=limits.fit(context.words.group(context.game, asked, head, context.names), limits.PLACEHOLDER),
        options=[select_option(context, asked, option) for option in pages[shown]],
    )
    return [row_of(select), *page_buttons(context, question, step, shown, len(pages))]


def pick_widgets(context: Context, question: Question, asked: Question, step: str, draft: Draft) -> list[Item]:
    """Several options: a menu per page with what is picked marked; one after the other where their order matters."""
    lo, hi = asked.pick or (0, 0)
    picked = picked_of(asked, step, draft)
    offered = [option for option in asked.options if not asked.ordered or option.id not in picked]
    items: list[Item] = []
    if offered and (not asked.ordered or len(picked) < hi):
        pages = paged(offered)
        shown = min(draft.page, len(pages) - 1)
        here = [option.id for option in pages[shown]]
        elsewhere = sum(1 for option_id in picked if option_id not in here)
        most = 1 if asked.ordered else max(1, min(hi - elsewhere, len(here)))
        marked = [] if asked.ordered else [option_id for option_id in picked if option_id in here][:most]
        select = ui.Select[ui.LayoutView](
            custom_id=Press(context.table, "k", question.id, step, str(shown)).custom_id("s"),
            placeholder=limits.fit(context.words.line("bot-pick-placeholder", lo=lo, hi=hi), limits.PLACEHOLDER),
            min_values=1 if asked.ordered else 0,
            max_values=most,
            options=[select_option(context, asked, option, default=option.id in marked) for option in pages[shown]],
        )
        items = [row_of(select), *page_buttons(context, question, step, shown, len(pages))]
    done = button(
        context.words.line("bot-done", count=len(picked)),
        Press(context.table, "done", question.id, step).custom_id(),
        SUCCESS,
        disabled=not lo <= len(picked) <= hi,
    )
    clear = button(
        context.words.line("bot-pick-clear"),
        Press(context.table, "clear", question.id, step).custom_id(),
        disabled=not picked,
    )
    return [*items, *rows([done, clear])]


def picked_of(asked: Question, step: str, draft: Draft) -> list[str]:
    """Return what is picked so far: the draft's, or of a form's step its present answer or default."""
    if step:
        known = draft.partial if draft.partial is not None else (draft.steps or {}).get(step)
        picked = known if known is not None else ([] if asked.ordered else list(asked.default))
    else:
        picked = draft.value or []
    offered = [option.id for option in asked.options]
    return [option_id for option_id in picked if option_id in offered]


def number_widgets(context: Context, question: Question, asked: Question, step: str) -> list[Item]:
    """A number: buttons for a few, a menu for some, a box to type in for many."""
    lo, hi = asked.number or (0, 0)
    numbers = [str(number) for number in range(lo, min(hi, lo + limits.SELECT_OPTIONS) + 1)]
    if len(numbers) > limits.SELECT_OPTIONS:
        label = context.words.line("bot-number-enter", lo=lo, hi=hi)
        return rows([button(label, Press(context.table, "n", question.id, step).custom_id(), PRIMARY)])
    if len(numbers) <= SMALL:
        return rows(
            button(number, Press(context.table, "a", question.id, step, number).custom_id(), PRIMARY)
            for number in numbers
        )
    select = ui.Select[ui.LayoutView](
        custom_id=Press(context.table, "a", question.id, step).custom_id("s"),
        placeholder=limits.fit(context.words.line("bot-number-enter", lo=lo, hi=hi), limits.PLACEHOLDER),
        options=[SelectOption(label=number, value=number) for number in numbers],
    )
    return [row_of(select)]


def paged(options: list[Option]) -> list[list[Option]]:
    """Split options into pages that a menu can hold."""
    return [options[start : start + limits.SELECT_OPTIONS] for start in range(0, len(options), limits.SELECT_OPTIONS)]


def page_buttons(context: Context, question: Question, step: str, shown: int, pages: int) -> list[Item]:
    """Return buttons to turn pages; none for a single page."""
    if pages == 1:
        return []
    back = Press(context.table, "p", question.id, step, str(shown - 1)).custom_id()
    forth = Press(context.table, "p", question.id, step, str(shown + 1)).custom_id()
    words = context.words
    return rows(
        [
            button(words.line("bot-page-back", page=shown + 1, pages=pages), back, disabled=shown == 0),
            button(words.line("bot-page-forth", page=shown + 1, pages=pages), forth, disabled=shown + 1 == pages),
        ]
    )


def select_option(context: Context, asked: Question, option: Option, *, default: bool = False) -> SelectOption:
    """Return an option of a menu, worded."""
    label = context.words.option(context.game, asked, option, context.names)
    return SelectOption(label=limits.fit(label, limits.OPTION_LABEL), value=option.id, default=default)


def row_of(select: ui.Select[ui.LayoutView]) -> Item:
    """Return a menu in a row of its own."""
    row = ui.ActionRow[ui.LayoutView]()
    row.add_item(select)
    return row
