import { describe, expect, it } from "vitest";
import type { OptionField } from "../../wire/types";
import { isQuestion, readNumber, settle } from "./options";

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

  it("does not ask what has one answer", () => {
    expect(isQuestion(mode)).toBe(true);
    expect(isQuestion({ ...mode, values: ["basic"] })).toBe(false);
    expect(isQuestion(target)).toBe(true);
  });
});
