"""Undo: a player's own last answer alone, or further with consent, as far as nothing secret has followed from it."""

from collections.abc import Mapping

from bot.handlers.habits import end_absence
from bot.handlers.own_screen import show_own
from bot.handlers.reading import to_read, while_seated
from bot.handlers.seat_service import check_hosts, check_running, seat_of
from bot.interactions.notice import Notice
from bot.interactions.reply import Acknowledge, Reply, Show
from bot.interactions.request import Handler, TableRequest
from bot.screens.layout import Item, Screen, page, text
from bot.screens.undo import asker_items, preview_screen, steps_screen
from bot.tables.taking_back import takeback_of
from bot.tables.undo_votes import carry_out, open_proposal, proposed_by, steps_to, still_to_agree, unagreed
from bot.text import escape
from rules.kernel import IllegalAnswer, Match, Refusal, StaleQuestion, Undoable
from storage import ProposalRow, SittingRow, WrongState

MOST = 25
"""How many steps are offered: as many as a menu holds."""

LASTING = ("undo_told", "undo_vote", "undo_final")
"""Why even the last move cannot be taken back with everybody's consent."""


async def _take_back(request: TableRequest) -> Reply:
    """Take back the answer that the button stands for."""
    table, words, question = request.table, request.words, request.press.question
    seat, owner = seat_of(request), question.partition(".")[0]
    if str(seat) != owner:
        if not owner.isdecimal() or int(owner) >= len(table.sittings):
            raise Notice(words.line("bot-unknown-press"))
        raise Notice(words.line("bot-take-back-other", seat=escape(request.context.names(int(owner)))))
    try:
        await play_again(request, seat)
        await table.take_back(seat_of(request), question, request.user_id, request.id)
    except Refusal:
        if request.place == "direct":
            # The button goes, together with the reason.
            table.misled.add(request.user_id)
            table.notify()
        raise
    return Acknowledge() if request.place == "direct" else await show_own(request)


async def play_again(request: TableRequest, seat: int) -> None:
    """End a person's absence when they take back what the AI has played for them: it would play it again at once.

    Raises Refusal where it cannot be taken back.
    """
    table = request.table
    async with request.services.seating:
        found = await table.look(lambda match: takeback_of(table, match, seat).step)
        stands = found.question == request.press.question
        if stands and table.by_ai(table.sitting_at(seat)):
            await end_absence(request.services, request.user_id, table)


# ---------------------------------------------------------------- with everybody's consent


async def _steps(request: TableRequest) -> Reply:
    """Ask how far back."""
    follow = while_seated(request, _steps)
    await check_may_propose(request)
    context = request.context
    try:
        screen = await request.table.look(lambda match: steps_screen(context, match, steps_of(request, match)))
    except IllegalAnswer as refusal:
        if refusal.code not in LASTING:
            raise
        # No move was named: the reasons must not speak of one.
        raise Notice(request.words.line("bot-undo-none", why=refusal.code)) from None
    return await to_read(request, screen, follow)


async def check_may_propose(request: TableRequest) -> None:
    """Refuse people who neither play nor host. Raises Notice, LobbyRefusal."""
    check_running(request.table, request.words)
    if request.table.sitting_of(request.user_id) is None:
        await check_hosts(request)


def steps_of(request: TableRequest, match: Match) -> list[Undoable]:
    """Return the steps that may be taken back. Raises Notice while an undo is proposed already, and Refusal."""
    if open_proposal(request.table, match) is not None:
        raise Notice(request.words.line("bot-undo-busy"))
    return steps_to(request.table, match, MOST)


async def _preview(request: TableRequest) -> Reply:
    """Show what would be taken back, and who has to agree."""
    await check_may_propose(request)
    context, asked = request.context, request.values[0] if request.values else ""

    def screen(match: Match) -> Screen:
        step = chosen_step(request, match, asked)
        missing = still_to_agree(request.table, match, [request.user_id])
        return preview_screen(context, match, step, len(match.acts) - step.position, mentioned(request, missing))

    return Show(await request.table.look(screen))


def chosen_step(request: TableRequest, match: Match, question: str) -> Undoable:
    """Return the step that was chosen, if it can still be taken back. Raises Notice, Refusal."""
    found = next((step for step in steps_of(request, match) if step.question == question), None)
    if found is None:
        raise Notice(request.words.line("bot-undo-changed"))
    return found


def mentioned(request: TableRequest, sittings: list[SittingRow]) -> str:
    """Return a list of people as mentions."""
    return request.words.listing([f"<@{sitting.user_id}>" for sitting in sittings]) if sittings else ""


async def _propose(request: TableRequest) -> Reply:
    """Ask the others; where nobody else has to agree, take it back at once."""
    await check_may_propose(request)
    table, words, user_id = request.table, request.words, request.user_id
    async with table.held() as match:
        try:
            step = chosen_step(request, match, request.press.question)
        except IllegalAnswer:
            raise Notice(words.line("bot-undo-changed")) from None
        # The undo that is proposed must be the one that was shown: nothing may have come in between.
        if str(len(match.acts) - step.position) != request.press.arg:
            raise Notice(words.line("bot-undo-changed"))
        waits = bool(still_to_agree(table, match, [user_id]))
        if waits:
            try:
                await request.services.store.proposals.propose(
                    table.id, step.position, len(match.acts), user_id, [user_id]
                )
            except WrongState:
                raise StaleQuestion("match_over") from None
            await table.read()
        else:
            await carry_out(table, match, step.position, user_id, request.id)
    table.notify()
    told = words.line("bot-undo-proposed" if waits else "bot-undo-done")
    return await show_proposed(request, told)


async def show_proposed(request: TableRequest, told: str) -> Reply:
    """Show what has become of a proposal to the person who made it, and its votes as long as it is open."""
    table, context = request.table, request.context
    if table.sitting_of(request.user_id) is not None:
        return await show_own(request, told)

    # A host without a seat has no screen to play on.
    def items(match: Match) -> list[Item]:
        proposal = proposed_by(table, match, request.user_id)
        return [] if proposal is None else asker_items(context, match, proposal, unagreed(table, match, proposal))

    return Show(page([text(told), *await table.look(items)]))


async def _agree(request: TableRequest) -> Reply:
    """Agree for the seat that the person has now; the last one to agree carries it out."""
    table, user_id = request.table, request.user_id
    async with table.held() as match:
        proposal = named_proposal(request, match)
        missing = still_to_agree(table, match, proposal.consents)
        if user_id not in [sitting.user_id for sitting in missing]:
            raise not_asked(request, proposal, mentioned(request, missing))
        waits = len(missing) > 1
        if waits:
            await request.services.store.proposals.consent(proposal.id, user_id)
            await table.read()
        else:
            await carry_out(table, match, proposal.position, proposal.user_id, request.id)
    table.notify()
    return Acknowledge()


def not_asked(request: TableRequest, proposal: ProposalRow, missing: str) -> Notice:
    """Return why a person need not agree, or may not. The channel's message has the button for everybody."""
    words, user_id = request.words, request.user_id
    if user_id == proposal.user_id:
        return Notice(words.line("bot-undo-asked-yourself", names=missing))
    if user_id in proposal.consents and request.table.sitting_of(user_id) is not None:
        return Notice(words.line("bot-undo-agreed-already", names=missing))
    return Notice(words.line("bot-undo-not-yours"))


async def _refuse(request: TableRequest) -> Reply:
    """Leave everything as it is; the players and the host may refuse, and the person who asked may withdraw."""
    table, user_id = request.table, request.user_id
    async with table.held() as match:
        proposal = named_proposal(request, match)
        playing = [sitting.user_id for sitting in table.sittings if match.known_to_play(sitting.seat)]
        if user_id not in (*playing, proposal.user_id, table.row.host_id):
            raise Notice(request.words.line("bot-undo-not-yours"))
        await request.services.store.proposals.refuse(proposal.id, user_id)
        await table.read()
    table.notify()
    if request.place != "private":
        return Acknowledge()
    return await show_proposed(request, request.words.line("bot-undo-withdrawn", person=f"<@{user_id}>"))


def named_proposal(request: TableRequest, match: Match) -> ProposalRow:
    """Return the proposal that a button is about. Raises Notice if it no longer stands."""
    proposal = open_proposal(request.table, match)
    if proposal is None or str(proposal.id) != request.press.arg:
        raise Notice(request.words.line("bot-undo-gone"))
    return proposal


VERBS: Mapping[str, Handler] = {
    "takeback": _take_back,
    "undo": _steps,
    "undostep": _preview,
    "askundo": _propose,
    "agree": _agree,
    "refuse": _refuse,
}
