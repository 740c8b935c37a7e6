import { type CartEntry, lineKey, MAX_CART_LINES, MAX_LINE_PIECES } from '@jishi/api/cart';

/** Where a visitor's saved lines are in this browser. */
export const SAVED_KEY = 'jishi_SavedLines';

/** A visitor's saved lines as this browser keeps them; what is no line is left out. */
export function readEntries(text: string | null): CartEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is CartEntry {
  const { productId, variantId, quantity } = (value ?? {}) as Partial<Record<keyof CartEntry, unknown>>;
  const pieces = Number.isInteger(quantity) ? Number(quantity) : 0;
  return isId(productId) && (variantId === null || isId(variantId)) && pieces >= 1 && pieces <= MAX_LINE_PIECES;
}

const isId = (value: unknown): boolean => typeof value === 'string' && /^[1-9]\d*$/.test(value);

/** The saved lines with others in front; pieces of one thing add up, and no more are kept than a cart may hold. */
export function withEntries(saved: readonly CartEntry[], added: readonly CartEntry[]): CartEntry[] {
  const all = new Map<string, CartEntry>();
  for (const { productId, variantId, quantity } of [...added, ...saved]) {
    const key = lineKey({ productId, variantId });
    const known = all.get(key)?.quantity ?? 0;
    all.set(key, { productId, variantId, quantity: Math.min(MAX_LINE_PIECES, known + quantity) });
  }
  return [...all.values()].slice(0, MAX_CART_LINES);
}

/** The saved lines without one. */
export const withoutEntry = (saved: readonly CartEntry[], key: string): CartEntry[] =>
  saved.filter((entry) => lineKey(entry) !== key);
