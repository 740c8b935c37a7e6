import type { CartLine } from './model.ts';

/**
 * What became of a visitor's line in the customer's cart, where that is not what the visitor saw: `joined` with a line
 * that was there already, `lowered` to what may be bought, `unavailable` though kept, `left-out`.
 */
export type MergeNote = {
  readonly key: string;
  readonly name: string;
  readonly kind: 'joined' | 'lowered' | 'unavailable' | 'left-out';
  /** Pieces of both carts together. */
  readonly wanted: number;
  /** Pieces in the cart now. */
  readonly kept: number;
};

/** Compares a customer's cart before and after a visitor's lines were merged into it. */
export function mergeNotes(
  before: readonly CartLine[],
  guest: readonly CartLine[],
  after: readonly CartLine[],
): MergeNote[] {
  const known = new Map(before.map((line) => [line.key, line]));
  const merged = new Map(after.map((line) => [line.key, line]));
  return guest.flatMap((line): MergeNote[] => {
    const { key } = line;
    const now = merged.get(key);
    const wanted = line.quantity + (known.get(key)?.quantity ?? 0);
    const kind = kindOf(now, wanted, known.has(key));
    return kind ? [{ key, name: now?.name || line.name, kind, wanted, kept: now?.quantity ?? 0 }] : [];
  });
}

function kindOf(now: CartLine | undefined, wanted: number, wasKnown: boolean): MergeNote['kind'] | null {
  if (!now) return 'left-out';
  if (now.isInvalid) return 'unavailable';
  if (now.quantity < wanted) return 'lowered';
  return wasKnown ? 'joined' : null;
}
