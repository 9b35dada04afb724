/** The paragraph of the rules behind each refusal (rules.es.md, rules.en.md); a test finds what is missing. */
import type { Refusal } from "../../../wire/types";

const OF_CODE: Readonly<Record<string, string>> = {
  already_has_wall: "n95",
  already_promoted: "n103",
  bad_offer: "n174",
  bad_tokens: "n153",
  bad_victim: "n76",
  basic_only: "n126",
  bought_this_turn: "n122",
  cannot_afford: "n47",
  cannot_pay: "n177",
  deck_empty: "n120",
  game_over: "n212",
  goods_only: "n224",
  level_max: "n112",
  metropolis_pending: "n116",
  needs_city: "n112",
  needs_crown_3: "n103",
  no_city_for_metropolis: "n117",
  no_effect: "n124",
  no_offer: "n172",
  no_piece_left: "n48",
  no_place: "n91",
  no_such_place: "n24",
  not_castable: "n127",
  not_connected: "n93",
  not_held: "n72",
  not_in_this_mode: "not-in-mode",
  not_open_ended: "n144",
  not_owing: "n72",
  not_weaker: "n106",
  not_your_piece: "n94",
  not_your_turn: "n59",
  nothing_to_undo: "n217",
  occupied: "n28",
  offer_changed: "n178",
  offer_live: "n173",
  one_scroll_per_turn: "n121",
  path_blocked: "n105",
  resting: "n101",
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
  level_max: { promote: "n103" },
  needs_city: { build_wall: "n95", place_metropolis: "n114", sack: "n86" },
  not_connected: {
    build_road: "n96",
    place_road: "n54",
    build_adventurer: "n98",
  },
  no_place: {
    build_road: "n96",
    build_camp: "n93",
    build_city: "n94",
    build_wall: "n95",
    build_adventurer: "n98",
    drive_off: "n108",
    cast_roads: "n124",
  },
  not_held: { offer: "n173", counter: "n175", give: "n149", take_card: "n147", take_cards: "n138" },
  not_owing: {
    sack: "n86",
    pick: "n69",
    give: "n149",
    take_card: "n147",
    take_cards: "n138",
  },
  occupied: { place_metropolis: "n114", sack: "n87" },
  wrong_number: { cast_abundance: "n125", give: "n149", take_cards: "n138" },
  wrong_phase: {
    undo: "n215",
    guild: "n166",
    offer: "n166",
    end_turn: "n63",
    move_adventurer: "n104",
    raise: "n112",
  },
};

/** The paragraph of each progress card. */
const OF_CARD: Readonly<Record<string, string>> = {
  merchant: "n135",
  merchant_fleet: "n136",
  trade_port: "n137",
  master_merchant: "n138",
  resource_monopoly: "n139",
  goods_monopoly: "n139",
  bishop: "n141",
  constitution: "n71",
  deserter: "n143",
  diplomat: "n144",
  intrigue: "n145",
  saboteur: "n146",
  spy: "n147",
  warlord: "n148",
  wedding: "n149",
  alchemist: "n150",
  crane: "n151",
  engineering: "n152",
  inventor: "n153",
  irrigation: "n154",
  medicine: "n155",
  mining: "n154",
  printing_press: "n71",
  road_building: "n158",
  smith: "n159",
};
/** Why a card is not for now, whichever it is; these codes have no more to do with it. */
const OF_ANY_CARD: Readonly<Record<string, string>> = { wrong_phase: "n129", not_held: "n129" };
const OF_NO_CARD = new Set(["game_over", "not_in_this_mode", "not_your_turn", "table_stands"]);

/** The paragraph behind a refused progress card, null if the code has nothing to do with the card. */
function ofCard(code: string, action: string): string | null {
  if (!action.startsWith("play_") || OF_NO_CARD.has(code)) return null;
  return OF_ANY_CARD[code] ?? OF_CARD[action.slice("play_".length)] ?? null;
}

/** The anchor of a refusal's paragraph, null if no rule is behind it. */
export const anchorOf = ({ code }: Pick<Refusal, "code">, action?: string | null): string | null =>
  ofCard(code, action ?? "") ?? OF_ACTION[code]?.[action ?? ""] ?? OF_CODE[code] ?? null;

/** All anchors a refusal may lead to. */
export const ANCHORS: readonly string[] = [
  ...Object.values(OF_CODE),
  ...Object.values(OF_ACTION).flatMap((actions) => Object.values(actions)),
  ...Object.values(OF_CARD),
  ...Object.values(OF_ANY_CARD),
];
