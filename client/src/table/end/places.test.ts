import { expect, it } from "vitest";
import { placesOf } from "./places";

const score = (seat: number, points: number) => ({ seat, points, parts: {} });

it("puts the winner first even when another has more, and lets equals share", () => {
  const standing = {
    finished: true,
    winners: [2],
    scores: [score(0, 8), score(1, 11), score(2, 10), score(3, 8)],
  };
  expect(placesOf(standing).map((p) => [p.seat, p.place])).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
    [3, 3],
  ]);
});
