import { type SearchSection, searchVector } from './search-vector.ts';

/** What a product is found by, in one language. */
export type FoundBy = {
  name: string;
  /** Names of brand, category and everything above it. */
  shelf: readonly string[];
  keywords: string;
  short: string;
  /** Values of its specifications. */
  facts: readonly string[];
  /** Its name in the other languages. */
  otherNames: readonly string[];
};

/** The `tsvector` of a product: weights A name, B brand, category and keywords, D the rest. */
export function productVector({ name, shelf, keywords, short, facts, otherNames }: FoundBy): string {
  const sections: SearchSection[] = [
    { weight: 'A', text: name },
    { weight: 'B', text: `${shelf.join(' ')} ${keywords}` },
    { weight: 'D', text: `${short} ${facts.join(' ')} ${otherNames.join(' ')}` },
  ];
  return searchVector(sections);
}
