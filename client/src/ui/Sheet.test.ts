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

  it("the cross closes it, and it says so once", async () => {
    const onclose = vi.fn();
    const { getByRole } = render(Sheet, { props: { ...props, onclose } });
    await tick();
    await fireEvent.click(getByRole("button", { name: "Close" }));
    await tick();
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("a click beside it closes it only if the press began there: not that of the tap that opened it", async () => {
    const onclose = vi.fn();
    const { getByRole } = render(Sheet, { props: { ...props, onclose } });
    await tick();
    const dialog = getByRole("dialog");
    await fireEvent.click(dialog);
    expect(dialog.hasAttribute("open")).toBe(true);
    await fireEvent.pointerDown(dialog);
    await fireEvent.click(dialog);
    expect(dialog.hasAttribute("open")).toBe(false);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("a closing that the browser tells late does not close what has opened since", async () => {
    const onclose = vi.fn();
    const { getByRole, rerender } = render(Sheet, { props: { ...props, onclose } });
    await tick();
    const dialog = getByRole("dialog");
    await fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(dialog.hasAttribute("open")).toBe(false);
    await rerender({ open: false });
    await rerender({ open: true, title: "Chat" });
    await fireEvent(dialog, new Event("close"));
    expect(dialog.hasAttribute("open")).toBe(true);
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
    await fireEvent.pointerDown(getByRole("dialog"));
    await fireEvent.click(getByRole("dialog"));
    expect(getByRole("dialog").hasAttribute("open")).toBe(true);
  });
});
