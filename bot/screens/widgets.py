"""The widgets of a simple question: buttons, menus and pages, the same for every game."""

import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

from bot import limits
from bot.custom_ids import Press, value_of
from bot.screens import layout
from bot.screens.context import Context
from bot.screens.layout import Item, Style, button, rows, text
from bot.tables.drafts import Draft
from bot.text.search import plain
from rules.kernel import Option, Question

T = TypeVar("T")

SMALL = 5  # options shown as buttons, at most
MENUS = 4  # groups of options with a menu each, at most
VERBS = 10  # kinds of act shown as buttons, at most, where a menu of its own follows each


def widgets(context: Context, question: Question, asked: Question, draft: Draft) -> list[Item]:
    """Return the widgets that answer ``asked``: the open question itself, or a step of its form."""
    step = "" if asked is question else asked.step
    if asked.shape == "choose":
        return choose_widgets(context, question, asked, step, draft)
    if asked.shape == "number":
        return number_widgets(context, question, asked, step)
    return pick_widgets(context, question, asked, step, draft)


def choose_widgets(context: Context, question: Question, asked: Question, step: str, draft: Draft) -> list[Item]:
    """Return the widgets to choose one option: buttons for a few, a menu per shared head for more, or nested menus."""
    options = in_order(context, asked)
    if in_paths(options):
        return path_widgets(context, question, asked, step, draft, options)
    groups = grouped(options) if len(options) > SMALL else {option.id: [option] for option in options}
    single = [group[0] for group in groups.values() if len(group) == 1]
    shared = {head: group for head, group in groups.items() if len(group) > 1}
    labels = [context.words.option(context.game, asked, option, context.names) for option in single]
    if any(len(label) > limits.BUTTON_LABEL for label in labels):
        shared[""] = [*single, *shared.get("", [])]
        single, labels = [], []
    items: list[Item] = []
    for head, group in shared.items():
        entries = [select_option(context, asked, option) for option in group]
        items.extend(paged_menu(context, question, asked, step, draft.page, head, entries))
    buttons = [
        button(label, Press(context.table, "a", question.id, step, option.id).custom_id(), style_of(context, option))
        for label, option in zip(labels, single, strict=True)
    ]
    return [*items, *rows(buttons)]


def style_of(context: Context, option: Option) -> Style:
    """Return the style of an option's button."""
    return "secondary" if option.id in context.game.seldom else "primary"


def in_order(context: Context, asked: Question) -> list[Option]:
    """Return the options with those of a long list in the order in which people look for them (``Game.listed``)."""
    paths = [re.sub("[^:/]*$", "", option.id) for option in asked.options]
    lists: dict[str, list[Option]] = {}
    for path, option in zip(paths, asked.options, strict=True):
        lists.setdefault(path, []).append(option)
    for among in lists.values():
        if len(among) > SMALL:
            sort(context, asked, among)
    # Lists keep their places: where one has an option, its next one stands.
    following = {path: iter(found) for path, found in lists.items()}
    return [next(following[path]) for path in paths]


def sort(context: Context, asked: Question, among: list[Option]) -> None:
    """Sort options by the first fact that all of them have: by size if it is a number, else by their words."""
    given = (fact for fact in context.game.listed if all(option.data.get(fact) not in (None, "") for option in among))
    fact = next(given, None)
    if fact is None:
        return
    if all(isinstance(option.data[fact], int) for option in among):
        among.sort(key=lambda option: option.data[fact])
    else:
        among.sort(key=lambda option: plain(context.words.option(context.game, asked, option, context.names)))


def in_paths(options: Sequence[Option]) -> bool:
    """Return whether options need nested menus: they share heads, and not all of them fit on the screen."""
    groups = grouped(options)
    sizes = [len(group) for group in groups.values()]
    if len(options) <= SMALL or list(groups) == [""]:
        return False
    menus = sum(1 for size in sizes if size > 1)
    return menus > MENUS or len(sizes) - menus > SMALL or max(sizes) > limits.SELECT_OPTIONS


def path_widgets(
    context: Context, question: Question, asked: Question, step: str, draft: Draft, options: Sequence[Option]
) -> list[Item]:
    """Return the heads under the draft's path, and a button back. Choosing a head opens what is under it.

    ``options``: those of the question in the order in which they are listed. A few heads are buttons, beside options
    alone that fit on one: first what to do, then with what. Many are a menu; under a path heads are of one kind, such
    as seats.
    """
    path = draft.path if draft.path in heads_of(asked.options) else ""
    verbs: list[tuple[str, str]] = []
    singles: list[Option] = []
    for head, group in grouped(options, path).items():
        if not head or len(group) == 1:
            singles += group
        else:
            label = head_words(context, asked, head)
            # In a lesson nobody knows yet what the number counts.
            counted = label if context.lesson else context.words.line("bot-menu-counted", label=label, count=len(group))
            verbs.append((counted, head))
    entries = [select_option(context, asked, option) for option in singles]
    most = SMALL if path else VERBS
    few = len(verbs) + len(singles) <= most and all(len(label) <= limits.BUTTON_LABEL for label, _ in verbs)
    if verbs and few and all(fits_button(context, asked, *both) for both in zip(singles, entries, strict=True)):
        verbs += [(entry.label, option.id) for entry, option in zip(entries, singles, strict=True)]
        entries = []
    elif not few:
        entries = [*entries, *(layout.option(label, value_of(head)) for label, head in verbs)]
        verbs = []
    items = paged_menu(context, question, asked, step, draft.page, path, entries) if entries else []
    items += rows(
        button(label, Press(context.table, "a", question.id, step, said).custom_id(), "primary")
        for label, said in verbs
    )
    if path:
        above = next(head for head in reversed(heads_of(asked.options)) if path.startswith(head) and head != path)
        up = Press(context.table, "a", question.id, step, above).custom_id()
        items.extend(rows([button(context.words.line("bot-menu-up"), up)]))
    return items


def fits_button(context: Context, asked: Question, single: Option, entry: layout.Option) -> bool:
    """Return whether a button can stand for an entry of a menu: nothing is said of it that is not said afterwards."""
    if len(entry.label) > limits.BUTTON_LABEL:
        return False
    return not entry.description or bool(context.words.consequence(context.game, asked, single.id, context.names))


def grouped(options: Iterable[Option], path: str = "") -> dict[str, list[Option]]:
    """Group the options under a path by their next head: the id up to and including the next ":" or "/"."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        if option.id.startswith(path):
            head = re.match("[^:/]*[:/]", option.id[len(path) :])
            groups.setdefault(path + head[0] if head else "", []).append(option)
    return groups


def heads_of(options: Iterable[Option]) -> list[str]:
    """Return every path that leads to options, shorter ones first. The first is "", the path to all."""
    paths = (option.id[: mark.end()] for option in options for mark in re.finditer("[:/]", option.id))
    return ["", *sorted(dict.fromkeys(paths), key=len)]


def head_words(context: Context, asked: Question, head: str) -> str:
    """Return the name of the menu of the options under a path."""
    last = re.split("[:/]", head.rstrip(":/"))[-1]
    return context.words.group(context.game, asked, last, context.names)


def paged_menu(
    context: Context,
    question: Question,
    asked: Question,
    step: str,
    page: int,
    head: str,
    entries: list[layout.Option],
) -> list[Item]:
    """Return a menu, with buttons to turn its pages if it has more entries than fit."""
    pages = paged(entries)
    shown = min(page, len(pages) - 1)
    custom_id = Press(context.table, "a", question.id, step, head).custom_id("s")
    choose = layout.menu(custom_id, pages[shown], head_words(context, asked, head))
    return [choose, *page_buttons(context, question, step, shown, len(pages))]


def pick_widgets(context: Context, question: Question, asked: Question, step: str, draft: Draft) -> list[Item]:
    """Return the widgets to pick several options: all in one menu, or one after the other if their order matters."""
    _, hi = asked.pick or (0, 0)
    picked = picked_of(asked, step, draft)
    offered = [option for option in asked.options if not asked.ordered or option.id not in picked]
    items: list[Item] = []
    if picked and (asked.ordered or len(asked.options) > limits.SELECT_OPTIONS):
        answer = context.words.answer(context.game, asked, picked, context.names)
        items.append(text(context.words.line("bot-picked", answer=answer, over=max(0, len(picked) - hi))))
    if offered and (not asked.ordered or len(picked) < hi):
        items.extend(pick_menu(context, question, asked, step, draft.page, offered, picked))
    return [*items, *pick_buttons(context, question, asked, step, picked)]


def pick_buttons(context: Context, question: Question, asked: Question, step: str, picked: Sequence[str]) -> list[Item]:
    """Return the buttons under a choice of several options: give the answer, pick the rest, clear the choice.

    An order that is not complete yet begins with the button that completes it as listed: few orders matter much.
    """
    lo, hi = asked.pick or (0, 0)
    done = button(
        done_words(context, len(picked), lo, hi),
        Press(context.table, "done", question.id, step).custom_id(),
        "success",
        disabled=not lo <= len(picked) <= hi,
    )
    clear = button(
        context.words.line("bot-pick-clear"),
        Press(context.table, "clear", question.id, step).custom_id(),
        disabled=not picked,
    )
    rest = button(
        rest_words(context, asked, picked),
        Press(context.table, "rest", question.id, step).custom_id(),
        "success",
    )
    return rows([*([rest] if ranks(asked) and len(picked) < lo else []), done, clear])


def rest_words(context: Context, asked: Question, picked: Sequence[str]) -> str:
    """Return the label of the button that takes all options not picked yet, in the order of the list.

    Once something is picked, it names them, if there is room.
    """
    if picked:
        left = [option.id for option in asked.options if option.id not in picked]
        rest = context.words.picked(context.game, asked, left, context.names)
        label = context.words.line("bot-pick-rest.told", rest=rest)
        if len(label) <= limits.BUTTON_LABEL:
            return label
    return context.words.line("bot-pick-rest", picked=len(picked))


def ranks(asked: Question) -> bool:
    """Return whether a question asks to put all of its options in order."""
    return asked.ordered and (asked.pick or (0, 0))[0] == len(asked.options)


def done_words(context: Context, count: int, lo: int, hi: int) -> str:
    """Return the words of the button that takes what is picked, or how many more or fewer it needs."""
    if count < lo:
        return context.words.line("bot-pick-more", count=lo - count)
    if count > hi:
        return context.words.line("bot-pick-fewer", count=count - hi)
    return context.words.line("bot-done", count=count)


def pick_menu(
    context: Context,
    question: Question,
    asked: Question,
    step: str,
    page: int,
    offered: list[Option],
    picked: Sequence[str],
) -> list[Item]:
    """Return the menu of a page of options. Over several pages, people can pick too many: Done is off meanwhile."""
    lo, hi = asked.pick or (0, 0)
    pages = paged(offered)
    shown = min(page, len(pages) - 1)
    several = limits.SELECT_OPTIONS if len(pages) > 1 else hi
    marked: Sequence[str] = () if asked.ordered else picked[:several]
    pick = layout.menu(
        Press(context.table, "k", question.id, step, str(shown)).custom_id("s"),
        [select_option(context, asked, option, default=option.id in marked) for option in pages[shown]],
        context.words.line("bot-pick-placeholder", lo=lo, hi=hi, exact=lo == hi),
        least=1 if asked.ordered else 0,
        most=1 if asked.ordered else max(1, min(several, len(pages[shown]))),
    )
    return [pick, *page_buttons(context, question, step, shown, len(pages))]


def picked_of(asked: Question, step: str, draft: Draft) -> list[str]:
    """Return the picked options: the draft's, or for a step of a form its present answer or default.

    A default that is only the first options, because some must be picked, says nothing and is not marked.
    """
    offered = [option.id for option in asked.options]
    if step:
        known = draft.partial if draft.partial is not None else (draft.steps or {}).get(step)
        if known is None and draft.editing == step:
            known = draft.present
        least, _ = asked.pick or (0, 0)
        needless = asked.ordered or asked.default == offered[:least]
        picked: Sequence[str] = known if known is not None else () if needless else asked.default
    else:
        picked = draft.value or []
    return [option_id for option_id in picked if option_id in offered]


def number_widgets(context: Context, question: Question, asked: Question, step: str) -> list[Item]:
    """Return the widgets for a number: buttons for a few numbers, a menu for some, a box to type in for many."""
    lo, hi = asked.number or (0, 0)
    numbers = [str(number) for number in range(lo, min(hi, lo + limits.SELECT_OPTIONS) + 1)]
    if len(numbers) > limits.SELECT_OPTIONS:
        label = context.words.line("bot-number-enter", lo=lo, hi=hi)
        return rows([button(label, Press(context.table, "n", question.id, step).custom_id(), "primary")])
    if len(numbers) <= SMALL:
        return rows(
            button(number, Press(context.table, "a", question.id, step, number).custom_id(), "primary")
            for number in numbers
        )
    choose = Press(context.table, "a", question.id, step).custom_id("s")
    entries = [layout.option(number, number) for number in numbers]
    return [layout.menu(choose, entries, context.words.line("bot-number-enter", lo=lo, hi=hi))]


def paged(entries: list[T]) -> list[list[T]]:
    """Split entries into pages that fit into a menu."""
    return [entries[start : start + limits.SELECT_OPTIONS] for start in range(0, len(entries), limits.SELECT_OPTIONS)]


def page_buttons(context: Context, question: Question, step: str, shown: int, pages: int) -> list[Item]:
    """Return the buttons that turn pages; none for a single page."""
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


def select_option(context: Context, asked: Question, option: Option, *, default: bool = False) -> layout.Option:
    """Return an option as an entry of a menu, with a line about it. A label that is too long goes on there."""
    label = context.words.option(context.game, asked, option, context.names)
    shown = limits.fit(label, limits.OPTION_LABEL)
    rest = label[len(shown) - 1 :] if shown != label else ""
    about = "…" + rest if rest else context.words.about(context.game, asked, option, context.names)
    return layout.option(shown, value_of(option.id), about, default=default)
