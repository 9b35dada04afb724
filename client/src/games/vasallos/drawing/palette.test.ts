import { expect, it } from "vitest";
import { properties, sheetOf, themedRules } from "../../../ui/themed";
import { PALETTE } from "./palette";

it("palette.css is generated from palette.ts", async () => {
  const rules = themedRules((theme) => properties(PALETTE, theme));
  await expect(sheetOf("palette.ts by palette.test.ts", rules)).toMatchFileSnapshot("palette.css");
});
