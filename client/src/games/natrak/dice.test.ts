import { expect, it } from "vitest";
import { pipsAt } from "./dice";

it.each([1, 2, 3, 4, 5, 6])("a %i has as many pips, each at its own place", (value) => {
  const places = pipsAt(value).map(String);
  expect(new Set(places).size).toBe(value);
  expect(places.length).toBe(value);
});
