"""Undos that need everybody's consent: whether one stands, who has still to agree, and carrying it out."""

from collections.abc import Collection
from typing import Literal

from bot.tables import Table
from rules.kernel import Match
from storage import ProposalRow, SittingRow

Fate = Literal["open", "refused", "lapsed"]


def fate(proposal: ProposalRow, match: Match) -> Fate | None:
    """Say what has become of a proposal; None: it was carried out, or is long past."""
    if match.result is not None:
        return None
    later = match.known_acts[proposal.entries :]
    if not later:
        return "open" if proposal.refused_by is None else "refused"
    # That the game has gone on is worth a word only while it is news.
    return None if proposal.refused_by is not None or len(later) > 1 or later[0].type == "undo" else "lapsed"


def standing(table: Table, match: Match) -> ProposalRow | None:
    """Return the proposal that waits for consent, if there is one."""
    proposal = table.proposal
    return proposal if proposal is not None and fate(proposal, match) == "open" else None


def still_to_agree(table: Table, match: Match, agreed: Collection[int]) -> list[SittingRow]:
    """Return the people who play and have not agreed; nobody waits for those who are away.

    A consent is its giver's, for the seat that is theirs now.
    """
    return [
        sitting
        for sitting in table.sittings
        if not table.by_ai(sitting) and sitting.user_id not in agreed and match.plays(sitting.seat)
    ]


async def carry_out(table: Table, match: Match, position: int, asker: int, press: int | None) -> None:
    """Undo all from entry ``position`` on, in the name of who asked, or of somebody who agreed; hold the match."""
    playing = [sitting for sitting in table.sittings if match.plays(sitting.seat)]
    # Of those who play: who asked, else a person, else an AI.
    first = min(playing, key=lambda sitting: (sitting.user_id != asker, sitting.controller != "player"))
    others = [sitting.seat for sitting in playing if sitting is not first]
    await table.change(match, lambda match: match.undo(first.seat, position, others), asker, press)


async def settle(table: Table) -> bool:
    """Carry out what nobody has to agree to any more: who had to may have left. Tell whether it was."""
    proposal = table.proposal
    if proposal is None or proposal.refused_by is not None or table.deserted:
        return False
    async with table.held() as match:
        proposal = standing(table, match)
        if proposal is None or still_to_agree(table, match, proposal.consents):
            return False
        await carry_out(table, match, proposal.position, proposal.user_id, None)
        return True
