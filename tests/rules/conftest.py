"""Makes the marker `rule` known."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of docs/rules that a test checks")
