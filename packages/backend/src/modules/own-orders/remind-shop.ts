import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { orders } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { readSetting } from '../../kernel/settings/settings.ts';
import { lockOwnOrder, type Order } from '../orders/order-records.ts';
import { UNDECIDED_STATES } from '../orders/refund-states.ts';
import { hasRefundIn } from '../refunds/refund-records.ts';
import { hoursBetweenReminders } from './shipment-settings.ts';

const HOUR = 3_600_000;

/** Why the shop cannot be reminded of an order: it has nothing to send · a refund of it waits for an answer · it was reminded just now. */
export type ReminderObstacle = 'state' | 'refund' | 'reminded';

/** Null when the shop can be reminded. `hours`: how often, at most. */
export function reminderObstacle(
  { state, remindedAt }: Pick<Order, 'state' | 'remindedAt'>,
  { hasRefund, hours, now }: { hasRefund: boolean; hours: number; now: Date },
): ReminderObstacle | null {
  if (state !== 'awaiting-shipment') return 'state';
  if (hasRefund) return 'refund';
  const until = remindedUntil({ remindedAt }, hours);
  return until && now < until ? 'reminded' : null;
}

/** When the shop can be reminded again; null where it never was. */
export function remindedUntil({ remindedAt }: Pick<Order, 'remindedAt'>, hours: number): Date | null {
  return remindedAt && new Date(remindedAt.getTime() + hours * HOUR);
}

const refusals = { state: 'order.remind_state', refund: 'order.remind_refund', reminded: 'order.reminded' } as const;

/**
 * Writes down that a customer waits for their order; the shop finds it with `pnpm shop orders list --reminded`.
 * @throws ShopError `record.missing`, `order.remind_state`, `order.remind_refund`, `order.reminded`
 */
export async function remindShop(
  tx: Tx,
  shop: Pick<ShopContext, 'now'>,
  userId: number,
  orderId: number,
): Promise<void> {
  const order = found(await lockOwnOrder(tx, userId, orderId));
  const now = shop.now();
  const hours = await readSetting(tx, hoursBetweenReminders);
  const hasRefund = await hasRefundIn(tx, order.id, UNDECIDED_STATES);
  const obstacle = reminderObstacle(order, { hasRefund, hours, now });
  if (obstacle) throw refuse(refusals[obstacle], { n: hours });
  await tx.update(orders).set({ remindedAt: now }).where(eq(orders.id, order.id));
}
