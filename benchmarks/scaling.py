"""The tables of docs/scaling.md, computed from the figures of one run.

``python -m benchmarks --json > figures.jsonl``, then ``python -m benchmarks.scaling figures.jsonl``.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SHARE = 0.7
"""The part of each bound that is planned for: above it, answers wait for one another noticeably."""
LIMIT = 50
"""Discord's global limit, requests a second."""
CORES = 2
"""Cores that draw pictures."""
GAME = "corsari 3"
TABLES = 10_000
PACES = {"10 seconds": 10, "minute": 60, "hour": 3600}

Figures = Mapping[str, Mapping[str, float]]
"""Measurement -> figure -> value."""


def read(lines: list[str]) -> Figures:
    """Return the values of measurements, one JSON object a line."""
    found: dict[str, dict[str, float]] = {}
    for line in lines:
        measured: dict[str, Any] = json.loads(line)
        found[measured["name"]] = {what: figure["value"] for what, figure in measured["figures"].items()}
    return found


def bounds(figures: Figures) -> dict[str, tuple[str, float]]:
    """Return what bounds the answers of a second: {bound: (what an answer costs, answers a second)}."""
    cpu = figures["cpu"][f"{GAME}: CPU of an answer"]
    requests = figures["requests"][f"{GAME}: under the global limit"]
    transactions = figures["statements"][f"{GAME}: transactions"]
    append = figures["store"]["append an answer"]
    pictures = figures["pictures"][f"{GAME}: different pictures sent"]
    drawn = figures["pictures"]["table: drawn"]
    return {
        "Discord's limit of 50 requests a second": (f"{requests:.2f} requests", SHARE * LIMIT / requests),
        "one core for Python": (f"{cpu:.1f} ms", SHARE * 1000 / cpu),
        "the disk": (f"{transactions:.1f} transactions of {append:.1f} ms", SHARE * 1000 / (transactions * append)),
        f"pictures, drawn on {CORES} cores": (
            f"{pictures:.1f} pictures of {drawn:.0f} ms",
            SHARE * CORES * 1000 / (pictures * drawn),
        ),
    }


def rounded(number: float) -> str:
    """Return a number with two significant digits: more would pretend to be exact."""
    return f"{float(f'{number:.2g}'):,.10g}"


def markdown(figures: Figures) -> str:
    """Return both tables."""
    found = sorted(bounds(figures).items(), key=lambda bound: bound[1][1])
    lines = ["| Bound | An answer costs | Answers a second |", "|---|---|---|"]
    lines += [f"| {what} | {cost} | {rounded(rate)} |" for what, (cost, rate) in found]
    lines += ["", "| One answer at a table every | Tables with pictures | Tables without |", "|---|---|---|"]
    first = found[0][1][1]
    plain = min(rate for what, (_, rate) in found if not what.startswith("pictures"))
    lines += [f"| {pace} | {rounded(first * gap)} | {rounded(plain * gap)} |" for pace, gap in PACES.items()]
    start = figures["start"]
    lines += [
        "",
        f"| With {TABLES:,} open tables | |",
        "|---|---|",
        f"| Memory at the gateway | {start['memory at the gateway']:.0f} MB |",
        f"| CPU time from start to gateway | {start['CPU from start to gateway']:.1f} s |",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(markdown(read(Path(sys.argv[1]).read_text(encoding="utf-8").splitlines())))
