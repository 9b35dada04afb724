/** Where things are, in words: hexes by row and number, crossings and edges by the hexes they touch. */
import { at, type HexGrid, makeGrid } from "../../board/hex";
import { list, t } from "../../text/i18n.svelte";
import type { BoardView, PortKind } from "../../wire/natrak";

const SIX_HEXES = 3;
const pips = (token: number | null): number => (token === null ? 0 : 6 - Math.abs(7 - token));

/** Names of a map's places. Made once a map: the map never changes. */
export class Places {
  readonly grid: HexGrid;
  readonly #board: BoardView;
  readonly #names: readonly string[];
  readonly #ports: ReadonlyMap<number, PortKind>;

  constructor(board: BoardView) {
    this.#board = board;
    this.grid = makeGrid(board.hexes);
    const rows = [...new Set(board.hexes.map((hex) => hex.r))].sort((a, b) => a - b);
    const counts = new Map<number, number>();
    this.#names = board.hexes.map((hex) => {
      const n = (counts.get(hex.r) ?? 0) + 1;
      counts.set(hex.r, n);
      return `${String.fromCharCode(65 + rows.indexOf(hex.r))}${String(n)}`;
    });
    this.#ports = new Map(
      board.ports.flatMap(({ edge, kind }) =>
        at(this.grid.edges, edge).ends.map((end) => [end, kind]),
      ),
    );
  }

  /** "B3 bosque 8". */
  hex(id: number): string {
    const hex = at(this.#board.hexes, id);
    const params = {
      name: this.#names[id] ?? "",
      terrain: t(`natrak:terrain.${hex.terrain}`),
      token: hex.token,
    };
    return t(hex.token === null ? "natrak:place.hex_dry" : "natrak:place.hex", params);
  }

  /** "entre B3 bosque 8, B4 mina 5 y mar, 10 puntos de probabilidad, puerto de lana 2:1". */
  crossing(id: number): string {
    const { hexes } = at(this.grid.crossings, id);
    const sea = hexes.length < SIX_HEXES ? [t("natrak:place.sea")] : [];
    const place = t("natrak:place.crossing", {
      hexes: list([...hexes.map((hex) => this.hex(hex)), ...sea]),
    });
    const count = this.pips(id);
    const words = count > 0 ? t("natrak:place.crossing_pips", { place, count }) : place;
    const port = this.#ports.get(id);
    return port === undefined ? words : `${words}, ${portName(port)}`;
  }

  /** "entre B3 bosque 8 y mar". */
  edge(id: number): string {
    const { hexes } = at(this.grid.edges, id);
    const sea = hexes.length < 2 ? [t("natrak:place.sea")] : [];
    return t("natrak:place.edge", { hexes: list([...hexes.map((hex) => this.hex(hex)), ...sea]) });
  }

  /** How many of the 36 rolls pay at a crossing. */
  pips(crossing: number): number {
    return at(this.grid.crossings, crossing).hexes.reduce(
      (sum, hex) => sum + pips(at(this.#board.hexes, hex).token),
      0,
    );
  }
}

const portName = (kind: PortKind): string =>
  kind === "any"
    ? t("natrak:place.port_any")
    : t("natrak:place.port_kind", { material: t(`natrak:in_words.${kind}`) });
