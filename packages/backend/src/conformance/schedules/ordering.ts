import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { shipOrderJob } from '../../demo/courier/ship-order.ts';
import { lotteryLogs, orderLines, orders } from '../../kernel/db/schema/index.ts';
import { expireOrdersJob } from '../../modules/orders/jobs/expire-orders.ts';
import { dispatchOrder } from '../../operator/operations/orders/dispatch-order.ts';
import { Refused } from '../../operator/operations/refused.ts';
import { aCourier } from './a-courier.ts';
import { call } from './call.ts';
import type { ProductName, Wish } from './commands.ts';
import { runJob } from './run-job.ts';
import type { Acknowledged } from './witness.ts';
import type { Actor, Offer, World } from './world.ts';

export async function placeOrder(world: World, actor: Actor, wish: Wish): Promise<void> {
  const { body, freight, lines } = asShown(world, actor, wish);
  const key = wish.key === null ? null : keyOf(wish.key, body);
  const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key };
  const answer = await call<number>(world, actor, 'goodIndent', body, headers);
  if (answer) acknowledge(world, actor, { id: answer.message, lines, freight, key, prizeLogId: null });
}

/** What the page showed when it was asked for: the shop may change it meanwhile. */
function asShown({ offers }: World, actor: Actor, wish: Wish) {
  const beside = wish.beside === null || wish.beside === wish.good ? [] : [{ ...offers[wish.beside], pieces: 1 }];
  const wanted = [{ ...offers[wish.good], pieces: wish.pieces }, ...beside];
  const isInSale = offers[wish.good].sale !== null;
  const lines = wanted.map(({ price, pieces }) => ({ price: wish.isStale ? price + 1 : price, pieces }));
  const freight = wanted.reduce((sum, offer) => sum + offer.freight, 0);
  const body = {
    indentCommodity: wanted.map((offer, index) => ({
      ...lineOf(offer, offer.pieces),
      price: (lines[index]?.price ?? 0) / 100,
      ...(offer.sale ? { seckill_id: offer.sale.id } : {}),
    })),
    carriage: freight / 100,
    shipping_id: actor.addressId,
    ...(wish.coupon && !isInSale ? { user_coupon_id: actor.couponId } : {}),
    ...(wish.points > 0 && !isInSale ? { integral: wish.points } : {}),
  };
  return { body, lines, freight };
}

/** The newest prize of a customer that is products, redeemed or not. */
export async function orderPrize(world: World, actor: Actor): Promise<void> {
  const [prize] = await world.shop.db
    .select({ id: lotteryLogs.id })
    .from(lotteryLogs)
    .where(and(eq(lotteryLogs.userId, actor.id), eq(lotteryLogs.prizeId, world.prizeIds[0] ?? 0)))
    .orderBy(desc(lotteryLogs.id))
    .limit(1);
  if (!prize) return;
  const body = { integral_draw_log_id: prize.id, shipping_id: actor.addressId };
  const answer = await call<number>(world, actor, 'goodIndent', body);
  if (!answer) return;
  const free = { lines: [{ price: 0, pieces: 1 }], freight: 0, key: null };
  acknowledge(world, actor, { id: answer.message, ...free, prizeLogId: prize.id });
}

export async function addToCart(world: World, actor: Actor, product: ProductName, pieces: number): Promise<void> {
  const entry = lineOf(world.offers[product], pieces);
  await call(world, actor, 'goodIndent/cart/add', { ...entry, cap: 1 });
  await call(world, actor, 'goodIndent/synchronizationInventory');
}

export async function actOnOrder(world: World, actor: Actor, orderId: number, path: string): Promise<void> {
  await call(world, actor, `goodIndent/${path}/${orderId}`);
}

/** As the page does it: what each address costs, and then the press; a stale page shows a fee of yesterday. */
export async function changeAddress(
  world: World,
  actor: Actor,
  orderId: number,
  { to, isStale }: { to: number; isStale: boolean },
): Promise<void> {
  const path = `goodIndent/address/${orderId}`;
  const { status, message } = await world.shop.get<{ shippings: { id: number; carriage: number }[] }>(path, {
    as: actor.token,
  });
  const chosen = status === 200 ? message.shippings[to] : undefined;
  if (chosen) await call(world, actor, path, { shipping_id: chosen.id, carriage: chosen.carriage + (isStale ? 1 : 0) });
}

/** The time to pay is over, and the job comes by. */
export async function lapse(world: World, orderId: number): Promise<void> {
  const overtime = new Date(world.shop.now.getTime() - 1000);
  await world.shop.db.update(orders).set({ overtime }).where(eq(orders.id, orderId));
  await runJob(world.shop, world.witness.faults, expireOrdersJob);
}

export async function ship(world: World, orderId: number): Promise<void> {
  await runJob(world.shop, world.witness.faults, shipOrderJob, { orderId });
}

/** By an operator: some pieces of what is sent by post, in a parcel of their own. */
export async function shipPart(world: World, orderId: number, pieces: number): Promise<void> {
  const { shop, witness } = world;
  const isOfOrder = and(eq(orderLines.orderId, orderId), eq(orderLines.productType, 'physical'));
  const [line] = await shop.db.select({ id: orderLines.id }).from(orderLines).where(isOfOrder).limit(1);
  if (!line) return;
  const courier = String(await aCourier(world));
  parcelsSent += 1;
  const dispatch = { courier, waybill: `YT${orderId}-${parcelsSent}`, lines: [{ line: line.id, pieces }] };
  try {
    await shop.db.transaction((tx) => dispatchOrder(tx, shop.app.shop, String(orderId), dispatch));
  } catch (error) {
    if (!(error instanceof Refused)) witness.faults.push(`ship-part: ${error}`);
  }
}
let parcelsSent = 0;

export async function review(world: World, actor: Actor, orderId: number): Promise<void> {
  const lines = await world.shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const reviews = lines.map(({ id }) => ({ id, score: 5, details: '很好' }));
  await call(world, actor, `comment/${orderId}`, reviews);
}

function acknowledge(world: World, actor: Actor, order: Omit<Acknowledged, 'userId'>): void {
  if (!actor.orderIds.includes(order.id)) actor.orderIds.push(order.id);
  world.witness.orders.push({ userId: actor.id, ...order });
}

function lineOf(offer: Offer, pieces: number) {
  const { id, variantId, name } = offer;
  return { good_id: id, good_sku_id: variantId ?? 0, number: pieces, name, img: '/media/x.webp' };
}

/** The same key with another request is another mistake than the one that is looked for here. */
const keyOf = (number: number, body: object): string =>
  `${number}-${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32)}`;
