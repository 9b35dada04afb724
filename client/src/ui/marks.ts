/** The mark of each player colour: colour is never the only sign. 24 units, centred. */
import type { PlayerColour } from "./tokens";

export const MARKS: Readonly<Record<PlayerColour, string>> = {
  red: "M-2,-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
  blue: "M-5.4,0a5.4,5.4 0 1 1 10.8,0a5.4,5.4 0 1 1 -10.8,0z",
  green: "M0,-6.2l6.2,10.8h-12.4z",
  yellow: "M0,-6.8l2,4.4l4.8,.5l-3.6,3.2l1.1,4.8L0,3.6l-4.3,2.5l1.1,-4.8l-3.6,-3.2l4.8,-.5z",
  orange: "M0,-6.8l6.8,6.8l-6.8,6.8l-6.8,-6.8z",
  purple: "M-5,-5h10v10h-10z",
  white:
    "M-5.8,0a5.8,5.8 0 1 1 11.6,0a5.8,5.8 0 1 1 -11.6,0zM-2.9,0a2.9,2.9 0 1 0 5.8,0a2.9,2.9 0 1 0 -5.8,0z",
  black: "M-4.8,-5.6h3.6v11.2h-3.6zM1.2,-5.6h3.6v11.2h-3.6z",
  pink: "M0,6.2C-8,.6 -7,-5 -3.4,-5C-1.4,-5 -.4,-3.8 0,-2.6C.4,-3.8 1.4,-5 3.4,-5C7,-5 8,.6 0,6.2z",
};
