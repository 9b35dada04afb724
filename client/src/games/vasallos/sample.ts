/** A small position for tests: two tiles, one road feature and one city, the reader in turn. */
import { fakeTable, fakeView, type FakeTable } from "../../dev/fake-table";
import type { Menu, Owed } from "../../wire/types";
import { Model } from "./model.svelte";
import { Play } from "./play.svelte";

const player = (seat: number) => ({
  seat,
  who: "person",
  person: true,
  points: 3,
  parts: {},
  supply: { vassal: 6 },
});

export interface Sample extends FakeTable {
  readonly model: Model;
  readonly play: Play;
}

export const owe = (seat: number, prompt: string, params: Record<string, unknown> = {}): Owed => ({
  seat,
  wait: prompt,
  prompt,
  params,
});

export function sampleTable(menu: Menu, owed: Owed[], turn: object = {}): Sample {
  const table = fakeTable({
    table: fakeView({ game: "vasallos", options: {} }),
    waiting: { owed },
    menu,
    own: {},
    public: {
      rules: { seats: 4, figures: { vassal: 7, builder: 1 } },
      tiles: [
        { tile: "base-city1-road-straight", x: 0, y: 0, turn: 0, seat: null },
        { tile: "base-city1", x: 0, y: -1, turn: 2, seat: 1 },
      ],
      features: [
        {
          id: "0,0/city:N",
          kind: "city",
          zones: ["0,0/city:N", "0,-1/city:S"],
          tiles: 2,
          complete: true,
          now: 4,
          full: 4,
          figures: [{ seat: 1, kind: "vassal", at: "0,-1/city:S" }],
          holders: [{ seat: 1, strength: 1, leads: true, points: 4 }],
        },
      ],
      players: [0, 1, 2, 3].map(player),
      turn: { phase: "place", turn: 2, step: 0, active: 1, hand: "base-road-straight", ...turn },
      deck: { left: 68, types: {}, aside: [] },
      slots: {},
      scored: [],
    },
  });
  const model = new Model(table.store);
  return { ...table, model, play: new Play(model) };
}

export const PLACE: Menu = {
  choices: [
    {
      type: "place",
      fields: [
        {
          kind: "pair",
          names: ["cell", "turn"],
          options: [
            [
              [1, 0],
              [0, 2],
            ],
            [
              [0, 1],
              [0, 1, 2, 3],
            ],
          ],
        },
      ],
    },
  ],
};
export const FIGURE: Menu = {
  choices: [
    {
      type: "figure",
      fields: [
        { kind: "pair", names: ["kind", "zone"], options: [["vassal", ["city:S", "field:NL"]]] },
      ],
    },
    {
      type: "figure",
      fields: [{ kind: "pair", names: ["kind", "zone"], options: [["vassal", ["field:EL"]]] }],
      alias: true,
    },
    { type: "no_figure", group: "end" },
    { type: "undo", group: "back" },
  ],
  blocked: { "figure/builder": { code: "needs_own_vassal" } },
};
