"""Fan-out between processes: who moved, and who is connected."""

from sobremesa.bus.base import Bus
from sobremesa.bus.memory import MemoryBus


async def open_bus(url: str | None) -> Bus:
    """The bus at a URL (`redis://`, `rediss://`, `unix://`), or one for this process alone; open.

    Raises BusError with what to do.
    """
    bus = MemoryBus() if url is None else _redis(url)
    await bus.open()
    return bus


def _redis(url: str) -> Bus:
    # A third of a second to import, and most installations have one process.
    from sobremesa.bus.redis import RedisBus  # noqa: PLC0415 -- see above

    return RedisBus(url)
