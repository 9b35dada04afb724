/** Where eight materials and seven build cards find room: the dock is 320 px narrower than the window. */
import { MediaQuery } from "svelte/reactivity";

export const roomForHand = new MediaQuery("min-width: 1340px");
export const roomForTray = new MediaQuery("min-width: 1420px");
