import { count, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { parcels } from '../../../kernel/db/schema/index.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import type { Order } from '../../orders/order-records.ts';
import { UNDECIDED_STATES } from '../../orders/refund-states.ts';
import type { Wording } from '../../orders/wire/order-wire.ts';
import { refundsOfOrders } from '../../refunds/refund-records.ts';
import { canExtend } from '../extend-receipt.ts';
import { remindedUntil, reminderObstacle } from '../remind-shop.ts';
import { daysOfExtension, hoursBetweenReminders } from '../shipment-settings.ts';

/**
 * What an order says of its shipment, in lists and by itself. `reminded_time`: when the shop was reminded last;
 * `remind_time`: when that can be done again, of an order the shop was reminded of a short while ago.
 */
export const shipmentFields = {
  can_remind: z.boolean(),
  reminded_time: z.string().nullable(),
  remind_time: z.string().nullable(),
  can_extend: z.boolean(),
  extension_days: z.int().meta({ description: 'days an extension puts the automatic receipt off by' }),
};

type Shipment = z.output<z.ZodObject<typeof shipmentFields>>;

/** Reads them for orders. */
export async function loadShipments(
  db: DbOrTx,
  orders: readonly Order[],
  { times, now }: Wording,
): Promise<(order: Order) => Shipment> {
  const hours = await readSetting(db, hoursBetweenReminders);
  const extensionDays = await readSetting(db, daysOfExtension);
  const refunds = await refundsOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const undecided = new Set(refunds.flatMap(({ orderId, state }) => (UNDECIDED_STATES.includes(state) ? orderId : [])));
  return (order) => {
    const obstacle = reminderObstacle(order, { hasRefund: undecided.has(order.id), hours, now });
    return {
      can_remind: obstacle === null,
      reminded_time: times.textOrNull(order.remindedAt),
      remind_time: times.textOrNull(obstacle === 'reminded' ? remindedUntil(order, hours) : null),
      can_extend: canExtend(order),
      extension_days: extensionDays,
    };
  };
}

/** How many parcels orders have, by the id of the order; none are left out. */
export async function countParcels(db: DbOrTx, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: parcels.orderId, total: count() })
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]))
    .groupBy(parcels.orderId);
  return new Map(rows.map(({ orderId, total }) => [orderId, total]));
}
