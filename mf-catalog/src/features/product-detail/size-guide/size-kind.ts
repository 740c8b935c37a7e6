import { LETTERS } from './letters.ts';

/** What a row of sizes measures: letters of clothes, numbers of shoes. */
export type SizeKind = 'clothes' | 'shoes';

/** Sizes of shoes there are tables for. */
const [SMALLEST, LARGEST] = [34, 47];

const isShoeSize = (size: string): boolean =>
  /^\d\d$/.test(size) && Number(size) >= SMALLEST && Number(size) <= LARGEST;

/** The sizes in a value: `S/M` and `36/37` fit two. */
export const sizesIn = (value: string): string[] => value.split('/').map((size) => size.trim());

/** Told by the values alone, in any language; `null`: they are no sizes, or only one. */
export function sizeKindOf(values: readonly string[]): SizeKind | null {
  if (values.length < 2) return null;
  const sizes = values.flatMap(sizesIn);
  if (sizes.every((size) => LETTERS.includes(size))) return 'clothes';
  return sizes.every(isShoeSize) ? 'shoes' : null;
}
