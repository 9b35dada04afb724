import { expect, it } from "vitest";
import { isKey, shownDraws } from "./end";

it("the dice that were shown go by the labels that they are drawn by", () => {
  const told = (seq: number, ...events: object[]) => ({ seq, at: 0, kind: "act", by: "0", events });
  expect(
    shownDraws([
      told(3, { type: "turn_began", turn: 7, round: 2, seat: 0 }),
      told(4, { type: "rolled", seat: 0, red: 3, white: 6, hexes: [], auto: false }),
      told(4, { type: "event_rolled", seat: 0, face: 1, march: 2 }),
    ]),
  ).toEqual([
    { seq: 4, label: "dice/7/red", sides: 6, value: 2 },
    { seq: 4, label: "dice/7/white", sides: 6, value: 5 },
    { seq: 4, label: "dice/7/event", sides: 6, value: 0 },
  ]);
});

it("the history tells of cities and awards, not of every road", () => {
  const placed = (piece: string) => ({ type: "piece_placed", piece });
  expect(
    [placed("city"), placed("road"), { type: "award_moved" }, { type: "rolled" }].map(isKey),
  ).toEqual([true, false, true, false]);
});
