"""Logs: structlog for our own lines and those of the libraries. No names, chat, cookies, secrets or addresses of people."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import structlog


def configure(level: str, form: str) -> None:
    """Send all logs to standard error, as lines for people (`console`) or one JSON object a line (`json`)."""
    number = getattr(logging, level.upper())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.dict_tracebacks if form == "json" else structlog.processors.UnicodeDecoder(),
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(number)
    # uvicorn tells each connection with its path, and so the codes of tables; alembic what it is made of.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(max(number, logging.WARNING))


@contextmanager
def without_startup_traceback(state: Any) -> Iterator[None]:
    """Leave out uvicorn's traceback of a start that failed for a reason that `state.trouble` tells in a line."""
    logger = logging.getLogger("uvicorn.error")

    def wanted(record: logging.LogRecord) -> bool:
        return not (state.get("trouble") and record.levelno == logging.ERROR)

    logger.addFilter(wanted)
    try:
        yield
    finally:
        logger.removeFilter(wanted)
