"""The store in memory: for tests, trials and arenas. It keeps its content over `close` and a new `open`."""

import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from sobremesa.store.base import OPEN, ChatLine, CodeTaken, Entry, Key, Status, Store, StoreClosed, TableRow
from sobremesa.store.group import settle, sorted_group


def _machine_time() -> int:
    return time.time_ns() // 1_000_000


class MemoryStore(Store):
    """A store in this process. `clock` answers the time in ms since 1970."""

    def __init__(self, clock: Callable[[], int] = _machine_time) -> None:
        self._clock = clock
        self._is_open = False
        self._secret = secrets.token_bytes(32)
        self._rows: dict[str, TableRow] = {}
        self._claims: dict[str, str] = {}  # opener -> code
        self._logs: defaultdict[str, list[Entry]] = defaultdict(list)
        self._ids: dict[tuple[str, str, str], Entry] = {}
        self._chats: defaultdict[str, list[ChatLine]] = defaultdict(list)

    async def open(self) -> None:
        """Make it usable."""
        self._is_open = True

    async def close(self) -> None:
        """Make it unusable until the next `open`."""
        self._is_open = False

    async def secret(self) -> bytes:
        """The secret drawn when the store was made."""
        self._check_open()
        return self._secret

    async def now(self) -> int:
        """The clock's time."""
        self._check_open()
        return self._clock()

    async def create(self, row: TableRow, first: Entry) -> str:
        """Keep a table with its first entry, or answer the one its opener keeps open."""
        self._check_open()
        if first.key != (row.code, 0):
            message = f"the first entry of table {row.code} is entry 0, not {first.key}"
            raise ValueError(message)
        if row.opener in self._claims:
            return self._claims[row.opener]
        if row.code in self._rows:
            message = f"there is a table {row.code} already: draw another code"
            raise CodeTaken(message)
        self._rows[row.code] = msgspec.structs.replace(row, seen=row.created)
        if row.opener is not None and row.status in OPEN:
            self._claims[row.opener] = row.code
        self._keep(first)
        return row.code

    async def rows(self, codes: Collection[str]) -> dict[str, TableRow]:
        """The tables among `codes`."""
        self._check_open()
        return {code: self._row(code) for code in codes if code in self._rows}

    async def page(self, after: str = "", limit: int = 100) -> list[TableRow]:
        """All tables by code, a page at a time."""
        self._check_open()
        return [self._row(code) for code in sorted(self._rows) if code > after][:limit]

    async def open_table(self, opener: str) -> str | None:
        """The table this device keeps open."""
        self._check_open()
        return self._claims.get(opener)

    async def set_seen(self, codes: Collection[str], now: int) -> None:
        """Somebody is connected to these tables at `now`."""
        self._check_open()
        for code in codes:
            row = self._rows.get(code)
            if row is not None and row.seen < now:
                self._rows[code] = msgspec.structs.replace(row, seen=now)

    async def asleep_candidates(self, before: int) -> list[str]:
        """Open tables without an entry or a connection since `before`."""
        self._check_open()
        rows = (self._row(code) for code in sorted(self._rows))
        return [row.code for row in rows if row.status in OPEN and row.seen < before and row.last < before]

    async def append_many(self, entries: Sequence[Entry], status: Mapping[Key, Status] | None = None) -> set[Key]:
        """Keep entries; answer those that won their place."""
        self._check_open()
        group = sorted_group(entries)
        stay, _ = settle(group, {entry.key for entry in group if self._is_free(entry)})
        for entry in group:
            if entry.key in stay:
                self._keep(entry)
        for (code, seq), new in (status or {}).items():
            if (code, seq) in stay and code in self._rows:
                self._set_status(code, new)
        return stay

    async def load(self, table: str, after: int = -1, limit: int | None = None) -> list[Entry]:
        """A table's entries above `after`."""
        self._check_open()
        return self._logs.get(table, [])[after + 1 :][:limit]

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """Seq of each table's last entry."""
        self._check_open()
        return {table: self._logs[table][-1].seq for table in tables if table in self._logs}

    async def find_id(self, table: str, by: str, id: str) -> Entry | None:
        """The entry with this client's id."""
        self._check_open()
        return self._ids.get((table, by, id))

    async def chat_append(self, table: str, by: str, body: bytes, at: int, id: str | None = None) -> ChatLine:
        """Keep a chat line, or answer the one that has this id."""
        self._check_open()
        lines = self._chats[table]
        for line in lines:
            if id is not None and (line.by, line.id) == (by, id):
                return line
        lines.append(ChatLine(table=table, n=len(lines), at=at, by=by, body=msgspec.Raw(body), id=id))
        return lines[-1]

    async def chat_load(self, table: str, after: int = -1, limit: int | None = None) -> list[ChatLine]:
        """A table's chat lines above `after`."""
        self._check_open()
        return self._chats.get(table, [])[after + 1 :][:limit]

    async def chat_heads(self, tables: Collection[str]) -> dict[str, int]:
        """Number of each table's last chat line."""
        self._check_open()
        return {table: len(self._chats[table]) - 1 for table in tables if self._chats.get(table)}

    def _check_open(self) -> None:
        if not self._is_open:
            message = "the store in memory is closed"
            raise StoreClosed(message)

    def _is_free(self, entry: Entry) -> bool:
        log = self._logs.get(entry.table)
        if log and entry.seq <= log[-1].seq:
            return False
        return entry.id is None or (entry.table, entry.by, entry.id) not in self._ids

    def _keep(self, entry: Entry) -> None:
        self._logs[entry.table].append(entry)
        if entry.id is not None:
            self._ids[entry.table, entry.by, entry.id] = entry

    def _row(self, code: str) -> TableRow:
        last = self._logs[code][-1]
        return msgspec.structs.replace(self._rows[code], head=last.seq, last=last.at)

    def _set_status(self, code: str, new: Status) -> None:
        row = self._rows[code]
        self._rows[code] = msgspec.structs.replace(row, status=new)
        if row.opener is None:
            return
        if new in OPEN:
            self._claims.setdefault(row.opener, code)
        elif self._claims.get(row.opener) == code:
            del self._claims[row.opener]
