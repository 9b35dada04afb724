"""Real Chromium for the browser tests (fixtures ``browser``, ``new_context``, ``page`` of pytest-playwright)."""

from __future__ import annotations

import os
import shutil
from typing import Any

import pytest


def chromium() -> str:
    """Path of the machine's Chromium."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    pytest.fail("Chromium is missing (`make test` installs it where it may)", pytrace=False)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the machine's Chromium, quietly: it looks for nothing on the network."""
    quiet = [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    # Chromium's sandbox does not start as root; it opens only our own pages here.
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {**browser_type_launch_args, "executable_path": chromium(), "args": [*quiet, *root]}
