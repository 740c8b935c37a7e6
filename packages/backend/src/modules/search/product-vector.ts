import { searchVector } from './search-vector.ts';

/** What a product is found by, in one language. */
export type FoundBy = {
  name: string;
  /** Names of its brand, its category and the one above. */
  shelf: readonly string[];
  /** Names of the categories above those: they hold much that is unlike. */
  above: readonly string[];
  /** The first says what it is. */
  keywords: readonly string[];
  short: string;
  /** Values of its specifications, and what its variants are told apart by. */
  facts: readonly string[];
  /** Its name in the other languages. */
  otherNames: readonly string[];
};

/** Goes up when vectors are written, or measures (`measureOf`) or colours (`coloursOf`) are read, in another way: a job writes those of before anew. */
export const SEARCH_VERSION = 3;

/** The `tsvector` of a product: weights A name and first keyword, B brand, category and keywords, C facts, D the rest. */
export function productVector({ name, shelf, above, keywords, short, facts, otherNames }: FoundBy): string {
  const [first, ...more] = keywords.filter((keyword) => !above.includes(keyword));
  return searchVector([
    { weight: 'A', text: name },
    { weight: 'A', terms: first === undefined ? [] : [first] },
    { weight: 'B', terms: [...new Set([...more, ...shelf])] },
    { weight: 'C', terms: [...above, ...new Set(facts)] },
    { weight: 'D', text: `${short} ${otherNames.join(' ')}` },
  ]);
}
