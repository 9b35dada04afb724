import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import BuildCard from "./BuildCard.svelte";
import Dice from "./Dice.svelte";
import MaterialChip from "./MaterialChip.svelte";
import Portrait from "./Portrait.svelte";

afterEach(cleanup);

describe("MaterialChip", () => {
  it("says how many of what, and is dashed with none", () => {
    const { getByRole } = render(MaterialChip, {
      props: { material: "wool", count: 0, name: "Wool" },
    });
    const chip = getByRole("img", { name: "0 Wool" });
    expect(chip.classList.contains("none")).toBe(true);
  });

  it("gives one more by tap, one less by right click", async () => {
    const onclick = vi.fn();
    const onhold = vi.fn();
    const { getByRole } = render(MaterialChip, {
      props: { material: "clay", count: 2, name: "Clay", onclick, onhold },
    });
    await fireEvent.click(getByRole("button"));
    await fireEvent.contextMenu(getByRole("button"));
    expect(onclick).toHaveBeenCalledOnce();
    expect(onhold).toHaveBeenCalledOnce();
  });
});

describe("BuildCard", () => {
  const props = {
    piece: "camp" as const,
    name: "Camp",
    colour: "blue" as const,
    cost: { wood: 1 },
  };

  it("off it answers why", async () => {
    const onclick = vi.fn();
    const onwhy = vi.fn();
    const { getByRole } = render(BuildCard, {
      props: { ...props, off: true, note: "1 Wood missing", onclick, onwhy },
    });
    await fireEvent.click(getByRole("button", { name: "Camp. 1 Wood missing" }));
    expect(onclick).not.toHaveBeenCalled();
    expect(onwhy).toHaveBeenCalledOnce();
  });
});

describe("Dice and Portrait", () => {
  it("the dice are read as one sentence", () => {
    const { getByRole, container } = render(Dice, {
      props: { red: 4, white: 5, label: "Lía rolled 4 and 5: 9", text: "4 + 5 = 9" },
    });
    expect(getByRole("img", { name: "Lía rolled 4 and 5: 9" })).toBeTruthy();
    expect(container.querySelectorAll(".pip")).toHaveLength(9);
  });

  it("a portrait wears its seat's colour and mark", () => {
    const { container } = render(Portrait, { props: { cls: "mago", colour: "blue" } });
    expect(container.querySelector("svg.seat-blue use")?.getAttribute("href")).toBe("#nk-mago");
    expect(container.querySelector('path[fill="var(--seat-mark)"]')).not.toBeNull();
  });
});
