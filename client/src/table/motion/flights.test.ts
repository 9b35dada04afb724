import { afterEach, describe, expect, it } from "vitest";
import { arc, Flights } from "./flights.svelte";

const flight = { from: { x: 0, y: 100 }, to: { x: 200, y: 100 }, ms: 420, wait: 60, what: "wood" };

afterEach(() => {
  delete document.documentElement.dataset["motion"];
});

describe("flights", () => {
  it("begin where they come from and end where they go", () => {
    const frames = arc(flight);
    expect(frames[0]?.["transform"]).toContain("translate(0.0px, 100.0px)");
    expect(frames.at(-1)?.["transform"]).toContain("translate(200.0px, 100.0px)");
    expect(frames[4]?.["transform"]).toContain("translate(100.0px, 66.0px)");
  });

  it("are hurried with everything else and gone when they have landed", () => {
    document.documentElement.dataset["motion"] = "full";
    const flights = new Flights<string>();
    flights.launch([flight], 3);
    expect(flights.now).toMatchObject([{ ms: 140, wait: 20 }]);
    flights.landed(flights.now[0]!.n);
    expect(flights.now).toEqual([]);
  });

  it("do not take place under less motion, nor in what is only caught up with", () => {
    const flights = new Flights<string>();
    document.documentElement.dataset["motion"] = "full";
    flights.launch([flight], Infinity);
    document.documentElement.dataset["motion"] = "less";
    flights.launch([flight], 1);
    expect(flights.now).toEqual([]);
  });
});
