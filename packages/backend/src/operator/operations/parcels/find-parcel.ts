import { desc, eq, or } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { parcels } from '../../../kernel/db/schema/index.ts';
import { type LockedParcel, lockParcel, type Parcel } from '../../../modules/parcels/parcel-records.ts';
import { Refused } from '../refused.ts';

const LONGEST_ID = 15;

/**
 * A parcel by its id or its waybill.
 * @throws Refused when there is none, or several have that waybill
 */
export async function findAnyParcel(db: DbOrTx, reference: string): Promise<Parcel> {
  const text = reference.trim();
  const isId = /^\d+$/.test(text) && text.length <= LONGEST_ID;
  const rows = await db
    .select()
    .from(parcels)
    .where(or(eq(parcels.waybill, text), isId ? eq(parcels.id, Number(text)) : undefined))
    .orderBy(desc(parcels.id));
  const [parcel, ...others] = rows;
  if (!parcel) throw new Refused(`There is no parcel ${reference}: give its waybill or its id ("shop parcels list").`);
  if (others.length > 0) {
    const ids = rows.map(({ id, orderId }) => `${id} (order ${orderId})`).join(', ');
    throw new Refused(`Several parcels are called ${reference}: give the id of one of ${ids}.`);
  }
  return parcel;
}

/**
 * The same, held with its order until the transaction ends.
 * @throws Refused
 */
export async function lockAnyParcel(tx: Tx, reference: string): Promise<LockedParcel> {
  const { id } = await findAnyParcel(tx, reference);
  const held = await lockParcel(tx, id);
  if (!held) throw new Refused(`Parcel ${reference} has been removed.`);
  return held;
}
