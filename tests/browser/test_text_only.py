"""Names and chat are text, whatever they look like (FP09)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from served import Served

TAG = "<img src=x onerror=a()>"
SAID = [
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "{{7*7}} {{name}} $t(close)",
    "<b>gordo</b> & &amp; \"'",
]


@pytest.mark.parametrize("name", [TAG, "{{7*7}}", "$t(close)"])
def test_fp09_names_and_chat_are_shown_as_typed(arrive: Sit, name: str) -> None:
    """On seats, prompts, log, title and chat; no dialog opens and nothing is made of it (`arrive` watches)."""
    bad, lia = arrive(name), arrive("Lía")
    code = bad.open_table(seats=3, target=5)
    bad.sit()
    expect(bad.page.get_by_text(name).first).to_be_visible()
    lia.follow_link(code)
    expect(lia.page.get_by_text(lia.t("sit.lead", game="Natrak", name=name))).to_be_visible()
    lia.sit()
    expect(lia.cards.filter(has_text=name)).to_be_visible()
    bad.fill_with_bots()
    bad.start()
    lia.at_table()
    for one in (bad, lia):
        expect(one.page.locator(".player bdi").filter(has_text=name)).to_be_visible()
        one.page.get_by_role("tab", name=one.t("table.chat")).or_(one.button("table.chat")).first.click()
    for line in SAID:
        lia.page.locator("[data-key=chat]").fill(line)
        lia.page.keyboard.press("Enter")
        expect(bad.page.locator(".said").get_by_text(line, exact=True)).to_be_visible()
        expect(lia.page.locator(".said").get_by_text(line, exact=True)).to_be_visible()
    expect(lia.page.locator(".said img, .said script, .said a, .said b b")).to_have_count(0)
    for one in (bad, lia):
        expect(one.page.locator("img")).to_have_count(0)


def test_content_policy_allows_nothing_inline(arrive: Sit, server: Served) -> None:
    """The header stands on the page itself, and Chromium keeps to it."""
    ana = arrive("Ana")
    answer = ana.page.goto(server.base)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    page = ana.context.new_page()
    page.goto(server.base)
    ran = page.evaluate("""async () => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.head.append(script);
      await new Promise((done) => setTimeout(done, 0));
      return window.ran ?? false;
    }""")
    assert ran is False
