"""Undo: how far back, a preview, and who has to agree."""

import re
from collections.abc import Sequence

from bot import limits
from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Item, Screen, button, menu, option, page, rows, text
from bot.screens.pages import story_lines
from bot.screens.questions import same_draws
from bot.text import escape
from rules.kernel import Match, SeenEvent, Undoable
from storage import ProposalRow

PREVIEW = 900
"""Characters for what is taken back, at most."""


def undone_lines(context: Context, match: Match, position: int) -> list[str]:
    """Return the lines about what an undo back to ``acts[position]`` takes back: public events, or who has answered."""
    told = story_lines(context, played(match.undo_preview(position)))
    if told:
        return told
    seats = dict.fromkeys(entry.seat for entry in match.acts[position:] if entry.type == "answer")
    return [context.words.line("bot-undo-silent", seat=escape(context.names(seat))) for seat in seats]


def played(events: Sequence[SeenEvent]) -> list[SeenEvent]:
    """Return the events that an undo can take back: all but earlier undos."""
    return [event for event in events if event.kind != "answers_undone"]


def quoted(lines: Sequence[str]) -> str:
    """Return lines as a quotation. If they do not all fit, keep the last ones."""
    return "\n".join(f"> {line}" for line in limits.fit_lines(list(lines), PREVIEW).split("\n"))


def steps_screen(context: Context, match: Match, steps: Sequence[Undoable]) -> Screen:
    """Ask how far back to undo. The newest step comes first."""
    words = context.words
    which = menu(
        Press(context.table, "undostep").custom_id("s"),
        [
            option(f"{place + 1}. {words.dice_in_words(plain(step_line(context, match, steps, place)))}", step.question)
            for place, step in enumerate(steps)
        ],
        words.line("bot-undo-choose"),
    )
    return page([text(words.line("bot-undo-which")), which], PRIVATE_COLOUR)


def step_line(context: Context, match: Match, steps: Sequence[Undoable], place: int) -> str:
    """Return what one step alone led to, in words."""
    told = match.undo_preview(steps[place].position)
    later = len(match.undo_preview(steps[place - 1].position)) if place else 0
    lines = story_lines(context, played(told[: len(told) - later]))
    return " · ".join(lines) or context.words.line("bot-undo-silent", seat=escape(context.names(steps[place].seat)))


def plain(line: str) -> str:
    """Return a line of the story without Markdown, for a label."""
    bare = re.sub(r"(?<!\\)[*_~`|]+", "", line.replace("\n", " · "))
    return re.sub(r"\\([^\w\s])", r"\1", bare)


def preview_screen(context: Context, match: Match, step: Undoable, count: int, missing: str) -> Screen:
    """Show what an undo of ``count`` entries takes back. ``missing``: the players who have to agree; "" for nobody."""
    words = context.words
    consent = words.line("bot-undo-agree", names=missing) if missing else words.line("bot-undo-alone")
    ask = Press(context.table, "askundo", step.question, arg=str(count)).custom_id()
    shown = quoted(undone_lines(context, match, step.position))
    told = [words.line("bot-undo-preview"), shown, f"-# {consent}", *same_draws(context, match, step.position)]
    return page(
        [
            text("\n".join(told)),
            *rows(
                [
                    button(words.line("bot-undo-ask" if missing else "bot-undo-do"), ask, "primary"),
                    button(words.line("bot-back"), Press(context.table, "undo").custom_id()),
                ]
            ),
        ],
        PRIVATE_COLOUR,
    )


def proposal_items(
    context: Context, match: Match, proposal: ProposalRow, missing: Sequence[str], *, agreeing: bool = True
) -> list[Item]:
    """Return an open proposal of an undo: what it takes back, who has to agree, and the buttons to answer it.

    ``agreeing``: whether a reader may have to agree.
    """
    words = context.words
    asked = words.line("bot-undo-asked", person=f"<@{proposal.user_id}>")
    names = words.line("bot-undo-missing", names=words.listing(missing))
    yes, no = (Press(context.table, verb, arg=str(proposal.id)).custom_id() for verb in ("agree", "refuse"))
    shown = quoted(undone_lines(context, match, proposal.position))
    return [
        text("\n".join([asked, shown, names, *same_draws(context, match, proposal.position)])),
        *rows(
            [
                *([button(words.line("bot-undo-yes"), yes, "success")] if agreeing else []),
                button(words.line("bot-undo-no"), no, "danger"),
            ]
        ),
    ]


def asker_items(context: Context, match: Match, proposal: ProposalRow, missing: Sequence[str]) -> list[Item]:
    """Return an open proposal for the person who made it: who has agreed, who has to, and the button to withdraw it."""
    words = context.words
    agreed = [f"<@{user_id}>" for user_id in proposal.consents if user_id != proposal.user_id]
    lines = [
        words.line("bot-undo-own"),
        quoted(undone_lines(context, match, proposal.position)),
        *([words.line("bot-undo-agreed", names=words.listing(agreed))] if agreed else []),
        words.line("bot-undo-missing", names=words.listing(missing)),
        *same_draws(context, match, proposal.position),
    ]
    withdraw = Press(context.table, "refuse", arg=str(proposal.id)).custom_id()
    return [text("\n".join(lines)), *rows([button(words.line("bot-undo-withdraw"), withdraw)])]
