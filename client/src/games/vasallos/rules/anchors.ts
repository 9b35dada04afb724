/** The paragraph of the rules behind each refusal (rules.es.md, rules.en.md); a test finds what is missing. */
import type { Refusal } from "../../../wire/types";

const OF_CODE: Readonly<Record<string, string>> = {
  bad_seats: "v2",
  bad_turn: "v12",
  cell_taken: "cell-taken",
  edges_differ: "v30",
  game_over: "v68",
  needs_own_vassal: "v35",
  no_neighbour: "v30",
  no_piece_left: "v15",
  no_such_zone: "v33",
  not_in_this_game: "v5",
  not_owing: "v24",
  not_your_turn: "v24",
  nothing_to_undo: "v96",
  table_stands: "stands",
  wait_over: "wait-over",
  wrong_phase: "v24",
  wrong_zone_kind: "v16",
  zone_taken: "v34",
};

/** Where the same code has another reason for another action. */
const OF_ACTION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zone_taken: { phantom: "v36" },
  wrong_phase: { undo: "v96" },
};

/** The anchor of a refusal's paragraph, null if no rule is behind it. */
export const anchorOf = ({ code }: Pick<Refusal, "code">, action?: string | null): string | null =>
  OF_ACTION[code]?.[action ?? ""] ?? OF_CODE[code] ?? null;

/** All anchors a refusal may lead to. */
export const ANCHORS: readonly string[] = [
  ...Object.values(OF_CODE),
  ...Object.values(OF_ACTION).flatMap((actions) => Object.values(actions)),
];
