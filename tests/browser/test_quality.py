"""Every screen and every sheet keeps the quality bar of the interface: fit, finger-sized targets, axe, the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.measures import Measure, cut, faults, longer, near, over, small, unseen
from browser.stage import Stage
from browser.tours import TOURS

ROOM = "position: fixed; top: 200px; left: 20px; z-index: 99; background: #fff; "


@pytest.mark.slow
@pytest.mark.parametrize("tour", TOURS)
def test_every_screen_keeps_the_quality_bar(arrive: Sit, stage: Stage, tour: str) -> None:
    """Each theme in each language, on a desk, on a phone, and at 320 px with text at twice its size."""
    found: list[str] = []
    for person, screen in TOURS[tour](arrive, stage):
        found += faults(person, screen)
    assert found == [], "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "measure, style, inside",
    [
        (small, ROOM, "<button data-style='width: 30px; height: 44px'>Ya</button>"),
        (over, "position: relative; width: 4000px", "wide"),
        (cut, ROOM + "width: 40px; overflow: hidden; white-space: nowrap", "cut off by its room"),
        (cut, ROOM + "width: 40px; overflow-wrap: anywhere", "Desconectado"),
        (near, ROOM, "<button>Cancelar</button><button>Confirmar</button>"),
        (unseen, ROOM, "<button data-style='outline: none; box-shadow: none'>Ya</button>"),
        (unseen, ROOM, "<button>Ya</button><i data-style='position: absolute; inset: 0'></i>"),
        (longer, ROOM, "<button data-style='width: 60px; padding: 0; overflow: hidden'>Construir</button>"),
    ],
)
def test_each_measure_finds_what_is_wrong(arrive: Sit, measure: Measure, style: str, inside: str) -> None:
    ana = arrive("Ana")
    ana.go()
    expect(ana.button("home.new")).to_be_visible()
    assert measure(ana) == []
    ana.page.evaluate(ADD, [style, inside])
    assert len(measure(ana)) > 0


#: The page's own policy allows no styles in its source, but lets scripts set them.
ADD = """([style, inside]) => {
  const room = document.createElement('div');
  room.style.cssText = style;
  const parsed = new DOMParser().parseFromString(inside, 'text/html').body;
  for (const node of [...parsed.childNodes]) {
    const here = room.appendChild(document.importNode(node, true));
    if (node.getAttribute) here.style.cssText = node.getAttribute('data-style') ?? '';
  }
  document.querySelector('#app').append(room);
}"""
