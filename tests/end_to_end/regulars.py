"""The people of a match that runs for weeks: they answer at times, are silent or away; the bot restarts."""

from collections.abc import Callable
from datetime import UTC, datetime, time, timedelta
from random import Random
from zoneinfo import ZoneInfo

from bot.cli.player import Cast, Player, Way
from bot.loopback import Message, Person, Response
from bot.tables.table import Table
from rules.kernel import Question

from ..house import settled
from ..weeks import Weeks
from .playing import restart, table_of
from .witness import Witness

HOUR = timedelta(hours=1)
OUTAGE = timedelta(seconds=30)
NIGHT, MORNING = 22, 8
SATURDAY = 5


class Regular(Player):
    """A player who answers at a random place."""

    def __init__(self, cast: Cast, table: Table, seat: int, chance: Random) -> None:
        super().__init__(cast, table, seat)
        self._chance = chance

    def way(self) -> Way:
        return self._chance.choice(("direct", "channel", "private"))


class Regulars:
    """A match, its people, and the passing of their time."""

    def __init__(self, house: Weeks, table: Table, people: list[Person], chance: Random) -> None:
        self.house, self.table, self.chance = house, table, chance
        self.people = {person.id: person for person in people}
        self.silent: set[int] = set()
        """Ids of people who do not answer."""
        self.zones: dict[int, ZoneInfo] = {}
        self.free_weekends: set[int] = set()
        self.vacations: dict[int, datetime] = {}
        """User id -> end of the vacation."""
        self.restarts = self.outages = 0
        self.witness = Witness(house, people)

    # ---------------------------------------------------------------- acts of people

    async def slash(self, person: Person, command: str, /, **about: object) -> Response:
        """Have a person use a command, and wait until its results are told."""
        reply = await settled(await person.slash(command, self.house.server.channel, **about))
        await self.told()
        return reply

    async def choose(self, person: Person, command: str, verb: str, **chosen: str) -> None:
        """Choose from the menus of a command's screen: {menu: value}."""
        screen = (await self.slash(person, command)).message
        assert screen is not None
        for step, value in chosen.items():
            await self.house.select(person, screen, verb, [value], step=step.replace("_", "-"))
            await self.told()

    async def settle_in(self, person: Person, zone: str, *, weekends: bool = False) -> None:
        """Set a person's time zone, quiet hours at night and, if wanted, free weekends."""
        await self.slash(person, "settings zone", zone=zone)
        about = {"quiet_from": str(NIGHT), "quiet_to": str(MORNING)} | ({"weekends": "true"} if weekends else {})
        await self.choose(person, "settings me", "setme", **about)
        self.zones[person.id] = ZoneInfo(zone)
        if weekends:
            self.free_weekends.add(person.id)

    async def go_away(self, person: Person, days: int, /, **about: object) -> datetime:
        """Have a person go on vacation now for `days` days; return the end."""
        day = self.house.clock.now().astimezone(self.zones[person.id]).date() + timedelta(days=days)
        await self.slash(person, "vacation", until=day.isoformat(), **about)
        back = datetime.combine(day + timedelta(days=1), time(), self.zones[person.id]).astimezone(UTC)
        self.vacations[person.id] = back
        return back

    async def press(self, person: Person, message: Message, verb: str) -> Response:
        """Have a person press a button, and wait until the results are told."""
        reply = await self.house.press(person, message, verb)
        await self.told()
        return reply

    async def sit(self, person: Person) -> None:
        """Have a person take the offered seat."""
        (offer,) = self.table.offers
        await self.press(person, await self.house.board(person, "sit"), "sit")
        assert self.table.sitting_at(offer.seat).user_id == person.id

    def awake(self, user_id: int, at: datetime) -> bool:
        """Return whether a person is outside their quiet hours."""
        if user_id not in self.zones:
            return True
        here = at.astimezone(self.zones[user_id])
        weekend = user_id in self.free_weekends and here.weekday() >= SATURDAY
        return MORNING <= here.hour < NIGHT and not weekend and at >= self.vacations.get(user_id, at)

    async def look_in(self) -> None:
        """Have the asked people answer who are present and awake, each by chance; most finish their turn."""
        for seat in range(len(self.table.sittings)):
            while (question := await self._asked(seat)) is not None and self.chance.random() < 0.75:
                await self._answer(seat, question)

    async def _asked(self, seat: int) -> Question | None:
        """Return the question of a seat, if a person who may answer is present."""
        sitting, now = self.table.sitting_at(seat), self.house.clock.now()
        user = sitting.user_id
        away = user is None or user in self.silent or self.table.by_ai(sitting) or not self.awake(user, now)
        if away or self.table.paused or self.table.row.state != "playing":
            return None
        return await self.table.look(lambda match: match.questions.get(seat))

    async def _answer(self, seat: int, question: Question) -> None:
        anybody = next(iter(self.people.values()))
        seated = [self.people.get(sitting.user_id or 0, anybody) for sitting in self.table.sittings]
        cast = Cast(self.house.server, self.house.bot, seated)
        await Regular(cast, self.table, seat, self.chance).answer(question)
        await self.told()

    # ---------------------------------------------------------------- time

    async def told(self) -> None:
        """Wait until everything due was done and told."""
        await self.house.told(self.table)
        self.witness.note_timers(self.table)

    async def restart(self) -> None:
        """Stop the bot and start it again at once, and check that it has the same deadlines."""
        before = self.witness.deadlines(self.table)
        await restart(self.house)
        self.table = await table_of(self.house)
        self.restarts += 1
        assert self.witness.deadlines(self.table) == before
        await self.told()

    async def wait(self, until: datetime) -> None:
        """Let time pass from one due moment to the next; sometimes the bot is down at that moment."""
        clock = self.house.clock
        while (moment := clock.next_moment()) is not None and moment <= until:
            if not self.house.concerns(self.table, moment):
                clock.set(max(moment, clock.now()))
                continue
            self.witness.note_owed(self.table, moment, lambda user: self.awake(user, moment))
            if self.chance.random() < 0.4:
                # For so short a time that no deadline is extended.
                clock.set(max(moment - OUTAGE / 2, clock.now()))
                await self.house.stop()
                clock.set(moment + OUTAGE / 2)
                await self.house.start()
                self.table = await table_of(self.house)
                self.outages += 1
            else:
                clock.set(max(moment, clock.now()))
            await self.told()
        clock.set(max(until, clock.now()))

    async def live(self, until: datetime | Callable[[], object], within: timedelta = timedelta(days=14)) -> None:
        """Have people answer and the bot restart every few hours, until a moment or a condition."""
        clock = self.house.clock
        end = until if isinstance(until, datetime) else clock.now() + within
        while clock.now() < end and (isinstance(until, datetime) or not until()):
            await self.wait(min(end, clock.now() + self.chance.uniform(3, 8) * HOUR))
            if self.chance.random() < 0.8:
                await self.restart()
            await self.look_in()
        assert isinstance(until, datetime) or until(), "the condition never held"
