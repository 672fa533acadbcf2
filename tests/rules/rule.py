"""`@rule("CON-7.1")`: the numbered rules that a test is about."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Name the rules of docs/rules that a test checks."""
    return pytest.mark.rule(*numbers)
