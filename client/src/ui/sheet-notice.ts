/** What a screen says over every sheet that it opens, above the sheet's own buttons: its refusals. */
import { type Component, getContext, setContext } from "svelte";

interface Opens {
  /** Something is opened that the sheet would cover. */
  onopen: () => void;
}

export interface SheetNotice<P extends object> {
  readonly Notice: Component<P & Opens>;
  readonly props: P;
}

const KEY = Symbol("sheet notice");

/** For all sheets below the component that calls it. */
export const provideSheetNotice = <P extends object>(notice: SheetNotice<P>): void => {
  setContext(KEY, notice);
};
export const useSheetNotice = (): SheetNotice<object> | null =>
  getContext<SheetNotice<object> | undefined>(KEY) ?? null;
