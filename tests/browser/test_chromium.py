"""The browser tests' own ground: a real Chromium that runs what the client is built for."""

from __future__ import annotations

from playwright.sync_api import Browser, Page


def test_chromium_runs_modules_and_draws_svg(page: Page) -> None:
    page.set_content(
        "<svg viewBox='0 0 10 10'><circle id='c' r='5'/></svg>"
        "<script type='module'>document.title = String(document.getElementById('c').getBBox().width)</script>"
    )
    page.wait_for_function("document.title === '10'")


def test_two_contexts_share_no_cookies(browser: Browser) -> None:
    one, two = browser.new_context(), browser.new_context()
    one.add_cookies([{"name": "device", "value": "1", "url": "http://127.0.0.1"}])
    assert len(one.cookies()) == 1
    assert two.cookies() == []
    one.close()
    two.close()
