import { readNumber } from '../../wire/read-number.ts';
import { type CartLine, MAX_CART_LINES, MAX_LINE_PIECES, mergeLines } from './cart-line.ts';
import { cleanSnapshot } from './snapshot-cleaning.ts';

/** Why a posted cart is refused. */
export type CartBodyProblem = 'malformed' | 'too-many-lines';

/**
 * Reads a posted cart: a list, or a map with any keys, of lines. Ids and pieces may be decimal text. An empty body is
 * an empty cart.
 */
export function parseCartBody(body: unknown): { lines: CartLine[] } | { problem: CartBodyProblem } {
  const lines: CartLine[] = [];
  for (const entry of entriesOf(body)) {
    const line = parseLine(entry);
    if (!line) return { problem: 'malformed' };
    lines.push(line);
  }
  const merged = mergeLines(lines);
  return merged.length > MAX_CART_LINES ? { problem: 'too-many-lines' } : { lines: merged };
}

/** The entries of a "list body", which may arrive as a list or as an object keyed by position or by anything else. */
export function entriesOf(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  return typeof body === 'object' && body !== null ? Object.values(body) : [];
}

/** A positive whole number from a number or decimal text, or null. */
export function positiveInteger(value: unknown): number | null {
  const number = readNumber(value);
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null;
}

function parseLine(entry: unknown): CartLine | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return null;
  const { good_id, good_sku_id, number, ...extras } = entry as Record<string, unknown>;
  const goodId = positiveInteger(good_id);
  const pieces = positiveInteger(number);
  if (goodId === null || pieces === null) return null;
  const skuId = positiveInteger(good_sku_id);
  return {
    ...(cleanSnapshot(extras) as Record<string, unknown>),
    good_id: goodId,
    ...(skuId === null ? {} : { good_sku_id: skuId }),
    number: Math.min(pieces, MAX_LINE_PIECES),
  };
}
