import type { SharedLine, SharedList } from '@jishi/api/products';
import type { Amount } from '../reading/amount.ts';
import { readList } from '../reading/read-list.ts';
import type { Thing } from '../reading/read-things.ts';

/** A line of the list as its reader has it: what was said, and what they chose since. */
export type ListLine = {
  readonly key: string;
  readonly text: string;
  readonly words: string;
  readonly amount: Amount | null;
  /** `null`: none of what the shop has; missing: whatever fits best. */
  readonly productId?: string | null;
  /** Missing: the cheapest that covers the amount. */
  readonly variantId?: string | null;
  /** Missing: as many as cover the amount. */
  readonly quantity?: number;
  /** It is in the cart. */
  readonly isAdded?: true;
};

/** The lines of a text, with keys that go on from a number: no two lines of a list share one. */
export const toLines = (things: readonly Thing[], from = 0): ListLine[] =>
  things.map((thing, at) => ({ key: String(from + at), ...thing }));

/** The next key of a list. */
export const nextKey = (lines: readonly ListLine[]): number => Math.max(-1, ...lines.map(({ key }) => Number(key))) + 1;

/** The lines of a text, and whether it was too long for all of it to be read. */
export function saidLines(said: string): { lines: ListLine[]; isCut: boolean } {
  const { things, isCut } = readList(said);
  return { lines: toLines(things), isCut };
}

/** What is kept of a line, or goes into a link: how it was said, and what was chosen for it. */
export type KeptLine = SharedLine;

/** Lines somebody kept or shared, read anew. Nothing is lost: what is no thing stays as it was written. */
export const keptLines = (kept: readonly KeptLine[]): ListLine[] => kept.map(keptLine);

export const sharedLines = ({ lines }: Pick<SharedList, 'lines'>): ListLine[] => keptLines(lines);

function keptLine({ text, productId, variantId, quantity }: KeptLine, at: number): ListLine {
  const [thing] = readList(text).things;
  const { words, amount } = thing ?? { words: text, amount: null };
  const chosen = productId === null ? {} : { productId, quantity, ...(variantId === null ? {} : { variantId }) };
  return { key: String(at), text, words, amount, ...chosen };
}
