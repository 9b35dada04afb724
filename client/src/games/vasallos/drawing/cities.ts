/** Cities of a tile: ground, houses, walls, and what lies in them. */
import type { Point } from "../../../board/hex";
import type { Random } from "../../../board/random";
import { path, type Shape } from "../../../board/svg";
import { EDGES } from "../tiles";
import type { CityShape } from "./city";
import type { Geometry } from "./geometry";
import { type Form, type House, houses, type Roof, type Tree, trees } from "./houses";
import { curveData, distance, inside, outline, point, spun, spunCurve, toLines } from "./plane";
import { cathedral, fountain, goodsToken } from "./tokens";

const WALL = "var(--v-wall)";

interface Site {
  readonly city: CityShape;
  readonly gates: readonly Point[];
  readonly turn: number;
  readonly random: Random;
  readonly small: boolean;
}
interface Town {
  readonly houses: House[];
  readonly trees: Tree[];
}

const roofOf = (random: Random): Roof => {
  const at = random.between(0, 14.3);
  return at < 6 ? 0 : at < 10 ? 1 : at < 13 ? 2 : 3;
};
const formOf = (random: Random): Form => {
  const at = random.between(0, 10.4);
  return at < 5 ? 0 : at < 9 ? 1 : 2;
};

/** A city of one edge: a row of houses along it. */
function row({ city, gates, turn, random }: Site): Town {
  const town: Town = { houses: [], trees: [] };
  const side = EDGES.indexOf(city.facts.edges[0] ?? "N");
  const along = (turn + side) % 2 === 0;
  for (let k = 0; k < 6; k++) {
    const deep = k === 2 || k === 3 ? 7.6 : 6.6;
    const p = spun(
      point(22 + k * 11.2 + random.between(-1, 1), deep + random.between(-0.5, 0.6)),
      side,
    );
    if (gates.some((gate) => distance(p, gate) < 9.5)) continue;
    const { x, y } = spun(p, turn);
    if (random.between(0, 1) < 0.12) town.trees.push({ x, y, r: 2.6 });
    else
      town.houses.push({
        x,
        y: y + 4,
        form: along ? random.pick([0, 0, 1]) : 0,
        roof: roofOf(random),
        scale: 0.86,
      });
  }
  return town;
}

/** Is there room for a house whose foot is at `p` and whose roof, upright after the turn, at `tip`? */
function roomy({ city, gates, small }: Site, p: Point, tip: Point, foot: Point): boolean {
  if (!(p.x > 4.5 && p.x < 95.5 && p.y > 5 && p.y < 95.5) || foot.y < 9.5) return false;
  if (!inside(p, city.area) || !(inside(tip, city.area) || foot.y - 6.5 < 2)) return false;
  if (toLines(p, city.lines) < (small ? 5 : 5.8) || toLines(tip, city.lines) < (small ? 5 : 6.2))
    return false;
  const clear = city.facts.cathedral ? 27 : 14.5;
  if (city.token && distance(tip, city.token) < clear) return false;
  return gates.every((gate) => distance(p, gate) >= 11);
}

function block(site: Site): Town {
  const { turn, random, small } = site;
  const town: Town = { houses: [], trees: [] };
  const [stepX, stepY] = small ? [11.6, 12.4] : [13.2, 14.2];
  for (let j = -1; j < 9; j++)
    for (let i = -1; i < 9; i++) {
      const shift = (((j % 2) + 2) % 2) * stepX * 0.5;
      const p = point(
        6 + i * stepX + shift + random.between(-1.3, 1.3),
        8 + j * stepY + random.between(-1.2, 1.2),
      );
      const foot = spun(p, turn);
      if (!roomy(site, p, spun(point(foot.x, foot.y - 6.5), -turn), foot)) continue;
      if (random.between(0, 1) < 0.1) town.trees.push({ x: foot.x, y: foot.y - 2, r: 2.8 });
      else town.houses.push(houseAt(site, foot));
    }
  return town;
}

function houseAt({ random, small }: Site, { x, y }: Point): House {
  const form = formOf(random);
  const cramped = (form === 1 && (x < 6.5 || x > 93.5)) || (form === 2 && (y < 15 || small));
  return {
    x,
    y: y + 1,
    form: cramped ? 0 : form,
    roof: roofOf(random),
    scale: small ? 0.98 : 1.06,
  };
}

export const wallData = (city: CityShape, turn: number): string =>
  city.walls.map((wall) => curveData(spunCurve(wall, turn))).join("");
export const areaData = (city: CityShape, turn: number): string =>
  outline(city.area.map((p) => spun(p, turn)));

function walls(d: string): Shape[] {
  if (d === "") return [];
  const line = (stroke: string, width: number, more = {}): Shape =>
    path(d, { fill: "none", stroke, "stroke-width": width, ...more });
  return [
    line("var(--v-shadow)", 10.5, { opacity: "var(--v-shade-low)" }),
    line(WALL, 7),
    line("var(--v-stone)", 4.8),
    line(WALL, 4.8, { "stroke-dasharray": "1 3.7" }),
    line(WALL, 0.9, { opacity: 0.55 }),
  ];
}

function things(city: CityShape, turn: number): Shape[] {
  if (!city.token) return [];
  const at = spun(city.token, turn);
  const { pennants, goods } = city.facts;
  return [
    ...(pennants > 0 ? fountain(at) : []),
    ...(goods ? [goodsToken(goods, at)] : []),
    ...(city.facts.cathedral ? cathedral() : []),
  ];
}

/** The cities of a tile. `cobble` is the id of the pattern of their ground. */
export function cities(g: Geometry, turn: number, random: Random, cobble: string): Shape[] {
  const gates = g.roads.flatMap((road) => (road.gate ? [road.gate] : []));
  return g.cities.flatMap((city) => {
    const small = city.facts.edges.length === 1;
    const site = { city, gates, turn, random, small };
    const town = small && g.tile.id !== "todo-city1-wedge" ? row(site) : block(site);
    const ground = areaData(city, turn);
    return [
      path(ground, { fill: "var(--v-city)" }),
      path(ground, { fill: `url(#${cobble})` }),
      ...trees(town.trees),
      ...houses(town.houses),
      ...walls(wallData(city, turn)),
      ...things(city, turn),
    ];
  });
}

/** From afar: ground, wall, and what counts. */
export function farCities(g: Geometry, turn: number): Shape[] {
  return g.cities.flatMap((city) => {
    const d = wallData(city, turn);
    const line = (stroke: string, width: number): Shape =>
      path(d, { fill: "none", stroke, "stroke-width": width });
    return [
      path(areaData(city, turn), { fill: "var(--v-city)" }),
      ...(d === "" ? [] : [line(WALL, 8), line("var(--v-stone)", 4.4)]),
      ...things(city, turn),
    ];
  });
}
