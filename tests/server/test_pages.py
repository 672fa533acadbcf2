"""The web client's files: found, packed, kept, and nothing else from the disk."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from magnate.server import limits
from magnate.words import Words
from tests.server.running import Server

Serve = Callable[..., Server]
SCRIPT = b"console.log('Magnate')\n" * 40
PAGE = b"<!doctype html><title>Magnate</title>"


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """A small build, with something beside it that is nobody's business."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    script = folder / "assets" / "index-4f2a9c1b.js"
    script.write_bytes(SCRIPT)
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name(script.name + ".br").write_bytes(b"packed with brotli")
    (folder / "assets" / "font-1a2b3c4d.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_bytes(b"nobody's business")
    return folder


@pytest.fixture
def server(serve: Serve, build: Path) -> Server:
    return serve(web_folder=build)


@pytest.mark.parametrize("path", ["/", "/join", "/tables/x7-_Gz4", "/rules/container/", "/apix"])
def test_pages(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; script-src")
    assert "set-cookie" not in answer.headers
    head = httpx.head(server.url + path)
    assert (head.status_code, head.content) == (200, b"")


@pytest.mark.parametrize(
    ("understood", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.000", None),
        ("identity", None),
        ("", None),
        ("brotli", None),
    ],
)
def test_assets_are_packed_as_the_browser_understands(
    server: Server, understood: str, coding: str | None
) -> None:
    url = f"{server.url}/assets/index-4f2a9c1b.js"
    with httpx.stream("GET", url, headers={"accept-encoding": understood}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    plain = {"br": b"packed with brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[coding]
    assert len(body) == int(answer.headers["content-length"]) == len(plain)
    assert coding == "gzip" or body == plain


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/favicon.svg", "image/svg+xml", "no-cache"),
        ("/assets/font-1a2b3c4d.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
    ],
)
def test_other_files(server: Server, path: str, kind: str, kept: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 200
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, kept)
    assert "vary" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-00000000.js",
        "/assets/index",
        "/assets/",
        "/assets/index-4f2a9c1b.js.br",
        "/nothing.png",
        "/secret.txt",
        "/api/nothing",
        "//api/nothing",
        "/health/nothing",
    ],
)
def test_what_is_not_there(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 404
    assert answer.json()["extra"]["key"] == "not-found"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e%5c%2e%2e%5csecret.txt",
        "//secret.txt",
        "/./index.html/../../secret.txt",
        "/secret.txt%00.js",
    ],
)
def test_no_path_leaves_the_folder(server: Server, path: str) -> None:
    """Sent as it stands: clients tidy such addresses up."""
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"business" not in answer


def test_nothing_else_is_done_there(server: Server) -> None:
    token = httpx.get(f"{server.url}/health").cookies["csrftoken"]
    answer = httpx.post(
        f"{server.url}/assets/index-4f2a9c1b.js",
        headers={"x-csrftoken": token},
        cookies={"csrftoken": token},
    )
    assert answer.status_code == 404


def test_a_new_build_is_found(server: Server, build: Path) -> None:
    assert httpx.get(server.url).content == PAGE
    (build / "assets" / "new-1.css").write_text("a{}")
    (build / "index.html").write_bytes(b"new")
    assert httpx.get(server.url).content == b"new"
    assert httpx.get(f"{server.url}/assets/new-1.css").text == "a{}"


def test_before_it_is_built(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGNATE_LANG", "uk")
    server = serve(web_folder=tmp_path / "nothing")
    for path in ("/", "/join"):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"
        assert Words("uk").text("cli-serve-not-built", command="make play") in answer.text
    assert httpx.get(f"{server.url}/assets/index.js").status_code == 404
    assert httpx.get(f"{server.url}/health").status_code == 200


def test_files_take_nothing_from_what_a_person_may_do(
    serve: Serve, build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ADDRESS", limits.Limit("address", 40, 0.01))
    monkeypatch.setattr(limits, "PERSON", limits.Limit("person", 10, 0.01))
    ann = serve(web_folder=build, limits=True).person("Ann", patience=0)
    for _ in range(20):
        assert ann.http.get("/favicon.svg").status_code == 200
    assert ann.me().name == "Ann"
    answers = [ann.http.get("/favicon.svg").status_code for _ in range(30)]
    assert answers[0] == 200
    assert answers[-1] == 429
