/** What stands over the line of a replay. Pure. */
import type { Story } from "../../wire/types";

export interface Tick {
  readonly seq: number;
  readonly kind: "turn" | "attack" | "deal" | "lead";
}

/** Entries at which somebody else alone has the most points. */
function leads(story: Pick<Story, "points">): Tick[] {
  let leader: number | null = null;
  return story.points.flatMap(({ seq, points }): Tick[] => {
    const most = Math.max(...points);
    const first = points.indexOf(most);
    if (points.lastIndexOf(most) !== first || first === leader) return [];
    leader = first;
    return [{ seq, kind: "lead" }];
  });
}

export const ticksOf = (
  story: Pick<Story, "turns" | "points" | "events">,
  marks: Readonly<Record<string, "attack" | "deal">>,
): Tick[] => [
  ...story.turns.map(({ seq }): Tick => ({ seq, kind: "turn" })),
  ...Object.entries(marks).flatMap(([type, kind]) =>
    (story.events[type] ?? []).map((seq): Tick => ({ seq, kind })),
  ),
  ...leads(story),
];
