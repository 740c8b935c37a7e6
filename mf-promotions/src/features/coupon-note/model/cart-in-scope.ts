import { type Cents, sumCents, timesCents } from '@jishi/api';
import type { CartLine } from '@jishi/api/cart';
import type { CouponScope } from '@jishi/api/coupons';

/** What counts towards a coupon: lines that can be bought. */
const counts = ({ isInvalid }: CartLine) => !isInvalid;

/**
 * Products of the cart of which only the server knows whether a coupon is for them: those of a coupon for categories.
 * In ascending order, each once.
 */
export function toBeAsked(scope: CouponScope, lines: readonly CartLine[]): string[] {
  if (scope.kind !== 'categories') return [];
  return [...new Set(lines.filter(counts).map(({ productId }) => productId))].toSorted();
}

/**
 * What the lines of a cart that a coupon is for cost together.
 *
 * @param told products the server says the coupon is for; `null` while it has not answered
 * @returns `null` while it cannot be known
 */
export function totalInScope(
  scope: CouponScope,
  lines: readonly CartLine[],
  told: readonly string[] | null,
): Cents | null {
  const ids = scope.kind === 'products' ? scope.ids : told;
  if (scope.kind === 'categories' && told === null && toBeAsked(scope, lines).length > 0) return null;
  const meant = lines.filter((line) => counts(line) && (scope.kind === 'all' || ids?.includes(line.productId)));
  return sumCents(meant.map(({ unitPrice, quantity }) => timesCents(unitPrice, quantity)));
}
