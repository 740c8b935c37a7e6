import type { ProductMatch } from '@jishi/api/products';
import { type Chosen, chosenOf } from './chosen.ts';
import type { ListLine } from './list-line.ts';

/**
 * A line with what the shop has for it. `looking`: that is not known yet. `open`: there is something, and somebody has to choose. `unwanted`:
 * somebody has chosen none of it. `nothing`: there is none.
 */
export type ResolvedLine = {
  readonly line: ListLine;
  readonly match: ProductMatch | undefined;
  readonly chosen: Chosen | null;
  readonly state: 'looking' | 'chosen' | 'open' | 'unwanted' | 'nothing' | 'in-cart';
};

export function resolvedLine(line: ListLine, match: ProductMatch | undefined): ResolvedLine {
  const chosen = match ? chosenOf(line, match) : null;
  return { line, match, chosen, state: stateOf(line, match, chosen) };
}

function stateOf(line: ListLine, match: ProductMatch | undefined, chosen: Chosen | null): ResolvedLine['state'] {
  if (line.isAdded) return 'in-cart';
  if (!match) return 'looking';
  if (chosen) return 'chosen';
  if (match.products.length === 0) return 'nothing';
  return line.productId === null ? 'unwanted' : 'open';
}

/** What the whole list comes to: of what is chosen and not in the cart yet. */
export function sumOf(lines: readonly ResolvedLine[]) {
  const ready = lines.filter(({ state }) => state === 'chosen');
  const total = ready.reduce((sum, { chosen }) => sum + (chosen ? chosen.quantity * priceOf(chosen) : 0), 0);
  const count = (state: ResolvedLine['state']) => lines.filter((one) => one.state === state).length;
  return { ready, total, found: ready.length, open: count('open'), nothing: count('nothing') };
}

/** Of one piece, in cents, as a cart pays it. */
export const priceOf = ({ variant, product }: Chosen): number => variant?.price ?? product.price;
