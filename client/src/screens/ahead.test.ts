import { afterEach, expect, it, vi } from "vitest";
import { TableStore } from "../table/store.svelte";
import { askAhead, peopleAt } from "./ahead";

vi.mock("./pages", () => ({ pages: { table: () => Promise.resolve({}) } }));

let here: string[] = [];
vi.spyOn(TableStore.prototype, "open").mockImplementation(function (this: TableStore) {
  here.push(this.code);
  return () => {
    here = here.filter((code) => code !== this.code);
  };
});
afterEach(() => {
  window.dispatchEvent(new Event("hashchange"));
  here = [];
});

it("asks for the table once, and its screen takes it", () => {
  askAhead({ page: "table", code: "ABCD2345" });
  const people = peopleAt("ABCD2345");
  window.dispatchEvent(new Event("hashchange"));
  expect(here).toEqual(["ABCD2345"]);
  people.open()();
  expect(here).toEqual([]);
});

it("leaves the table of whoever goes elsewhere first", () => {
  askAhead({ page: "table", code: "ABCD2345" });
  window.dispatchEvent(new Event("hashchange"));
  expect(here).toEqual([]);
});

it("leaves it too where another table's screen comes first", () => {
  askAhead({ page: "table", code: "ABCD2345" });
  expect(peopleAt("WXYZ2345").code).toBe("WXYZ2345");
  expect(here).toEqual([]);
});

it("asks for nothing where the first screen is no table", () => {
  askAhead({ page: "home", check: false });
  expect(here).toEqual([]);
});
