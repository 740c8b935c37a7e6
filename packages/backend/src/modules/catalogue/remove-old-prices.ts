import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { DAYS_ASKED, DAYS_USUAL } from './usual-price.ts';

/** A price that ended before them makes no usual price any more; a year is told to operators all the same. */
const DAYS_KEPT = Math.max(365, DAYS_ASKED + DAYS_USUAL);

/** Forgets prices that were asked too long ago to count; the one that holds stays, however old it is. */
export async function removeOldPrices(db: Db, now: Date): Promise<void> {
  const past = sql`${now.toISOString()}::timestamptz - ${`${DAYS_KEPT} days`}::interval`;
  await db.execute(sql`
    delete from asked_prices old where old.since < ${past} and exists (
      select from asked_prices later
      where later.good_id = old.good_id and later.sku_id is not distinct from old.sku_id
        and (later.since, later.id) > (old.since, old.id) and later.since < ${past})`);
}
