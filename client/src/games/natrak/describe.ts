/** The board and the players in words, for those who listen. */
import { list, t } from "../../text/i18n.svelte";
import { boxLines, standsAs } from "./adventurers/describe";
import { pieceOf, standing } from "./here";
import type { Model } from "./model.svelte";
import type { Places } from "./places";

/** Row by row, then the dragon, then every building with its place. */
export function describeBoard(model: Model): string {
  const { pub, places } = model;
  if (!pub || !places) return "";
  const rows = new Map<string, string[]>();
  pub.board.hexes.forEach((_, id) => {
    const [name = "", ...words] = places.hex(id).split(" ");
    const row = name.charAt(0);
    rows.set(row, [...(rows.get(row) ?? []), words.join(" ")]);
  });
  const lines = [...rows].map(([row, hexes]) =>
    t("natrak:describe.row", { row, hexes: list(hexes) }),
  );
  const dragon = t("natrak:describe.dragon", { place: places.hex(pub.pieces.dragon) });
  return [...lines, dragon, ...buildings(model, places), ...boxLines(model, places)].join(" ");
}

/** A hex, what stands on it, and whose pieces stand round it. */
export function describeHex(model: Model, id: number): string {
  const { pub, places } = model;
  if (!pub || !places) return "";
  const { merchant = null } = model.box?.figures ?? {};
  const round = places.grid.crossings
    .filter(({ hexes }) => hexes.includes(id))
    .map((crossing) => standing(model, { kind: "crossing", id: crossing.id }));
  const here = [
    places.hex(id),
    pub.pieces.dragon === id ? t("natrak:here.dragon") : "",
    merchant?.hex === id ? pieceOf(model, t("natrak:piece.merchant"), merchant.seat) : "",
    ...round,
  ];
  return here.filter((words) => words !== "").join(", ");
}

const buildings = (model: Model, places: Places): string[] =>
  (model.pub?.pieces.buildings ?? []).map(({ seat, kind, crossing }) =>
    t("natrak:describe.building", {
      name: model.name(seat),
      piece: t(`natrak:piece.${standsAs(model, kind, crossing)}`),
      place: places.crossing(crossing),
    }),
  );

/** What all may know of a player. */
export function describePlayer(model: Model, seat: number): string {
  const player = model.player(seat);
  if (!player) return "";
  const rest = [
    t("natrak:player.cards", { count: player.cards }),
    t("natrak:player.scrolls", { count: player.scrolls }),
    t("natrak:player.mercenaries", { count: player.mercenaries }),
    t("natrak:player.route", { n: player.route }),
  ];
  const { points } = player;
  return t("natrak:describe.player", { name: model.name(seat), points, rest: list(rest) });
}
