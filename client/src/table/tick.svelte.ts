/** One timer for all countdowns of a page. */
import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;
const subscribe = createSubscriber((update) => {
  const timer = window.setInterval(update, EVERY);
  return () => {
    window.clearInterval(timer);
  };
});

/** Called in a derived or a template: works it out again four times a second while it is shown. */
export function ticking(): void {
  subscribe();
}

/** "1:24", "0:09". */
export function minutes(ms: number): string {
  const all = Math.ceil(ms / 1000);
  return `${String(Math.floor(all / 60))}:${String(all % 60).padStart(2, "0")}`;
}
