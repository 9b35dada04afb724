/** Which sounds some entries make. */
import type { Told } from "../../wire/types";
import { byWhom } from "../fold";
import type { SoundKind } from "./recipes";

/** Entries that come at once after an absence do not sound one by one. */
const MOST = 3;

/** Each kind once, in order; what others do without a sound of its own is a tick. */
export function heard(
  told: readonly Told[],
  me: number | null,
  of: (told: Told) => readonly SoundKind[],
): SoundKind[] {
  const fresh = told.length > MOST ? told.slice(-1) : told;
  const kinds = fresh.flatMap((one): readonly SoundKind[] => {
    const own = of(one);
    const by = byWhom(one);
    return own.length > 0 || by === null || by === me ? own : ["action"];
  });
  return [...new Set(kinds)];
}
