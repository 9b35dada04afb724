/** How much may move: `data-motion` on the root element, else what the system prefers. */
export type Motion = "full" | "less" | "none";

export function motion(): Motion {
  const set = document.documentElement.dataset["motion"];
  if (set === "full" || set === "less" || set === "none") return set;
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "less" : "full";
}

/** Longest animation under motion "less", ms: a fade, nothing else. */
const LESS = 120;

/**
 * Play keyframes on an element as far as the motion setting allows: whole under
 * "full", as a short fade under "less", not at all under "none".
 */
export function animate(
  node: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation | null {
  const now = motion();
  if (now === "none" || typeof node.animate !== "function") return null;
  if (now === "full") return node.animate(frames, options);
  return node.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: LESS });
}
