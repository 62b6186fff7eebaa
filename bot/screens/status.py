"""The state of a table: who plays for whom, which seats are on offer, whether an undo is proposed, whose turn it is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from bot.clock import day_text
from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import TABLE_COLOUR, Item, Screen, button, line, page, rows, text
from bot.screens.pages import deadline_lines, waiting_line
from bot.screens.undo import proposal_items
from bot.tables.undo_votes import Fate
from bot.text import Words, escape
from bot.text.names import tidy
from rules.kernel import Match
from storage import ANYBODY, OfferRow, ProposalRow


@dataclass(frozen=True)
class TableStatus:
    """The state of a table as its message shows it.

    ``substitutes``: pairs of a mention and the name of the player replaced. ``missing``: mentions of the players who
    have not agreed to the proposal yet. ``timed_out``: names of the players whose time ran out on their last turn.
    ``away``: (reason, name, last day) of the absent players for whom the AI plays. ``deserted``: all are absent.
    ``vacations``: (name, last day) of the players on vacation for whom a person or nobody plays.
    ``idle_warning``: when an idle table will be archived. ``pace_news``: who changed the pace.
    """

    substitutes: Sequence[tuple[str, str]] = ()
    offers: Sequence[OfferRow] = ()
    proposal: ProposalRow | None = None
    fate: Fate | None = None
    missing: Sequence[str] = ()
    timed_out: Sequence[str] = ()
    away: Sequence[tuple[str, str, date | None]] = ()
    deserted: bool = False
    vacations: Sequence[tuple[str, date]] = ()
    idle_warning: str | None = None
    pace_news: str | None = None


def status_items(context: Context, match: Match, status: TableStatus) -> list[Item]:
    """Return the lines about a table, the buttons that belong to them, and the proposal of an undo."""
    words = context.words
    lines = [
        words.line("bot-substitute", person=person, before=escape(before)) for person, before in status.substitutes
    ]
    lines += [
        words.line("bot-offer-open", seat=escape(context.names(offer.seat)))
        if offer.user_id == ANYBODY
        else words.line("bot-offer", seat=escape(context.names(offer.seat)), person=f"<@{offer.user_id}>")
        for offer in status.offers
    ]
    lines += [words.line("bot-out", seat=escape(name)) for name in status.timed_out]
    vacations = list(status.vacations)
    if status.deserted:
        lines.append(words.line("bot-deserted", people=words.listing([escape(name) for _, name, _ in status.away])))
        vacations = [(name, last) for _, name, last in status.away if last is not None] + vacations
    else:
        lines += [
            words.line("bot-away", why=why, seat=escape(name), until=None if last is None else day_text(last))
            for why, name, last in status.away
        ]
    lines += [vacation_line(words, name, last) for name, last in vacations]
    if status.proposal is not None and status.fate == "refused":
        what = "withdrawn" if status.proposal.refused_by == status.proposal.user_id else "refused"
        lines.append(words.line(f"bot-undo-{what}", person=f"<@{status.proposal.refused_by}>"))
    if status.fate == "lapsed":
        lines.append(words.line("bot-undo-lapsed"))
    lines += [told for told in (status.pace_news, status.idle_warning) if told]
    takes = [
        button(
            words.line("bot-offer-take", seat=tidy(context.names(offer.seat))),
            Press(context.table, "sit", arg=str(offer.id)).custom_id(),
            "primary",
        )
        for offer in status.offers
    ]
    if status.deserted:
        takes.insert(0, button(words.line("bot-return"), Press(context.table, "return").custom_id(), "primary"))
    items: list[Item] = [*([text("\n".join(lines))] if lines else []), *rows(takes)]
    if status.proposal is not None and status.fate == "open":
        items += proposal_items(context, match, status.proposal, status.missing)
    return items


def vacation_line(words: Words, name: str, last: date) -> str:
    """Return the line about a player's vacation."""
    return words.line("bot-on-vacation", seat=escape(name), until=day_text(last))


def status_screen(
    context: Context, match: Match, options: Mapping[str, Any], pace: str, note: str, *, paused: bool
) -> Screen:
    """Return the answer to /game status: the board, whose turn it is, the deadlines, the options and the pace.

    ``note``: what keeps the bot from the table's channel.
    """
    words, game = context.words, context.game
    board = [words.fact(game, fact, context.names) for fact in match.view(None).board()]
    waiting = waiting_line(context, match, {}, paused=paused)
    chosen = words.line("bot-lobby-options", options=context.options_words(options))
    played = words.line("bot-pace-line", pace=pace)
    title = f"## {words.pitch(game).title}"
    return page(
        [
            *([text(note)] if note else []),
            text("\n".join([title, *board])),
            line(),
            text("\n".join([waiting, *deadline_lines(context, match), f"-# {chosen}", f"-# {played}"])),
        ],
        TABLE_COLOUR,
    )
