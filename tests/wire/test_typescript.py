"""TypeScript types made from the schemas: they are made, and the compiler accepts them."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import magnate
from tests.helpers.processes import run_python

WEB = Path(__file__).parents[2] / "web"
WIRE = WEB / "src" / "wire"


def run(*command: str, given: str = "") -> str:
    ran = subprocess.run(
        command, input=given, capture_output=True, text=True, cwd=WEB, check=False, timeout=300
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def types(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A file of types for each game, and one for what the server sends whatever the game."""
    assert shutil.which("node"), "Node 20 or newer is needed for the web client and its types"
    assert (WEB / "node_modules").is_dir(), "run make test, which installs what the web needs"
    folder = tmp_path_factory.mktemp("types")
    files: dict[str, Path] = {}
    for game in magnate.all_games():
        files[game.name] = folder / f"{game.name}.ts"
        made = run("node", "scripts/types.mjs", given=json.dumps(game.schema()))
        files[game.name].write_text(made, encoding="utf-8")
    files["server"] = folder / "server.ts"
    schema = run_python(str(WEB / "scripts" / "server_schema.py"))
    files["server"].write_text(run("node", "scripts/types.mjs", given=schema), encoding="utf-8")
    return files


def test_types_are_fresh(types: dict[str, Path]) -> None:
    """The client is checked against the messages as they are now."""
    assert {path.stem for path in WIRE.glob("*.ts")} == set(types)
    for name, made in types.items():
        kept = (WIRE / f"{name}.ts").read_text(encoding="utf-8")
        assert kept == made.read_text(encoding="utf-8"), f"run make types: {name} has changed"


@pytest.mark.slow
def test_types_compile(types: dict[str, Path]) -> None:
    run(
        "node",
        "node_modules/typescript/bin/tsc",
        "--noEmit",
        "--strict",
        "--ignoreConfig",
        *map(str, types.values()),
    )


@pytest.mark.slow
def test_a_wrong_use_of_the_types_does_not_compile(types: dict[str, Path], tmp_path: Path) -> None:
    """The types say something: a view without its fields is refused."""
    file = types["container"]
    wrong = file.with_name("wrong.ts")
    wrong.write_text(
        "import type { ContainerView } from './container';\nconst v: ContainerView = {};\n"
    )
    with pytest.raises(AssertionError, match="missing the following properties"):
        run(
            "node",
            "node_modules/typescript/bin/tsc",
            "--noEmit",
            "--strict",
            "--ignoreConfig",
            str(wrong),
        )


def test_types_name_domains_and_kinds(types: dict[str, Path]) -> None:
    text = types["container"].read_text(encoding="utf-8")
    assert "export type Colour = number;" in text
    assert 'export type ActionKind = "buy-machine" |' in text
    assert "kind: ActionKind" in text
    assert "key: FactKey" in text
