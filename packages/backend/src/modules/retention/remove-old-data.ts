import { and, inArray, lte, ne, notInArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import {
  browses,
  flashSalePlaces,
  orderAddressChanges,
  orderLocations,
  orders,
  trackingEvents,
  userLogs,
} from '../../kernel/db/schema/index.ts';
import { readSettings } from '../../kernel/settings/settings.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { OPEN_STATES } from '../orders/order-states.ts';
import { orderAddressDays, signInLogDays, viewedDays } from './retention-settings.ts';

/** Long enough to answer who came first. */
const DAYS_OF_PLACES = 30;

/** Removes what the shop has kept of its customers for as long as its settings say. For the clean-up job. */
export async function removeOldData(db: DbOrTx, now: Date): Promise<void> {
  const days = await readSettings(db, { log: signInLogDays, viewed: viewedDays, address: orderAddressDays });
  await db.delete(userLogs).where(lte(userLogs.createdAt, daysAfter(now, -days.log)));
  await db.delete(browses).where(lte(browses.updatedAt, daysAfter(now, -days.viewed)));
  await db.delete(flashSalePlaces).where(lte(flashSalePlaces.endedAt, daysAfter(now, -DAYS_OF_PLACES)));
  const ended = sql`greatest(${orders.createdAt}, ${orders.confirmTime}, ${orders.receivingTime}, ${orders.refundTime})`;
  const over = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(notInArray(orders.state, OPEN_STATES), lte(ended, daysAfter(now, -days.address))));
  await db.delete(orderLocations).where(inArray(orderLocations.orderId, over));
  // Couriers write who signed and which of them can be called.
  await db.delete(trackingEvents).where(inArray(trackingEvents.orderId, over));
  await forgetFormerPlaces(db, over);
}

/** Where an order was to go before goes with where it went; that its shipping fee changed belongs to the books. */
async function forgetFormerPlaces(db: DbOrTx, over: SQLWrapper): Promise<void> {
  const nowhere = { cellphone: '', name: '', location: '', address: '', latitude: null, longitude: null, house: '' };
  await db
    .update(orderAddressChanges)
    .set(nowhere)
    .where(and(inArray(orderAddressChanges.orderId, over), ne(orderAddressChanges.name, '')));
}
