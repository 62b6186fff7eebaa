"""Taking back: one's own last answer alone, or with everybody's consent as far as nothing secret has come of it."""

from collections.abc import Mapping

from discord import ui

from bot.habits import be_back
from bot.handlers import Handler, Pressed
from bot.hosting import must_run
from bot.notices import Notice
from bot.proposals import carry_out, standing, still_to_agree
from bot.screens.context import page, text
from bot.screens.take_backs import preview_screen, steps_screen
from bot.text import escape
from rules.kernel import IllegalAnswer, Match, StaleQuestion, Undoable
from storage import ProposalRow, SittingRow, WrongState

MOST = 25
"""How many steps are offered: as many as a menu holds."""


async def _take_back(at: Pressed) -> None:
    """Take back the answer that the button stands for."""
    owner = at.press.question.partition(".")[0]
    if str(at.seat()) != owner:
        seat = int(owner) if owner.isdecimal() and int(owner) < len(at.table.sittings) else None
        if seat is None:
            raise Notice(at.words.line("bot-unknown-press"))
        raise Notice(at.words.line("bot-take-back-other", seat=escape(at.table.name(seat))))
    await play_again(at, at.seat())
    await at.table.take_back(at.seat(), at.press.question, at.interaction.user.id, at.interaction.id)
    if at.reply.in_dm:
        await at.reply.quietly()
    else:
        await at.presses.show_own(at.reply, at.table, at.words)


async def play_again(at: Pressed, seat: int) -> None:
    """Have somebody play again who takes back what the AI has played for them: it would play it again at once.

    Raises Refusal where it cannot be taken back.
    """
    async with at.presses.seating:
        stands = await at.table.look(lambda match: match.takeback(seat).question == at.press.question)
        if stands and at.table.by_ai(at.table.sitting_at(seat)):
            await be_back(at.presses.bot, at.interaction.user.id, at.table)


# ---------------------------------------------------------------- with everybody's consent


async def _steps(at: Pressed) -> None:
    """Ask how far back."""
    await may_ask(at)
    context = at.context
    await at.reply.show(await at.table.look(lambda match: steps_screen(context, match, steps_of(at, match))))


async def may_ask(at: Pressed) -> None:
    """Refuse whoever neither plays nor hosts. Raises Notice, LobbyRefusal."""
    must_run(at.table, at.words)
    if at.table.sitting_of(at.interaction.user.id) is None:
        await at.only_hosts()


def steps_of(at: Pressed, match: Match) -> list[Undoable]:
    """Return the steps that may be taken back. Raises Notice while something is asked already, and Refusal."""
    if standing(at.table, match) is not None:
        raise Notice(at.words.line("bot-undo-busy"))
    return list(match.undoable(MOST))


async def _preview(at: Pressed) -> None:
    """Show what would be taken back, and who has to agree."""
    await may_ask(at)
    context, asked = at.context, at.values[0] if at.values else ""

    def screen(match: Match) -> ui.LayoutView:
        step = chosen_step(at, match, asked)
        missing = still_to_agree(at.table, match, [at.interaction.user.id])
        return preview_screen(context, match, step, len(match.acts) - step.position, mentioned(at, missing))

    await at.reply.show(await at.table.look(screen))


def chosen_step(at: Pressed, match: Match, question: str) -> Undoable:
    """Return the step that was chosen, if it can still be taken back. Raises Notice, Refusal."""
    found = next((step for step in steps_of(at, match) if step.question == question), None)
    if found is None:
        raise Notice(at.words.line("bot-undo-changed"))
    return found


def mentioned(at: Pressed, sittings: list[SittingRow]) -> str:
    """List people."""
    return at.words.listing([f"<@{sitting.user_id}>" for sitting in sittings]) if sittings else ""


async def _propose(at: Pressed) -> None:
    """Ask the others; where nobody else has to agree, take it back at once."""
    await may_ask(at)
    user_id = at.interaction.user.id
    async with at.table.held() as match:
        try:
            step = chosen_step(at, match, at.press.question)
        except IllegalAnswer:
            raise Notice(at.words.line("bot-undo-changed")) from None
        # What was shown is what is asked: nothing may have come in between.
        if str(len(match.acts) - step.position) != at.press.arg:
            raise Notice(at.words.line("bot-undo-changed"))
        waits = bool(still_to_agree(at.table, match, [user_id]))
        if waits:
            try:
                await at.presses.bot.store.hosting.propose(
                    at.table.id, step.position, len(match.acts), user_id, [user_id]
                )
            except WrongState:
                raise StaleQuestion("match_over") from None
            await at.table.read()
        else:
            await carry_out(at.table, match, step.position, user_id, at.interaction.id)
    at.table.tell_listeners()
    await at.reply.show(page([text(at.words.line("bot-undo-proposed" if waits else "bot-undo-done"))]))


async def _agree(at: Pressed) -> None:
    """Agree for the seat that is the presser's now; the last one to agree carries it out."""
    user_id = at.interaction.user.id
    async with at.table.held() as match:
        proposal = asked_of(at, match)
        missing = still_to_agree(at.table, match, proposal.consents)
        if user_id not in [sitting.user_id for sitting in missing]:
            agreed = user_id in proposal.consents and at.table.sitting_of(user_id) is not None
            raise Notice(at.words.line("bot-undo-agreed-already" if agreed else "bot-undo-not-yours"))
        waits = len(missing) > 1
        if waits:
            await at.presses.bot.store.hosting.consent(proposal.id, user_id)
            await at.table.read()
        else:
            await carry_out(at.table, match, proposal.position, proposal.user_id, at.interaction.id)
    at.table.tell_listeners()
    if at.reply.in_dm:
        await at.reply.quietly()
    else:
        await at.reply.show(page([text(at.words.line("bot-undo-agreed" if waits else "bot-undo-done"))]))


async def _refuse(at: Pressed) -> None:
    """Leave all as it is: whoever plays may say so, whoever asked, and the host."""
    user_id = at.interaction.user.id
    async with at.table.held() as match:
        proposal = asked_of(at, match)
        playing = [sitting.user_id for sitting in at.table.sittings if match.plays(sitting.seat)]
        if user_id not in (*playing, proposal.user_id, at.table.row.host_id):
            raise Notice(at.words.line("bot-undo-not-yours"))
        await at.presses.bot.store.hosting.refuse(proposal.id, user_id)
        await at.table.read()
    at.table.tell_listeners()
    if at.reply.in_dm:
        await at.reply.quietly()
    else:
        await at.reply.show(page([text(at.words.line("bot-undo-said-no"))]))


def asked_of(at: Pressed, match: Match) -> ProposalRow:
    """Return the proposal that a button is about. Raises Notice if it stands no more."""
    proposal = standing(at.table, match)
    if proposal is None or str(proposal.id) != at.press.arg:
        raise Notice(at.words.line("bot-undo-gone"))
    return proposal


VERBS: Mapping[str, Handler] = {
    "takeback": _take_back,
    "undo": _steps,
    "undostep": _preview,
    "askundo": _propose,
    "agree": _agree,
    "refuse": _refuse,
}
