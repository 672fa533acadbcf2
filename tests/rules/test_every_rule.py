"""Every numbered rule of docs/rules has a test that names it, and no test names any other."""

import ast
import re
from pathlib import Path

import pytest

import magnate

HERE = Path(__file__).parent
PAGES = sorted((HERE.parent.parent / "docs" / "rules").glob("*.md"))


def rules_of(page: str) -> list[str]:
    """The numbers of a page's rules: bullets that begin `- **CON-7.1**`."""
    return re.findall(r"^- \*\*([A-Z]+-\d+\.\d+)\*\*", page, re.MULTILINE)


def rules_named(source: str) -> set[str]:
    """The numbers in the `@rule(...)` of the test functions of a file."""
    named: set[str] = set()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
            for mark in function.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule":
                    named |= {str(ast.literal_eval(number)) for number in mark.args}
    return named


def rules_tested(game: str) -> set[str]:
    tested: set[str] = set()
    for file in (HERE / game).glob("**/test_*.py"):
        tested |= rules_named(file.read_text(encoding="utf-8"))
    return tested


@pytest.fixture(params=[page for page in PAGES if rules_of(page.read_text(encoding="utf-8"))])
def page(request: pytest.FixtureRequest) -> Path:
    assert isinstance(request.param, Path)
    return request.param


def test_every_rule_has_a_test(page: Path) -> None:
    tested = rules_tested(page.stem)
    assert [rule for rule in rules_of(page.read_text(encoding="utf-8")) if rule not in tested] == []


def test_every_test_names_rules_that_exist(page: Path) -> None:
    known = rules_of(page.read_text(encoding="utf-8"))
    assert sorted(rules_tested(page.stem) - set(known)) == []


def test_no_rule_has_two_texts(page: Path) -> None:
    rules = rules_of(page.read_text(encoding="utf-8"))
    assert len(rules) == len(set(rules))


@pytest.mark.parametrize("game", [game.name for game in magnate.all_games()])
def test_every_game_has_a_page_of_rules(game: str) -> None:
    [page] = [page for page in PAGES if page.stem == game]
    assert rules_of(page.read_text(encoding="utf-8"))


def test_a_rule_is_a_numbered_bullet() -> None:
    page = "- **CON-1.1** One.\n- **Note** Not one.\n  Nor is **CON-1.3** here.\n- **CON-1.2** Two."
    assert rules_of(page) == ["CON-1.1", "CON-1.2"]


def test_only_test_functions_count() -> None:
    source = (
        '@rule("CON-1.1", "CON-1.2")\ndef test_it(): ...\n\n@rule("CON-1.3")\ndef helper(): ...\n'
    )
    assert rules_named(source) == {"CON-1.1", "CON-1.2"}
