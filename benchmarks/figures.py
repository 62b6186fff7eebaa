"""The results of a measurement, and how they are printed."""

import json
import os
import platform
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Figure(NamedTuple):
    """One number. ``target``: at most that; ``floor``: what cannot be undercut, measured in the same run."""

    value: float
    unit: str
    target: float | None = None
    floor: float | None = None


@dataclass
class Measured:
    """The figures of one measurement: ``how`` says on what and how often."""

    name: str
    how: str
    figures: dict[str, Figure] = field(default_factory=dict[str, Figure])
    parts: dict[str, dict[str, float]] = field(default_factory=dict[str, dict[str, float]])
    """The parts of some figures: {title: {part: number}}."""

    def as_json(self) -> dict[str, Any]:
        """Return everything as one JSON object."""
        return {
            "name": self.name,
            "machine": machine(),
            "how": self.how,
            "figures": {
                what: {key: rounded(value) for key, value in figure._asdict().items() if value is not None}
                for what, figure in self.figures.items()
            },
            "parts": {
                title: {what: rounded(value) for what, value in parts.items()} for title, parts in self.parts.items()
            },
        }

    def as_text(self) -> str:
        """Return everything as a table."""
        rows = [("", "measured", "floor", "target")] + [
            (what, f"{shown(figure.value)} {figure.unit}", shown(figure.floor), shown(figure.target))
            for what, figure in self.figures.items()
        ]
        lines = [f"{self.name}: {self.how}", *table(rows)]
        for title, parts in self.parts.items():
            lines.append(f"  {title}:")
            ordered = sorted(parts.items(), key=lambda part: -part[1])
            lines += [f"    {shown(value):>8}  {what}" for what, value in ordered]
        return "\n".join(lines)


def table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Return rows of texts as lines with columns."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  "
        + "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]


def shown(value: float | None) -> str:
    """Return a number with three significant digits."""
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


def rounded(value: Any) -> Any:
    """Return a number with four significant digits."""
    return float(f"{value:.4g}") if isinstance(value, float) else value


def machine() -> dict[str, Any]:
    """Return a description of this machine and of its load at the moment."""
    described: dict[str, Any] = {
        "python": platform.python_version(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }
    if hasattr(os, "getloadavg"):
        described["load"] = round(os.getloadavg()[0], 2)
    return described


def median(values: Sequence[float]) -> float:
    """Return the median, 0 without values."""
    return statistics.median(values) if values else 0.0


def each(counts: Mapping[str, int], number: int) -> dict[str, float]:
    """Return counts divided by a number."""
    return {what: count / max(number, 1) for what, count in counts.items()}


def as_line(measured: Measured) -> str:
    """Return everything as one line of JSON."""
    return json.dumps(measured.as_json(), ensure_ascii=False)
