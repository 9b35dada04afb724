"""One live table, as the server sees it. Thin: every part does its own job."""

from typing import Any

from sobremesa.kit.records import Refusal
from sobremesa.tables.listener import Connection, Listener
from sobremesa.tables.records import ChatLine, Delta, Done, PresenceView


class LiveTable:
    """A table in this process: the fold of its log, its connections, and the requests they make.

    Every request answers `Done` once it is durable, or a `Refusal`, and then nothing has changed.
    """

    code: str
    head: int
    """Seq of the last entry that was told."""

    async def connect(self, device: str, listener: Listener, *, watch: bool = False) -> Connection | Refusal:
        """Come to the table. Refusals: `closed`, `asleep` (a device that had a seat wakes it instead)."""
        raise NotImplementedError

    def disconnect(self, conn: Connection) -> None:
        """The connection is gone. May be said twice."""
        raise NotImplementedError

    async def catch_up(self, seq: int) -> bool:
        """Read the store if `seq` (a client's last) is above `head`; False: it is above the store's too (`bad_seq`)."""
        raise NotImplementedError

    def delta(self, conn: Connection, since: int) -> Delta:
        """What this connection has to be told above `since`; -1: everything, with the last 50 entries."""
        raise NotImplementedError

    def presence(self) -> PresenceView:
        """Who is connected."""
        raise NotImplementedError

    async def chat_lines(self, conn: Connection, after: int = -1, limit: int = 50) -> list[ChatLine]:
        """The last lines of chat above `after`."""
        raise NotImplementedError

    async def do(self, conn: Connection, id_: str, on: int, action: dict[str, Any]) -> Done | Refusal: ...
    async def explain(self, conn: Connection, action: dict[str, Any]) -> Refusal | None: ...
    async def preview(self, conn: Connection, action: dict[str, Any]) -> Any | Refusal | None: ...
    async def chat(self, conn: Connection, id_: str, text: str) -> Done | Refusal: ...
    async def sit(
        self, conn: Connection, id_: str, name: str, colour: str, portrait: str | None, salt: str
    ) -> Done | Refusal: ...
    async def dress(self, conn: Connection, id_: str, colour: str, portrait: str | None) -> Done | Refusal: ...
    async def leave(self, conn: Connection, id_: str) -> Done | Refusal: ...
    async def takeover(
        self, conn: Connection, id_: str, name: str, *, force: bool = False, secret: str | None = None
    ) -> Done | Refusal: ...
    async def add_bot(
        self, conn: Connection, id_: str, seat: int, bot: str, name: str | None = None
    ) -> Done | Refusal: ...
    async def remove_bot(self, conn: Connection, id_: str, seat: int) -> Done | Refusal: ...
    async def free_seat(self, conn: Connection, id_: str, seat: int) -> Done | Refusal: ...
    async def stand_in(self, conn: Connection, id_: str, seat: int, bot: str | None) -> Done | Refusal: ...
    async def give_seat(self, conn: Connection, id_: str, seat: int) -> Done | Refusal: ...
    async def lot(self, conn: Connection, id_: str) -> Done | Refusal: ...
    async def set_option(self, conn: Connection, id_: str, name: str, value: Any) -> Done | Refusal: ...
    async def start(self, conn: Connection, id_: str) -> Done | Refusal: ...
    async def close(self, conn: Connection, id_: str) -> Done | Refusal: ...
    async def mute(self, conn: Connection, id_: str, seat: int, *, muted: bool) -> Done | Refusal: ...
    async def rematch(self, conn: Connection, id_: str) -> Done | Refusal: ...
