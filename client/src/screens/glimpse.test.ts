import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { theme } from "../ui/theme.svelte";
import { glimpseOf, keepGlimpse } from "./glimpse";

const TABLE = `
  <svg class="symbols"><defs><g id="fir"><path d="M0,0h9"/></g></defs></svg>
  <header data-area="top">secret hand</header>
  <main data-area="board">
    <svg data-drawing viewBox="0 0 10 10">
      <use href="#fir" fill="var(--green)"/><g data-spot="3" role="button"/><g data-own=""/>
    </svg>
  </main>`;

beforeEach(() => {
  localStorage.clear();
  theme.choose("light");
  document.body.innerHTML = TABLE;
  document.documentElement.style.setProperty("--green", "#123456");
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

it("keeps where the parts lay and what the board showed, and nothing that is said beside it", () => {
  keepGlimpse("ABCD2345");
  const seen = glimpseOf("ABCD2345");
  expect(seen?.areas.map(({ name }) => name)).toEqual(["top", "board"]);
  expect(seen?.drawing.markup).toContain('id="fir"');
  expect(seen?.drawing.markup).not.toMatch(/data-(spot|own)/);
  expect(seen?.values).toEqual({ "--green": "#123456" });
  expect(JSON.stringify(seen)).not.toContain("secret");
});

it("shows it only at its own table, on the same screen, in the same theme", () => {
  keepGlimpse("ABCD2345");
  expect(glimpseOf("ABCD2346")).toBeNull();
  vi.stubGlobal("innerWidth", 300);
  expect(glimpseOf("ABCD2345")).toBeNull();
  vi.unstubAllGlobals();
  theme.choose("dark");
  expect(glimpseOf("ABCD2345")).toBeNull();
  theme.choose("light");
  expect(glimpseOf("ABCD2345")).not.toBeNull();
});

it("shows nothing that a build before kept in another form", () => {
  keepGlimpse("ABCD2345");
  const kept = JSON.parse(localStorage.getItem("sobremesa.glimpse") ?? "") as { format: number };
  localStorage.setItem("sobremesa.glimpse", JSON.stringify({ ...kept, format: kept.format - 1 }));
  expect(glimpseOf("ABCD2345")).toBeNull();
});

it("forgets a table that has no board any more", () => {
  keepGlimpse("ABCD2345");
  document.body.innerHTML = "";
  keepGlimpse("WXYZ2345");
  expect(glimpseOf("ABCD2345")).not.toBeNull();
  keepGlimpse("ABCD2345");
  expect(glimpseOf("ABCD2345")).toBeNull();
});
