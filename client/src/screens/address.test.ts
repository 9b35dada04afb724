import { describe, expect, it } from "vitest";
import { hashOf, readCode, readRoute, sharedCode } from "./address";

describe("addresses", () => {
  it.each([
    ["", { page: "home", check: false }],
    ["#/", { page: "home", check: false }],
    ["#/verificar", { page: "home", check: true }],
    ["#/admin", { page: "admin", game: null }],
    ["#/admin?game=natrak", { page: "admin", game: "natrak" }],
    ["#/mesa/k7qfx2md", { page: "table", code: "K7QFX2MD" }],
    ["#/mesa/K7QFX2MD?t=3", { page: "replay", code: "K7QFX2MD", at: 3, person: 0 }],
    ["#/mesa/K7QFX2MD?t=3&p=2", { page: "replay", code: "K7QFX2MD", at: 3, person: 2 }],
    ["#/mesa/K7QFX2MD?t=3&p=9", { page: "replay", code: "K7QFX2MD", at: 3, person: 0 }],
    ["#/mesa/K7QFX2MD?t=-3", { page: "table", code: "K7QFX2MD" }],
    ["#/reglas/natrak", { page: "rules", game: "natrak", anchor: "" }],
    ["#/reglas/natrak#n92", { page: "rules", game: "natrak", anchor: "n92" }],
    ["#/reglas", { page: "unknown" }],
    ["#/mesa/short", { page: "unknown" }],
    ["#/what/is/this", { page: "unknown" }],
  ])("%s", (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });

  it.each([
    ["/m/K7QFX2MD", "K7QFX2MD"],
    ["/m/K7QFX2MD/", "K7QFX2MD"],
    ["/m/k7qfx2md%20", "K7QFX2MD"],
    ["/m/short", "short"],
    ["/m/%E0", "%E0"],
    ["/m/", null],
    ["/", null],
    ["/m/a/b", null],
  ])("the shared link %s", (path, code) => {
    expect(sharedCode(path)).toBe(code);
  });

  it.each([
    ["/", "", ""],
    ["/", "#/admin", "#/admin"],
    ["/index.html", "", ""],
    ["/m/", "", "#/m/"],
    ["/m/a/b", "", "#/m/a/b"],
    ["/mesa/K7QFX2MD", "", "#/mesa/K7QFX2MD"],
    ["/what", "#/reglas/natrak", "#/reglas/natrak"],
  ])("the path %s with %s", (path, hash, now) => {
    expect(hashOf(path, hash)).toBe(now);
  });

  it("reads a code however it was copied", () => {
    for (const text of [
      "k7qf x2md",
      " K7QF-X2MD ",
      "http://x.y/m/K7QFX2MD",
      "http://x/#/mesa/K7QFX2MD?t=1",
    ])
      expect(readCode(text)).toBe("K7QFX2MD");
    expect(readCode("K7QF")).toBeNull();
    expect(readCode("")).toBeNull();
  });
});
