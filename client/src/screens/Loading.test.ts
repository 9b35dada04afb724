import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { theme } from "../ui/theme.svelte";
import Loading from "./Loading.svelte";

const PLACE = { x: 0, y: 0, width: 10, height: 10 };
const SEEN = {
  format: 1,
  code: "ABCD2345",
  theme: "light",
  screen: [innerWidth, innerHeight],
  areas: [{ name: "board", ...PLACE }],
  ground: "rgb(1, 2, 3)",
  drawing: { ...PLACE, markup: '<svg xmlns="http://www.w3.org/2000/svg"><circle/></svg>' },
  values: {},
};

/** The screen where this browser keeps `seen`. */
function shown(seen: object): HTMLElement {
  localStorage.setItem("sobremesa.glimpse", JSON.stringify({ ...SEEN, ...seen }));
  return render(Loading, { props: { code: SEEN.code } }).container;
}

beforeEach(() => {
  theme.choose("light");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("shows the table as it was last seen", () => {
  expect(shown({}).querySelector(".glimpse .drawing circle")).not.toBeNull();
});

it.each([
  ["parts that are none", { areas: [null] }],
  ["one part twice", { areas: [...SEEN.areas, ...SEEN.areas] }],
  ["no drawing", { drawing: null }],
])("waits for the table all the same where what is kept is broken: %s", (_, broken) => {
  const screen = shown(broken);
  expect(screen.querySelector(".glimpse")).toBeNull();
  expect(screen.querySelector(".loading")).not.toBeNull();
});
