"""Fan-out between processes: who moved, and who is connected."""

from sobremesa.bus.base import Bus
from sobremesa.bus.memory import MemoryBus
from sobremesa.bus.redis import RedisBus


async def open_bus(url: str | None) -> Bus:
    """The bus at a URL (`redis://`, `rediss://`, `unix://`), or one for this process alone; open.

    Raises BusError with what to do.
    """
    bus = MemoryBus() if url is None else RedisBus(url)
    await bus.open()
    return bus
