import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { couriers } from '../../kernel/db/schema/index.ts';

/** Couriers the shop works with, its usual one first. */
export function loadCouriers(db: DbOrTx) {
  return db
    .select()
    .from(couriers)
    .where(and(eq(couriers.state, 'shown'), isNull(couriers.deletedAt)))
    .orderBy(desc(couriers.isDefault), asc(couriers.sort), asc(couriers.id));
}
