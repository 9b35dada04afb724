/** What of the rules is shown: kept on this device. */
import { keep, recall } from "../kept";

export type Shown = "summary" | "detail" | "both";
export const SHOWN: readonly Shown[] = ["summary", "detail", "both"];
const KEY = "sobremesa.rules";

/** The last choice; else both where there is room for a margin, and the detail where there is none. */
export function recallShown(roomy: boolean): Shown {
  const { shown } = recall<{ shown: string }>(KEY, { shown: "" });
  return SHOWN.find((one) => one === shown) ?? (roomy ? "both" : "detail");
}

export const keepShown = (shown: Shown): void => {
  keep(KEY, { shown });
};
