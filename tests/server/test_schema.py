"""The server's own description of itself, taken at its word by a machine that tries everything."""

from __future__ import annotations

from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.generation import GenerationMode

from tests.server.running import Server


class Tried:
    """A person who sends whatever the description allows, and what it doesn't."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.statuses: dict[int, int] = {}
        self.session = requests.Session()
        self.table = ""
        self._sit_down()

    def _sit_down(self) -> None:
        ann = self.server.person("Ann")
        for name in ("magnate", "csrftoken"):
            self.session.cookies.set(name, ann.http.cookies[name])
        self.session.headers["x-csrftoken"] = ann.http.cookies["csrftoken"]
        self.table = ann.play_now("container").id

    def send(self, case: Any) -> None:
        if "id" in case.path_parameters and "/tables/" in case.path:
            case.path_parameters["id"] = self.table
        answer = case.call(base_url=self.server.url, session=self.session)
        status = answer.status_code
        self.statuses[status] = self.statuses.get(status, 0) + 1
        assert status < 500, f"{case.method} {case.path}: {case.as_curl_command()} {answer.text}"
        if status >= 400:
            said = answer.json()
            assert set(said) == {"status_code", "detail", "extra"}, said
            assert "\n" not in said["detail"]
        gone = case.method.upper() == "DELETE" or case.path.endswith("/leave")
        if (gone and status == 200) or status == 401:
            self._sit_down()


def try_everything(server: Server, examples: int) -> dict[int, int]:
    description = requests.get(f"{server.url}/schema/openapi.json", timeout=30).json()
    schema = schemathesis.openapi.from_dict(description)
    tried = Tried(server)
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

            @settings(
                max_examples=examples,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def send(case: Any) -> None:
                tried.send(case)

            try:
                send()
            except BaseException as error:
                # what takes no input can't be asked wrongly
                if mode is GenerationMode.POSITIVE or "Unsatisfiable" not in type(error).__name__:
                    raise
    tried.session.close()
    return tried.statuses


@pytest.mark.slow
def test_nothing_breaks(server: Server) -> None:
    statuses = try_everything(server, 4)
    assert {200, 201, 400} <= set(statuses)


@pytest.mark.long
def test_nothing_breaks_at_all(server: Server) -> None:
    try_everything(server, 100)
