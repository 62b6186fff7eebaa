"""SQL statements and transactions for an answer, counted in the bot's process."""

from argparse import Namespace

from benchmarks.figures import Figure, Measured, each
from benchmarks.playing import played
from benchmarks.requests import MATCHES, how


async def measure(arguments: Namespace) -> Measured:
    """Count the statements by their first table, and the transactions."""
    matches = [await played(game, seats, arguments.answers, trace=True) for game, seats in MATCHES]
    measured = Measured("statements", how(matches))
    for match in matches:
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
