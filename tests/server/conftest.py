from collections.abc import Iterator

import pytest

from served import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of one file; an error in its log fails the last of them."""
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found
