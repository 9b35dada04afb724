from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from served import Served, serving
from sobremesa.server.wire_client import TableClient


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of one file; an error in its log fails the last of them."""
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(autouse=True)
async def all_closed(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Close what a test that failed has left open."""
    opened: list[TableClient] = []
    begin = TableClient.__init__

    def noted(self: TableClient, *given: Any) -> None:
        begin(self, *given)
        opened.append(self)

    monkeypatch.setattr(TableClient, "__init__", noted)
    yield
    for client in opened:
        await client.close()
