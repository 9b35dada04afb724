/** What a scoring shows, in order: the areas light up and figures go home, then the points fly to who gets them. */
import type { Beat as Timed } from "../../table/motion/reel";
import type { Told } from "../../wire/types";
import { type Moment, momentOf } from "./moment";

/** Ms in which the areas fill and the numbers rise, and in which the numbers fly. */
export const RISE = 500;
export const FLY = 350;

export interface Beat extends Timed {
  readonly moment: Moment;
}

/** The beats of an entry; the final count has a screen of its own. */
export function beatsOf(told: Told): Beat[] {
  const moment = momentOf([told]);
  return moment ? [{ ms: RISE + FLY, moment }] : [];
}
