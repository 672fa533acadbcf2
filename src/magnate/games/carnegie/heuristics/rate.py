"""What `rate` says of each answer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.game import Heuristics
from magnate.core.state import State
from magnate.games.carnegie.decisions.course import ChooseAction
from magnate.games.carnegie.decisions.departments import UseDepartments
from magnate.games.carnegie.heuristics.network import Maps
from magnate.games.carnegie.heuristics.outlook import Outlook
from magnate.games.carnegie.heuristics.questions import rate_actions
from magnate.games.carnegie.heuristics.rounds import consider_joker, rate_rows
from magnate.games.carnegie.heuristics.tables import Tables
from magnate.games.carnegie.rules import Rules
from magnate.games.carnegie.state import CarnegieState

KNOWN_SETUPS: Final = 16


@final
class CarnegieHeuristics(Heuristics):
    """Tries each answer and judges the position it leads to; rows are tried for two rounds."""

    def __init__(self) -> None:
        self.known: list[Tables] = []
        """Those of the setups rated last: a setup never changes, and games take turns."""

    def rate(self, state: State, seat: i64, actions: list[Action]) -> list[int]:
        assert isinstance(state, CarnegieState)
        tables = self._tables(state.rules)
        outlook = Outlook(state, seat, Maps(tables, state), None)
        top = state.stack[-1]
        if isinstance(top, ChooseAction):
            return rate_rows(outlook, actions)
        rates = rate_actions(outlook, actions)
        if isinstance(top, UseDepartments):
            consider_joker(outlook, actions, rates)
        return rates

    def _tables(self, rules: Rules) -> Tables:
        for tables in self.known:
            if tables.rules is rules:
                return tables
        found = Tables(rules)
        self.known = [found, *self.known[: KNOWN_SETUPS - 1]]
        return found
