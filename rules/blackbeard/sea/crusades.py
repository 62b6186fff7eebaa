"""Crusades: the hostages that wait for the next winner of a duel between pirates (events 61, 62)."""

from rules.blackbeard import ledgers
from rules.blackbeard.cunning import named, own_roll
from rules.blackbeard.dice import dice
from rules.blackbeard.lasting import CRUSADES, RULE, all_of, end
from rules.blackbeard.sea.hostages import home_in
from rules.blackbeard.state import Pirate
from rules.blackbeard.tables import UNIDENTIFIED
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, Voyage
from rules.blackbeard.world.zones import sea_of
from rules.kernel import Play

CRUSADERS = 2
"""The dice for the hostages that a crusade brings."""


def won_duel(voyage: Voyage, winner: Pirate, loser: Pirate) -> Play[None]:
    """Give the winner of a duel between pirates the hostages of the crusades that wait (events 61, 62)."""
    for entry in all_of(voyage.state, *CRUSADES):
        if winner.status != "active":
            return
        if voyage.table.patched(COMBAT_CORRECTIONS):
            if entry not in voyage.state.lasting:
                # Somebody else has won a duel while this captain was asked.
                continue
            end(voyage, entry, "triggered")
        faces = yield from own_roll(
            voyage,
            winner,
            "crusade",
            lambda: dice(voyage, "event", CRUSADERS),
            look=lambda faces: named("hostages", count=sum(faces)),
        )
        voyage.tell(
            "crusade_won",
            event=entry.event,
            seat=winner.seat,
            pirate=winner.id,
            target=loser.id,
            rolls=list(faces),
            count=sum(faces),
            rule=RULE,
        )
        end(voyage, entry, "triggered")
        for _ in range(sum(faces)):
            home = yield from home_in(voyage, winner, sea_of(loser.position.place))
            ledgers.take_hostage(voyage, winner, loser.last_prize or UNIDENTIFIED, home, rule=RULE)
