import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AGAIN, inTime } from "./idle";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks again for what did not come, until it does", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue("here");
  const part = inTime(load);
  await vi.advanceTimersByTimeAsync(1_000 + 2 * AGAIN);
  expect(load).toHaveBeenCalledTimes(3);
  expect(await part).toBe("here");
});
