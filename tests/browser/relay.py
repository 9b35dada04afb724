"""A wire between browser and server that a test can cut, in every way that a network has."""

from __future__ import annotations

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

CHUNK = 65536


class Relay:
    """Passes bytes on to a server. The browser's address is the relay's own."""

    def __init__(self, target: str) -> None:
        where = urlsplit(target)
        self._target = (where.hostname or "127.0.0.1", where.port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._frozen: set[socket.socket] = set()
        self._whole = True
        self.base = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def kill(self) -> None:
        """Reset every connection that there is; new ones work."""
        with self._lock:
            ends, self._ends = self._ends, set()
        for end in ends:
            _reset(end)

    def cut(self) -> None:
        """Reset every connection and refuse new ones until `mend`."""
        self._whole = False
        self.kill()

    def freeze(self) -> None:
        """What goes through the connections that there are gets lost, and nobody is told; new ones work."""
        with self._lock:
            self._frozen |= self._ends

    def mend(self) -> None:
        """New connections get through again."""
        self._whole = True

    def close(self) -> None:
        self._listener.close()
        self.kill()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if not self._whole:
                _reset(near)
                continue
            try:
                far = socket.create_connection(self._target)
            except OSError:
                _reset(near)
                continue
            with self._lock:
                self._ends |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(one, other), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if source not in self._frozen:
                    sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        with self._lock:
            self._ends -= {source, sink}
            self._frozen -= {source, sink}


def _reset(end: socket.socket) -> None:
    """Close without farewell: the other side gets a reset."""
    with suppress(OSError):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        # Wakes the thread that reads from it.
        end.shutdown(socket.SHUT_RD)
    end.close()


@contextmanager
def relaying(target: str) -> Iterator[Relay]:
    """A relay to `target` until the block ends."""
    relay = Relay(target)
    try:
        yield relay
    finally:
        relay.close()
