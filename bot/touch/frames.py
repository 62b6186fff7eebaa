"""What one viewer sees of a channel's table, in named parts, made from their own view and from nothing else.

A part that is equal for a viewer before and after a change is not sent: so the time of a frame says no more than its
content. What depends on who has voted is counted as slowly as in the messages (``Table.outstanding``).
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any, NamedTuple

from bot import limits
from bot.clock import until_text
from bot.custom_ids import Press
from bot.delivery.channel import NOTICE_ITEMS
from bot.delivery.status import status_of, vacations_at
from bot.pictures import Drawing, Theme, hand_drawing, look_drawings, moment_drawings, table_drawing
from bot.pictures.registry import besides_of, pictures_of
from bot.schedule.pace import pace_of
from bot.screens.advice import advice_button, advice_items
from bot.screens.context import Context
from bot.screens.ended import ended_buttons, look_buttons, ranking_text, reading_buttons
from bot.screens.introduction import introduction, introduction_again
from bot.screens.layout import Item, Row, Text, button, text
from bot.screens.log import code_of, locked, told_of
from bot.screens.orders import ordered_line, orders_button, orders_line
from bot.screens.own_news import own_news
from bot.screens.pace import pace_words
from bot.screens.pages import away_items, deadline_lines, lobby_card, out_line, short, waiting_line
from bot.screens.questions import given_text, take_back
from bot.screens.status import status_items
from bot.screens.table_context import context_of
from bot.screens.tiles import tiles_screen
from bot.screens.undo import asker_items, proposal_items
from bot.services import Services
from bot.tables.advising import advise_ahead
from bot.tables.calls import call_of
from bot.tables.drafts import Draft, stored_draft
from bot.tables.errors import TableFrozen
from bot.tables.hints import hints_now
from bot.tables.lobby import Guest, closed_to
from bot.tables.people import confirms_now
from bot.tables.table import Table
from bot.text import Words, escape
from bot.touch.asking import Ask
from bot.touch.earlier import Earlier, Kept
from bot.touch.items import Json, NameOf, Signs, named, plain_items
from bot.touch.pieces import Cut, Cutter, tagged
from bot.touch.since import ending_lines, since_last_answer
from rules import GAMES
from rules.kernel import Game, Match, Question, SeenEvent, View

LINES = 30
"""Lines of the story in a frame; older ones are read back on demand."""
MOMENTS = 4
"""Moments of the page before, such as the battles of the last turn, that have a sheet."""
TABLE = "table"
"""The sheet that shows the table itself."""
MOMENT = "moment-"
"""How the names of the sheets begin that show moments."""


class Sight(NamedTuple):
    """What a viewer looks at: a sheet of the table, and the look of pictures.

    ``led``: the sheet to which a question has led last, "" for none. ``asked``: the last question of the viewer.
    """

    sheet: str
    theme: Theme
    led: str = ""
    asked: str = ""


@dataclass
class Frame:
    """The parts by name, and the pieces of the drawings in them. ``due``: when they change without any act."""

    parts: dict[str, Any]
    pieces: dict[str, str]
    due: datetime | None = None


class Shared:
    """What is worked out once for all viewers: drawings in pieces, the bot's emoji, boards at the last results.

    ``name_of``: the names of people who have no seat, such as a host who only watches.
    """

    def __init__(self) -> None:
        self.name_of: NameOf = lambda _: None
        self.cutter = Cutter()
        self.signs = Signs()
        self.kept = Kept()


class Maker:
    """Makes the frame of one viewer."""

    def __init__(self, services: Services, shared: Shared, words: Words, guest: Guest, sight: Sight) -> None:
        self._services, self._shared, self._words, self.sight = services, shared, words, sight
        self._guest = guest
        self._earlier = Earlier(shared.kept, sight.theme)
        self._pieces: dict[str, str] = {}
        self._names: dict[int, str] = {}

    async def frame(self, table: Table | None) -> Frame:
        """Return the frame of a table; None: of a channel without one."""
        due = None
        if table is None:
            parts: dict[str, Any] = {"games": self._games()}
        elif table.row.head is None or table.frozen or table.row.state not in ("playing", "over"):
            parts = await self._aside(table)
        else:
            try:
                parts = await self._playing(table)
                due = table.renewal_due
            except TableFrozen:
                # Its log no longer replays, as that of a match which a former version of the rules has played.
                parts = await self._aside(table)
        return Frame(parts, self._pieces, due)

    # ---------------------------------------------------------------- without a match

    def _games(self) -> list[Json]:
        """Return the games to choose from."""
        return self._items(tiles_screen(self._words, list(GAMES.values()), self.sight.theme).items)

    async def _aside(self, table: Table) -> dict[str, Any]:
        """Return the card of a lobby, or the notice of a match that is not being played."""
        context, state = self._context(table), table.row.state
        title = self._words.pitch(context.game).title
        if state == "lobby":
            people = [
                escape(context.names(sitting.seat)) for sitting in sorted(table.sittings, key=lambda one: one.seat)
            ]
            pace = pace_words(self._words, pace_of(table.row.pace))
            host, off = f"<@{table.row.host_id}>", closed_to(table, self._guest)
            ais = len(table.ais)
            card = lobby_card(context, people, host, table.row.options, 1, pace, off, ais=ais, titled=False, room=True)
            return {"title": title, "card": self._items(card.items)}
        shown = state_of(table)
        notice = self._words.line("bot-lobby-cancelled" if state == "cancelled" else f"bot-notice-{shown}")
        card_items: list[Item] = [text(notice), *(NOTICE_ITEMS[shown](context) if shown in NOTICE_ITEMS else [])]
        found: dict[str, Any] = {"title": title, "card": self._items(card_items)}
        closed = state == "archived" or (table.frozen and state != "over")
        return found if closed else found | {"games": self._games()}

    # ---------------------------------------------------------------- a match

    async def _playing(self, table: Table) -> dict[str, Any]:
        sitting = table.sitting_of(self._guest.user_id)
        store = self._services.store
        context = self._context(table)
        draft, asked, sure = Draft(), "", True
        if sitting is not None:
            context = replace(context, hints=await hints_now(store, self._guest.user_id, table.row.game))
            await advise_ahead(store, table)
            sure = await confirms_now(store, self._guest.user_id)
            question = await table.look(lambda match: match.questions.get(sitting.seat))
            if question is not None:
                asked = question.id
                draft = await stored_draft(store, table.id, sitting.seat, asked)
        vacations = await vacations_at(store, table)
        return await table.look(lambda match: self._parts(context, table, match, (asked, draft), vacations, sure=sure))

    def _parts(
        self,
        context: Context,
        table: Table,
        match: Match,
        drafted: tuple[str, Draft],
        vacations: Mapping[int, date],
        *,
        sure: bool = True,
    ) -> dict[str, Any]:
        """Return all parts; the seat is looked up here, because it may have been given away meanwhile.

        ``sure``: whether the viewer confirms choices. Otherwise options say at once what they do.
        """
        sitting = table.sitting_of(self._guest.user_id)
        seat = None if sitting is None else sitting.seat
        public = match.view(None)
        question = None if seat is None or context.paused else match.questions.get(seat)
        draft = drafted[1] if question is not None and question.id == drafted[0] else Draft()
        ask = None if question is None else Ask(context, match, question, draft, self._shared.signs)
        away = sitting is not None and table.by_ai(sitting) and match.result is None
        table_shown = table_drawing(context.game, public, context.words, context.names, self.sight.theme)
        parts: dict[str, Any] = {
            "title": self._words.pitch(context.game).title,
            "board": self.board(context, match, public, table_shown, question, ask),
            "log": self._log(context, match, seat),
            "result": self._result(context, match),
            "turn": self._turn(context, match, seat, away=away),
        }
        status = status_of(context, table, match, vacations)
        vote: list[Item] = []
        if status.proposal is not None and status.fate == "open":
            if f"<@{self._guest.user_id}>" in status.missing:
                # What the viewer is asked stands where questions do.
                parts["vote"] = self._items(proposal_items(context, match, status.proposal, status.missing))
            elif self._guest.user_id == status.proposal.user_id:
                vote = asker_items(context, match, status.proposal, status.missing)
            else:
                vote = proposal_items(context, match, status.proposal, status.missing, agreeing=False)
            status = replace(status, fate=None)
        parts["status"] = self._items([*status_items(context, match, status), *vote])
        if seat is not None:
            parts["hand"] = self._hand(context, match, seat, table_shown)
        if match.result is not None:
            # The verdict for the viewer, the ranking, and what can be done next: the story's end may be long.
            after = Row(tuple(ended_buttons(context)))
            own = "" if seat is None else self._words.verdict(context.game, match.told_result, seat, context.names)
            verdict = [text(own)] if own else []
            story = [*self._ending(context, match, seat), *self._outcome(context, match)]
            parts["over"] = self._items([*verdict, ranking_text(context, match), after, *story])
            parts["games"] = self._games()
            return parts
        below: list[Item] = []
        settled = False
        if away:
            below += away_items(context)
        if seat is not None:
            parts["ask"] = None
            parts["how"] = self._text(introduction_again(context, match))
            if question is not None and ask is not None:
                # The page of news, where there is one, is sent with the hand.
                since = {"since": None} if parts["hand"]["news"] else self._since(context, match, seat)
                settled = ask.settled
                parts["ask"] = self._ask(ask, question.id) | {
                    **({"since": ""} if settled else since),
                    "says": not sure,
                    "how": self._text(introduction(context, match)),
                }
                below += [*advice_items(context, match, question, draft), *ordered_line(context, match, seat)]
            below += [item] if (item := given_text(context, match, seat)) is not None else []
        # Beside what is to be confirmed it would seem to undo that, and not the move before it. More leads to it, too.
        taking, again = ([], []) if seat is None or settled else take_back(context, match, seat)
        # Orders that the game recommends are set where they are explained.
        orders = [] if seat is None or context.paused else orders_button(context, match, seat)[:1]
        more = button(self._words.line("bot-more"), Press(context.table, "more").custom_id())
        advice = [] if question is None else advice_button(context, match, question, draft)
        # What is a sheet of the table needs no button. A row of the page takes more than five.
        pictures = pictures_of(context.game.name)
        looks = look_buttons(context, without=() if pictures is None else pictures.sheets)
        tools = Row((*advice, *taking, *orders, *reading_buttons(context), *looks, more))
        # What an undo does not change is heard once, however often it is offered.
        once = [item | {"once": True} for item in self._items(again)]
        parts["below"] = [*self._items(below), *once, *self._items([tools])]
        return parts

    def board(
        self,
        context: Context,
        match: Match,
        public: View,
        drawing: Drawing | None,
        question: Question | None,
        ask: Ask | None = None,
    ) -> Json:
        """Return the sheet that the viewer looks at, and the names of all sheets.

        ``ask``: the question as far as it is answered.
        """
        game, theme = context.game, self.sight.theme
        found: dict[str, Drawing] = {} if drawing is None else {TABLE: drawing}
        now, before = pages(game, match)
        moments = moment_drawings(game, public, context.words, context.names, theme)
        found |= {f"{MOMENT}{now}-{n}": one for n, one in enumerate(moments)}
        pictures = pictures_of(game.name)
        for look in () if pictures is None or match.result is not None else pictures.sheets:
            seen = look_drawings(game, public, look, context.words, context.names, theme)
            found |= {f"{look}-{n}": one for n, one in enumerate(seen) if not shows_again(one, drawing)}
        titles = {name: sheet_title(one) for name, one in found.items()}
        # What was fought in the last turn can still be read while the next one is planned.
        for n, one in [*enumerate(self._earlier.moments(context, match, now))][-MOMENTS:]:
            name = f"{MOMENT}{before}-{n}"
            found[name] = one
            titles[name] = self._words.line("bot-sheet-before", title=sheet_title(one))
        asked = self.sight.asked if question is None else question.id
        anew = asked != self.sight.asked and is_moment(self.sight.sheet)
        on_table = (anew or self.sight.led != "") and self._lights(drawing, ask)
        self.lead(game, public, question, now, begun=not moments, on_table=on_table)
        self.sight = self.sight._replace(asked=asked)
        shown = self.sight.sheet if self.sight.sheet in found else next(iter(found), "")
        besides = besides_of(game.name) if found else ()
        lines = [
            context.words.fact(game, fact, context.names)
            for fact in public.board()
            if fact.kind in besides or not found
        ]
        return {
            "sheets": [[name, title] for name, title in titles.items()] if len(found) > 1 else [],
            "sheet": shown,
            "picture": self._draw(found[shown]) if shown else None,
            "lines": [self._text(short(line) if found else line) for line in lines if line],
        }

    def _lights(self, drawing: Drawing | None, ask: Ask | None) -> bool:
        """Return whether an option, or what is chosen so far, stands for a shape of a drawing."""
        if drawing is None or ask is None:
            return False
        offered = (tag for option in ask.options for tag in option.get("of", "").split())
        return not tagged(self._shared.cutter.of(drawing)).isdisjoint((*ask.chosen, *offered))

    def lead(
        self,
        game: Game,
        public: View,
        question: Question | None,
        now: int,
        *,
        begun: bool,
        on_table: bool = False,
    ) -> None:
        """Turn to the moment that a question is about, once.

        Turn back to the table when the next page has begun; from any moment, when another question is answered there.
        ``begun``: whether the present page has no moments yet. ``on_table``: whether what is asked lights up there.
        """
        pictures = pictures_of(game.name)
        if question is None or pictures is None or pictures.asked is None:
            return
        place = pictures.asked(public, question)
        if place is not None and (led := f"{MOMENT}{now}-{place}") != self.sight.led:
            self.sight = self.sight._replace(sheet=led, led=led)
        elif place is None and on_table:
            sheet = TABLE if is_moment(self.sight.sheet) else self.sight.sheet
            self.sight = self.sight._replace(sheet=sheet, led="")
        elif begun and self.sight.led:
            sheet = TABLE if self.sight.sheet == self.sight.led else self.sight.sheet
            self.sight = self.sight._replace(sheet=sheet, led="")

    def _hand(self, context: Context, match: Match, seat: int, board: Drawing | None) -> Json:
        """Return what the viewer holds: its picture, what only words say, and whether the seat still plays."""
        game, view = context.game, match.view(seat)
        drawing = hand_drawing(game, view, context.words, context.names, self.sight.theme)
        if drawing is not None and shows_again(drawing, board):
            drawing = None
        besides = besides_of(game.name) if drawing is not None else ()
        told = ((fact, context.words.fact(game, fact, context.names)) for fact in view.own())
        lines = [short(line) for fact, line in told if line and (drawing is None or fact.kind in besides)]
        if orders := orders_line(context, match, seat):
            lines.append(orders)
        plays = match.plays(seat)
        if match.result is None and not plays:
            lines.append(out_line(context, match, seat))
        told_since = own_news(context, match, seat, limits.PAGE_NEWS)
        news = [item.content for item in told_since if isinstance(item, Text)]
        # At the end nobody asks what is hidden.
        empty = [] if drawing is not None or match.result is not None else [self._words.line("bot-own-nothing")]
        return {
            "picture": None if drawing is None else self._draw(drawing),
            "name": self._words.line_of(game, "touch-name-hand"),
            "lines": [self._text(line) for line in lines] or empty,
            "news": [self._text(line) for line in news],
            "plays": plays,
        }

    def _ask(self, ask: Ask, question: str) -> Json:
        return {
            "id": f"{question}/{ask.step}",
            "head": [self._text(told) for told in ask.head],
            "options": ask.options,
            "heads": ask.heads,
            "names": ask.names,
            "press": ask.press,
            "pages": list(ask.page_press),
            "unpick": ask.unpick,
            "bounds": ask.bounds,
            "ordered": ask.ordered,
            "lists": ask.lists,
            "held": ask.held,
            "picked": list(ask.picked),
            "chosen": ask.chosen,
            "last": ask.last,
            "kinds": ask.kinds,
            "kind": ask.kind,
            "marks": ask.marks,
            "about": ask.about,
            "below": self._items(ask.below),
        }

    def _since(self, context: Context, match: Match, seat: int) -> Json:
        """Return what has happened since the viewer last answered in person: see :class:`Since`."""
        found = since_last_answer(context, match, seat)
        return {
            "since": self._text("\n".join(found.lines)),
            "told": [*found.told],
            "short": self._text(found.short),
            "shortOf": [*found.short_of],
            "main": self._text("\n".join(found.main)),
            "mainOf": [*found.main_of],
        }

    def _turn(self, context: Context, match: Match, seat: int | None, *, away: bool) -> Json:
        """Return whether the viewer is asked, and how (:func:`call_of`), whom the table waits for, and until when."""
        if match.result is not None:
            return {"yours": False, "call": "", "lines": []}
        question = None if seat is None or context.paused or away else match.questions.get(seat)
        due = None if question is None else context.deadlines.of(question.seat)
        others = deadline_lines(context, match, seat if due is not None else None)
        lines = [waiting_line(context, match, {}, paused=context.paused, asked=question), *others]
        if due is not None:
            lines.append("-# " + context.words.line("bot-deadline-own", until=until_text(due)))
        call = "" if question is None else call_of(match, question.seat) or ""
        return {
            "yours": question is not None,
            "call": call,
            "lines": [self._text(line) for line in dict.fromkeys(lines)],
        }

    def _result(self, context: Context, match: Match) -> Json | None:
        """Return the last result: what it was, and the board at that moment. ``of`` stays while more belongs to it.

        It tells the events ``from`` its first one to the one that ``n`` names.
        """
        found = self._earlier.result(context, match)
        if found is None:
            return None
        return {
            "n": f"{context.table}.{found.last}",
            "of": f"{context.table}.{found.of}",
            "from": found.first,
            "text": self._text("\n".join(found.told)),
            "picture": None if found.drawing is None else self._draw(found.drawing),
        }

    def _ending(self, context: Context, match: Match, seat: int | None) -> list[Item]:
        """Return what has led to the end, such as who has turned up which card."""
        lines = ending_lines(context, match, seat)
        return [text("\n".join([self._words.line("bot-ended-by"), *lines]))] if lines else []

    def _outcome(self, context: Context, match: Match) -> list[Item]:
        """Return the story's end."""
        finals = [event for event in match.events(None) if event.kind in context.game.telling.finals]
        told = (context.words.outcome(context.game, event, context.names_at(event)) for event in finals)
        return [text(line) for line in told if line]

    def _log(self, context: Context, match: Match, seat: int | None) -> Json:
        return {"why": Press(context.table, "why").custom_id("s"), **self.story(context, match.events(seat), None)}

    def story(self, context: Context, events: Sequence[SeenEvent], before: int | None) -> Json:
        """Return the last lines of a story, or those before an event. ``more``: where to read on; 0: nowhere."""
        lines: list[Json] = []
        n = 0
        told = events[: len(events) if before is None else max(0, before - 1)]
        for group in context.game.telling.latest(told):
            if len(lines) >= LINES:
                return {"lines": lines[::-1], "more": n}
            for event, line in told_of(context, group):
                lines.append({"code": code_of(event), "text": self._text(locked(context, event, line))})
            n = group[0].n
        return {"lines": lines[::-1], "more": 0}

    # ---------------------------------------------------------------- parts of the above

    def _context(self, table: Table) -> Context:
        seated = {sitting.user_id: sitting.name for sitting in table.ever_seated if sitting.user_id is not None}
        self._names = {self._guest.user_id: self._guest.name, **seated}
        return replace(context_of(table, self._words), theme=self.sight.theme)

    def _name(self, user_id: int) -> str | None:
        # A host need not have a seat.
        return self._names.get(user_id) or self._shared.name_of(user_id)

    def _text(self, told: str) -> str:
        return named(self._shared.signs.text(told), self._name)

    def _items(self, items: Sequence[Item]) -> list[Json]:
        return plain_items(items, self._shared.signs, self._draw, self._name)

    def items(self, table: Table | None, items: Sequence[Item]) -> tuple[list[Json], dict[str, str]]:
        """Return the items of a reply, and the pieces of their drawings."""
        if table is not None:
            self._context(table)
        return self._items(items), self._pieces

    def _draw(self, drawing: Drawing) -> Json:
        found: Cut = self._shared.cutter.of(drawing)
        self._pieces |= found.pieces
        return {"svg": found.whole, "alt": drawing.alt}


def state_of(table: Table) -> str:
    """Return the state of a table that is not being played, as notices name it."""
    return "frozen" if table.frozen and table.row.state != "stopped" else table.row.state


def pages(game: Game, match: Match) -> tuple[int, int]:
    """Return the events with which the present page of news and the one before began; 0: the first event."""
    closes = () if game.news is None else game.news.closes
    begun = [event.n for event in match.events(None) if event.kind in closes and event.undone is None]
    return (0, 0, *begun)[-1], (0, 0, *begun)[-2]


def shows_again(drawing: Drawing, board: Drawing | None) -> bool:
    """Return whether a drawing shows nothing but a map that the board shows, too."""
    scene: Json = json.loads(drawing.scene)
    maps = scene.get("maps") or [scene.get("map")]
    return board is not None and not scene.get("logs") and maps == [json.loads(board.scene).get("map", "")]


def is_moment(sheet: str) -> bool:
    """Return whether a sheet shows a moment, such as a battle."""
    return sheet.startswith(MOMENT)


def sheet_title(drawing: Drawing) -> str:
    """Return what the tab of a drawing says: the title that it shows, or more where its scene names its sheet."""
    scene = json.loads(drawing.scene)
    return str(scene.get("sheet") or scene.get("title", ""))
