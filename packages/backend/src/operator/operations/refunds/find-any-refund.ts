import { eq, inArray, or } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { refundRequests } from '../../../kernel/db/schema/index.ts';
import { type LockedRefund, lockRefund, type RefundRequest } from '../../../modules/refunds/refund-records.ts';
import { Refused } from '../refused.ts';
import { asPrinted } from '../support/as-printed.ts';

/** Ids have fewer digits than numbers, which begin with T. */
const LONGEST_ID = 15;

/**
 * A refund by its number, in any form in which it is printed, or its id.
 * @throws Refused when there is none
 */
export async function findAnyRefund(db: DbOrTx, reference: string): Promise<RefundRequest> {
  const printed = asPrinted(reference).toUpperCase();
  const isId = /^\d+$/.test(printed) && printed.length <= LONGEST_ID;
  const [refund] = await db
    .select()
    .from(refundRequests)
    .where(
      or(
        inArray(refundRequests.number, [reference, printed]),
        isId ? eq(refundRequests.id, Number(printed)) : undefined,
      ),
    );
  if (refund) return refund;
  throw new Refused(`There is no refund ${reference}: give its number or its id ("shop refunds list").`);
}

/**
 * The same, held with its order until the transaction ends.
 * @throws Refused when there is none
 */
export async function lockAnyRefund(tx: Tx, reference: string): Promise<LockedRefund> {
  const { id } = await findAnyRefund(tx, reference);
  const held = await lockRefund(tx, id);
  if (!held) throw new Refused(`The order of refund ${reference} has been removed.`);
  return held;
}
