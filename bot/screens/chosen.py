"""What the steps of a form have chosen from the reader's hand, so that its picture can tell the steps apart."""

from collections.abc import Mapping
from typing import Any, cast

from bot.pictures.registry import pictures_of
from bot.screens.context import Context
from bot.tables.drafts import Draft, FormSheet
from rules.kernel import Match


def chosen_in_form(context: Context, match: Match, seat: int, draft: Draft) -> Mapping[str, str]:
    """Return the kind of the step that has chosen a thing, by the thing's tag, as far as the form is filled in.

    What a form proposes counts, too. Only games that tell their steps apart (``Pictures.chosen``) have any.
    """
    pictures, question = pictures_of(context.game.name), match.questions.get(seat)
    if pictures is None or not pictures.chosen or question is None or question.shape != "form":
        return {}
    done = FormSheet(match, question, draft).done
    return {
        tag: step.kind
        for step, value in done
        if step.kind in pictures.chosen
        for option in step.options
        if option.id in ids_of(value)
        for tag in pictures.tags(step, option)
    }


def ids_of(value: Any) -> list[Any]:
    """Return the ids of the options that an answer names."""
    return [*cast("list[Any]", value)] if isinstance(value, list | tuple) else [value]
