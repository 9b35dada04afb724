import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Button from "./Button.svelte";
import Segments from "./Segments.svelte";
import Stepper from "./Stepper.svelte";

afterEach(cleanup);

const children = createRawSnippet(() => ({ render: () => "<span>Build</span>" }));

describe("Button", () => {
  it("does what it says", async () => {
    const onclick = vi.fn();
    const { getByRole } = render(Button, { props: { onclick, children } });
    await fireEvent.click(getByRole("button", { name: "Build" }));
    expect(onclick).toHaveBeenCalledOnce();
  });

  it("off it stays in reach and answers why", async () => {
    const onclick = vi.fn();
    const onwhy = vi.fn();
    const { getByRole } = render(Button, { props: { onclick, onwhy, off: true, children } });
    const button = getByRole("button");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.hasAttribute("disabled")).toBe(false);
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    expect(onwhy).toHaveBeenCalledOnce();
  });
});

describe("Stepper", () => {
  it("stays between its ends", async () => {
    const onchange = vi.fn();
    const props = { value: 2, min: 0, max: 2, onchange, lessLabel: "less", moreLabel: "more" };
    const { getByRole } = render(Stepper, { props });
    await fireEvent.click(getByRole("button", { name: "more" }));
    expect(onchange).not.toHaveBeenCalled();
    await fireEvent.click(getByRole("button", { name: "less" }));
    expect(onchange).toHaveBeenCalledWith(1);
  });
});

describe("Segments", () => {
  it("are radio buttons of one group", async () => {
    const onchange = vi.fn();
    const options = [3, 4].map((value) => ({ value, text: String(value) }));
    const { getByRole } = render(Segments, {
      props: { label: "Players", options, value: 3, onchange },
    });
    expect(getByRole("group", { name: "Players" })).toBeTruthy();
    await fireEvent.click(getByRole("radio", { name: "4" }));
    expect(onchange).toHaveBeenCalledWith(4);
  });
});
