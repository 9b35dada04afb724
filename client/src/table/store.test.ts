import { describe, expect, it } from "vitest";
import { fakeTable } from "../dev/fake-table";

const owed = { seat: 1, wait: "w", prompt: "main" };

describe("a table's store", () => {
  it("knows what the reader owes and whose clock runs", () => {
    const { store } = fakeTable({
      waiting: { owed: [{ ...owed, seat: 0 }, owed] },
      clock: {
        now: 1_000,
        deadlines: [
          { seat: 0, wait: "w", at: 9_000, total: 10_000 },
          { seat: 1, wait: "w", at: 5_000, total: 10_000 },
        ],
      },
    });
    expect(store.debt?.seat).toBe(1);
    expect(store.deadline(0)?.at).toBe(9_000);
    expect(store.deadline(null)?.at).toBe(5_000);
    expect(store.time.until(5_000)).toBe(4_000);
  });

  it("sends an action with the seq it had folded, and shows it as sent until the answer", async () => {
    const table = fakeTable({ menu: { choices: [{ type: "roll" }] } });
    const done = table.store.play({ type: "roll" });
    expect(table.asked("do")).toMatchObject([{ on: 10, action: { type: "roll" } }]);
    expect(table.store.pending).toEqual({ type: "roll" });
    await table.answer();
    expect(await done).toBe(true);
    expect(table.store.pending).toBeNull();
  });

  it("keeps nothing of the seat when it is played elsewhere", () => {
    const table = fakeTable({ own: { hand: { wood: 1 } }, menu: { choices: [{ type: "roll" }] } });
    table.say({ type: "moved", by_name: "Lía" });
    expect(table.store.movedBy).toBe("Lía");
    expect(table.store.held.own).toBeNull();
    expect(table.store.menu).toBeNull();
    expect(table.store.seat).toBeNull();
  });

  it("tells followers what is new, not what the first welcome brings", () => {
    const told = (seq: number) => ({ seq, at: 0, kind: "do", by: "1", events: [] });
    const table = fakeTable({ told: [told(9), told(10)] });
    const seen: number[] = [];
    table.store.follow((entries) => seen.push(...entries.map((t) => t.seq)));
    table.say({ type: "update", seq: 12, told: [told(11), told(12)] });
    table.say({ type: "update", seq: 12, told: [told(12)] });
    expect(seen).toEqual([11, 12]);
  });

  it("fp06: sends what was played in a moment's loss, and nothing new once the loss is said", async () => {
    const table = fakeTable({ menu: { choices: [{ type: "roll" }] } });
    table.lose();
    void table.store.play({ type: "roll" });
    expect(table.store.refusals).toEqual([]);
    table.pass(1_500);
    expect(table.store.cutOff).toBe(true);
    expect(await table.store.play({ type: "end_turn" })).toBe(false);
    expect(table.store.refusals.map((r) => r.code)).toEqual(["offline"]);
    table.update({});
    expect(table.store.cutOff).toBe(false);
    expect(table.asked("do")).toMatchObject([{ action: { type: "roll" } }]);
  });

  it("says nothing of a loss that is over within a moment", () => {
    const table = fakeTable();
    table.lose();
    table.pass(0);
    table.update({});
    table.pass(1_500);
    expect(table.store.cutOff).toBe(false);
  });

  it("says why a table is not to be had", () => {
    const table = fakeTable();
    table.say({ type: "closed", reason: "asleep" });
    expect(table.store.closed).toBe("asleep");
  });
});
