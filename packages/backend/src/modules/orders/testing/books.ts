import { checkInvariants } from '../../../operator/invariants/check-invariants.ts';
import type { Violation } from '../../../operator/invariants/invariant.ts';
import type { TestShop } from '../../../testing/index.ts';

/** What is wrong with payments and refunds of any order. */
export async function brokenPayments(shop: TestShop): Promise<Violation[]> {
  const found = await checkInvariants(shop.db, shop.config);
  return found.filter(({ invariant }) => invariant === 'payments-applied-once' || invariant === 'order-totals');
}
