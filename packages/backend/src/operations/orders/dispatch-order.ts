import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { orderLocations } from '../../db/schema/index.ts';
import type { Order } from '../../modules/orders/order-records.ts';
import type { ShopContext } from '../../plugins/types.ts';
import { Refused } from '../refused.ts';
import { type Courier, findCourier } from './couriers.ts';
import { lockAnyOrder } from './find-order.ts';
import { type Parcel, shipOrder } from './ship-order.ts';

const LONGEST_WAYBILL = 60;

/** What an operator says of a parcel: a courier (null: the shop's usual one) and its waybill number. */
export type Dispatch = { courier: string | null; waybill: string | null };

/**
 * Hands an order to a courier. Goods that are not sent by post take neither courier nor waybill.
 * @throws Refused when the order does not wait for that, for an unknown courier, or when a waybill is missing or too many
 */
export async function dispatchOrder(
  tx: Tx,
  shop: ShopContext,
  reference: string,
  dispatch: Dispatch,
): Promise<{ order: Order; courier: Courier | null }> {
  const order = await lockAnyOrder(tx, reference);
  const parcel = await toParcel(tx, shop, order, dispatch);
  await shipOrder(tx, shop, order, parcel);
  return { order, courier: parcel?.courier ?? null };
}

async function toParcel(tx: Tx, shop: ShopContext, order: Order, dispatch: Dispatch): Promise<Parcel | null> {
  const [location] = await tx.select().from(orderLocations).where(eq(orderLocations.orderId, order.id));
  if (!location) {
    if (dispatch.courier === null && dispatch.waybill === null) return null;
    throw new Refused(`Order ${order.identification} has nothing to send by post: leave out courier and waybill.`);
  }
  const waybill = dispatch.waybill?.trim() ?? '';
  if (waybill === '')
    throw new Refused(`Order ${order.identification} is sent by post: its waybill number is missing.`);
  if (waybill.length > LONGEST_WAYBILL)
    throw new Refused(`A waybill number has at most ${LONGEST_WAYBILL} characters.`);
  const courier = await findCourier(tx, dispatch.courier);
  const text = {
    zh: `${courier.name.zh ?? courier.abbreviation} 已揽收`,
    en: `Collected by ${courier.name.en ?? courier.abbreviation}`,
  };
  const events = [{ step: 0, status: 'picked_up', text, happenedAt: shop.now() }];
  return { courier, waybill, recipient: location.name, events };
}
