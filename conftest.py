"""Prints, at the end of a test run, how many seconds each suite took; and lets a run fail in which
tests were skipped, where none may be."""

import os
from collections import defaultdict
from pathlib import PurePosixPath

import pytest


def suite_of(nodeid: str) -> str:
    """The suite of a test: its folder two levels deep, or its file at the top of tests."""
    parts = PurePosixPath(nodeid.partition("::")[0]).parts
    return "/".join(parts[: max(2, min(3, len(parts) - 1))])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    seconds: dict[str, float] = defaultdict(float)
    tests: dict[str, int] = defaultdict(int)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                suite = suite_of(report.nodeid)
                seconds[suite] += report.duration
                tests[suite] += report.when == "call"
    if not seconds:
        return
    terminalreporter.section("seconds of work by suite")
    for suite in sorted(seconds):
        terminalreporter.write_line(f"{seconds[suite]:9.1f} s  {tests[suite]:5d} tests  {suite}")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """What a machine can't do (mount a disk, open /dev/full) is skipped on it; in CI nothing is."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or not os.environ.get("MAGNATE_NO_SKIPS"):
        return
    if skipped := reporter.stats.get("skipped"):
        reporter.write_line(f"\n{len(skipped)} tests were skipped, and here none may be", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
