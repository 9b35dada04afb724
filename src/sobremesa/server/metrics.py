"""Numbers for whoever runs a server: /metrics in Prometheus' text form."""

from __future__ import annotations

import os
from functools import cache
from ipaddress import ip_address

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

REGISTRY = CollectorRegistry()

CONNECTIONS = Gauge("sobremesa_connections", "Open WebSockets", registry=REGISTRY, multiprocess_mode="livesum")
TABLES = Gauge("sobremesa_live_tables", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")
REQUESTS = Counter("sobremesa_requests", "Requests over WebSockets", ["type", "answer"], registry=REGISTRY)
ANSWER_SECONDS = Histogram(
    "sobremesa_answer_seconds",
    "From a request's arrival to its durable answer",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
DROPPED = Counter("sobremesa_dropped", "Connections dropped by the server", ["why"], registry=REGISTRY)


@cache
def _requests(request: type, answer: type) -> Counter:
    return REQUESTS.labels(request.__name__, answer.__name__)


def answered(request: type, answer: type, seconds: float) -> None:
    """Count a request by its type and the type of its answer."""
    _requests(request, answer).inc()
    ANSWER_SECONDS.observe(seconds)


def text() -> bytes:
    """All numbers; of all workers together where there are several (`serve --workers` sets the folder)."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the package has no types there
    return generate_latest(registry)


def may_read(setting: str, address: str) -> bool:
    """May this address read the numbers?"""
    if setting != "loopback":
        return setting == "all"
    try:
        return ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False
