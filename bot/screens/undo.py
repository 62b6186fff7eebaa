"""Taking back: how far, what it would undo, who has to agree."""

import re
from collections.abc import Sequence

from discord import ButtonStyle, SelectOption, ui

from bot import limits
from bot.custom_ids import Press
from bot.screens.context import PRIVATE_COLOUR, Context, Item, button, page, rows, text
from bot.screens.pages import story_lines
from bot.screens.widgets import PRIMARY, SUCCESS, row_of
from bot.text import escape
from rules.kernel import Match, SeenEvent, Undoable
from storage import ProposalRow

PREVIEW = 900
"""How much of a message may say what is taken back."""


def undone_lines(context: Context, match: Match, position: int) -> list[str]:
    """Word what an undo from an entry on would take back: the public events, or who has answered."""
    told = story_lines(context, played(match.undo_preview(position)))
    if told:
        return told
    seats = dict.fromkeys(entry.seat for entry in match.acts[position:] if entry.type == "answer")
    return [context.words.line("bot-undo-silent", seat=escape(context.names(seat))) for seat in seats]


def played(events: Sequence[SeenEvent]) -> list[SeenEvent]:
    """Return what was played: that something was taken back before is nothing to take back."""
    return [event for event in events if event.kind != "answers_undone"]


def quoted(lines: Sequence[str]) -> str:
    """Set lines apart from the rest of a text; the last ones where they do not all fit."""
    return "\n".join(f"> {line}" for line in limits.fit_lines(list(lines), PREVIEW).split("\n"))


def steps_screen(context: Context, match: Match, steps: Sequence[Undoable]) -> ui.LayoutView:
    """Ask how far back, the newest step first."""
    words = context.words
    select = ui.Select[ui.LayoutView](
        custom_id=Press(context.table, "undostep").custom_id("s"),
        placeholder=limits.fit(words.line("bot-undo-choose"), limits.PLACEHOLDER),
        options=[
            SelectOption(
                label=limits.fit(f"{place + 1}. {plain(step_line(context, match, steps, place))}", limits.OPTION_LABEL),
                value=step.question,
            )
            for place, step in enumerate(steps)
        ],
    )
    return page([text(words.line("bot-undo-which")), row_of(select)], PRIVATE_COLOUR)


def step_line(context: Context, match: Match, steps: Sequence[Undoable], place: int) -> str:
    """Word what came of one step alone."""
    told = match.undo_preview(steps[place].position)
    later = len(match.undo_preview(steps[place - 1].position)) if place else 0
    lines = story_lines(context, played(told[: len(told) - later]))
    return " · ".join(lines) or context.words.line("bot-undo-silent", seat=escape(context.names(steps[place].seat)))


def plain(line: str) -> str:
    """Return a line of the story for a label, where Markdown is not read."""
    bare = re.sub(r"(?<!\\)[*_~`|]+", "", line.replace("\n", " · "))
    return re.sub(r"\\([^\w\s])", r"\1", bare)


def preview_screen(context: Context, match: Match, step: Undoable, count: int, missing: str) -> ui.LayoutView:
    """Show what would be taken back, ``count`` entries, and who has to agree: "" is nobody."""
    words = context.words
    consent = words.line("bot-undo-agree", names=missing) if missing else words.line("bot-undo-alone")
    ask = Press(context.table, "askundo", step.question, arg=str(count)).custom_id()
    shown = quoted(undone_lines(context, match, step.position))
    return page(
        [
            text(f"{words.line('bot-undo-preview')}\n{shown}\n-# {consent}"),
            *rows(
                [
                    button(words.line("bot-undo-ask" if missing else "bot-undo-do"), ask, PRIMARY),
                    button(words.line("bot-back"), Press(context.table, "undo").custom_id()),
                ]
            ),
        ],
        PRIVATE_COLOUR,
    )


def proposal_items(context: Context, match: Match, proposal: ProposalRow, missing: Sequence[str]) -> list[Item]:
    """What stands on the table's message while somebody has to agree to an undo."""
    words = context.words
    asked = words.line("bot-undo-asked", person=f"<@{proposal.user_id}>")
    names = words.line("bot-undo-missing", names=words.listing(missing))
    yes, no = (Press(context.table, verb, arg=str(proposal.id)).custom_id() for verb in ("agree", "refuse"))
    return [
        text(f"{asked}\n{quoted(undone_lines(context, match, proposal.position))}\n{names}"),
        *rows(
            [
                button(words.line("bot-undo-yes"), yes, SUCCESS),
                button(words.line("bot-undo-no"), no, ButtonStyle.danger),
            ]
        ),
    ]
