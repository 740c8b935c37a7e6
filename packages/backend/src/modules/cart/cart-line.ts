/** The most lines a cart may hold. */
export const MAX_CART_LINES = 200;
/** The most pieces one line may hold, whatever the stock. */
export const MAX_LINE_PIECES = 9_999;

/**
 * A cart line as it is stored and sent: the fields the shop relies on, snapshots of product and variant for display, and
 * whatever else the client keeps on a line.
 */
export type CartLine = {
  good_id: number;
  /** Absent for products without variants. */
  good_sku_id?: number;
  number: number;
  [extra: string]: unknown;
};

/** The identity of a line: its variant, else its product. */
export function lineKey(line: Pick<CartLine, 'good_id' | 'good_sku_id'>): string {
  return line.good_sku_id ? `sku:${line.good_sku_id}` : `good:${line.good_id}`;
}

/** Lines with the same key become one: pieces are added up, the later snapshot wins, the first place is kept. */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const known = merged.get(lineKey(line));
    const number = Math.min(MAX_LINE_PIECES, (known?.number ?? 0) + line.number);
    merged.set(lineKey(line), { ...known, ...line, number });
  }
  return [...merged.values()];
}
