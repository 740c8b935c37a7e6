import { LETTERS } from './letters.ts';

/** Whose clothes: chest and height differ for one letter. */
export const wearers = ['women', 'men'] as const;
export type Wearer = (typeof wearers)[number];

/** Centimetres. */
type Body = { readonly height: number; readonly chest: number };

/** Body a letter is made for: GB/T 1335.1 (men) and 1335.2 (women), build A; each letter is a step of 5 and 4 cm. */
const bodies: Readonly<Record<Wearer, Body>> = {
  women: { height: 160, chest: 84 },
  men: { height: 170, chest: 88 },
};
const MIDDLE = LETTERS.indexOf('M');
const [HEIGHT_STEP, CHEST_STEP] = [5, 4];

/** Height and chest a letter of clothes is made for, in centimetres. */
export function bodyOf(letter: string, wearer: Wearer): Body {
  const steps = LETTERS.indexOf(letter) - MIDDLE;
  const { height, chest } = bodies[wearer];
  return { height: height + steps * HEIGHT_STEP, chest: chest + steps * CHEST_STEP };
}

/** Length of foot a shoe of this size is made for, in millimetres: half of it less ten is the size. */
export const footOf = (size: string): number => (Number(size) + 10) * 5;
