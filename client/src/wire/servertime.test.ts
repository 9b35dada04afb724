import { describe, expect, it } from "vitest";
import { ServerTime } from "./servertime";

describe("fp20: the device's clock does not matter", () => {
  it("counts from what the server says and the monotonic clock", () => {
    let local = 5_000;
    const time = new ServerTime(() => local);
    expect(time.now()).toBeNull();
    time.told(1_000_000);
    local += 250;
    expect(time.now()).toBe(1_000_250);
    expect(time.until(1_001_000)).toBe(750);
    expect(time.until(900_000)).toBe(0);
  });

  it("takes a ping's middle, and prefers the shorter trip", () => {
    let local = 0;
    const time = new ServerTime(() => local);
    time.told(10_000);
    local = 100;
    time.measured(60, 10_200);
    expect(time.now()).toBe(10_220);
    local = 200;
    time.measured(100, 10_500);
    expect(time.now()).toBe(10_320);
  });

  it("follows a jump of either side", () => {
    let local = 0;
    const time = new ServerTime(() => local);
    time.measured(0, 10_000);
    time.told(50_000);
    expect(time.now()).toBe(50_000);
    local = 10;
    time.told(9_000);
    expect(time.now()).toBe(9_000);
  });
});
