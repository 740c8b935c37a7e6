import { searchVector } from './search-vector.ts';
import { termKey } from './synonyms.ts';

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
  /** Names of the families of colours it comes in. */
  colours: readonly string[];
  /** Its name in the other languages. */
  otherNames: readonly string[];
};

/** Goes up when vectors are written, or measures (`measureOf`) or colours (`coloursOf`) are read, in another way: a job writes those of before anew. */
export const SEARCH_VERSION = 5;

/** Where a name begins to say more of what it has named: `Cashmere scarf, 180 cm`, `山羊绒围巾 180cm`. */
const MORE = /[,，;；:：|/(（]|\s(?:with|for|in|of|from|by|to)\s|(?<=\p{Script=Han})\s/u;

/** Whether a keyword names one of these shelves, `small bags` that of “Small bags”. */
function among(shelves: readonly string[]): (keyword: string) => boolean {
  const keys = new Set(shelves.map(termKey));
  return (keyword) => keys.has(termKey(keyword));
}

/** The `tsvector` of a product: weights A name and first keyword, B brand, category and keywords, C facts, D the rest. */
export function productVector({ name, shelf, above, keywords, short, facts, colours, otherNames }: FoundBy): string {
  const isAbove = among(above);
  const isShelf = among(shelf);
  const [first, ...more] = keywords.filter((keyword) => !isAbove(keyword));
  return searchVector([
    { weight: 'A', text: name },
    { weight: 'A', ends: [...name.split(MORE).slice(0, 1), ...(first === undefined ? [] : [first])] },
    { weight: 'A', terms: first === undefined ? [] : [first] },
    { weight: 'B', terms: [...new Set([...more, ...shelf])] },
    { weight: 'B', ends: more.filter((keyword) => !isShelf(keyword)) },
    { weight: 'C', terms: [...above, ...new Set([...facts, ...colours])] },
    { weight: 'D', text: `${short} ${otherNames.join(' ')}` },
  ]);
}
