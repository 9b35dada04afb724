"""What a screen shows of a table, in one look."""

from __future__ import annotations

from dataclasses import dataclass

#: What the screen says now, in one look.
LOOK = """() => {
  const one = (s) => document.querySelector(s);
  const all = (s) => [...document.querySelectorAll(s)];
  const on = (e) => e.getAttribute('aria-disabled') !== 'true';
  const offer = one('.offer');
  return {
    over: !!one('.end h1'),
    yours: !!one('.prompt.yours'),
    sentence: one('.prompt .sentence')?.innerText ?? '',
    sheet: one('dialog[open] h2')?.innerText ?? null,
    discard: !!one('.discard'),
    picks: all('.debt .all button').map((e) => e.innerText.trim()),
    targets: all('.board [data-spot]').map((e) => e.getAttribute('aria-label')),
    ghost: !!one('.board [data-spot][aria-pressed=true]'),
    victims: all('.victims button').length,
    chosen: all('.victims button[aria-pressed=true]').length,
    answers: all('.offer .answers button').filter(on).map((e) => e.innerText.trim()),
    asked: all('.offer .answers button').some(on) && !one('.offer .said'),
    posted: !!offer && !one('.offer .answers'),
    deals: all('.offer li button').filter(on).map((e) => e.innerText.trim()),
    thinking: all('.offer li').filter((e) => e.innerText.includes('…')).length,
    mark: (one('.wrapper svg')?.getAttribute('viewBox') ?? '') + ['.prompt', '.hand', '.offer', '.players', '.tray', '.row', '.discard', '.debt', '.victims', 'dialog[open]']
      .map((s) => one(s)?.innerText ?? '-').join('|')
      + all('.board [data-spot]').map((e) => e.dataset.spot + e.ariaPressed).join()
      + all('.board path, .board use').length + one('.lines')?.scrollHeight
      + (one('.log, [role=log]')?.innerText.length ?? 0),
  };
}"""
CHANGED = f"(mark) => ({LOOK})().mark !== mark"
#: Where the nth target is; null if it is gone.
MIDDLE = """(n) => {
  const box = document.querySelectorAll('.board [data-spot]')[n]?.getBoundingClientRect();
  return box ? {x: box.x + box.width / 2, y: box.y + box.height / 2} : null;
}"""
#: Something may be asked of this person now.
ASKED = f"""() => {{
  const now = ({LOOK})();
  return now.over || now.yours || now.asked || now.posted;
}}"""


@dataclass
class Screen:
    """One look at the screen."""

    over: bool
    yours: bool
    sentence: str
    sheet: str | None
    discard: bool
    picks: list[str]
    """One of these is to be taken: a resource, or a card of somebody's."""
    targets: list[str]
    ghost: bool
    victims: int
    chosen: int
    answers: list[str]
    asked: bool
    posted: bool
    deals: list[str]
    thinking: int
    mark: str
