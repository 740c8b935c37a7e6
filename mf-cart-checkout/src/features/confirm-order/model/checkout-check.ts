import type { Cents } from '@jishi/api';
import { type CartLine, lineKey } from '@jishi/api/cart';
import type { OrderLineProblem, OrderPreview } from '@jishi/api/orders';

/** A line whose price is another one than the customer saw when they chose it. */
export type PriceChange = { key: string; name: string; from: Cents; to: Cents };

/** A line that cannot be ordered any more. */
export type LostLine = { key: string; name: string; problem: OrderLineProblem };

/** Lines of a draft whose price has changed since, by the server's preview. */
export function priceChanges(lines: readonly CartLine[], preview: OrderPreview): PriceChange[] {
  const priceOf = new Map(preview.lines.map((line) => [lineKey(line), line.unitPrice]));
  return lines.flatMap(({ key, name, unitPrice: from }) => {
    const to = priceOf.get(key);
    return to === undefined || to === from || isLost(key, preview) ? [] : [{ key, name, from, to }];
  });
}

/** Lines of a draft the server would refuse, with its reasons. */
export function lostLines(lines: readonly CartLine[], preview: OrderPreview): LostLine[] {
  const problems = new Map(
    preview.lines.filter(({ isInvalid }) => isInvalid).map((line) => [lineKey(line), line.problem ?? 'missing']),
  );
  return lines.flatMap(({ key, name }) => {
    const problem = problems.get(key);
    return problem ? [{ key, name, problem }] : [];
  });
}

/** The lines at the prices of a preview: what the customer agrees to. */
export function atNewPrices(lines: readonly CartLine[], preview: OrderPreview): CartLine[] {
  const changes = new Map(priceChanges(lines, preview).map(({ key, to }) => [key, to]));
  return lines.map((line) => ({ ...line, unitPrice: changes.get(line.key) ?? line.unitPrice }));
}

/** What keeps an order from being placed, the first thing to mend; `null` when nothing does. */
export type Obstacle = 'amounts' | 'lost-lines' | 'prices' | 'address' | null;

export function obstacleOf(
  lines: readonly CartLine[],
  preview: OrderPreview | null,
  addressId: string | null,
): Obstacle {
  if (!preview) return 'amounts';
  if (lostLines(lines, preview).length > 0) return 'lost-lines';
  if (priceChanges(lines, preview).length > 0) return 'prices';
  return preview.needsAddress && addressId === null ? 'address' : null;
}

const isLost = (key: string, preview: OrderPreview) =>
  preview.lines.some((line) => line.isInvalid && lineKey(line) === key);
