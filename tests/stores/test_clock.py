"""The shared time, counted by the process between two questions (design: clocks)."""

from __future__ import annotations

from sobremesa.store.clock import Clock
from sobremesa.store.memory import MemoryStore


class Machine:
    """A machine whose clocks a test moves; the database's runs elsewhere."""

    def __init__(self) -> None:
        self.uptime = 100.0
        self.database = 1_000_000
        self.trips = [0.0]

    def monotonic(self) -> float:
        return self.uptime

    def store_time(self) -> int:
        half = self.trips.pop(0) / 2 if len(self.trips) > 1 else self.trips[0] / 2
        self.pass_(half)
        answer = self.database
        self.pass_(half)
        return answer

    def pass_(self, seconds: float) -> None:
        self.uptime += seconds
        self.database += round(seconds * 1000)


async def clock_of(machine: Machine) -> Clock:
    store = MemoryStore(clock=machine.store_time)
    await store.open()
    clock = Clock(store, machine.monotonic)
    await clock.sync()
    return clock


async def test_it_follows_the_database_between_two_questions() -> None:
    machine = Machine()
    clock = await clock_of(machine)
    assert clock.now() == machine.database
    machine.pass_(1.5)
    assert clock.now() == machine.database


async def test_the_quickest_answer_counts() -> None:
    machine = Machine()
    machine.trips = [0.8, 0.02, 0.4]
    clock = await clock_of(machine)
    assert abs(clock.now() - machine.database) <= 10


async def test_fp20_it_never_goes_back_even_if_the_database_does() -> None:
    machine = Machine()
    clock = await clock_of(machine)
    before = clock.now()
    machine.database -= 5_000
    await clock.sync()
    assert clock.now() == before
    machine.pass_(6.0)
    assert clock.now() == machine.database == before + 1_000


async def test_the_at_of_an_entry_is_never_less_than_the_one_before() -> None:
    machine = Machine()
    clock = await clock_of(machine)
    assert clock.stamp(before=0) == machine.database
    assert clock.stamp(before=machine.database + 700) == machine.database + 700
