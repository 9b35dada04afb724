"""What is measured of a screen as it stands: each script tells what is wrong, in words; nothing is an empty list.

Of a page under an open sheet nothing can be reached: then the sheet alone is looked at.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT

from browser.camera import SET
from browser.people import PHONE, WIDE, Person

#: What can be seen and reached now.
SCOPE = """
const scope = [...document.querySelectorAll('dialog[open], [aria-modal=true]')].at(-1) ?? document.body;
const within = (selector) => [...scope.querySelectorAll(selector)].filter((e) => !e.closest('[inert]'));
const shown = (e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true});
const PRESSED = 'button, a[href], input, select, textarea, summary, label:has(input), [role=tab]';
const pressable = () => within(PRESSED)
  .filter((e) => !e.closest('svg') && !e.matches('.visually-hidden, label input') && shown(e));
const told = (e) => e.outerHTML.replaceAll(/ class="[^"]*"|<!--.*?-->|\\s+/g, ' ').slice(0, 70) + ' … ' + (e.innerText ?? '').replaceAll(/\\s+/g, ' ').slice(0, 30);
const once = (list) => [...new Set(list)];
"""


def script(body: str) -> str:
    return f"() => {{ {SCOPE} {body} }}"


#: Whatever can be pressed and is smaller than a finger. Places on the board are found by nearness, and what is hidden
#: behind its label is pressed by it.
SMALL = script("""
  return once(pressable().map((e) => [e, e.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([e, box]) => `${told(e)} ${Math.round(box.width)}x${Math.round(box.height)}`));
""")

#: What reaches over the right edge and cannot be scrolled to inside a part of the page; and whatever scrolls sideways,
#: but for a table in a room of its own.
OVER = script("""
  const kept = (e) => e !== null
    && (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(e).overflowX) || kept(e.parentElement));
  const over = within('*')
    .filter((e) => !e.closest('svg, .visually-hidden') && shown(e) && !kept(e.parentElement))
    .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
    .map(told);
  const sideways = [document.documentElement, ...within('*')]
    .filter((e) => e === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(e).overflowX))
    .filter((e) => shown(e) && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 1 && !e.querySelector(':scope > table'))
    .map((e) => `scrolls sideways: ${told(e)}`);
  return once([...over, ...sideways]);
""")

#: Text and buttons that are cut off by what they stand in, and words that are broken. Names (also those of portraits) are
#: cut where they are too long for a row: they stand whole elsewhere.
CUT = script("""
  const clips = (e) => ['hidden', 'clip'].includes(getComputedStyle(e).overflowX) || ['hidden', 'clip'].includes(getComputedStyle(e).overflowY);
  const scrolls = (e) => ['auto', 'scroll'].includes(getComputedStyle(e).overflowY);
  const cut = (box, from) => {
    for (let at = from; at && at !== document.documentElement; at = at.parentElement) {
      if (scrolls(at)) return false;
      if (!clips(at)) continue;
      const room = at.getBoundingClientRect();
      if (room.width <= 1) return false;
      if (box.left < room.left - 1.5 || box.right > room.right + 1.5 || box.top < room.top - 3 || box.bottom > room.bottom + 3)
        return true;
    }
    return false;
  };
  const found = [];
  const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const e = node.parentElement;
    if (!node.data.trim() || e.closest('svg, bdi, .class, .visually-hidden, script, style, code, [inert]') || !shown(e)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    if (cut(box, e)) found.push(`cut off: ${node.data.trim().slice(0, 50)} in ${told(e.closest(PRESSED) ?? e)}`);
    if (e.getBoundingClientRect().width <= 1) continue;
    for (const {index, 0: word} of node.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter((r) => r.width > 0).map((r) => Math.round(r.top)));
      if (lines.size > 1) found.push(`word broken: ${word} in ${told(e.closest(PRESSED) ?? e)}`);
    }
  }
  for (const e of pressable()) {
    const box = e.getBoundingClientRect();
    if (box.width > 0 && cut(box, e.parentElement)) found.push(`cut off: ${told(e)}`);
  }
  return once(found);
""")

#: A confirmation nearer than 16 px to what takes back.
NEAR = (
    """([confirming, cancelling]) => {
  """
    + SCOPE
    + """
  const called = (names) => pressable().filter((e) => names.includes((e.getAttribute('aria-label') ?? e.innerText).trim()));
  const gap = (a, b) => Math.hypot(Math.max(a.left - b.right, b.left - a.right, 0), Math.max(a.top - b.bottom, b.top - a.bottom, 0));
  return called(confirming).flatMap((yes) => called(cancelling)
    .filter((no) => gap(yes.getBoundingClientRect(), no.getBoundingClientRect()) < 15.5)
    .map((no) => `${told(no)} beside ${told(yes)}`));
}"""
)

#: What Tab reaches and nobody sees when it has the focus: covered by something, out of sight, or without a ring. The
#: board's zoom buttons may lie under a strip over the dock (whom to rob, an attack): keys zoom as well. So may the prompt
#: under the refusal that takes its place for a while. Of the board itself a part that is seen is enough.
UNSEEN = script("""
  const was = document.activeElement;
  const stops = within(':is(button, a[href], input, select, textarea, summary, [tabindex="0"]):not(:disabled)')
    .filter((e) => !e.closest('.board svg') && e.tabIndex >= 0 && e.checkVisibility({visibilityProperty: true}));
  const ring = (e) => { const s = getComputedStyle(e); return (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2); };
  const found = stops.slice(0, 80).flatMap((e) => {
    e.focus();
    const seen = e.matches('label input, .visually-hidden') ? e.closest('label') ?? e : e;
    const box = seen.getBoundingClientRect();
    const parts = e.matches('main.board [role=group]') ? [0.1, 0.5, 0.9] : [0.5];
    const tops = parts.flatMap((x) => parts.map((y) => document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)));
    const over = {'.over': '.zoom', '.refused': '.prompt'};
    const allowed = (top) => Object.entries(over).some(([what, under]) => top.closest(what) && e.closest(under));
    const faults = [];
    if (!tops.some((top) => top && (seen.contains(top) || top.contains(seen) || allowed(top)))) faults.push(`out of sight: ${told(e)}`);
    if (![e, seen, ...seen.querySelectorAll('*')].some(ring)) faults.push(`no ring: ${told(e)}`);
    return faults;
  });
  was?.focus?.();
  return once(found);
""")

#: Text of something to press that is cut off by it or runs out of it, when every word of ours becomes 35 % longer, as
#: in another language; then all is as it was. Names and what only readers get stay out of it, the last line of a
#: player's card, which stands whole in the sheet behind it, and chips of materials, which have glyph and tip.
LONGER = script("""
  const texts = [];
  for (const e of within('button, a[href], label, [role=tab]')) {
    if (e.closest('svg, .visually-hidden, .sentence') || !e.checkVisibility({visibilityProperty: true})) continue;
    const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (!node.parentElement.closest('bdi, .class, .low, .chip, svg, .visually-hidden')) texts.push([e, node, node.data]);
    }
  }
  for (const [, node, text] of texts)
    node.data = text.replace(/\\p{L}{3,}/gu, (word) => word + 'nm'.repeat(9).slice(0, Math.ceil(word.length * 0.35)));
  const cut = texts.filter(([e, node]) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let at = node.parentElement; box.width > 0; at = at.parentElement) {
      const room = at.getBoundingClientRect();
      if (room.width <= 1) return false;
      const clips = at === e || getComputedStyle(at).overflowX !== 'visible';
      const out = box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 2 || box.bottom > room.bottom + 2;
      if (clips && out) return true;
      if (at === e) return false;
    }
    return false;
  }).map(([e, , text]) => `${text.trim().slice(0, 40)} in ${told(e)}`);
  for (const [, node, text] of texts) node.data = text;
  return once(cut);
""")

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], "resultTypes": ["violations"]}
EXAMINE = """(rules) => axe.run(document.querySelector('dialog[open]') ?? document, rules).then(({violations}) =>
  violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 160)}`)))"""


def axe(person: Person) -> list[str]:
    """What axe finds against WCAG 2.1 A and AA."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE_SCRIPT)
    found: list[str] = person.page.evaluate(EXAMINE, RULES)
    return found


def near(person: Person) -> list[str]:
    """Confirming and taking back, in the person's language."""
    yes = [
        person.t(key)
        for key in ("confirm", "natrak:button.move_here", "vasallos:button.put", "vasallos:button.confirm")
    ]
    no = [person.t(key) for key in ("cancel", "vasallos:button.drop")]
    found: list[str] = person.page.evaluate(NEAR, [yes, no])
    return found


def by(source: str) -> Callable[[Person], list[str]]:
    def measure(person: Person) -> list[str]:
        found: list[str] = person.page.evaluate(source)
        return found

    return measure


def unseen(person: Person) -> list[str]:
    """As somebody who uses keys: only then a focus is shown."""
    person.page.keyboard.press("F2")
    found: list[str] = person.page.evaluate(UNSEEN)
    return found


Measure = Callable[[Person], list[str]]
small, over, cut, longer = map(by, (SMALL, OVER, CUT, LONGER))


@dataclass(frozen=True)
class Look:
    """A size of the screen, what is set, and what is measured there."""

    name: str
    size: dict[str, int]
    measures: tuple[Measure, ...]
    settings: dict[str, Any] = field(default_factory=dict)


TINY = {"width": 320, "height": 640}
FITS = (over, cut, small, near)
#: Axe in both themes and both languages (ui 8).
LOOKS = (
    Look("wide, light, Spanish", WIDE, (axe, over, cut, longer, unseen), {"theme": "light"}),
    Look("phone, dark, English", PHONE, (axe, *FITS), {"theme": "dark", "language": "en"}),
    Look("phone, dark, Spanish", PHONE, (axe, *FITS, longer), {"theme": "dark"}),
    Look("wide, light, English", WIDE, (axe, over, cut), {"theme": "light", "language": "en"}),
    # What fits here fits at 320 px with text at its own size.
    Look("320 px, 200 %", TINY, (*FITS, unseen), {"textSize": 200}),
)


def faults(person: Person, screen: str, looks: Iterable[Look] = LOOKS) -> list[str]:
    """All that is wrong with the screen as it stands, in each look; then it is as it was."""
    page = person.page
    was, language = page.viewport_size, person.language
    kept = page.evaluate("localStorage.getItem('sobremesa.settings')")
    found = []
    for look in looks:
        page.set_viewport_size(look.size)  # type: ignore[arg-type]  # width and height
        page.evaluate(SET, json.dumps({**json.loads(kept), **look.settings}))
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        person.language = look.settings.get("language", language)
        for measure in look.measures:
            found += [f"{screen} ({look.name}): {fault}" for fault in measure(person)]
    person.language = language
    page.evaluate(SET, kept)
    page.set_viewport_size(was)  # type: ignore[arg-type]  # width and height
    return found
