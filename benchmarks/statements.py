"""SQL statements and transactions for an answer, counted in the bot's process."""

from argparse import Namespace

from benchmarks.figures import Figure, Measured, each
from benchmarks.playing import matches
from benchmarks.requests import how


async def measure(arguments: Namespace) -> Measured:
    """Count the statements by their first table, and the transactions."""
    played = await matches(arguments, trace=True)
    measured = Measured("statements", how(played))
    for match in played:
        name = f"{match.game} {match.seats}"
        before, after = match.usage
        statements = after.statements - before.statements
        transactions = after.transactions - before.transactions
        measured.figures |= {
            f"{name}: SQL statements": Figure(statements / match.answers, "an answer", 15),
            f"{name}: transactions": Figure(transactions / match.answers, "an answer", 2),
        }
        tables = {table: count - before.tables.get(table, 0) for table, count in after.tables.items()}
        changed = {table: count for table, count in tables.items() if count}
        measured.parts[f"{name}, statements an answer"] = each(changed, match.answers)
    return measured
