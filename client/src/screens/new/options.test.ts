import { describe, expect, it } from "vitest";
import type { OptionField } from "../../wire/types";
import { questionsOf, readNumber, settle, untouchedBy } from "./options";

const mode: OptionField = {
  name: "mode",
  kind: "choice",
  values: ["basic", "full"],
  default: "basic",
};
const target: OptionField = {
  name: "target",
  kind: "number",
  values: [8, 10, 13],
  least: 5,
  most: 500,
  default: 10,
  default_by: { mode: { basic: 10, full: 13 } },
};

const inns: OptionField = {
  name: "inns",
  kind: "toggle",
  default: false,
  default_by: { seats: { "6": true } },
};
const fairs: OptionField = { name: "fairs", kind: "toggle", default: false };

describe("the form of New table", () => {
  it("n5: the target follows the mode until it is touched", () => {
    expect(settle([mode, target], {})).toEqual({ mode: "basic", target: 10 });
    expect(settle([mode, target], { mode: "full" })).toEqual({ mode: "full", target: 13 });
    expect(settle([mode, target], { mode: "full", target: 8 })).toEqual({
      mode: "full",
      target: 8,
    });
  });

  it("takes only whole numbers in range", () => {
    expect(
      ["5", " 500 ", "4", "501", "7.5", "1e2", "", "-6"].map((text) => readNumber(target, text)),
    ).toEqual([5, 500, ...Array<null>(6).fill(null)]);
  });

  it("does not ask what has one answer, and asks toggles that follow each other together", () => {
    const names = (form: OptionField[]) => questionsOf(form).map((q) => q.map((f) => f.name));
    expect(names([{ ...mode, values: ["basic"] }, target])).toEqual([["target"]]);
    expect(names([mode, inns, fairs])).toEqual([["mode"], ["inns", "fairs"]]);
  });

  it("v2: what a number of seats needs is preselected, and touched anew when that number is chosen", () => {
    const form = [inns, fairs];
    expect(settle(form, {}, 5)).toEqual({ inns: false, fairs: false });
    expect(settle(form, {}, 6)).toEqual({ inns: true, fairs: false });
    expect(untouchedBy(form, { inns: false, fairs: true }, 6)).toEqual({ fairs: true });
    expect(untouchedBy(form, { inns: false }, 5)).toEqual({ inns: false });
  });
});
