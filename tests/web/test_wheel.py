"""The package as people install it: with the built client in it, so that nobody needs Node."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "docs/rules", "src")
BUILT = "magnate/web/"


def run(*command: str, cwd: Path) -> None:
    ran = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, "MAGNATE_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of these sources, interpreted: that is built quickly."""
    copy = tmp_path_factory.mktemp("sources")
    for part in PARTS:
        if (ROOT / part).is_dir():
            waste = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
            shutil.copytree(ROOT / part, copy / part, ignore=waste)
        else:
            shutil.copy(ROOT / part, copy / part)
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps")
    run(*pip, "-w", "dist", ".", cwd=copy)
    (made,) = (copy / "dist").glob("*.whl")
    return made


@pytest.mark.slow
def test_the_wheel_has_the_client(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if name.startswith(BUILT)}
    built = ROOT / "src" / "magnate" / "web"
    there = {f"{BUILT}{path.relative_to(built)}" for path in built.rglob("*") if path.is_file()}
    assert names == there
    assert f"{BUILT}index.html" in names


@pytest.mark.slow
def test_an_installed_server_needs_no_node(wheel: Path, tmp_path: Path) -> None:
    """In an environment of its own, which borrows the dependencies but not the sources of this."""
    home = tmp_path / "venv"
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    run(
        *(sys.executable, "-m", "pip", "--python", str(python), "install", "-q"),
        *("--no-deps", "--no-index", str(wheel)),
        cwd=tmp_path,
    )
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    borrowed = home / "lib" / version / "site-packages" / "borrowed.pth"
    borrowed.write_text(sysconfig.get_path("purelib") + "\n")
    environment = {"PATH": str(home / "bin"), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    assert shutil.which("node", path=environment["PATH"]) is None
    with subprocess.Popen(
        [
            *(home / "bin" / "magnate", "serve", "--no-open", "--host", "127.0.0.1"),
            *("--port", "0", "--database", str(tmp_path / "magnate.sqlite")),
        ],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            said = ""
            while not (found := re.search(r"http://127\.0\.0\.1:\d+", said)):
                line = server.stdout.readline()
                assert line, "the server didn't start"
                said += line
            page = httpx.get(f"{found[0]}/table/any")
            assert page.status_code == 200
            (script,) = re.findall(r'<script[^>]* src="([^"]+)"', page.text)
            answer = httpx.get(f"{found[0]}{script}", headers={"accept-encoding": "gzip"})
            assert answer.status_code == 200
            assert answer.headers["content-encoding"] == "gzip"
        finally:
            server.terminate()


def test_the_locks_name_no_registry() -> None:
    """Whoever installs chooses where from."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, one in packages["packages"].items() if "resolved" in one] == []
    for name in ("requirements.lock", "requirements-plots.lock"):
        assert "://" not in (ROOT / name).read_text(encoding="utf-8")
