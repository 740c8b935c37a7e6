import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import {
  couriers,
  orderAddressChanges,
  orderLines,
  orderLocations,
  orders,
  parcels as parcelsTable,
  paymentLogs,
  users,
} from '../../../kernel/db/schema/index.ts';
import { loadLines } from '../../../modules/orders/order-records.ts';
import { loadParcels } from '../../../modules/parcels/parcel-records.ts';
import { storedRow } from '../support/stored-row.ts';
import { describeParcels } from './describe-parcels.ts';
import { findAnyOrder } from './find-order.ts';

/**
 * Everything the shop knows of an order, as it is stored; amounts in cents.
 * @throws Refused when there is none
 */
export async function describeOrder(db: Db, reference: string) {
  const order = await findAnyOrder(db, reference);
  const [customer] = await db
    .select({ id: users.id, cellphone: users.cellphone, name: users.name })
    .from(users)
    .where(eq(users.id, order.userId));
  const [location] = await db.select().from(orderLocations).where(eq(orderLocations.orderId, order.id));
  const [courier] =
    order.courierId === null ? [] : await db.select().from(couriers).where(eq(couriers.id, order.courierId));
  const payments = await db
    .select({
      number: paymentLogs.number,
      type: paymentLogs.type,
      platform: paymentLogs.platform,
      money: paymentLogs.money,
      state: paymentLogs.state,
      outcome: paymentLogs.outcome,
      createdAt: paymentLogs.createdAt,
    })
    .from(paymentLogs)
    .where(eq(paymentLogs.orderId, order.id))
    .orderBy(asc(paymentLogs.id));
  const parcels = await describeParcels(db, await loadParcels(db, [order.id]));
  const addressChanges = await db
    .select()
    .from(orderAddressChanges)
    .where(eq(orderAddressChanges.orderId, order.id))
    .orderBy(asc(orderAddressChanges.id));
  const lines = await loadLines(db, [order.id]);
  return {
    order,
    customer: customer ?? null,
    location: location ?? null,
    courier: courier ?? null,
    lines,
    payments,
    parcels,
    addressChanges,
  };
}

export type OrderDescription = Awaited<ReturnType<typeof describeOrder>>;

/** The same as `--json` prints it. */
export function printedOrder(description: OrderDescription) {
  const { order, location, courier, lines, parcels, addressChanges } = description;
  return {
    ...description,
    order: storedRow(orders, order),
    location: location && storedRow(orderLocations, location),
    courier: courier && storedRow(couriers, courier),
    lines: lines.map((line) => storedRow(orderLines, line)),
    parcels: parcels.map((parcel) => storedRow(parcelsTable, parcel)),
    addressChanges: addressChanges.map((change) => storedRow(orderAddressChanges, change)),
  };
}
