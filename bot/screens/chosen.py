"""What the steps of a form have chosen from the reader's hand, so that its picture can tell the steps apart."""

from collections.abc import Mapping

from bot.pictures import tags
from bot.pictures.registry import pictures_of
from bot.screens.context import Context
from bot.tables.drafts import Draft, FormSheet
from rules.kernel import Game, Match


def chosen_in_form(context: Context, match: Match, seat: int, draft: Draft) -> Mapping[str, str]:
    """Return the kind of the step that has chosen a thing, by the thing's tag, as far as the form is filled in.

    What a form proposes counts, too. Only games that tell their steps apart (``Pictures.chosen``) have any.
    """
    pictures, question = pictures_of(context.game.name), match.questions.get(seat)
    if pictures is None or not pictures.chosen or question is None or question.shape != "form":
        return {}
    return kinds_chosen(context.game, FormSheet(match, question, draft))


def kinds_chosen(game: Game, sheet: FormSheet) -> dict[str, str]:
    """Return the kind of the step of a form that has chosen a thing, by the thing's tag."""
    pictures, found = pictures_of(game.name), dict[str, str]()
    for step, value in sheet.done:
        if pictures is not None and step.kind in pictures.chosen:
            found |= dict.fromkeys(tags.chosen(game, step, value), step.kind)
    return found
