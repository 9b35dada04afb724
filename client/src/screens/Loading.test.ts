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

/** The page where this browser keeps `seen`, and one waits for its table. */
function shown(seen: object): HTMLElement {
  localStorage.setItem("sobremesa.glimpse", JSON.stringify({ ...SEEN, ...seen }));
  render(Loading, { props: { code: SEEN.code } });
  return document.body;
}

/** What is done when what has begun now is. */
const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  theme.choose("light");
});
afterEach(async () => {
  cleanup();
  await settled();
  localStorage.clear();
});

it("shows the table as it was last seen", () => {
  expect(shown({}).querySelector(".glimpse .drawing circle")).not.toBeNull();
});

it("goes on with the same drawing where another part of the page waits next", async () => {
  localStorage.setItem("sobremesa.glimpse", JSON.stringify(SEEN));
  const first = render(Loading, { props: { code: SEEN.code } });
  const drawing = document.querySelector(".glimpse svg");
  first.unmount();
  render(Loading, { props: { code: SEEN.code } });
  await settled();
  expect(drawing).not.toBeNull();
  expect(document.querySelector(".glimpse svg")).toBe(drawing);
});

it("is gone when nothing waits any more", async () => {
  const page = shown({});
  expect(page.querySelector(".loading")).not.toBeNull();
  cleanup();
  await settled();
  expect(page.querySelector(".glimpse, .loading")).toBeNull();
});

it("shows another table as that one was", () => {
  const page = shown({});
  render(Loading, { props: { code: "WXYZ2345" } });
  expect(page.querySelector(".glimpse")).toBeNull();
  expect(page.querySelectorAll(".loading")).toHaveLength(1);
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
