/** Where the pips of a die are, in steps from its middle. */

type Pip = readonly [x: number, y: number];

const MIDDLE: Pip = [0, 0];
const FALLING: readonly Pip[] = [
  [-1, -1],
  [1, 1],
];
const RISING: readonly Pip[] = [
  [1, -1],
  [-1, 1],
];
const SIDES: readonly Pip[] = [
  [-1, 0],
  [1, 0],
];

/** Pips of a value from 1 to 6. */
export function pipsAt(value: number): readonly Pip[] {
  return [
    ...(value % 2 === 1 ? [MIDDLE] : []),
    ...(value >= 2 ? FALLING : []),
    ...(value >= 4 ? RISING : []),
    ...(value >= 6 ? SIDES : []),
  ];
}
