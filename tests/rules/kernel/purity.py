"""Find code in rules that could make a replay differ: impure imports, the order of sets, module state."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

PURE = (
    "abc", "bisect", "collections", "dataclasses", "difflib", "enum", "fractions", "functools", "hashlib", "heapq",
    "hmac", "itertools", "json", "math", "operator", "pickle", "pydantic", "re", "string", "struct", "types", "typing",
)  # fmt: skip
READING_DATA = ("csv", "importlib", "io")
MAY_READ_DATA = ("rules.kernel.data",)
MAY_IMPORT_BY_NAME = ("rules",)
MAY_CACHE = ("rules.kernel.data",)

IMPURE_CALLS = ("open", "print", "input", "eval", "exec", "__import__", "hash", "id", "globals", "breakpoint")
MUTABLE = (
    "list", "dict", "set", "bytearray", "defaultdict", "deque", "Counter", "OrderedDict", "ChainMap", "count", "cycle",
    "iter",
)  # fmt: skip
READ_ONLY = ("Mapping", "Sequence", "Collection", "Iterable", "tuple", "frozenset", "TypeAlias", "Final")
SETS = ("set", "frozenset", "Set", "AbstractSet", "MutableSet", "FrozenSet")
SET_METHODS = ("union", "intersection", "difference", "symmetric_difference", "copy")
IN_ORDER = (
    "list", "tuple", "dict", "enumerate", "iter", "next", "zip", "map", "filter", "reversed", "chain", "islice",
    "deque", "reduce", "product", "permutations", "combinations", "accumulate", "groupby", "str", "repr",
    "from_iterable", "extend", "join", "fromkeys", "shuffle", "draw",
)  # fmt: skip
IN_ANY_ORDER = ("sorted", "len", "sum", "any", "all", "set", "frozenset", "min", "max")
VALUE_CLASSES = ("NamedTuple", "BaseModel", "View", "TypedDict", "Protocol")

DISPLAYS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp)
Modules = Mapping[str, ast.Module]


class Facts(NamedTuple):
    """The names of attributes that hold sets, and of functions that return sets, anywhere in rules."""

    attributes: frozenset[str]
    functions: frozenset[str]


def impurities(modules: Modules) -> list[str]:
    """Return the problems found, each as ``module:line problem``."""
    facts = facts_of(modules)
    found: list[str] = []
    for name, tree in sorted(modules.items()):
        sets = SetReader(facts)
        sets.read(tree)
        problems = [*sets.found, *wrong_imports(name, tree), *impure_calls(name, tree), *state(tree)]
        found += [f"{name}:{line} {what}" for line, what in sorted(problems)]
    return found


# ---------------------------------------------------------------- allowed imports and calls


def wrong_imports(module: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{'.' * node.level}{node.module or ''}"]
        else:
            continue
        yield from ((node.lineno, f"imports {name}") for name in names if not may_import(module, name))


def may_import(module: str, name: str) -> bool:
    top, _, rest = name.partition(".")
    if top == "rules":
        package = module.split(".")[1:2]
        own = not package or rest.split(".")[0] in ("kernel", *package)
        return own or (module, name) == ("rules.kernel.lookup", "rules")
    if top in READING_DATA:
        return module in MAY_READ_DATA or (top == "importlib" and module in MAY_IMPORT_BY_NAME)
    return top in PURE


def impure_calls(module: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            yield node.lineno, f"calls {node.func.id}()"
        # cached_property is allowed: it keeps its value on the object, not in the module.
        if isinstance(node, ast.Name | ast.Attribute) and name_of(node) in ("cache", "lru_cache"):
            yield from () if module in MAY_CACHE else [(node.lineno, "keeps a cache")]


# ---------------------------------------------------------------- module state


def state(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            yield node.lineno, f"changes {', '.join(node.names)} of its module"
        if isinstance(node, ast.ClassDef) and not any(name_of(base) in VALUE_CLASSES for base in node.bases):
            yield from mutable_values(node.body)
    yield from mutable_values(tree.body)


def mutable_values(body: Iterable[ast.stmt]) -> Iterator[tuple[int, str]]:
    for node in body:
        if isinstance(node, ast.Assign):
            targets = [name_of(target) for target in node.targets]
            if targets != ["__all__"] and is_mutable(node.value):
                yield node.lineno, f"{targets[0]} is mutable"
        elif isinstance(node, ast.AnnAssign) and node.value is not None and is_mutable(node.value):
            if name_of(node.annotation) not in READ_ONLY:
                yield node.lineno, f"{name_of(node.target)} is mutable"
        elif isinstance(node, ast.If | ast.Try | ast.With | ast.For | ast.While):
            yield from mutable_values(node.body)


def is_mutable(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        return name_of(node.func) in MUTABLE
    return isinstance(node, DISPLAYS)


# ---------------------------------------------------------------- the order of sets


def facts_of(modules: Modules) -> Facts:
    attributes: list[str] = []
    functions: list[str] = []
    for node in (node for tree in modules.values() for node in ast.walk(tree)):
        if isinstance(node, ast.FunctionDef) and is_set_type(node.returns):
            functions.append(node.name)
        elif isinstance(node, ast.ClassDef):
            fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
            attributes += [name_of(field.target) for field in fields if is_set_type(field.annotation)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            attributes += [node.target.attr] if is_set_type(node.annotation) else []
        elif isinstance(node, ast.Assign) and SetReader(Facts(frozenset(), frozenset())).is_set(node.value):
            attributes += [target.attr for target in node.targets if isinstance(target, ast.Attribute)]
    return Facts(frozenset(attributes), frozenset(functions))


def is_set_type(annotation: ast.expr | None) -> bool:
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return is_set_type(ast.parse(annotation.value, mode="eval").body)
    if isinstance(annotation, ast.BinOp):
        return is_set_type(annotation.left) or is_set_type(annotation.right)
    return annotation is not None and name_of(annotation) in SETS


def name_of(node: ast.AST) -> str:
    """Return the last name of ``a``, ``b.a``, ``a[b]``, ``a(b)``."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=inner) | ast.Call(func=inner):
            return name_of(inner)
        case _:
            return ""


class SetReader(ast.NodeVisitor):
    """Find the places where the order of a set could have an effect."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.names: frozenset[str] = frozenset()
        self.blind: list[ast.AST] = []
        self.found: list[tuple[int, str]] = []

    def read(self, scope: ast.AST) -> None:
        """Read a module or function after finding out which of its names are sets."""
        outer = self.names
        own = list(scope_of(scope))
        # Twice, because a name may be used above the line that defines it.
        for node in [*own, *own]:
            if isinstance(node, ast.arg | ast.AnnAssign) and is_set_type(node.annotation):
                self.names |= {node.arg if isinstance(node, ast.arg) else name_of(node.target)}
            elif isinstance(node, ast.Assign) and self.is_set(node.value):
                self.names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
            elif isinstance(node, ast.NamedExpr) and self.is_set(node.value):
                self.names |= {node.target.id}
        self.generic_visit(scope)
        self.names = outer

    def is_set(self, node: ast.expr) -> bool:
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name(id=name):
                return name in self.names
            case ast.Attribute(attr=name):
                return name in self.facts.attributes
            case ast.Call(func=ast.Attribute(value=value, attr=method)) if method in SET_METHODS:
                return self.is_set(value)
            case ast.Call(func=func):
                return name_of(func) in (*SETS[:2], *self.facts.functions)
            case ast.BinOp(left=left, op=ast.BitAnd() | ast.BitOr() | ast.BitXor() | ast.Sub(), right=right):
                return any(self.is_set(side) or is_keys(side) for side in (left, right))
            case ast.IfExp(body=body, orelse=orelse):
                return self.is_set(body) or self.is_set(orelse)
            case ast.NamedExpr(value=value):
                return self.is_set(value)
            case _:
                return False

    def walks(self, node: ast.expr) -> None:
        if self.is_set(node):
            self.found.append((node.lineno, f"walks a set in its order: {ast.unparse(node)}"))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.read(node)

    def visit_For(self, node: ast.For) -> None:
        self.walks(node.iter)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        self.walks(node.value)
        self.generic_visit(node)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> None:
        self.walks(node.value)
        self.generic_visit(node)

    def visit_FormattedValue(self, node: ast.FormattedValue) -> None:
        self.walks(node.value)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Tuple | ast.List) for target in node.targets):
            self.walks(node.value)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = name_of(node.func)
        keyed = name in ("min", "max") and any(keyword.arg == "key" for keyword in node.keywords)
        if name in IN_ANY_ORDER and not keyed:
            self.blind += node.args
        elif name in IN_ORDER or keyed:
            for argument in node.args:
                self.walks(argument)
        elif name == "pop" and not node.args and isinstance(node.func, ast.Attribute):
            self.walks(node.func.value)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self.comprehension(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self.comprehension(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self.comprehension(node)

    def comprehension(self, node: ast.ListComp | ast.GeneratorExp | ast.DictComp) -> None:
        if node not in self.blind:
            for clause in node.generators:
                self.walks(clause.iter)
        self.generic_visit(node)


def scope_of(scope: ast.AST) -> Iterator[ast.AST]:
    """Walk a module or function without its inner functions."""
    for node in ast.iter_child_nodes(scope):
        if not isinstance(node, ast.FunctionDef):
            yield node
            yield from scope_of(node)


def is_keys(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("keys", "items")
