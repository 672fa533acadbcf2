"""Links as pictures."""

from __future__ import annotations

from collections.abc import Callable

import segno

from magnate.client import Client

People = Callable[..., Client]
LINK = "http://192.168.1.20:8000/join#wsIJF9DCY6b2k4bQ-mhTFw.c2VjcmV0c2VjcmV0"


def test_the_dots_are_those_of_the_link(client: People) -> None:
    answer = client("Ann").http.post("/api/qr", json={"text": LINK}).json()
    dots = segno.make(LINK, error="m", micro=False).matrix
    assert answer["size"] == len(dots)
    assert answer["path"].count("M") == sum(map(sum, dots))


def test_what_is_no_link_is_refused(client: People) -> None:
    http = client("Ann").http
    assert http.post("/api/qr", json={"text": ""}).status_code == 400
    assert http.post("/api/qr", json={"text": "x" * 301}).status_code == 400
