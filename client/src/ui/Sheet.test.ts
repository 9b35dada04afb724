import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Sheet from "./Sheet.svelte";

afterEach(cleanup);

const children = createRawSnippet(() => ({ render: () => "<p>inside</p>" }));
const props = { open: true, title: "Offer", closeLabel: "Close", children };

describe("Sheet", () => {
  it("is a modal named by its title, with the focus on it", async () => {
    const { getByRole } = render(Sheet, { props });
    await tick();
    expect(getByRole("dialog").hasAttribute("open")).toBe(true);
    const title = getByRole("heading", { name: "Offer" });
    expect(getByRole("dialog").getAttribute("aria-labelledby")).toBe(title.id);
    expect(document.activeElement).toBe(title);
  });

  it("the cross and a tap beside it close it, and say so once", async () => {
    const onclose = vi.fn();
    const { getByRole } = render(Sheet, { props: { ...props, onclose } });
    await tick();
    await fireEvent.click(getByRole("button", { name: "Close" }));
    await tick();
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("a tap inside does not", async () => {
    const onclose = vi.fn();
    const { getByText } = render(Sheet, { props: { ...props, onclose } });
    await tick();
    await fireEvent.click(getByText("inside"));
    expect(onclose).not.toHaveBeenCalled();
  });

  it("has no way out when it must be answered", async () => {
    const { queryByRole, getByRole } = render(Sheet, { props: { ...props, dismissible: false } });
    await tick();
    expect(queryByRole("button")).toBeNull();
    await fireEvent.click(getByRole("dialog"));
    expect(getByRole("dialog").hasAttribute("open")).toBe(true);
  });
});
