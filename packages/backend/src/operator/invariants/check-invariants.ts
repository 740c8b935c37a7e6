import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { couponsUsedOnce } from './coupons-used-once.ts';
import { flashSaleLimits } from './flash-sale-limits.ts';
import type { CheckOptions, Invariant, Violation } from './invariant.ts';
import { ledgersAgree } from './ledgers-agree.ts';
import { orderTotals } from './order-totals.ts';
import { parcelsAddUp } from './parcels-add-up.ts';
import { paymentsAppliedOnce } from './payments-applied-once.ts';
import { prizesInStock } from './prizes-in-stock.ts';
import { stockAddsUp } from './stock-adds-up.ts';
import { stockNotNegative } from './stock-not-negative.ts';

/** What must hold whatever happens at the same time, in the order of `docs/invariants.md`. */
export const invariants: readonly Invariant[] = [
  stockNotNegative,
  stockAddsUp,
  flashSaleLimits,
  couponsUsedOnce,
  ledgersAgree,
  prizesInStock,
  orderTotals,
  paymentsAppliedOnce,
  parcelsAddUp,
];

/** Of each invariant; a fault that breaks everything need not be read a million times. */
const MAX_VIOLATIONS = 100;

/**
 * Checks all invariants over the whole database, at any time, also while the shop works: each is one statement.
 * @returns what breaks them, at most a hundred of each; empty when all hold
 */
export async function checkInvariants(db: DbOrTx, options: CheckOptions): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const { name, query } of invariants) {
    const { rows } = await db.execute<Pick<Violation, 'problem' | 'facts'>>(
      sql`select problem, facts from (${query(options)}) broken limit ${MAX_VIOLATIONS}`,
    );
    found.push(...rows.map(({ problem, facts }) => ({ invariant: name, problem, facts })));
  }
  return found;
}
