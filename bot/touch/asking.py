"""The open question of one viewer: its options with what they stand for, one step at a time, and what was chosen."""

from collections.abc import Mapping, Sequence

from bot.custom_ids import Press, value_of
from bot.pictures import tags
from bot.pictures.registry import Chosen, pictures_of
from bot.screens.chosen import kinds_chosen
from bot.screens.context import Context
from bot.screens.layout import Item, text
from bot.screens.questions import (
    confirm_items,
    form_back,
    heading,
    informed,
    is_confirmed,
    part_heading,
    summary_items,
)
from bot.screens.widgets import head_words, heads_of, in_order, number_widgets, paged, pick_buttons, picked_of
from bot.tables.drafts import Draft, FormSheet, is_sure
from bot.touch.items import Json, Signs
from rules.kernel import Match, Option, Question


class Ask:
    """A question as far as it is answered.

    ``head``: its texts. ``held``: whether it is answered with the hand in view.
    ``options``: those of the open step as plain JSON, ``press`` how they are pressed, ``unpick``
    how one is taken out of several that are chosen in order. ``names``: by tag, the names of places that stand for
    several options, or share one. ``below``: what stands under the options, or all there is if there is nothing to
    choose. ``chosen``: the tags of what the viewer has chosen so far. ``last``: those of the choice that the button
    "Back" takes back. ``settled``: whether the viewer's own answer is complete, and waits to be confirmed.
    ``kinds``: by tag, the kind of a form's step in which it was chosen, ``kind``: that of the open step, and
    ``marks``: how each of these stands out; empty where the game does not tell the steps apart.
    """

    def __init__(self, context: Context, match: Match, question: Question, draft: Draft, signs: Signs) -> None:
        self._context, self._question, self._draft, self._signs = context, question, draft, signs
        self.head: list[str] = [heading(context, question)]
        self.options: list[Json] = []
        self.heads: dict[str, Json] = {}
        self.names: dict[str, str] = {}
        self.press = ""
        self.page_press: Sequence[str] = ()
        self.unpick = ""
        self.bounds: tuple[int, int] | None = None
        self.ordered = False
        self.lists = False
        self.held = is_held(context.game.name, question.kind)
        self.picked: Sequence[str] = ()
        self.below: list[Item] = []
        self.chosen: list[str] = []
        self.last: list[str] = []
        self.kinds: dict[str, str] = {}
        self.kind = ""
        self.marks: dict[str, Json] = {}
        self.about = tags.about(context.game, question)
        self.step = ""
        self.settled = False
        if question.shape == "form":
            self._form(match)
        elif is_confirmed(question, draft):
            self.chosen = [*tags.chosen(context.game, question, draft.value)]
            self._goes_back_on(self.chosen)
            self.settled = True
            self._only(confirm_items(context, match, question, question, draft.value))
        else:
            self._simple(informed(match, question))

    def _only(self, items: Sequence[Item]) -> None:
        """Show items that say all, in place of the heading."""
        self.head, self.below = [], [*items]

    def _form(self, match: Match) -> None:
        context, question, draft = self._context, self._question, self._draft
        sheet = FormSheet(match, question, draft)
        self.chosen = [tag for step, value in sheet.done for tag in tags.chosen(context.game, step, value)]
        asked = sheet.asked
        self._mark(sheet)
        if asked is None and is_sure(question, draft):
            self.settled = True
            self._only(confirm_items(context, match, question, question, sheet.answer))
            return
        if asked is None:
            # What the page proposes has not been read yet.
            self.settled = sheet.changed
            self._only(summary_items(context, question, sheet, draft.page))
            return
        if asked.step in (draft.final or {}):
            value = (draft.final or {})[asked.step]
            final = [*tags.chosen(context.game, asked, value)]
            self.chosen += final
            self._goes_back_on(final)
            self.settled = True
            self._only(confirm_items(context, match, question, asked, value))
            return
        self.head = [part_heading(context, question), heading(context, asked)]
        self.about = tags.about(context.game, asked) or self.about
        self._simple(asked)
        self.below += form_back(context, question, sheet, draft)
        if sheet.chosen and not (draft.editing and sheet.opened):
            name, value = sheet.chosen[-1]
            step = next(step for step, _ in sheet.done if step.step == name)
            self._goes_back_on([*tags.chosen(context.game, step, value)])

    def _mark(self, sheet: FormSheet) -> None:
        """Note how what was chosen in each step stands out, where the game tells the steps apart."""
        context = self._context
        pictures = pictures_of(context.game.name)
        known: Mapping[str, Chosen] = {} if pictures is None else pictures.chosen
        for step in sheet.steps:
            if step.kind in known:
                look, mark = known[step.kind]
                called = context.words.step(context.game, step, context.names)
                self.marks[step.kind] = {"look": look, "sign": mark("currentColor"), "called": called}
        self.kinds |= kinds_chosen(context.game, sheet)
        if self.kinds:
            self.names |= {tag: context.words.place(context.game, tag, context.names) for tag in self.kinds}
        if sheet.asked is not None and sheet.asked.kind in known:
            self.kind = sheet.asked.kind

    def _goes_back_on(self, last: list[str]) -> None:
        """Note which choice "Back" takes back: a touch of what was chosen does so, too."""
        self.last = list(dict.fromkeys(last))
        words, game, names = self._context.words, self._context.game, self._context.names
        self.names |= {tag: words.place(game, tag, names) for tag in self.last}

    def _simple(self, asked: Question) -> None:
        """Offer the options of a simple question."""
        context, question, draft = self._context, self._question, self._draft
        self.step = asked.step if question.shape == "form" else ""
        self.lists = are_listed(context.game.name, asked.kind)
        if asked.shape == "number":
            self.below += number_widgets(context, question, asked, self.step)
            return
        # Pages of a menu hold the options to be picked in their own order.
        shown = in_order(context, asked) if asked.shape == "choose" else asked.options
        self.options = [self._option(asked, option) for option in shown]
        several = tags.shared([option.get("of", "").split() for option in self.options])
        self.names |= {tag: context.words.place(context.game, tag, context.names) for tag in several}
        if asked.shape == "choose":
            self.press = Press(context.table, "a", question.id, self.step).custom_id("s")
            self.heads = {head: self._head(asked, head) for head in heads_of(asked.options) if head}
            return
        self.bounds, self.ordered = asked.pick, asked.ordered
        self.picked = [value_of(option) for option in picked_of(asked, self.step, draft)]
        # The press of a picked option names its page of the menu.
        pages = range(len(paged([*asked.options])))
        self.page_press = [Press(context.table, "k", question.id, self.step, str(n)).custom_id("s") for n in pages]
        if self.ordered:
            self.unpick = Press(context.table, "unpick", question.id, self.step).custom_id("s")
        if self.picked and self.ordered:
            answer = context.words.answer(context.game, asked, picked_of(asked, self.step, draft), context.names)
            self.below.append(text(context.words.line("bot-picked", answer=answer, over=0)))
        self.below += pick_buttons(context, question, asked, self.step, picked_of(asked, self.step, draft))

    def _head(self, asked: Question, head: str) -> Json:
        """Return the words of a group of options, and what is asked once it is opened."""
        context = self._context
        mark, label = self._signs.label(head_words(context, asked, head))
        following = context.words.following(context.game, asked, opened(asked.options, head), context.names)
        return {"label": label, "sign": "" if mark is None else mark.name, "next": following}

    def _option(self, asked: Question, option: Option) -> Json:
        """Return an option: its value in a press, its id, its words, and what it stands for."""
        context = self._context
        mark, label = self._signs.label(context.words.option(context.game, asked, option, context.names))
        found: Json = {"value": value_of(option.id), "label": label}
        if option.id != found["value"] or ":" in option.id or "/" in option.id:
            found["path"] = option.id
        if mark is not None:
            found["sign"] = mark.name
        if about := context.words.about(context.game, asked, option, context.names):
            found["about"] = about
        if standing := tags.tags_of(context.game, asked, option):
            found["of"] = " ".join(standing)
        return found


def opened(options: Sequence[Option], head: str) -> str:
    """Return the path whose options are listed once a group is opened: past each level without a choice."""
    under = [option for option in options if option.id.startswith(head)]
    paths = (path for path in heads_of(under) if all(option.id.startswith(path) for option in under))
    return max(paths, key=len)


def is_held(game: str, kind: str) -> bool:
    """Return whether a question of this kind is answered with all of one's hand in view."""
    pictures = pictures_of(game)
    return pictures is not None and kind in pictures.held


def are_listed(game: str, kind: str) -> bool:
    """Return whether a few options of such a question are listed, though they light up."""
    pictures = pictures_of(game)
    lists = False if pictures is None else pictures.lists
    return lists if isinstance(lists, bool) else kind in lists
