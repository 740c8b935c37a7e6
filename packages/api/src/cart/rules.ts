import { sumCents, timesCents } from '../model/money.ts';
import { lineKey } from './line.ts';
import type { CartEntry, CartLine, CartLineRef, CartTotals } from './model.ts';

/** Most lines a cart may hold, and most pieces of one line, whatever the stock; the server's own limits. */
export const MAX_CART_LINES = 200;
export const MAX_LINE_PIECES = 9999;

/** What limits the pieces of a line. The purchase limit counts every line of the product. */
type Limits = Pick<CartLine, 'productId' | 'variantId' | 'stock' | 'purchaseLimit'>;

/** Most pieces the line may hold, given the other lines of the cart; at least 0. */
export function maxQuantity(line: Limits, others: readonly CartLine[] = []): number {
  const byStock = Math.min(line.stock ?? MAX_LINE_PIECES, MAX_LINE_PIECES);
  if (line.purchaseLimit === null) return Math.max(0, byStock);
  const key = lineKey(line);
  const taken = others
    .filter((other) => other.productId === line.productId && lineKey(other) !== key)
    .reduce((sum, other) => sum + other.quantity, 0);
  return Math.max(0, Math.min(byStock, line.purchaseLimit - taken));
}

/**
 * Adds a line: pieces are added to the line with the same key, whose price, name, picture and limits are renewed, else
 * the line is appended. Pieces are capped at stock and purchase limit; what may hold nothing changes nothing.
 */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const known = lines.find(({ key }) => key === added.key);
  if (!known && lines.length >= MAX_CART_LINES) return [...lines];
  const quantity = Math.min((known?.quantity ?? 0) + added.quantity, maxQuantity(added, lines));
  if (quantity < 1) return [...lines];
  const line = { ...added, quantity };
  return known ? lines.map((other) => (other === known ? line : other)) : [...lines, line];
}

/** Sets the pieces of a line, at least 1 and capped at stock and purchase limit. An unknown line changes nothing. */
export function setQuantity(lines: readonly CartLine[], entry: CartEntry): CartLine[] {
  const key = lineKey(entry);
  return lines.map((line) =>
    line.key === key
      ? { ...line, quantity: Math.max(1, Math.min(Math.floor(entry.quantity) || 1, maxQuantity(line, lines))) }
      : line,
  );
}

/** The cart without some lines. */
export function removeLines(lines: readonly CartLine[], refs: readonly CartLineRef[]): CartLine[] {
  const keys = new Set(refs.map(lineKey));
  return lines.filter(({ key }) => !keys.has(key));
}

/**
 * The cart after sign-in: the guest's lines are put into the server's one by one, numbers added, capped at what the
 * server knows of stock and purchase limit. Guest lines that cannot be bought are left out.
 */
export function mergeCarts(server: readonly CartLine[], guest: readonly CartLine[]): CartLine[] {
  return guest
    .filter(({ isInvalid }) => !isInvalid)
    .reduce<CartLine[]>(
      (lines, line) => {
        const known = lines.find(({ key }) => key === line.key);
        // The server's snapshot is the newer one: only the number of the guest's line counts.
        return addLine(lines, known ? { ...known, quantity: line.quantity } : line);
      },
      [...server],
    );
}

/** Lines that can be bought, and the others. */
export function splitByValidity(lines: readonly CartLine[]): { valid: CartLine[]; invalid: CartLine[] } {
  return {
    valid: lines.filter(({ isInvalid }) => !isInvalid),
    invalid: lines.filter(({ isInvalid }) => isInvalid),
  };
}

/** Total, kinds and pieces of the valid lines; of the selected ones only, when keys are given. */
export function cartTotals(lines: readonly CartLine[], selected?: ReadonlySet<string>): CartTotals {
  const counted = splitByValidity(lines).valid.filter(({ key }) => !selected || selected.has(key));
  return {
    total: sumCents(counted.map(({ unitPrice, quantity }) => timesCents(unitPrice, quantity))),
    kinds: counted.length,
    pieces: counted.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
