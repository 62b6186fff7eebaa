"""Every benchmark runs, at a tiny size, and gives figures. None is compared with a time."""

import json
from importlib import import_module
from typing import Any

import pytest

from benchmarks.__main__ import NAMES, parsed
from benchmarks.figures import Figure, Measured, as_line

TINY = ["--answers", "3", "--games", "1", "--tables", "3", "--entries", "45", "--pictures", "2", "--unsettled"]


async def run(name: str) -> dict[str, Any]:
    """Run a benchmark; return the JSON that it prints."""
    measured = await import_module(f"benchmarks.{name}").measure(parsed([name, "--json", *TINY]))
    assert name in measured.as_text()
    return json.loads(as_line(measured))


def value(found: dict[str, Any], what: str) -> float:
    return found["figures"][what]["value"]


@pytest.mark.parametrize("name", ["rules", "undo", "pictures", "store", "campaign"])
async def test_a_benchmark_without_a_bot_gives_figures(name: str) -> None:
    found = await run(name)
    assert found["name"] == name
    assert set(found) == {"name", "machine", "how", "figures", "parts"}
    assert found["figures"]
    for figure in found["figures"].values():
        assert figure["value"] > 0
        assert figure.get("floor", 1) > 0


async def test_frames_of_the_table_to_touch() -> None:
    found = await run("touch")
    assert value(found, "corsari: a frame, deflated") < value(found, "corsari: first frame")
    assert found["figures"]["corsari: click to new frame"]["floor"] > 0


async def test_the_log_with_undos_has_as_many_as_were_asked_for() -> None:
    assert "45 entries, 10 of them undos" in (await run("undo"))["how"]


async def test_requests_and_cpu_of_a_match() -> None:
    requests, cpu = await run("requests"), await run("cpu")
    assert "3 answers of corsari 3" in requests["how"]
    every, limited = (
        value(requests, "corsari 3: HTTP requests"),
        value(requests, "corsari 3: under the global limit"),
    )
    assert every >= limited > 0
    assert value(requests, "corsari 3: interactions") >= 1
    routes = requests["parts"]["corsari 3, requests an answer"]
    assert sum(routes.values()) == pytest.approx(every, rel=0.01)
    assert routes["POST callback"] == value(requests, "corsari 3: interactions")
    assert value(cpu, "corsari 3: CPU") > 0
    assert cpu["figures"]["corsari 3: CPU"]["floor"] > 0
    assert value(cpu, "corsari 3: last press to last request") > 0


async def test_statements_of_a_match() -> None:
    found = await run("statements")
    tables = found["parts"]["corsari 3, statements an answer"]
    assert sum(tables.values()) == pytest.approx(value(found, "corsari 3: SQL statements"), rel=0.01)
    assert tables["writes entries"] == 1
    assert value(found, "corsari 3: transactions") >= 1


async def test_a_start_with_copied_tables() -> None:
    found = await run("start")
    for what in ("CPU from start to gateway", "tasks at the gateway", "timers.next_due", "SIGTERM to exit"):
        assert value(found, what) > 0
    assert found["figures"]["a press in the first minute, to its result"]["unit"] == "s"
    assert value(found, "messages sent though nothing changed") == 0


def test_names_that_are_unknown_are_refused() -> None:
    with pytest.raises(SystemExit):
        parsed(["speed"])


def test_all_names_have_a_module() -> None:
    assert all(hasattr(import_module(f"benchmarks.{name}"), "measure") for name in NAMES)


def test_figures_are_printed_beside_floor_and_target() -> None:
    measured = Measured("x", "once", {"load": Figure(1234.5, "ms", 500, 61.25)}, {"of it": {"reading": 0.5}})
    text = measured.as_text()
    assert [word in text for word in ("1,234 ms", "61.2", "500", "reading")] == [True] * 4
    assert measured.as_json()["figures"]["load"] == {"value": 1234.0, "unit": "ms", "target": 500, "floor": 61.25}
