"""A server in a process of its own, for tests, benches and `make kill`: the real command on a port that the system picks."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from sobremesa.server.settings import PREFIX

UNLIMITED = {
    "rate_messages": 0,
    "rate_connections": 0,
    "connections": 0,
    "rate_codes": 0,
    "rate_tables": 0,
    "rate_folds": 0,
}
"""A load generator is one address, and sends more than a person."""


class Spawned:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], base: str, log: Path) -> None:
        self.process = process
        self.base = base
        """Its address: `http://127.0.0.1:41234`."""
        self.port = int(base.rpartition(":")[2])
        self.log = log
        """What it writes to standard error."""

    @property
    def pid(self) -> int:
        return self.process.pid

    def kill(self) -> None:
        """As a power cut would: `kill -9`."""
        self.process.kill()
        self.process.wait()

    def stop(self, seconds: float = 15) -> int:
        """Ask it to stop; its exit code."""
        self.process.terminate()
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def memory(self) -> int:
        """Bytes that it holds in memory."""
        pages = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        """Seconds of processor time it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(folder: Path, *, port: int = 0, **settings: Any) -> Spawned:
    """Start a server whose log lies in `folder`. Settings are those of `Settings`; limits are off."""
    given = {**UNLIMITED, "host": "127.0.0.1", "port": port, **settings}
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(PREFIX)},
        **{PREFIX + name.upper(): str(value) for name, value in given.items()},
    }
    log = folder / f"server-{time.monotonic_ns()}.log"
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "sobremesa", "serve"],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment,
        )
    return Spawned(process, _address(process, log), log)


@contextmanager
def spawn(folder: Path, **settings: Any) -> Iterator[Spawned]:
    """A server that is stopped in the end."""
    server = start(folder, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def _address(process: subprocess.Popen[str], log: Path, seconds: float = 30) -> str:
    """The address that it prints once it is ready. What it prints later is read and thrown away."""
    found: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def read(out: IO[str]) -> None:
        for line in out:
            if "Sobremesa  http" in line:
                found.put(line.split()[1])
        out.close()
        found.put(None)

    if process.stdout is None:
        raise RuntimeError("started without a pipe")
    threading.Thread(target=read, args=(process.stdout,), daemon=True).start()
    try:
        address = found.get(timeout=seconds)
    except queue.Empty:
        address = None
    if address is None:
        process.kill()
        process.wait()
        raise RuntimeError(f"the server did not start: {log.read_text(encoding='utf-8')[-2000:]}")
    return address
