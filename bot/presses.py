"""What happens when somebody presses: find table and seat, do it, answer them privately."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import discord
import structlog
from discord import ui

from bot import lobby
from bot.absences import look_in
from bot.again import VERBS as AGAIN
from bot.answering import VERBS as ANSWERS
from bot.answering import Answering, open_question
from bot.components import number_modal
from bot.custom_ids import Press
from bot.drafts import orders_id
from bot.exporting import VERBS as EXPORTS
from bot.forgetting import ANYWHERE as NOWHERE
from bot.forgetting import PERSONAL
from bot.habits import OWN
from bot.handlers import Handler, Pressed
from bot.hosting import VERBS as HOSTING
from bot.idle import VERBS as IDLE
from bot.leaving import VERBS as LEAVING
from bot.lobby import Guest, LobbyRefusal
from bot.lobby_presses import VERBS as LOBBY
from bot.mine import show_mine
from bot.more import VERBS as MORE
from bot.notices import Notice, tell
from bot.orders import VERBS as ORDERS
from bot.orders import show_orders
from bot.pacing import VERBS as PACING
from bot.private_screens import PrivateScreens
from bot.reading import ANYWHERE, number_in, show_rules
from bot.reading import VERBS as READING
from bot.replies import Interaction, Reply
from bot.screens.context import button
from bot.screens.mine import VERB as MINE
from bot.screens.pages import own_screen
from bot.standing_in import give_back
from bot.streams import context_of, pictured, server_words
from bot.tables import AlreadyDone, Table, TableBroken, TableFrozen, TablePaused
from bot.take_backs import VERBS as TAKE_BACKS
from bot.text import Words, escape, words_for
from bot.untold import untold
from rules.kernel import Match, Refusal, StaleQuestion

if TYPE_CHECKING:
    from bot.app import Quartermaster

log = structlog.get_logger(__name__)

PROBE = 8.0  # seconds that a joiner waits to hear whether direct messages reach them

GONE = (10008, 10015, 10062, 40060, 50027)  # message, webhook or interaction unknown; answered before; token run out


TOLD = (Notice, LobbyRefusal, Refusal, AlreadyDone, TableFrozen, TablePaused)
"""What is no fault of ours, and is worded for whoever pressed."""

PLAINLY = {AlreadyDone: "bot-already-done", TableFrozen: "bot-notice-frozen", TablePaused: "bot-notice-paused"}

ALONE = {**PERSONAL, **OWN}
"""The verbs of screens that only their reader sees, about the reader and no table."""


class Presses:
    """Takes every press of the bot's components, and the commands that do the same."""

    def __init__(self, bot: "Quartermaster") -> None:
        self.bot = bot
        self.answering = Answering(bot.store)
        self.screens = PrivateScreens(bot.clock)
        self.seating = asyncio.Lock()
        """Held by whatever changes who sits where: one at a time."""

    async def take(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Do what a press asks, and answer it whatever happens."""
        with self.screens.held(press.table, interaction.user.id):
            async with Reply(interaction) as reply:
                await self.guarded(reply, press.table, press.question, lambda: self._take(reply, press, values))

    async def guarded(self, reply: Reply, table: int, question: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run a handler; whatever goes wrong, the presser is told kindly and privately, and the log without secrets."""
        words = await self.words(reply.interaction)
        try:
            try:
                await work()
            except TOLD as error:
                await self._tell_why(reply, words, table, error)
        except discord.HTTPException as error:
            log.warning("a reply failed", table=table, question=question, status=error.status, code=error.code)
            # Where it came too late, or its place is gone, nothing is owed to anybody any more.
            if error.code not in GONE:
                await self.apologise(reply, words)
        except Exception as error:
            if self.bot.is_closed():
                # Stopped in the middle: there is no way to answer any more, and nothing of it is lost.
                return
            if not isinstance(error, TableBroken):
                log.exception("a press failed", table=table, question=question)
            await self.apologise(reply, words)

    async def apologise(self, reply: Reply, words: Words) -> None:
        """Tell the presser that something went wrong and nothing was lost, if they can still be told."""
        try:
            await tell(reply, words.line("bot-nothing-lost"))
        except discord.HTTPException as error:
            log.warning("a reply failed", status=error.status, code=error.code)

    async def _tell_why(self, reply: Reply, words: Words, table_id: int, error: Exception) -> None:
        """Say why nothing was done."""
        if isinstance(error, Refusal):
            await self._refused(reply, words, table_id, error)
        elif isinstance(error, LobbyRefusal):
            await tell(reply, words.line(error.message, **error.args_of))
        elif isinstance(error, Notice):
            await tell(reply, error.told, *error.buttons)
        else:
            await tell(reply, words.line(PLAINLY[type(error)]))

    async def _refused(self, reply: Reply, words: Words, table_id: int, refusal: Refusal) -> None:
        table = await self.bot.tables.get(table_id)
        if table is None:
            await tell(reply, words.line("bot-unknown-press"))
            return
        context = context_of(table, words)
        why = words.refusal(context.game, refusal, context.names)
        if reply.in_place and isinstance(refusal, StaleQuestion):
            # Answered elsewhere: the screen that was pressed shows it now.
            await self.show_own(reply, table, words, why)
        else:
            await tell(reply, why)

    async def unknown(self, interaction: Interaction) -> None:
        """Answer a press on something that this bot never offered, or offers no more."""
        async with Reply(interaction) as reply:
            words = await self.words(interaction)
            await self.guarded(reply, 0, "", lambda: tell(reply, words.line("bot-unknown-press")))

    async def words(self, interaction: Interaction) -> Words:
        """Return the reader's own words, and remember their locale for direct messages."""
        locale = str(interaction.locale)
        try:
            await self.bot.remember_locale(interaction.user.id, locale)
        except Exception as error:
            # A full disk must not keep anybody from hearing of it.
            log.warning("a locale could not be kept", error=type(error).__name__)
        return words_for(locale)

    async def public_words(self, table: Table) -> Words:
        """Return the words of what everybody sees: a seat's name, too."""
        return server_words(await self.bot.store.guilds.get(table.row.guild_id), self.bot.settings.language)

    async def _take(self, reply: Reply, press: Press, values: Sequence[str]) -> None:
        words = await self.words(reply.interaction)
        if press.verb in ALONE and press.table == NOWHERE and reply.interaction.message is not None:
            await ALONE[press.verb](self.bot, reply, words, press, values)
            return
        if press.verb == ANYWHERE:
            await show_rules(reply, words, press, values)
            return
        if press.verb == MINE:
            await show_mine(self.bot, reply, words, number_in(press) or 1)
            return
        table = await self.bot.tables.get(press.table)
        if table is None or not is_at(reply.interaction, table, press):
            raise Notice(words.line("bot-unknown-press"))
        await self._take_at(table, reply, words, press, values)

    async def _take_at(self, table: Table, reply: Reply, words: Words, press: Press, values: Sequence[str]) -> None:
        if press.verb != "return":
            # That does it by itself, and says so.
            await look_in(self.bot, table, reply.interaction.user.id)
        if press.verb in BOXES and reply.interaction.type is discord.InteractionType.component:
            await self._open_box(reply, table, words, press)
        elif press.verb in HANDLERS:
            await HANDLERS[press.verb](Pressed(self, reply, table, words, press, values))
        elif press.verb in ("move", "hand"):
            await self.show_own(reply, table, words)
        elif press.verb in ANSWERS:
            await self._answer(reply, table, words, press, values)
        else:
            raise Notice(words.line("bot-unknown-press"))

    async def _answer(self, reply: Reply, table: Table, words: Words, press: Press, values: Sequence[str]) -> None:
        seat = self.seat_of(reply.interaction, table, words)
        interaction = reply.interaction
        await self.answering.press(table, seat, press, values, interaction.user.id, interaction.id)
        if press.question == orders_id(seat):
            await show_orders(
                self, reply, table, words, words.line("bot-orders-set") if press.verb == "confirm" else ""
            )
        elif reply.in_dm:
            await reply.quietly()
        else:
            await self.show_own(reply, table, words)

    def seat_of(self, interaction: Interaction, table: Table, words: Words) -> int:
        """Return the presser's seat, or tell them kindly that they have none."""
        sitting = table.sitting_of(interaction.user.id)
        if sitting is None:
            raise no_seat(table, interaction.user.id, words)
        if table.row.state == "lobby":
            raise Notice(words.line("bot-not-started"))
        if table.row.state not in ("playing", "over"):
            raise Notice(words.line(f"bot-notice-{table.row.state}"))
        return sitting.seat

    async def show_own(self, reply: Reply, table: Table, words: Words, note: str = "") -> None:
        """Show all that the presser may know, and their open question."""
        view = await self.own_view(reply.interaction, table, words, note)
        await reply.show(view)

        async def now() -> ui.LayoutView:
            return await self.own_view(reply.interaction, table, words)

        self.screens.opened(table, reply.interaction, now, view)

    async def own_view(self, interaction: Interaction, table: Table, words: Words, note: str = "") -> ui.LayoutView:
        """Return the screen of "My hand" for whoever sits there at this moment."""
        seat = self.seat_of(interaction, table, words)
        server = await self.bot.store.guilds.get(table.row.guild_id)
        context = pictured(context_of(table, words), server, self.bot.settings.pictures)
        question = await table.look(lambda match: match.questions.get(seat))
        draft = await self.answering.draft(table, seat, question.id if question else "")
        sitting = table.sitting_of(interaction.user.id)
        away = sitting is not None and table.by_ai(sitting)
        missed = await untold(self.bot.store, table, interaction.user.id, words)
        told = "\n".join(part for part in (missed, note) if part)

        def screen(match: Match) -> ui.LayoutView:
            # The seat may have been given away meanwhile.
            if self.seat_of(interaction, table, words) != seat:
                raise no_seat(table, interaction.user.id, words)
            return own_screen(context, match, seat, draft, told, away=away)

        return await table.look(screen)

    async def _open_box(self, reply: Reply, table: Table, words: Words, press: Press) -> None:
        """Open a modal to type a number into; it is the whole answer to this press."""
        if press.verb == "type":
            lobby.only_host(table, self.guest(reply.interaction))
        else:
            seat = self.seat_of(reply.interaction, table, words)
            await table.look(lambda match: open_question(match, seat, press))
        title = words.line("bot-number-title")
        await reply.open(
            number_modal(press, title, words.line("bot-number-label"), words.line("bot-number-placeholder"))
        )

    # ---------------------------------------------------------------- who sits

    def guest(self, interaction: Interaction) -> Guest:
        """Return who pressed."""
        return Guest(interaction.user.id, interaction.user.display_name, interaction.permissions.manage_guild)

    async def probe(self, table: Table, user_id: int) -> bool:
        """Try once whether direct messages reach somebody who has just sat down; wait a while for it."""
        if (await self.bot.store.people.get(user_id)).dm == "refused":
            # They may have opened their messages since: whoever sits down is tried once.
            await self.bot.store.people.set_dm(user_id, "unknown")
        await self.bot.settled(table, PROBE)
        return (await self.bot.store.people.get(user_id)).dm != "refused"

    async def seat_to_ai(self, table: Table, seat: int) -> None:
        """Have an AI play on for whoever sits there; hold ``seating`` meanwhile. Raises WrongState where none plays."""
        name = (await self.public_words(table)).line("bot-ai-for", name=table.name(seat))
        # Whoever is to have the seat back has it back from the AI.
        await table.hand_over(seat, name, for_user=table.sitting_at(seat).for_user)

    async def get_up(self, table: Table, seat: int) -> None:
        """Have whoever sits there leave: a stand-in gives the seat back. Raises as :meth:`seat_to_ai`."""
        if not await give_back(self.bot, table, table.sitting_at(seat), thanked=False):
            await self.seat_to_ai(table, seat)


def no_seat(table: Table, user_id: int, words: Words) -> Notice:
    """Return what somebody is told who sits nowhere at a table: if their seat is kept for them, by whom."""
    kept = table.kept_for(user_id)
    if kept is None or table.row.state != "playing":
        return Notice(words.line("bot-no-seat"))
    back = button(words.line("bot-return"), Press(table.id, "return").custom_id(), discord.ButtonStyle.success)
    return Notice(words.line("bot-kept", person=None if kept.user_id is None else escape(kept.name)), back)


# The verbs of buttons that are no answers are the keys.
HANDLERS: Mapping[str, Handler] = {
    **LOBBY,
    **AGAIN,
    **READING,
    **EXPORTS,
    **LEAVING,
    **HOSTING,
    **TAKE_BACKS,
    **ORDERS,
    **PACING,
    **IDLE,
    **MORE,
}


BOXES = ("n", "type")
"""The verbs of buttons that open a box to type into."""

CHANNEL = (*LOBBY, *AGAIN, *IDLE)
"""The verbs that stand in the table's channel alone, in no direct message."""


def is_at(interaction: Interaction, table: Table, press: Press) -> bool:
    """Tell whether a press comes from where the table's buttons stand: its channel, or a direct message."""
    if interaction.guild_id is None:
        return press.verb not in CHANNEL
    return interaction.channel_id == table.row.channel_id
