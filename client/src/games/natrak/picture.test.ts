import { describe, expect, it } from "vitest";
import { distance } from "../../board/hex";
import { fit, seen } from "../../board/view";
import { nodeCount } from "../../board/svg";
import { joints } from "./joints";
import { floatAt } from "./layers/ports";
import { nearestPlace } from "./nearest";
import {
  drySign,
  layOut,
  landDefs,
  landShapes,
  portShapes,
  scalesFor,
  tokenShapes,
  turnsFor,
  type Layout,
} from "./picture";
import type { Size } from "../../board/view";
import { sampleBuildings, sampleHexes, samplePorts, sampleRoads } from "./sample";

const WIDE = { width: 848, height: 684 };
const PHONE = { width: 360, height: 468 };

const laidOut = (turned: boolean, size: Size): Layout => {
  const { box } = layOut(sampleHexes, samplePorts, turned);
  return layOut(sampleHexes, samplePorts, turned, scalesFor(box, size));
};

describe("layOut", () => {
  it("turns the board on portrait phones only", () => {
    expect(turnsFor(PHONE)).toBe(true);
    expect(turnsFor(WIDE)).toBe(false);
    expect(turnsFor({ width: 640, height: 300 })).toBe(false);
  });

  it("draws larger pieces where hexes are under 50 px", () => {
    expect(laidOut(false, WIDE).scales.piece).toBe(1);
    expect(laidOut(true, PHONE).scales.piece).toBe(1.2);
  });

  it.each([
    ["wide", WIDE, false, 71],
    ["phone", PHONE, true, 38],
  ])(
    "everything fits, ports too, with hexes as large as on the pictures: %s",
    (_, size, turned, radius) => {
      const layout = laidOut(turned, size);
      const view = fit(layout.box, size, turned ? 3 : 18);
      expect(view.scale * 100).toBeGreaterThanOrEqual(radius - 1);
      for (const port of layout.ports) expect(seen(floatAt(port), view, size)).toBe(true);
      for (const c of layout.grid.crossings)
        expect(seen(layout.places.crossing(c.id), view, size)).toBe(true);
    },
  );

  it("ports lie off the coast, clear of all hexes", () => {
    const layout = laidOut(false, WIDE);
    for (const port of layout.ports) {
      for (const hex of layout.grid.hexes) {
        expect(distance(floatAt(port), layout.places.hex(hex.id))).toBeGreaterThan(115);
      }
    }
  });
});

describe("the picture", () => {
  const layout = laidOut(false, WIDE);

  it("takes at most 3,000 SVG nodes with everything on it", () => {
    const fixed = nodeCount([
      ...landShapes(layout, sampleHexes, "p"),
      ...landDefs(false, "p"),
      ...portShapes(layout, samplePorts),
      ...tokenShapes(layout, sampleHexes),
    ]);
    expect(fixed).toBeLessThan(1500);
  });

  it("numbers every hex but the wasteland", () => {
    expect(tokenShapes(layout, sampleHexes)).toHaveLength(18);
  });

  it("marks the dragon's hex dry where it has a number", () => {
    expect(drySign(layout, sampleHexes, 4)).toHaveLength(1);
    expect(drySign(layout, sampleHexes, 9)).toHaveLength(0);
  });

  it("closes the joints of roads where nothing stands", () => {
    const found = joints(layout.grid, sampleRoads, sampleBuildings);
    const built = new Set(sampleBuildings.map((b) => b.crossing));
    expect(found.length).toBeGreaterThan(0);
    for (const { crossing, seat } of found) {
      expect(built.has(crossing)).toBe(false);
      const meeting = sampleRoads.filter(
        (r) => r.seat === seat && layout.grid.edges[r.edge]?.ends.includes(crossing),
      );
      expect(meeting.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("nearestPlace", () => {
  const layout = laidOut(false, WIDE);

  it("means the crossing or edge in reach, else the hex, else nothing", () => {
    const crossing = layout.places.crossing(18);
    expect(nearestPlace(layout, { x: crossing.x + 5, y: crossing.y }, 30)).toEqual({
      kind: "crossing",
      id: 18,
    });
    expect(nearestPlace(layout, layout.places.edge(43), 30)).toEqual({ kind: "edge", id: 43 });
    expect(nearestPlace(layout, layout.places.hex(9), 30)).toEqual({ kind: "hex", id: 9 });
    expect(nearestPlace(layout, { x: 2000, y: 0 }, 30)).toBeNull();
  });
});
