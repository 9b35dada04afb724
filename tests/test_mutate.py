"""`make mutate`: what is left out by rule, what is drawn, and that a mutant lives in a copy and leaves no trace."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import mutants
import mutate
from mutants import Made, Mutant, comparisons_with_least, draw, is_left_out, is_python, left_out
from mutate import GAMES, Book, Copy, Stage, report

ROOT = Path(__file__).resolve().parent.parent


def left(code: str, operator: str = "NumberReplacer") -> bool:
    """Whether a mutant is left out that stands at the part of the code in `«»`."""
    before, part, _ = re.split("[«»]", code)
    line, column = before.count("\n") + 1, len(before.rpartition("\n")[2])
    mutant = Mutant("a.py", operator, 0, (line, column), (line, column + len(part)))
    tree = ast.parse(re.sub("[«»]", "", code))
    return is_left_out(mutant, list(left_out(tree)), list(comparisons_with_least(tree)))


@pytest.mark.parametrize(
    "code",
    [
        "a: int «|» None = 1",
        "def f(a: Annotated[int, «3»]): ...",
        "def f() -> int «|» None: ...",
        "Any = State «|» dict[str, int] | None",
        "isinstance(a, kit.Menu «|» str)",
        "assert a == «1»",
        "if TYPE_CHECKING:\n    a = «1»",
        "class A(Struct, frozen=«True», gc=False): ...",
        "@dataclass(slots=«True»)\nclass A: ...",
        "class A:\n    «@override»\n    def f(self): ...",
        "«@functools.cache»\ndef f(): ...",
        "zip(a, b, strict=«True»)",
        "match a:\n    case A() «|» B(): ...",
    ],
)
def test_what_changes_no_behaviour_is_left_out(code: str) -> None:
    assert left(code)


@pytest.mark.parametrize(
    "code",
    [
        "a: int = «1»",
        "a = b «|» c",
        "A = FEW «|» MANY",
        "if a == «1»: ...",
        "class A(Struct, tag=«1»): ...",
        "«@dataclass»\nclass A: ...",
        "f(a, strict=«True»)",
        "match a:\n    case A() if b == «1»: ...",
    ],
)
def test_what_may_is_not(code: str) -> None:
    assert not left(code)


def test_equal_for_the_same_is_left_out_and_other_comparisons_are_not() -> None:
    assert left("a «==» b", "ReplaceComparisonOperator_Eq_Is")
    assert left("a «is not» b", "ReplaceComparisonOperator_IsNot_NotEq")
    assert not left("a «==» b", "ReplaceComparisonOperator_Eq_IsNot")
    assert not left("a «==» b", "ReplaceComparisonOperator_Eq_LtE")


@pytest.mark.parametrize(
    "code, change, out",
    [
        ("if holder «==» NOBODY: ...", "Eq_LtE", True),
        ("if holder «!=» NOBODY: ...", "NotEq_Gt", True),
        ("if len(deck) «>» 0: ...", "Gt_NotEq", True),
        ("if mask.bit_count() «==» 0: ...", "Eq_LtE", True),
        ("if holder «==» NOBODY: ...", "Eq_Lt", False),
        ("if holder «==» seat: ...", "Eq_LtE", False),
        ("if left(seat) «>» 0: ...", "Gt_NotEq", False),
        ("if len(deck) «>» 1: ...", "Gt_NotEq", False),
    ],
)
def test_equal_to_the_least_is_at_most_the_least(code: str, change: str, out: bool) -> None:
    assert left(code, f"ReplaceComparisonOperator_{change}") is out


def test_the_same_are_drawn_each_time_and_other_files_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Number 7 of each file is no Python: another takes its place."""

    def tool(program: str, question: Any) -> Any:
        assert program == mutants.MAKE
        return ["def f(|): ..." if number == 7 else f"a = {number}" for _, _, number in question]

    def some(file: str) -> list[Mutant]:
        return [Mutant(file, "NumberReplacer", n, (n + 1, 0), (n + 1, 1)) for n in range(100)]

    monkeypatch.setattr(mutants, "ask", tool)
    one, other = some("scripts/mutate.py"), some("scripts/mutants.py")
    drawn = draw(one + other, 150, 1)
    assert len({made.id for made in drawn}) == 150
    assert drawn == draw(other + one, 150, 1) != draw(one + other, 150, 2)
    assert all(is_python(made.after) for made in drawn)
    assert set(draw(one, 50, 1)) <= set(draw(one, 60, 1))
    assert 40 <= sum(made.mutant.file == "scripts/mutate.py" for made in drawn) <= 110
    assert len(draw(one, 100, 1)) == 99


def test_stages_name_tests_and_files_that_are_there() -> None:
    for tried in GAMES.values():
        assert all((ROOT / tried.rules / name).is_file() for name in tried.without)
        for path in (path for stage in tried.stages for path in stage.paths):
            file, _, test = path.partition("::")
            assert (ROOT / file).exists()
            assert not test or f"def {test}(" in (ROOT / file).read_text(encoding="utf-8")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Copy:
    """With one rule and one test of it."""
    monkeypatch.setattr(mutate, "COPIED", ("pyproject.toml", "scripts/clean_names.py"))
    copy = Copy(tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rule.py").write_text("A = 1\n")
    (tmp_path / "test_it.py").write_text("from rule import A\n\n\ndef test_a():\n    assert A == 1\n")
    return copy


def test_a_mutant_is_noticed_survives_or_takes_too_long_and_leaves_no_trace(copy: Copy) -> None:
    assert (copy.root / "scripts" / "clean_names.py").is_file()
    rule, stage = copy.root / "src" / "rule.py", Stage("all", ("test_it.py",))
    mutant = Mutant("src/rule.py", "NumberReplacer", 0, (1, 4), (1, 5))
    assert copy.run(stage)[0] == "survived"
    with copy.changed(Made(mutant, "A = 1\n", "A = 2\n")):
        assert copy.run(stage)[0] == "killed"
    assert rule.read_text() == "A = 1\n"
    with copy.changed(Made(mutant, "A = 1\n", "A = 1.0\n")):
        assert copy.run(stage)[0] == "survived"
    with copy.changed(Made(mutant, "A = 1\n", "while True: ...\n")):
        assert copy.run(stage, 2)[0] == "timed out"
    assert copy.run(stage)[0] == "survived"


def test_a_changed_test_changes_the_stage(copy: Copy) -> None:
    stage = Stage("all", ("test_it.py::test_a",))
    before = copy.fingerprint(stage)
    assert copy.fingerprint(stage) == before
    (copy.root / "test_it.py").write_text("def test_a(): ...\n")
    assert copy.fingerprint(stage) != before


def test_what_was_found_is_kept_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mutant = Mutant("a.py", "NumberReplacer", 0, (1, 4), (1, 5))
    drawn = [Made(mutant, "A = 1\n", f"A = {n}\n") for n in range(2, 12)]
    book = Book(tmp_path / "kept" / "a.jsonl")
    for made in drawn[:8]:
        book.note(made.id, "one", "survived")
        book.note(made.id, "two", "killed")
    book.note(drawn[8].id, "one", "timed out")
    again = Book(book.path)
    assert (again.seen, again.ended) == (book.seen, book.ended)
    assert not report(drawn, again)
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "mutants 10, killed 8, survived 1, timed out 1"
    assert said[-4:-1] == ["survived: a.py:1 NumberReplacer", "    -A = 1", "    +A = 11"]
    again.note(drawn[9].id, "two", "killed")
    assert report(drawn, again)
