import { describe, expect, it } from "vitest";
import { fakeTable, fakeView } from "../dev/fake-table";
import { owesSalt, sitAgain } from "./kept-seat";

const room = (contributions: (string | null)[], seat: number | null = 1) =>
  fakeTable({
    me: { seat },
    table: fakeView({ status: "waiting", proof: { commitment: "c", contributions } }),
  });

describe("a seat that a rematch kept", () => {
  it("owes its share of chance until it has given it; watchers and running tables owe none", () => {
    expect(owesSalt(room(["aa", null, null, null]).store)).toBe(true);
    expect(owesSalt(room(["aa", "bb", null, null]).store)).toBe(false);
    expect(owesSalt(room([null, null, null, null], null).store)).toBe(false);
    expect(owesSalt(fakeTable().store)).toBe(false);
  });

  it("sits again as who it is, with fresh salt", async () => {
    const table = room([null, null, null, null]);
    const done = sitAgain(table.store);
    await table.answer();
    expect(await done).toBe(true);
    const [sit] = table.asked("sit");
    expect(sit).toMatchObject({ name: "Lía", colour: "blue", portrait: "mago" });
    expect(sit).toHaveProperty("salt", expect.stringMatching(/^[0-9a-f]{32}$/));
  });
});
