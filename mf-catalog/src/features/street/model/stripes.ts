/** The two colours of an awning. */
export type Stripes = readonly [odd: string, even: string];

/** Illustration, used nowhere but on the street: from the first stall to the last, and again from the first. */
const stripes: readonly Stripes[] = [
  ['#c5341c', '#fff3df'],
  ['#e3a02a', '#fff8e8'],
  ['#0d6b5d', '#edf6f0'],
  ['#2d58a3', '#eef3fb'],
  ['#a5653a', '#fbeee0'],
  ['#b33a63', '#fceef2'],
  ['#46578a', '#eff2f9'],
  ['#5a8430', '#f3f7e7'],
  ['#6f4494', '#f5f0fb'],
  ['#c5341c', '#f9cf72'],
  ['#2a7f52', '#edf7ee'],
  ['#c24a72', '#fff1f4'],
];

/** The awning of a stall by its place in the street, from 0. */
export const stripesAt = (place: number): Stripes => stripes[place % stripes.length]!;
