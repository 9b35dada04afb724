/** What a game's prompt bar says, as data. */
import type { Deadline } from "../wire/types";

export interface Prompt {
  /** The reader is waited for. */
  readonly yours: boolean;
  /** Who is waited for. */
  readonly seats: readonly number[];
  readonly sentence: string;
  readonly deadline: Deadline | null;
}
