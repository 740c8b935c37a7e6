import { type CartLine, lineKey, MAX_CART_LINES, MAX_LINE_PIECES } from './cart-line.ts';

/** How many pieces a line may hold: what is in stock, and what the product allows per purchase (0 = no limit). */
type LineLimits = { stock: number; purchaseLimit: number };

/** A change of one line. `cap` clamps the quantity to stock and purchase limit instead of refusing it. */
export type LineChange = {
  mode: 'add' | 'set';
  line: CartLine;
  limits: LineLimits;
  cap: boolean;
};

export type ChangeRefusal = { refused: 'stock' | 'purchase-limit' | 'full'; allowed: number };

/**
 * Applies one change to a cart: `add` adds pieces to a line or appends it, `set` sets them. The purchase limit counts
 * every line of the product. Refused changes name what was in the way and how many pieces are allowed on the line.
 */
export function changeLine(lines: readonly CartLine[], change: LineChange): { lines: CartLine[] } | ChangeRefusal {
  const key = lineKey(change.line);
  const known = lines.find((line) => lineKey(line) === key);
  if (!known && lines.length >= MAX_CART_LINES) return { refused: 'full', allowed: 0 };
  const wanted = change.line.number + (change.mode === 'add' ? (known?.number ?? 0) : 0);
  const allowed = allowance(lines, change);
  if (wanted > allowed.quantity && !change.cap) return { refused: allowed.by, allowed: allowed.quantity };
  const number = cappedPieces(wanted, allowed, known !== undefined);
  if (number === 0) return { lines: [...lines] };
  const changed = { ...known, ...change.line, number };
  return { lines: known ? lines.map((line) => (line === known ? changed : line)) : [...lines, changed] };
}

/** The cart without the lines that carry one of the keys. */
export function removeLines(lines: readonly CartLine[], keys: ReadonlySet<string>): CartLine[] {
  return lines.filter((line) => !keys.has(lineKey(line)));
}

/** The changed lines with line `key` standing where line `from` stood before; as they are when that was not there. */
export function inPlaceOf(before: readonly CartLine[], from: string, changed: CartLine[], key: string): CartLine[] {
  const place = before.findIndex((line) => lineKey(line) === from);
  const moved = changed.find((line) => lineKey(line) === key);
  if (place < 0 || !moved) return changed;
  const taken = before.findIndex((line) => lineKey(line) === key);
  const others = changed.filter((line) => line !== moved);
  // A line before it that became part of it leaves its place, too.
  return others.toSpliced(taken >= 0 && taken < place ? place - 1 : place, 0, moved);
}

/** The changed lines with the one that was appended standing at a place; as they are when none was, or none is asked for. */
export function atPlace(before: readonly CartLine[], changed: CartLine[], place: number | null): CartLine[] {
  const appended = changed.at(-1);
  if (place === null || !appended || changed.length === before.length) return changed;
  return changed.slice(0, -1).toSpliced(place, 0, appended);
}

type Allowance = { quantity: number; by: 'stock' | 'purchase-limit' };

/**
 * Pieces of a capped line; 0 leaves the cart as it is. What has sold out is put into the cart all the same, where it
 * shows as unavailable: a customer's line never vanishes without a word.
 */
function cappedPieces(wanted: number, allowed: Allowance, isKnown: boolean): number {
  if (allowed.quantity > 0) return Math.min(wanted, allowed.quantity);
  return allowed.by === 'stock' && !isKnown ? wanted : 0;
}

function allowance(lines: readonly CartLine[], change: LineChange): Allowance {
  const { stock, purchaseLimit } = change.limits;
  const byStock = Math.min(Math.max(0, stock), MAX_LINE_PIECES);
  if (purchaseLimit <= 0) return { quantity: byStock, by: 'stock' };
  const key = lineKey(change.line);
  const others = lines
    .filter((line) => line.good_id === change.line.good_id && lineKey(line) !== key)
    .reduce((sum, line) => sum + line.number, 0);
  const byLimit = Math.max(0, purchaseLimit - others);
  return byLimit < byStock ? { quantity: byLimit, by: 'purchase-limit' } : { quantity: byStock, by: 'stock' };
}
