import { beforeEach, describe, expect, it } from "vitest";
import { fakeTable, fakeView } from "../dev/fake-table";
import { dropNote, leaveNote, readNote, runTrial } from "./trial";

const waiting = (people: number, seat: number | null) => ({
  me: { seat },
  table: fakeView({
    status: "waiting",
    bots: ["easy"],
    colours: ["red", "blue"],
    portraits: [],
    seats: fakeView().seats.map((one, i) => (i < people ? one : null)),
  }),
});

beforeEach(() => {
  sessionStorage.clear();
});

describe("trying with bots", () => {
  it("keeps its note over a reload, for its own table only, until it is done", () => {
    leaveNote({ code: "ABCDEFGH", name: "Ana" });
    expect(readNote("ZZZZZZZZ")).toBeNull();
    expect(readNote("ABCDEFGH")?.name).toBe("Ana");
    expect(readNote("ABCDEFGH")?.name).toBe("Ana");
    dropNote();
    expect(readNote("ABCDEFGH")).toBeNull();
  });

  it("reads nothing out of nonsense", () => {
    for (const note of ["7", "{", '{"code":"ABCDEFGH"}', '{"code":"ABCDEFGH","name":7}']) {
      sessionStorage.setItem("sobremesa.trial", note);
      expect(readNote("ABCDEFGH")).toBeNull();
    }
  });

  it("begins by sitting down", () => {
    const table = fakeTable(waiting(0, null));
    void runTrial(table.store, "Ana");
    expect(table.asked("sit")).toMatchObject([{ name: "Ana", colour: "red" }]);
  });

  it("goes on where a reload broke it off: seated, some bots there", async () => {
    const table = fakeTable(waiting(2, 0));
    const run = runTrial(table.store, "Ana");
    for (let i = 0; i < 3; i++) {
      await table.answer();
      await new Promise((go) => setTimeout(go));
    }
    await run;
    expect(table.asked("sit")).toEqual([]);
    expect(table.asked("add_bot")).toMatchObject([{ seat: 2 }, { seat: 3 }]);
    expect(table.asked("start")).toHaveLength(1);
  });

  it("leaves a running table alone", async () => {
    const table = fakeTable();
    await runTrial(table.store, "Ana");
    expect([...table.asked("sit"), ...table.asked("add_bot"), ...table.asked("start")]).toEqual([]);
  });
});
