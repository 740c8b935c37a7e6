import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { orderLocations } from '../../../kernel/db/schema/index.ts';
import { loadLines, type Order } from '../../../modules/orders/order-records.ts';
import { unsentByPost } from '../../../modules/orders/unsent-pieces.ts';
import type { NewEvent } from '../../../modules/parcels/record-tracking.ts';
import { Refused } from '../refused.ts';
import { type Courier, findCourier } from './couriers.ts';
import { lockAnyOrder } from './find-order.ts';
import type { WantedPieces } from './pieces-to-send.ts';
import { type Parcel, type Shipment, shipOrder } from './ship-order.ts';
import { statusWords } from './status-words.ts';

const LONGEST_WAYBILL = 60;

/**
 * What an operator says of a parcel: a courier (null: the shop's usual one), its waybill number, and what is in it (null: all that is left).
 */
export type Dispatch = { courier: string | null; waybill: string | null; lines: WantedPieces | null };

export type Dispatched = Shipment & { order: Order; courier: Courier | null };

/**
 * Hands an order, or pieces of it, to a courier. Products that are not sent by post take neither courier nor waybill.
 * @throws Refused when the order does not wait for that, for an unknown courier, or when a waybill is missing or too many
 */
export async function dispatchOrder(
  tx: Tx,
  shop: ShopContext,
  reference: string,
  dispatch: Dispatch,
): Promise<Dispatched> {
  const order = await lockAnyOrder(tx, reference);
  const parcel = await toParcel(tx, shop, order, dispatch);
  const shipment = await shipOrder(tx, shop, order, parcel, dispatch.lines);
  return { ...shipment, order, courier: parcel?.courier ?? null };
}

async function toParcel(tx: Tx, shop: ShopContext, order: Order, dispatch: Dispatch): Promise<Parcel | null> {
  const [location] = await tx.select().from(orderLocations).where(eq(orderLocations.orderId, order.id));
  const isByPost = unsentByPost(await loadLines(tx, [order.id])) > 0;
  if (!location || !isByPost) {
    if (dispatch.courier === null && dispatch.waybill === null && dispatch.lines === null) return null;
    throw new Refused(`Order ${order.number} has nothing to send by post: leave out courier, waybill and lines.`);
  }
  const waybill = dispatch.waybill?.trim() ?? '';
  if (waybill === '') throw new Refused(`Order ${order.number} is sent by post: its waybill number is missing.`);
  if (waybill.length > LONGEST_WAYBILL)
    throw new Refused(`A waybill number has at most ${LONGEST_WAYBILL} characters.`);
  const courier = await findCourier(tx, dispatch.courier);
  const events = [firstEvent(shop, courier)];
  return { courier, waybill, recipient: location.name, events, askAt: shop.now() };
}

/** Where a tracking service will say when it was collected, the shop says only that it is ready. */
function firstEvent({ now, tracking }: ShopContext, courier: Courier): NewEvent {
  if (tracking) return { status: 'packed', text: statusWords.packed, happenedAt: now() };
  const text = {
    zh: `${courier.name.zh ?? courier.abbreviation} 已揽收`,
    en: `Collected by ${courier.name.en ?? courier.abbreviation}`,
  };
  return { status: 'picked_up', text, happenedAt: now() };
}
