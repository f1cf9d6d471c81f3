"""What holds for every run of the tests: which kronika is under test, and that nothing is skipped in CI.

KRONIKA_EXPECT=compiled|interpreted   the run fails at once if the installed rules are of the other kind
CI=true                               a skipped test is a failure, unless ALLOW_SKIP=1
"""

import asyncio
import importlib
import os
import pkgutil
from collections.abc import Generator

import pytest


def rule_modules() -> list[str]:
    """The table of the core and of every game; setup.py compiles all of them or none."""
    games = importlib.import_module("kronika.games")
    names = [game.name for game in pkgutil.iter_modules(games.__path__) if game.ispkg]
    return ["kronika.core.table", *(f"kronika.games.{name}.table" for name in names)]


def mode(module: str) -> str:
    path = importlib.import_module(module).__file__ or ""
    return "compiled" if path.endswith((".so", ".pyd")) else "interpreted"


def pytest_sessionstart() -> None:
    expected = os.environ.get("KRONIKA_EXPECT")
    if not expected:
        return
    if expected not in ("compiled", "interpreted"):
        pytest.exit(f"KRONIKA_EXPECT={expected}: say compiled or interpreted", returncode=2)
    for module in rule_modules():
        if mode(module) != expected:
            pytest.exit(f"KRONIKA_EXPECT={expected}, but {module} is {mode(module)}", returncode=2)


def forbidden_skips(config: pytest.Config) -> int:
    """How many tests were skipped where none may be. Workers of a parallel run leave the count to their controller."""
    if os.environ.get("CI", "").lower() not in ("true", "1") or os.environ.get("ALLOW_SKIP") == "1":
        return 0
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(config, "workerinput"):
        return 0
    return len(reporter.stats.get("skipped", []))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """A browser that stays open for the tests of its process has a loop, which waits meanwhile: tests without a page
    run loops of their own, and must not find it."""
    waiting = asyncio._get_running_loop()
    if "browser" not in getattr(item, "fixturenames", []):
        asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(waiting)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if forbidden_skips(session.config) and session.exitstatus in (0, 5):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.line(f"kronika was {mode('kronika.core.table')}")
    skipped = forbidden_skips(terminalreporter.config)
    if skipped:
        terminalreporter.section("skipped in CI, which is a failure; ALLOW_SKIP=1 permits it", red=True)
        for report in terminalreporter.stats["skipped"]:
            terminalreporter.line(f"{report.nodeid}: {report.longrepr[2] if report.longrepr else ''}")
