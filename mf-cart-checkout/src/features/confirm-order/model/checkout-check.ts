import type { Cents } from '@jishi/api';
import { type CartLine, lineKey } from '@jishi/api/cart';
import type { OrderLineProblem, OrderPreview } from '@jishi/api/orders';

/** A line whose price is another one than the customer saw when they chose it. */
export type PriceChange = { key: string; name: string; from: Cents; to: Cents };

/** A line that cannot be ordered as it is. */
export type LostLine = {
  key: string;
  name: string;
  problem: OrderLineProblem;
  /** Pieces that can still be had; 0 for none. */
  left: number;
};

/** Lines of a draft whose price has changed since, by the server's preview and in its words: the language may have changed. */
export function priceChanges(lines: readonly CartLine[], preview: OrderPreview): PriceChange[] {
  const told = new Map(preview.lines.map((line) => [lineKey(line), line]));
  return lines.flatMap(({ key, name, unitPrice: from }) => {
    const now = told.get(key);
    if (!now || now.isInvalid || now.unitPrice === from) return [];
    return [{ key, name: now.name || name, from, to: now.unitPrice }];
  });
}

/** Lines of a draft the server would refuse, with its reasons. */
export function lostLines(lines: readonly CartLine[], preview: OrderPreview): LostLine[] {
  const told = new Map(preview.lines.map((line) => [lineKey(line), line]));
  return lines.flatMap(({ key, name }) => {
    const now = told.get(key);
    if (!now?.isInvalid) return [];
    return [{ key, name: now.name || name, problem: now.problem ?? 'missing', left: now.left ?? 0 }];
  });
}

/** The lines at the prices of a preview: what the customer agrees to. */
export function atNewPrices(lines: readonly CartLine[], preview: OrderPreview): CartLine[] {
  const changes = new Map(priceChanges(lines, preview).map(({ key, to }) => [key, to]));
  return lines.map((line) => ({ ...line, unitPrice: changes.get(line.key) ?? line.unitPrice }));
}

/** The lines with as many pieces as there are left, where they ask for more; lines nothing is left of stay as they are. */
export function withWhatIsLeft(lines: readonly CartLine[], preview: OrderPreview): CartLine[] {
  const left = new Map(lostLines(lines, preview).map((line) => [line.key, line.left]));
  return lines.map((line) => ({ ...line, quantity: left.get(line.key) || line.quantity }));
}

/** What keeps an order from being placed, the first thing to mend; `null` when nothing does. */
export type Obstacle = 'amounts' | 'lost-lines' | 'prices' | 'address' | 'not-served' | null;

export function obstacleOf(
  lines: readonly CartLine[],
  preview: OrderPreview | null,
  addressId: string | null,
): Obstacle {
  if (!preview) return 'amounts';
  if (lostLines(lines, preview).length > 0) return 'lost-lines';
  if (priceChanges(lines, preview).length > 0) return 'prices';
  if (preview.needsAddress && addressId === null) return 'address';
  return preview.needsAddress && !preview.isServed ? 'not-served' : null;
}
