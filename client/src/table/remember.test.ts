import { expect, it } from "vitest";
import { remember } from "./remember";

it("works once for each item, and anew when a key changes", () => {
  let made = 0;
  const get = remember((item: { n: number }) => {
    made += 1;
    return item.n;
  });
  const a = { n: 1 };
  expect([get(a, "es"), get(a, "es"), get({ n: 2 }, "es")]).toEqual([1, 1, 2]);
  expect(made).toBe(2);
  get(a, "en");
  get(a, "en");
  expect(made).toBe(3);
});
