import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { shipOrderJob } from '../../demo/courier/ship-order.ts';
import { lotteryLogs, orderLines, orders } from '../../kernel/db/schema/index.ts';
import { expireOrdersJob } from '../../modules/orders/jobs/expire-orders.ts';
import { dispatchOrder } from '../../operator/operations/orders/dispatch-order.ts';
import { Refused } from '../../operator/operations/refused.ts';
import { aCourier } from './a-courier.ts';
import type { Acknowledged } from './acknowledged.ts';
import { call } from './call.ts';
import type { ProductName, Wish } from './commands.ts';
import type { Actor, Offer, ScheduleContext } from './context.ts';
import { runJob } from './run-job.ts';

export async function placeOrder(context: ScheduleContext, actor: Actor, wish: Wish): Promise<void> {
  const { body, shippingFee, lines } = asShown(context, actor, wish);
  const key = wish.key === null ? null : keyOf(wish.key, body);
  const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key };
  const answer = await call<number>(context, actor, 'goodIndent', body, headers);
  if (answer) acknowledge(context, actor, { id: answer.message, lines, shippingFee, key, prizeLogId: null });
}

/** What the page showed when it was asked for: the shop may change it meanwhile. */
function asShown({ offers }: ScheduleContext, actor: Actor, wish: Wish) {
  const beside = wish.beside === null || wish.beside === wish.good ? [] : [{ ...offers[wish.beside], quantity: 1 }];
  const offer = offers[wish.good];
  const pieces = wish.isSplit ? Array.from({ length: wish.quantity }, () => 1) : [wish.quantity];
  const wanted = [...pieces.map((quantity) => ({ ...offer, quantity })), ...beside];
  const isInSale = offers[wish.good].sale !== null;
  const lines = wanted.map(({ price, quantity }) => ({ price: wish.isStale ? price + 1 : price, quantity }));
  const shippingFee = [offer, ...beside].reduce((sum, one) => sum + one.shippingFee, 0);
  const body = {
    indentCommodity: wanted.map((offer, index) => ({
      ...lineOf(offer, offer.quantity),
      price: (lines[index]?.price ?? 0) / 100,
      ...(offer.sale ? { seckill_id: offer.sale.id } : {}),
    })),
    carriage: shippingFee / 100,
    shipping_id: actor.addressId,
    ...(wish.coupon && !isInSale ? { user_coupon_id: actor.couponId } : {}),
    ...(wish.points > 0 && !isInSale ? { integral: wish.points } : {}),
  };
  return { body, lines, shippingFee };
}

/** The newest prize of a customer that is products, redeemed or not. */
export async function orderPrize(context: ScheduleContext, actor: Actor): Promise<void> {
  const [prize] = await context.shop.db
    .select({ id: lotteryLogs.id })
    .from(lotteryLogs)
    .where(and(eq(lotteryLogs.userId, actor.id), eq(lotteryLogs.prizeId, context.prizeIds[0] ?? 0)))
    .orderBy(desc(lotteryLogs.id))
    .limit(1);
  if (!prize) return;
  const body = { integral_draw_log_id: prize.id, shipping_id: actor.addressId };
  const answer = await call<number>(context, actor, 'goodIndent', body);
  if (!answer) return;
  const free = { lines: [{ price: 0, quantity: 1 }], shippingFee: 0, key: null };
  acknowledge(context, actor, { id: answer.message, ...free, prizeLogId: prize.id });
}

export async function addToCart(
  context: ScheduleContext,
  actor: Actor,
  product: ProductName,
  quantity: number,
): Promise<void> {
  const entry = lineOf(context.offers[product], quantity);
  await call(context, actor, 'goodIndent/cart/add', { ...entry, cap: 1 });
  await call(context, actor, 'goodIndent/synchronizationInventory');
}

export async function actOnOrder(context: ScheduleContext, actor: Actor, orderId: number, path: string): Promise<void> {
  await call(context, actor, `goodIndent/${path}/${orderId}`);
}

/** As the page does it: what each address costs, and then the press; a stale page shows a fee of yesterday. */
export async function changeAddress(
  context: ScheduleContext,
  actor: Actor,
  orderId: number,
  { to, isStale }: { to: number; isStale: boolean },
): Promise<void> {
  const path = `goodIndent/address/${orderId}`;
  const { status, message } = await context.shop.get<{ shippings: { id: number; carriage: number }[] }>(path, {
    as: actor.token,
  });
  const chosen = status === 200 ? message.shippings[to] : undefined;
  if (chosen)
    await call(context, actor, path, { shipping_id: chosen.id, carriage: chosen.carriage + (isStale ? 1 : 0) });
}

/** The time to pay is over, and the job comes by. */
export async function lapse(context: ScheduleContext, orderId: number): Promise<void> {
  const overtime = new Date(context.shop.now.getTime() - 1000);
  await context.shop.db.update(orders).set({ overtime }).where(eq(orders.id, orderId));
  await runJob(context.shop, context.acknowledged.faults, expireOrdersJob);
}

export async function ship(context: ScheduleContext, orderId: number): Promise<void> {
  await runJob(context.shop, context.acknowledged.faults, shipOrderJob, { orderId });
}

/** By an operator: some pieces of what is sent by post, in a parcel of their own. */
export async function shipPart(context: ScheduleContext, orderId: number, quantity: number): Promise<void> {
  const { shop, acknowledged } = context;
  const isOfOrder = and(eq(orderLines.orderId, orderId), eq(orderLines.productType, 'physical'));
  const [line] = await shop.db.select({ id: orderLines.id }).from(orderLines).where(isOfOrder).limit(1);
  if (!line) return;
  const courier = String(await aCourier(context));
  parcelsSent += 1;
  const dispatch = { courier, waybill: `YT${orderId}-${parcelsSent}`, lines: [{ line: line.id, quantity }] };
  try {
    await shop.db.transaction((tx) => dispatchOrder(tx, shop.app.shop, String(orderId), dispatch));
  } catch (error) {
    if (!(error instanceof Refused)) acknowledged.faults.push(`ship-part: ${error}`);
  }
}
let parcelsSent = 0;

export async function review(context: ScheduleContext, actor: Actor, orderId: number): Promise<void> {
  const lines = await context.shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const reviews = lines.map(({ id }) => ({ id, score: 5, details: '很好' }));
  await call(context, actor, `comment/${orderId}`, reviews);
}

function acknowledge(context: ScheduleContext, actor: Actor, order: Omit<Acknowledged, 'userId'>): void {
  if (!actor.orderIds.includes(order.id)) actor.orderIds.push(order.id);
  context.acknowledged.orders.push({ userId: actor.id, ...order });
}

function lineOf(offer: Offer, quantity: number) {
  const { id, variantId, name } = offer;
  return { good_id: id, good_sku_id: variantId ?? 0, number: quantity, name, img: '/media/x.webp' };
}

/** The same key with another request is another mistake than the one that is looked for here. */
const keyOf = (number: number, body: object): string =>
  `${number}-${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32)}`;
