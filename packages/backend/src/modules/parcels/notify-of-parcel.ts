import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { parcels } from '../../kernel/db/schema/index.ts';
import { sendNotice } from '../notices/send-notice.ts';
import {
  deliveredNotice,
  type OrderFacts,
  outForDeliveryNotice,
  productsName,
  type WhichParcel,
} from '../orders/order-notices.ts';
import { loadLines, type Order } from '../orders/order-records.ts';
import { unsentByPost } from '../orders/unsent-pieces.ts';
import { type LockedParcel, loadParcels } from './parcel-records.ts';
import { isOver } from './parcel-state.ts';

/** Somebody who reads that a courier is on the way wants to be at home: not of use a day later. */
const USE_OF_OUT = 24 * 3_600_000;

/**
 * Notifies the customer of a held parcel that it is being delivered (`out`: since when) and that it was delivered, each once, while its order is
 * not over for them.
 */
export async function notifyOfParcel(
  tx: Tx,
  shop: Pick<ShopContext, 'now' | 'times'>,
  { order, parcel }: LockedParcel,
  out: Date | null,
): Promise<void> {
  const now = shop.now();
  const isOut = out !== null && parcel.outToldAt === null;
  const isDelivered = parcel.state === 'delivered' && parcel.deliveredToldAt === null;
  if (!isOut && !isDelivered) return;
  await tx
    .update(parcels)
    .set({ ...(isOut ? { outToldAt: now } : {}), ...(isDelivered ? { deliveredToldAt: now } : {}) })
    .where(eq(parcels.id, parcel.id));
  if (order.state !== 'shipped' && order.state !== 'awaiting-shipment') return;
  const { facts, which } = await placeInOrder(tx, { order, parcel });
  if (isDelivered) {
    const at = shop.times.text(parcel.deliveredAt ?? now);
    return sendNotice(tx, order.userId, deliveredNotice(facts, at, which), now);
  }
  const isOfUse = parcel.state === 'out_for_delivery' && now.getTime() - (out?.getTime() ?? 0) <= USE_OF_OUT;
  if (isOut && isOfUse)
    await sendNotice(tx, order.userId, outForDeliveryNotice(facts, shop.times.text(out), which), now);
}

/** What notices say of an order, and which of its parcels a held one is; `which` is null where it is the only one. */
export async function placeInOrder(
  tx: Tx,
  { order, parcel }: { order: Pick<Order, 'id' | 'number'>; parcel: Pick<LockedParcel['parcel'], 'id' | 'number'> },
): Promise<{ facts: OrderFacts; which: WhichParcel | null }> {
  const lines = await loadLines(tx, [order.id]);
  const all = await loadParcels(tx, [order.id]);
  const unsent = unsentByPost(lines);
  const facts = {
    id: order.id,
    number: order.number,
    productsName: productsName(lines.map((line) => line.name)),
  };
  if (all.length < 2 && unsent === 0) return { facts, which: null };
  const isRestThere = all.every(({ id, state }) => id === parcel.id || isOver(state));
  return { facts, which: { number: parcel.number, sent: all.length, unsent, isLast: isRestThere && unsent === 0 } };
}
