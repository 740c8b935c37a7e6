import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { orders } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { readSetting } from '../../kernel/settings/settings.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import type { OrderState } from '../../kernel/words/orders.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { addPoints } from '../points/add-points.ts';
import { returnPercent } from '../points/rate.ts';
import { stateAfterReceipt } from './awaiting-review.ts';
import { productsMoneyBack } from './earned-points.ts';
import { productsName, receivedNotice, reviewNotice } from './order-notices.ts';
import { loadLines, lockOwnOrder, type Order, type OrderLine } from './order-records.ts';
import { daysToReview } from './order-settings.ts';
import { verdict } from './order-states.ts';
import { pointsForShopping } from './points.ts';
import { addSales } from './sales.ts';

/**
 * Confirms the receipt of a customer's shipped order; confirming it again is no error.
 * @throws ShopError `record.missing`, or `order.state` when it is not shipped
 */
export async function confirmReceipt(tx: Tx, shop: ShopContext, userId: number, orderId: number): Promise<void> {
  const order = found(await lockOwnOrder(tx, userId, orderId));
  const response = verdict('receive', order.state);
  if (response === 'refuse') throw refuse('order.state');
  if (response === 'apply') await receiveOrder(tx, shop, order, false);
}

/**
 * What follows from the receipt of a shipped, locked order: sales, points, notices, and the wait for a review where there can be one.
 * @returns the state of the order from now on
 */
export async function receiveOrder(tx: Tx, shop: ShopContext, order: Order, isAutomatic: boolean): Promise<OrderState> {
  const now = shop.now();
  const lines = await loadLines(tx, [order.id]);
  await addSales(tx, keptPieces(lines));
  const { points, paidProducts } = await creditPoints(tx, order, now);
  const state = await stateAfterReceipt(tx, order.id);
  const isAwaited = state === 'awaiting-review';
  const days = await readSetting(tx, daysToReview);
  await tx
    .update(orders)
    .set({
      state,
      confirmTime: now,
      pointsEarned: points,
      pointsEarnedFor: paidProducts,
      // Receipt by itself keeps the time it was planned for.
      ...(isAutomatic ? { isReceivedByClock: true } : { receivingTime: now }),
      evaluateTime: isAwaited ? daysAfter(now, days) : null,
    })
    .where(eq(orders.id, order.id));
  const facts = {
    id: order.id,
    number: order.number,
    productsName: productsName(lines.map((line) => line.name)),
  };
  const moments = {
    orderedAt: shop.times.text(order.createdAt),
    shippedAt: shop.times.textOrNull(order.shippingTime),
    at: shop.times.text(now),
  };
  await sendNotice(tx, order.userId, receivedNotice(facts, { ...moments, points, isAutomatic }), now);
  if (isAwaited) await sendNotice(tx, order.userId, reviewNotice(facts, days), now);
  return state;
}

/** Without the pieces whose money went back. */
const keptPieces = (lines: readonly OrderLine[]) =>
  lines.map((line) => ({ ...line, number: line.number - line.refunded })).filter((line) => line.number > 0);

/** Points for shopping, with their ledger row: how many, and for how many cents of products. */
async function creditPoints(tx: Tx, order: Order, now: Date): Promise<{ points: number; paidProducts: number }> {
  const paidProducts = order.total - order.shippingFee - (await productsMoneyBack(tx, order.id));
  const points = pointsForShopping(paidProducts, await returnPercent(tx));
  await addPoints(tx, {
    userId: order.userId,
    points,
    remark: { zh: `订单 ${order.number} 购物送积分`, en: `Points for order ${order.number}` },
    source: { id: order.id, type: 'order', number: order.number },
    at: now,
  });
  return { points, paidProducts };
}
