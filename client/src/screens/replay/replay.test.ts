import { describe, expect, it } from "vitest";
import type { Held } from "../../table/fold";
import type { Replay } from "../../wire/types";
import { Film, LENGTH } from "./film";
import { ticksOf } from "./ticks";

const HEAD = 450;
/** A game that counts: after entry n `public.count` is n, `own.odd` the last odd one. */
function fakeServer(most = 100) {
  const asked: number[] = [];
  const told = (seq: number) => ({ seq, at: seq, kind: "act", by: "0" });
  const fetch = (at: number, steps: number) => {
    asked.push(at);
    const reel = {
      seq: at,
      head: HEAD,
      first: 3,
      last: HEAD,
      table: { code: "AAAAAAAA" },
      public: { count: at, board: "same" },
      own: { odd: at % 2 === 0 ? at - 1 : at },
      told: told(at),
      steps: Array.from({ length: Math.min(steps, most, HEAD - at) }, (_, i) => {
        const seq = at + 1 + i;
        return {
          seq,
          told: told(seq),
          public: { count: seq },
          ...(seq % 2 === 1 ? { own: { odd: seq } } : {}),
        };
      }),
    } as unknown as Replay;
    return Promise.resolve({ ok: true as const, value: reel });
  };
  return { asked, film: new Film(fetch) };
}
const shown = (held: unknown): unknown => {
  const { seq, public: all, own } = held as Held;
  return [seq, all, own];
};

describe("a game as film", () => {
  it("shows every entry as it was, forwards, backwards and far away", async () => {
    const { film, asked } = fakeServer();
    for (const seq of [0, 1, 2, 99, 100, 101, 42, 450, 41, 349]) {
      expect(shown(await film.at(seq, 1))).toEqual([
        seq,
        { count: seq, board: "same" },
        { odd: seq % 2 === 0 ? seq - 1 : seq },
      ]);
    }
    // One question a reel, however often one goes there.
    expect(asked).toEqual([0, 50, 100, 450, 300]);
  });

  it("goes on from where the server's steps end", async () => {
    const { film, asked } = fakeServer(19);
    for (const seq of [0, 19, 20, 49, 50, 450, 349]) {
      expect(shown(await film.at(seq, 1))).toEqual([
        seq,
        { count: seq, board: "same" },
        { odd: seq % 2 === 0 ? seq - 1 : seq },
      ]);
    }
    expect(asked).toEqual([0, 20, 40, 50, 450, 300, 320, 340]);
    for (let seq = 0; seq <= 49; seq++) await film.at(seq, null);
    expect(((await film.at(50, null)) as Held).told.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 51 }, (_, seq) => seq),
    );
  });

  it("goes on with its log from reel to reel, and begins it anew after a jump", async () => {
    const { film } = fakeServer();
    for (let seq = 40; seq <= 110; seq++) await film.at(seq, null);
    const went = (await film.at(111, null)) as Held;
    expect(went.told.length).toBe(112);
    const jumped = (await film.at(345, null)) as Held;
    expect(jumped.told[0]!.seq).toBe(300);
    expect(jumped.me).toEqual({});
  });

  it("tells a refusal, and asks again the next time", async () => {
    let refuse = true;
    const { film: good } = fakeServer();
    const film = new Film((at) =>
      refuse
        ? Promise.resolve({ ok: false, refusal: { code: "not_now", params: {} } })
        : good.at(at, null).then((held) => ({
            ok: true,
            value: { ...(held as object), steps: [] } as unknown as Replay,
          })),
    );
    expect(await film.at(5, null)).toEqual({ code: "not_now", params: {} });
    refuse = false;
    expect(((await film.at(LENGTH, null)) as Held).seq).toBe(LENGTH);
    expect(((await film.at(0, null)) as Held).seq).toBe(0);
  });
});

it("marks turns, attacks, deals, and who takes the lead alone", () => {
  const ticks = ticksOf(
    {
      turns: [{ seq: 4, turn: 1 }],
      events: { goblins_attacked: [9], dealt: [6, 7], rolled: [5] },
      points: [
        { seq: 2, points: [0, 0] },
        { seq: 5, points: [1, 0] },
        { seq: 6, points: [1, 1] },
        { seq: 7, points: [2, 1] },
        { seq: 8, points: [2, 3] },
      ],
    },
    { goblins_attacked: "attack", dealt: "deal" },
  );
  expect(ticks.map(({ seq, kind }) => `${kind} ${String(seq)}`)).toEqual([
    "turn 4",
    "attack 9",
    "deal 6",
    "deal 7",
    "lead 5",
    "lead 8",
  ]);
});
