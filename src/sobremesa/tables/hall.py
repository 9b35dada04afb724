"""All tables of one process."""

from collections.abc import Collection
from typing import Any

from sobremesa.bus.base import Bus
from sobremesa.kit.records import Refusal
from sobremesa.store.base import Store
from sobremesa.tables.records import Done, Opened, TableCard
from sobremesa.tables.settings import Settings
from sobremesa.tables.table import LiveTable


class Hall:
    """One a process: opens tables, finds them, and does the background work."""

    def __init__(self, store: Store, bus: Bus, *, games: Any, bots: Any, settings: Settings) -> None: ...

    async def start(self) -> None:
        """Read the installation's secret and begin the background work. The store and the bus are open."""

    async def close(self) -> None:
        """Tell all connections `closed("server")`, end the background work, let go of the bus's holds."""

    async def open(
        self, device: str, game: str, options: dict[str, Any], table_options: dict[str, Any]
    ) -> Opened | Refusal:
        """Open a table (N7, N8); with one open already, that one (N10).

        Refusals: `unknown_game`, `bad_options {path}`, `bad_seats {allowed}`, and the game's own of `settle`.
        """
        raise NotImplementedError

    async def table(self, code: str) -> LiveTable | None:
        """The table of this code, live in this process from now on; None for an unknown code."""
        raise NotImplementedError

    async def cards(self, device: str, codes: Collection[str]) -> list[TableCard]:
        """Those of these tables that exist, as lists show them: a table that waits for this device's seat first."""
        raise NotImplementedError

    async def wake(
        self, device: str, code: str, name: str | None = None, secret: str | None = None
    ) -> Done | Refusal:
        """Wake a sleeping table: by a device that had a seat, or by a seat's name (N19, N21)."""
        raise NotImplementedError
