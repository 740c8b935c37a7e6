import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../db/database.ts';
import { couriers } from '../../db/schema/index.ts';

/** Couriers customers choose from, the shop's usual one first. */
export function loadShownCouriers(db: DbOrTx) {
  return db
    .select({ id: couriers.id, name: couriers.name })
    .from(couriers)
    .where(and(eq(couriers.state, 0), isNull(couriers.deletedAt)))
    .orderBy(desc(couriers.isDefault), asc(couriers.sort), asc(couriers.id));
}
