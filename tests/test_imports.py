"""No module of the project may import itself through others, not even for type hints or inside a function."""

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "rules", "storage")
ALLOWED = {
    # Match.start looks a game up by its name, inside a function; import-linter names the same exception.
    ("rules.kernel.lookup", "rules"),
}

Graph = Mapping[str, set[str]]


def modules(root: Path, packages: Sequence[str]) -> dict[str, Path]:
    """Return the file of every module by the module's dotted name."""
    found: dict[str, Path] = {}
    for path in (path for package in packages for path in sorted((root / package).rglob("*.py"))):
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(module: str, path: Path) -> Iterator[str]:
    """Yield the dotted names that a module imports anywhere in its file; relative imports are resolved."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level else ""
            base = ".".join(part for part in (above, node.module) if part)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def packages_around(module: str) -> Iterator[str]:
    """Yield the packages that a module is in, the innermost first."""
    while module := module.rpartition(".")[0]:
        yield module


def import_graph(root: Path, packages: Sequence[str], allowed: Collection[tuple[str, str]] = ()) -> Graph:
    """Return for every module the modules that it imports, without the allowed imports.

    A name inside a module counts for the module. An import also counts for the packages around the imported module,
    which Python runs first, except for those that the importing module is in itself.
    """
    known = modules(root, packages)
    graph: dict[str, set[str]] = {}
    for module, path in known.items():
        targets = {name if name in known else name.rpartition(".")[0] for name in imported(module, path)} & set(known)
        around = {package for target in targets for package in packages_around(target)} & set(known)
        own = {module, *packages_around(module)}
        graph[module] = {name for name in (targets - {module}) | (around - own) if (module, name) not in allowed}
    return graph


def reachable(graph: Graph, start: str) -> set[str]:
    """Return the modules that a module imports, directly or through others."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for name in graph[waiting.pop()] - found:
            found.add(name)
            waiting.append(name)
    return found


def largest_cycle(graph: Graph) -> list[str]:
    """Return the largest set of modules that all import each other, sorted; empty without a cycle."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError:
        reach = {module: reachable(graph, module) for module in graph}
        groups = [
            sorted(other for other in reach[module] if module in reach[other])
            for module in graph
            if module in reach[module]
        ]
        return max(groups, key=len)
    return []


def test_no_module_imports_itself_through_others() -> None:
    graph = import_graph(ROOT, PACKAGES, ALLOWED)
    assert {"bot.app", "rules.kernel", "storage"} <= set(graph), "the packages were found"
    cycle = largest_cycle(graph)
    assert not cycle, f"{len(cycle)} modules import each other: {', '.join(cycle)}"


@pytest.mark.parametrize(("module", "target"), sorted(ALLOWED))
def test_every_allowed_import_is_part_of_a_cycle(module: str, target: str) -> None:
    graph = import_graph(ROOT, [module.partition(".")[0]])
    assert target in graph[module]
    assert module in reachable(graph, target)


def importers(target: str) -> set[str]:
    """Return the packages and files of bot/ that import a module of bot/, or anything inside it."""
    graph = import_graph(ROOT, PACKAGES)
    found = {
        module for module, targets in graph.items() if any(f"{name}.".startswith(f"{target}.") for name in targets)
    }
    return {".".join(module.split(".")[:2]) for module in found}


def test_only_the_command_line_and_the_app_know_the_loopback() -> None:
    assert importers("bot.loopback") - {"bot.loopback"} <= {"bot.cli", "bot.app"}


def test_nobody_but_the_command_line_imports_the_app() -> None:
    """The client is the app's own: everyone else is given services, or asks for a protocol."""
    assert importers("bot.app") == {"bot.cli"}
    names = {name for module, path in modules(ROOT, PACKAGES).items() for name in imported(module, path)}
    assert {name for name in names if name.startswith("bot.app.")} == {"bot.app.create_bot"}


def planted(root: Path, **files: str) -> list[str]:
    """Write the files of a package `p`, and return its largest cycle."""
    (root / "p").mkdir()
    for name, text in {"__init__": "", **files}.items():
        (root / "p" / f"{name}.py").write_text(text)
    return largest_cycle(import_graph(root, ["p"]))


def test_a_cycle_of_plain_imports_is_found(tmp_path: Path) -> None:
    assert planted(tmp_path, a="import p.b", b="from p import c", c="from p.a import x", d="import p.a") == [
        "p.a",
        "p.b",
        "p.c",
    ]


def test_a_cycle_for_type_hints_is_found(tmp_path: Path) -> None:
    hints = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from p.b import B\n"
    assert planted(tmp_path, a=hints, b="from p.a import A") == ["p.a", "p.b"]


def test_a_cycle_inside_a_function_is_found(tmp_path: Path) -> None:
    assert planted(tmp_path, a="def f():\n    from . import b\n", b="from .a import f") == ["p.a", "p.b"]


def test_a_cycle_through_the_file_of_a_package_is_found(tmp_path: Path) -> None:
    (tmp_path / "q").mkdir()
    (tmp_path / "q" / "__init__.py").write_text("from q.b import x")
    (tmp_path / "q" / "a.py").write_text("")
    (tmp_path / "q" / "b.py").write_text("import p.c")
    (tmp_path / "p").mkdir()
    (tmp_path / "p" / "c.py").write_text("import q.a")
    assert largest_cycle(import_graph(tmp_path, ["p", "q"])) == ["p.c", "q", "q.b"]


def test_an_allowed_import_makes_no_cycle(tmp_path: Path) -> None:
    planted(tmp_path, a="import p.b", b="import p.a")
    assert largest_cycle(import_graph(tmp_path, ["p"], {("p.b", "p.a")})) == []


def test_the_largest_of_several_cycles_is_named(tmp_path: Path) -> None:
    small = {"a": "import p.b", "b": "import p.a"}
    large = {"c": "import p.d", "d": "import p.e", "e": "import p.c"}
    assert planted(tmp_path, **small, **large) == ["p.c", "p.d", "p.e"]


def test_imports_one_way_make_no_cycle(tmp_path: Path) -> None:
    assert planted(tmp_path, a="from p import b, c", b="from p.c import x", c="") == []
