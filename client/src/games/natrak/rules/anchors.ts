/** The paragraph of the rules behind each refusal (rules.es.md, rules.en.md); a test finds what is missing. */
import type { Refusal } from "../../../wire/types";

const OF_CODE: Readonly<Record<string, string>> = {
  bad_offer: "n174",
  bad_victim: "n76",
  basic_only: "n126",
  bought_this_turn: "n122",
  cannot_afford: "n47",
  cannot_pay: "n177",
  deck_empty: "n120",
  game_over: "n212",
  no_effect: "n124",
  no_offer: "n172",
  no_piece_left: "n48",
  no_place: "n91",
  no_such_place: "n24",
  not_castable: "n127",
  not_connected: "n93",
  not_held: "n72",
  not_in_this_mode: "not-in-mode",
  not_owing: "n72",
  not_your_piece: "n94",
  not_your_turn: "n59",
  nothing_to_undo: "n217",
  occupied: "n28",
  offer_changed: "n178",
  offer_live: "n173",
  one_scroll_per_turn: "n121",
  same_hex: "n74",
  same_kind: "n167",
  table_stands: "n195",
  table_waits: "n56",
  too_close: "n92",
  wait_over: "wait-over",
  wrong_number: "n72",
  wrong_phase: "n59",
};

/** Where the same code has another reason for another action. */
const OF_ACTION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  not_connected: { build_road: "n96", place_road: "n54" },
  no_place: { build_road: "n96", build_camp: "n93", build_city: "n94", cast_roads: "n124" },
  not_held: { offer: "n173", counter: "n175" },
  wrong_number: { cast_abundance: "n125" },
  wrong_phase: { undo: "n215", guild: "n166", offer: "n166", end_turn: "n63" },
};

/** The anchor of a refusal's paragraph, null if no rule is behind it. */
export const anchorOf = ({ code }: Pick<Refusal, "code">, action?: string | null): string | null =>
  OF_ACTION[code]?.[action ?? ""] ?? OF_CODE[code] ?? null;

/** All anchors a refusal may lead to. */
export const ANCHORS: readonly string[] = [
  ...Object.values(OF_CODE),
  ...Object.values(OF_ACTION).flatMap((actions) => Object.values(actions)),
];
