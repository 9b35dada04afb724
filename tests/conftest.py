"""What all tests share: real services where the machine has them, and browser tests last."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest
import redis
from sqlalchemy import URL, make_url

PG = os.environ.get("SOBREMESA_TEST_PG", "postgresql+asyncpg://root@127.0.0.1:5432/test")
REDIS = os.environ.get("SOBREMESA_TEST_REDIS", "redis://127.0.0.1:6379/0")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what stands under tests/browser, and what takes pictures there, and put the browser tests last.

    Playwright's synchronous interface keeps an event loop running in its process, after which no
    asyncio test can start one there.
    """
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)
        if item.path.stem.startswith("test_shots"):
            item.add_marker(pytest.mark.pictures)
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def missing(what: str, why: Exception) -> None:
    """Skip where a service is not there; in CI that is a failure, or nobody would ever notice."""
    line = f"no {what} ({type(why).__name__}): set its address to run these tests"
    if os.environ.get("CI") == "true":
        pytest.fail(line, pytrace=False)
    pytest.skip(line)


def wait(work: Coroutine[object, object, None]) -> None:
    """Run a coroutine in a thread of its own: the test's event loop is not to be touched."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


async def pg(url: URL, *statements: str) -> None:
    """Run statements on a PostgreSQL server, outside any transaction."""
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain, timeout=5)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture
def pg_url() -> Iterator[str]:
    """URL of an empty PostgreSQL database of this test's own."""
    server = make_url(PG)
    name = f"sobremesa_{uuid.uuid4().hex}"
    try:
        wait(pg(server, f'CREATE DATABASE "{name}"'))
    except (OSError, asyncpg.PostgresError) as why:
        missing("PostgreSQL at SOBREMESA_TEST_PG", why)
    yield server.set(database=name).render_as_string(hide_password=False)
    wait(pg(server, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'))


@pytest.fixture
def redis_url() -> str:
    """URL of a Redis that answers, shared by all tests: names need ``redis_prefix`` before them."""
    client = redis.Redis.from_url(REDIS, socket_connect_timeout=5)
    try:
        client.ping()
    except (OSError, redis.RedisError) as why:
        missing("Redis at SOBREMESA_TEST_REDIS", why)
    finally:
        client.close()
    return REDIS


@pytest.fixture
def redis_prefix(redis_url: str) -> Iterator[str]:
    """A prefix for keys and channels that no other test has; its keys are deleted afterwards."""
    prefix = f"test-{uuid.uuid4().hex}:"
    yield prefix
    client = redis.Redis.from_url(redis_url)
    for key in client.scan_iter(match=f"{prefix}*"):
        client.delete(key)
    client.close()
