"""What stands at a table beside its match, and the screens of whoever hosts it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from discord import ButtonStyle, SelectOption, ui

from bot import limits
from bot.clock import day_text
from bot.custom_ids import Press
from bot.proposals import Fate
from bot.screens.context import PRIVATE_COLOUR, Context, Item, button, page, rows, text
from bot.screens.ended import reading_buttons
from bot.screens.take_backs import proposal_items
from bot.screens.widgets import PRIMARY, row_of
from bot.text import Words, escape
from bot.text.names import tidy
from rules.kernel import Match
from storage import ANYBODY, OfferRow, ProposalRow, SittingRow


@dataclass(frozen=True)
class Beside:
    """What the table's message shows beside the match.

    ``substitutes``: (who plays on, for whom). ``missing``: mentions of those who have still to agree to the proposal.
    ``out``: whose time ran out last; ``away``: (why, who, up to which day) is away and has the AI play, unless all are:
    ``deserted``. ``holidays``: (who, up to which day) is away, and a person plays for them, or nobody.
    ``still``: what is said while nobody plays; ``paced``: what is said of a change of the pace.
    """

    substitutes: Sequence[tuple[str, str]] = ()
    offers: Sequence[OfferRow] = ()
    proposal: ProposalRow | None = None
    fate: Fate | None = None
    missing: Sequence[str] = ()
    out: Sequence[str] = ()
    away: Sequence[tuple[str, str, date | None]] = ()
    deserted: bool = False
    holidays: Sequence[tuple[str, date]] = ()
    still: str | None = None
    paced: str | None = None


def beside_items(context: Context, match: Match, beside: Beside) -> list[Item]:
    """Word what stands beside the match, with the buttons that belong to it."""
    words = context.words
    lines = [
        words.line("bot-substitute", person=person, before=escape(before)) for person, before in beside.substitutes
    ]
    lines += [
        words.line("bot-offer-open", seat=escape(context.names(offer.seat)))
        if offer.user_id == ANYBODY
        else words.line("bot-offer", seat=escape(context.names(offer.seat)), person=f"<@{offer.user_id}>")
        for offer in beside.offers
    ]
    lines += [words.line("bot-out", seat=escape(name)) for name in beside.out]
    holidays = list(beside.holidays)
    if beside.deserted:
        lines.append(words.line("bot-deserted", people=words.listing([escape(name) for _, name, _ in beside.away])))
        holidays = [(name, last) for _, name, last in beside.away if last is not None] + holidays
    else:
        lines += [
            words.line("bot-away", why=why, seat=escape(name), until=None if last is None else day_text(last))
            for why, name, last in beside.away
        ]
    lines += [holiday_line(words, name, last) for name, last in holidays]
    if beside.proposal is not None and beside.fate == "refused":
        lines.append(words.line("bot-undo-refused", person=f"<@{beside.proposal.refused_by}>"))
    if beside.fate == "lapsed":
        lines.append(words.line("bot-undo-lapsed"))
    lines += [told for told in (beside.paced, beside.still) if told]
    takes = [
        button(
            words.line("bot-offer-take", seat=tidy(context.names(offer.seat))),
            Press(context.table, "sit", arg=str(offer.id)).custom_id(),
            PRIMARY,
        )
        for offer in beside.offers
    ]
    if beside.deserted:
        takes.insert(0, button(words.line("bot-return"), Press(context.table, "return").custom_id(), PRIMARY))
    items: list[Item] = [*([text("\n".join(lines))] if lines else []), *rows(takes)]
    if beside.proposal is not None and beside.fate == "open":
        items += proposal_items(context, match, beside.proposal, beside.missing)
    return items


def holiday_line(words: Words, name: str, last: date) -> str:
    """Say up to which day somebody is on holiday."""
    return words.line("bot-holiday", seat=escape(name), until=day_text(last))


def seats_screen(context: Context, sittings: Sequence[SittingRow]) -> ui.LayoutView:
    """Ask which seat somebody else shall take."""
    words = context.words
    select = ui.Select[ui.LayoutView](
        custom_id=Press(context.table, "whichseat").custom_id("s"),
        placeholder=limits.fit(words.line("bot-replace-choose"), limits.PLACEHOLDER),
        options=[
            SelectOption(label=limits.fit(seat_label(context, sitting), limits.OPTION_LABEL), value=str(sitting.id))
            for sitting in sittings
        ],
    )
    return page([text(words.line("bot-replace-which")), row_of(select)], PRIVATE_COLOUR)


def seat_label(context: Context, sitting: SittingRow) -> str:
    """Name a seat in a list."""
    return context.words.line("bot-replace-seat", number=sitting.seat + 1, person=tidy(sitting.name))


def replace_screen(context: Context, sitting: SittingRow, offer: OfferRow | None) -> ui.LayoutView:
    """Ask whether an AI shall take a seat, and offer to withdraw what stands about it."""
    words = context.words
    ai = sitting.controller == "pilot"
    asked = words.line(
        "bot-replace-ask",
        ai=ai,
        person=escape(sitting.name),
        offered=None if offer is None else "anybody" if offer.user_id == ANYBODY else f"<@{offer.user_id}>",
    )
    buttons = [button(words.line("bot-back"), Press(context.table, "nothing").custom_id())]
    if offer is not None:
        withdraw = Press(context.table, "withdraw", arg=str(offer.id)).custom_id()
        buttons.insert(0, button(words.line("bot-offer-withdraw"), withdraw))
    if not ai:
        replace = Press(context.table, "doreplace", arg=str(sitting.id)).custom_id()
        buttons.insert(0, button(words.line("bot-replace-yes"), replace, ButtonStyle.danger))
    return page([text(asked), *rows(buttons)], PRIVATE_COLOUR)


def more_screen(context: Context, *, seated: bool, hosting: bool, paused: bool, away: bool) -> ui.LayoutView:
    """What else there is to do at a table: for everybody, for those who play, for whoever hosts."""
    table = context.table
    offered = {"status": Press(table, "status")}
    if away:
        offered["return"] = Press(table, "return")
    if seated or hosting:
        offered["undo"] = Press(table, "undo")
    if seated:
        offered |= {what: Press(table, "ask", arg=what) for what in ("leave", "resign")}
    if hosting:
        offered |= {verb: Press(table, verb) for verb in ("resume" if paused else "pause", "replace", "pace")}
        offered["stop"] = Press(table, "ask", arg="stop")
    return page(
        [
            text(context.words.line("bot-more-title")),
            *rows(reading_buttons(context)),
            *rows(
                button(
                    context.words.line(f"bot-more-{what}"),
                    press.custom_id(),
                    ButtonStyle.danger if press.verb == "ask" else ButtonStyle.secondary,
                )
                for what, press in offered.items()
            ),
        ],
        PRIVATE_COLOUR,
    )
