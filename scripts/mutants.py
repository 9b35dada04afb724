"""The mutants of some files: what cosmic-ray makes of them, less what by its kind changes no behaviour.

The tool is installed by pip into a virtual environment of its own (`.mutate-venv`); nothing of ours imports it.
Left out by rule, never by hand, are mutants

- of what is for readers and for mypy: annotations, unions of types, `if TYPE_CHECKING`, `@override`, `@final`;
- of `assert`, `strict=` and the patterns of `match`: they say what cannot be otherwise;
- of how a record or an answer is kept: `frozen=`, `slots=`, `gc=`, `kw_only=`, `@cache`;
- that turn `==` into `is` or `!=` into `is not` or back: the same for the small numbers and names the rules compare;
- that turn `==` into `<=` or `!=` into `>` or back before what nothing is less than: `NOBODY`, `NOTHING`, 0 after a count;
- that are no Python (the tool takes the `*` of a signature for a product).

Docstrings and other texts the tool leaves alone.
"""

from __future__ import annotations

import ast
import builtins
import difflib
import hashlib
import json
import subprocess
import sys
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clean_names import ROOT

TOOL = "cosmic-ray==8.7.0"
HOME = ROOT / ".mutate-venv"
SAME = {frozenset({"Eq", "Is"}), frozenset({"NotEq", "IsNot"})}
"""Comparisons that differ only for objects that are equal without being one."""
SAME_AT_LEAST = {frozenset({"Eq", "LtE"}), frozenset({"NotEq", "Gt"})}
"""Comparisons that differ only for what is less than the right side."""
LEAST = {"NOBODY", "NOTHING"}
COUNTS = {"len", "count", "bit_count"}
KEPT_HOW = {"frozen", "slots", "gc", "kw_only"}
DECORATORS = {"override", "final", "cache", "lru_cache"}

Place = tuple[int, int]
"""Line from 1, column from 0."""
Span = tuple[Place, Place]
_Part = ast.stmt | ast.expr | ast.pattern | ast.keyword

LIST = """
import json, pathlib, sys
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.plugins import get_operator, operator_names
operators = [(name, get_operator(name)) for name in operator_names()]
found = []
for file in json.load(sys.stdin):
    nodes = list(ast_nodes(get_ast(pathlib.Path(file).read_text(encoding="utf-8"))))
    for name, operator in operators:
        if not operator.arguments():
            places = [place for node in nodes for place in operator().mutation_positions(node)]
            found += [(file, name.partition("/")[2], number, *place) for number, place in enumerate(places)]
json.dump(found, sys.stdout)
"""
MAKE = """
import json, pathlib, sys
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
made = []
for file, name, number in json.load(sys.stdin):
    made.append(mutate_code(pathlib.Path(file).read_text(encoding="utf-8"), get_operator("core/" + name)(), number))
json.dump(made, sys.stdout)
"""


@dataclass(frozen=True)
class Mutant:
    """One change of one file. `number` tells apart what one operator does to one file."""

    file: str
    """Path from the root of the repository."""
    operator: str
    number: int
    start: Place
    end: Place

    def rank(self, seed: int) -> str:
        """Those of the lowest rank are drawn: as good as chance, and a change of one file moves no other's mutants."""
        return hashlib.sha256(f"{seed}/{self.file}/{self.operator}/{self.number}".encode()).hexdigest()


@dataclass(frozen=True)
class Made:
    """A mutant and its file's text without and with it."""

    mutant: Mutant
    before: str
    after: str

    @property
    def id(self) -> str:
        return hashlib.sha256(f"{self.mutant.file}\0{self.before}\0{self.after}".encode()).hexdigest()[:16]

    @property
    def name(self) -> str:
        return f"{self.mutant.file}:{self.mutant.start[0]} {self.mutant.operator}"

    def diff(self) -> str:
        lines = difflib.unified_diff(self.before.splitlines(), self.after.splitlines(), lineterm="", n=0)
        return "\n".join(f"    {line}" for line in lines if line[:3] not in {"---", "+++"} and line[:2] != "@@")


def ask(program: str, question: Any) -> Any:
    """Run a program in the tool's environment, made and filled if it is not there yet."""
    python, stamp = HOME / "bin" / "python", HOME / "installed"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != TOOL:
        sys.stderr.write(f"installing {TOOL} into {HOME.name}\n")
        venv.create(HOME, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", TOOL], check=True)
        stamp.write_text(TOOL, encoding="utf-8")
    done = subprocess.run(
        [python, "-c", program], input=json.dumps(question), capture_output=True, check=True, text=True, cwd=ROOT
    )
    return json.loads(done.stdout)


def all_mutants(files: list[Path]) -> tuple[list[Mutant], int]:
    """Mutants worth a run, and how many were left out."""
    names = [str(file.relative_to(ROOT)) for file in files]
    trees = {name: ast.parse((ROOT / name).read_text(encoding="utf-8")) for name in names}
    spans = {name: (list(left_out(tree)), list(comparisons_with_least(tree))) for name, tree in trees.items()}
    listed = [
        Mutant(file, operator, number, (start[0], start[1]), (end[0], end[1]))
        for file, operator, number, start, end in ask(LIST, names)
    ]
    worth = [mutant for mutant in listed if not is_left_out(mutant, *spans[mutant.file])]
    return worth, len(listed) - len(worth)


def draw(mutants: list[Mutant], count: int, seed: int) -> list[Made]:
    """So many of them, each as likely as any other, in the order of their places."""
    ranked = sorted(mutants, key=lambda mutant: mutant.rank(seed))
    drawn: list[Made] = []
    while ranked and len(drawn) < count:
        some = ranked[: count - len(drawn)]
        ranked = ranked[len(some) :]
        texts = ask(MAKE, [(mutant.file, mutant.operator, mutant.number) for mutant in some])
        for mutant, text in zip(some, texts, strict=True):
            if is_python(text):
                drawn.append(Made(mutant, (ROOT / mutant.file).read_text(encoding="utf-8"), text))
    return sorted(drawn, key=lambda made: (made.mutant.file, made.mutant.start, made.name, made.mutant.number))


def is_python(text: str) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True


def is_left_out(mutant: Mutant, spans: list[Span], least: list[Span]) -> bool:
    """`spans` are the places at which all is left out, `least` the comparisons with what nothing is less than."""
    kind, *change = mutant.operator.split("_")
    swap = frozenset(change) if kind == "ReplaceComparisonOperator" else frozenset()
    return swap in SAME or (swap in SAME_AT_LEAST and _within(mutant, least)) or _within(mutant, spans)


def _within(mutant: Mutant, spans: list[Span]) -> bool:
    return any(start <= mutant.start and mutant.end <= end for start, end in spans)


def comparisons_with_least(tree: ast.Module) -> Iterator[Span]:
    """From the left side to the right side of each `a == NOBODY`, `len(a) > 0` and the like."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=[ast.Name(id=name) as right]) if name in LEAST:
                yield _between(left, right)
            case ast.Compare(left=ast.Call(func=called) as left, comparators=[ast.Constant(value=0) as right]):
                if _name(called) in COUNTS:
                    yield _between(left, right)
            case _:
                pass


def _between(left: ast.expr, right: ast.expr) -> Span:
    return (left.end_lineno or 0, left.end_col_offset or 0), (right.lineno, right.col_offset)


def left_out(tree: ast.Module) -> Iterator[Span]:
    """The places of a file at which no mutant is worth a run (see above)."""
    for node in ast.walk(tree):
        for part in _parts(node):
            yield (part.lineno, part.col_offset), (part.end_lineno or 0, part.end_col_offset or 0)
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for line in (each for each in node.decorator_list if _name(each) in DECORATORS):
                # The tool counts the sign before it and the end of the line too.
                yield (line.lineno, 0), ((line.end_lineno or 0) + 1, 0)


def _parts(node: ast.AST) -> Iterator[_Part]:
    match node:
        case ast.Assert() | ast.pattern() | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            yield node
        case ast.BinOp() if _is_union(node):
            yield node
        case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=ast.expr() as annotation):
            yield annotation
        case ast.FunctionDef(returns=ast.expr() as returns):
            yield returns
        case ast.ClassDef(keywords=keywords, decorator_list=decorators):
            calls = [each.keywords for each in decorators if isinstance(each, ast.Call)]
            yield from (each for some in (keywords, *calls) for each in some if each.arg in KEPT_HOW)
        case ast.Call(func=ast.Name(id="zip" | "map"), keywords=keywords):
            yield from (each for each in keywords if each.arg == "strict")
        case _:
            pass


def _name(decorator: ast.expr) -> str:
    return ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator).rpartition(".")[2]


def _is_union(node: ast.expr) -> bool:
    """`A | B | None` of types: names in CamelCase or Python's own, whatever stands in their brackets."""
    match node:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _is_union(left) and _is_union(right)
        case ast.Constant(value=None):
            return True
        case ast.Subscript(value=inside):
            return _is_union(inside)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return isinstance(getattr(builtins, name, None), type) or (name[0].isupper() and not name.isupper())
        case _:
            return False
