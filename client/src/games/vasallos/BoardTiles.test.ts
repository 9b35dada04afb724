import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { TileView } from "../../wire/vasallos";
import BoardTiles from "./BoardTiles.svelte";
import type { Model } from "./model.svelte";

afterEach(cleanup);

const tile = (x: number, y: number): TileView =>
  ({ tile: "base-city1", turn: 0, x, y, seat: 0 }) as unknown as TileView;
const model = (...figures: string[]): Model =>
  ({ figures: figures.map((at) => ({ at })), colour: () => "red" }) as unknown as Model;

describe("what has changed on the map", () => {
  it("is ringed when it is a new tile, or a figure on it, and only then", async () => {
    const tiles = [tile(0, 0), tile(1, 0)];
    const { container, rerender } = render(BoardTiles, {
      props: { model: model(), tiles, far: false },
    });
    const ringed = (): string | null =>
      container.querySelector(".changed")?.getAttribute("transform") ?? null;
    expect(ringed()).toBeNull();
    await rerender({ tiles: [...tiles, tile(1, 1)] });
    expect(ringed()).toBe("translate(100 100)");
    const first = container.querySelector(".changed");
    await rerender({ model: model("0,0/field:N") });
    expect(container.querySelector(".changed")).toBe(first);
    await rerender({ model: model("0,0/field:N", "1,1/field:N") });
    expect(ringed()).toBe("translate(100 100)");
    expect(container.querySelector(".changed")).not.toBe(first);
  });
});
