import { and, eq, isNull } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { couriers } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { readSetting } from '../../kernel/settings/settings.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { refundVerdict } from '../orders/refund-states.ts';
import { lockOwnRefund, moveRefund } from './refund-records.ts';
import { daysToReceive } from './refund-settings.ts';

type Clock = Pick<ShopContext, 'now'>;

/**
 * Takes a refund back before anything was sent; taking it back again is no error.
 * @throws ShopError `record.missing`, or `refund.moved_on` when it is too late
 */
export async function withdrawRefund(tx: Tx, { now }: Clock, userId: number, id: number): Promise<void> {
  const { refund } = found(await lockOwnRefund(tx, userId, id));
  const verdict = refundVerdict('withdraw', refund.state);
  if (verdict === 'refuse') throw refuse('refund.moved_on');
  if (verdict === 'apply') await moveRefund(tx, refund, { state: 'withdrawn', actor: 'customer', at: now() });
}

/** How products travel back. */
export type ReturnParcel = { courierId: number; waybill: string };

/**
 * Says that products of an agreed return are under way; saying the same again is no error.
 * @throws ShopError `record.missing`, `refund.courier` for one the shop does not know, `refund.moved_on`
 */
export async function sendProductsBack(
  tx: Tx,
  { now }: Clock,
  userId: number,
  id: number,
  { courierId, waybill }: ReturnParcel,
): Promise<void> {
  const { refund } = found(await lockOwnRefund(tx, userId, id));
  if (refund.state === 'sent' && refund.courierId === courierId && refund.waybill === waybill) return;
  if (refundVerdict('send', refund.state) !== 'apply') throw refuse('refund.moved_on');
  const isKnown = and(eq(couriers.id, courierId), eq(couriers.state, 'shown'), isNull(couriers.deletedAt));
  if ((await tx.$count(couriers, isKnown)) === 0) throw refuse('refund.courier');
  const at = now();
  const deadline = daysAfter(at, await readSetting(tx, daysToReceive));
  await moveRefund(tx, refund, { state: 'sent', actor: 'customer', at }, { courierId, waybill, deadline });
}
