"""Undos that need everybody's consent: which one is proposed, who has still to agree, and carrying it out."""

from collections.abc import Collection
from contextlib import suppress
from typing import Literal

from bot.tables.table import Table
from bot.tables.taking_back import others_of, unread
from rules.kernel import IllegalAnswer, Match, StaleQuestion, Undoable
from storage import ProposalRow, SittingRow

Fate = Literal["open", "refused", "lapsed"]


def fate(proposal: ProposalRow, match: Match) -> Fate | None:
    """Return what has become of a proposal, or None if it was carried out or is no longer news."""
    if match.result is not None:
        return None
    later = match.known_acts[proposal.entries :]
    if not later:
        return "open" if proposal.refused_by is None else "refused"
    # That the game has gone on is news only until the next act.
    return None if proposal.refused_by is not None or len(later) > 1 or later[0].type == "undo" else "lapsed"


def open_proposal(table: Table, match: Match) -> ProposalRow | None:
    """Return the proposal that waits for consent, or None."""
    proposal = table.proposal
    return proposal if proposal is not None and fate(proposal, match) == "open" else None


def proposed_by(table: Table, match: Match, user_id: int | None) -> ProposalRow | None:
    """Return the open proposal if that person made it, else None."""
    proposal = open_proposal(table, match)
    return proposal if proposal is not None and proposal.user_id == user_id else None


def steps_to(table: Table, match: Match, most: int) -> list[Undoable]:
    """Return the steps back to which an undo may go, newest first: decisions of people, at most ``most``.

    An undo back to an AI's answer would change nothing: the AI would give it again at once. Raises IllegalAnswer with
    the reason if there is none.
    """
    ais = [sitting.seat for sitting in table.sittings if table.by_ai(sitting)]
    found = match.undoable(len(match.acts), unread(table))
    steps = [step for step in found if step.seat not in ais][:most]
    if not steps:
        raise reason_against(table, match, [sitting.seat for sitting in table.sittings if sitting.seat not in ais])
    return steps


def reason_against(table: Table, match: Match, seats: Collection[int]) -> IllegalAnswer:
    """Return why not even the last decision of any of these seats can be taken back: of several reasons, the first."""
    for seat in seats:
        with suppress(StaleQuestion):
            try:
                match.last_decision(seat, unread(table))
            except IllegalAnswer as reason:
                if reason.code != "nothing_to_undo":
                    return reason
    return IllegalAnswer("nothing_to_undo")


def still_to_agree(table: Table, match: Match, agreed: Collection[int]) -> list[SittingRow]:
    """Return the sittings of the people who play and have not agreed; people who are away need not agree.

    A consent belongs to a person, and counts for the seat that they have now.
    """
    return [
        sitting
        for sitting in table.sittings
        if not table.by_ai(sitting) and sitting.user_id not in agreed and match.known_to_play(sitting.seat)
    ]


def unagreed(table: Table, match: Match, proposal: ProposalRow) -> list[str]:
    """Return mentions of the people who have not agreed to a proposal yet."""
    return [f"<@{sitting.user_id}>" for sitting in still_to_agree(table, match, proposal.consents)]


async def carry_out(table: Table, match: Match, position: int, asker: int, press: int | None) -> None:
    """Undo everything from entry ``position`` on; the caller holds the match.

    The undo is recorded for the asker's seat. If the asker does not play, it is a person's seat, or else an AI's.
    """
    playing = [sitting for sitting in table.sittings if match.known_to_play(sitting.seat)]
    first = min(playing, key=lambda sitting: (sitting.user_id != asker, sitting.controller != "player"))
    others = others_of(match, first.seat)
    await table.change(match, lambda match: match.undo(first.seat, position, others, unread(table)), asker, press)


async def settle(table: Table) -> bool:
    """Carry out an undo that needs no further consent, as people may have left; return whether it was done."""
    proposal = table.proposal
    if proposal is None or proposal.refused_by is not None or table.deserted:
        return False
    async with table.held() as match:
        proposal = open_proposal(table, match)
        if proposal is None or still_to_agree(table, match, proposal.consents):
            return False
        await carry_out(table, match, proposal.position, proposal.user_id, None)
        return True
