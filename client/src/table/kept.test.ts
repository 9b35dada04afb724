import { afterEach, expect, it, vi } from "vitest";
import { keep, recall, recallByName, recallItems } from "./kept";
import { settings } from "./settings.svelte";

const isNumber = (value: unknown): value is number => typeof value === "number";

afterEach(() => {
  localStorage.clear();
});

it("gives back what was kept", () => {
  keep("a", { n: 1, more: "x" });
  expect(recall("a", { n: 0, other: true })).toEqual({ n: 1, more: "x", other: true });
});

it("takes nothing of another kind", () => {
  keep("a", { n: "1", list: { 0: 1 }, flag: null, whole: null, items: [1, "2", null], by: 3 });
  expect(recall("a", { n: 0, list: [7], flag: true, whole: {} })).toMatchObject({
    n: 0,
    list: [7],
    flag: true,
    whole: {},
  });
  expect(recallItems("a", isNumber)).toEqual([1]);
  expect(recallByName("a", isNumber)).toEqual({ by: 3 });
});

it.each(["", "{", "null", "7", '"words"', "[1, 2]", "true"])("finds nothing in %s", (text) => {
  localStorage.setItem("a", text);
  expect(recall("a", { n: 0 })).toEqual({ n: 0 });
  expect(recallItems("a", isNumber)).toEqual([]);
  expect(recallByName("a", isNumber)).toEqual({});
});

it("lives with a browser that keeps nothing", () => {
  const refuses = (): never => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: refuses, setItem: refuses });
  keep("a", { n: 1 });
  expect(recall("a", { n: 0 })).toEqual({ n: 0 });
  vi.unstubAllGlobals();
});

it("takes settings that are no choice as at first, and keeps the others", () => {
  keep("sobremesa.settings", { theme: "neon", textSize: 1e9, motion: 7, silent: 3, name: "Ana" });
  settings.load();
  expect(settings.now).toMatchObject({ theme: "auto", textSize: 100, motion: "auto", name: "Ana" });
  expect(settings.now.silent).toEqual([]);
  expect(document.documentElement.style.fontSize).toBe("");
});
