import { beforeEach, describe, expect, it } from "vitest";
import { fakeTable, type FakeTable } from "../dev/fake-table";
import { People } from "./people.svelte";

const owed = (seat: number) => ({ owed: [{ seat, wait: "w", prompt: "main" }] });

/** A device with as many people as have a seat here. */
function device(...seats: (number | null)[]) {
  const tables: FakeTable[] = [];
  const people = new People("ABCDEFGH", (person) => {
    const seat = seats[person] ?? null;
    const table = fakeTable({ me: seat === null ? {} : { seat } });
    tables.push(table);
    return table.store;
  });
  const tell = (change: object): void => {
    for (const table of tables) table.update(change);
  };
  return { people, tell };
}

beforeEach(() => {
  localStorage.clear();
});

describe("people at one device", () => {
  it("are one, until another sits down at it, and are as many when the page is opened again", () => {
    const { people } = device(0, 1);
    expect([people.stores.length, people.next]).toEqual([1, null]);
    people.add();
    expect([people.at, people.nameOf(1), people.others]).toEqual([1, "Lía", [0]]);
    expect(device(0, 1).people.stores).toHaveLength(2);
  });

  it("hand the screen to who owes something, when who has it owes nothing", () => {
    const { people, tell } = device(0, 1);
    people.add();
    people.look(0);
    tell({ waiting: owed(0) });
    expect([people.next, people.waits]).toEqual([null, true]);
    tell({ waiting: owed(1) });
    expect(people.next).toBe(1);
    people.look(1);
    expect([people.next, people.store.seat]).toEqual([null, 1]);
    tell({ waiting: { owed: [...owed(0).owed, ...owed(1).owed] } });
    expect(people.next).toBeNull();
    tell({ waiting: owed(3) });
    expect([people.next, people.waits]).toEqual([null, false]);
  });

  it("know who else may answer an offer, and ask nobody to take the screen for it", () => {
    const { people, tell } = device(0, 1);
    people.add();
    people.look(0);
    tell({ waiting: owed(0) });
    expect(people.asked).toBeNull();
    tell({ menu: { choices: [{ type: "decline", group: "talk" }] } });
    expect([people.asked, people.next]).toEqual([1, null]);
    people.look(1);
    expect(people.asked).toBeNull();
  });

  it("forget who did not sit down after all", () => {
    const { people } = device(0, null);
    people.add();
    people.look(0);
    expect([people.stores.length, people.others]).toEqual([1, []]);
    expect(device(0).people.stores).toHaveLength(1);
  });

  it("begin with somebody who has a seat, and the first may still take one", () => {
    localStorage.setItem("sobremesa.people", JSON.stringify({ ABCDEFGH: 2 }));
    const { people } = device(null, 3);
    expect(people.at).toBe(0);
    people.settle();
    expect(people.at).toBe(1);
    people.add();
    expect([people.at, people.stores.length]).toEqual([0, 2]);
    people.settle();
    expect(people.at).toBe(0);
  });
});
