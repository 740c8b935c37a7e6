import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import { Sandbox } from '../../demo/cashier/sandbox.ts';
import { findTrade, payTrade, type Trade } from '../../demo/cashier/trades.ts';
import { orders, paymentLogs } from '../../kernel/db/schema/index.ts';
import { ShopError } from '../../kernel/errors/shop-error.ts';
import { isPlatform, type Platform } from '../../modules/payment-attempts/payment-provider.ts';
import { checkPaymentsJob } from '../../modules/payments/check-payments.ts';
import { refundOrder } from '../../modules/payments/refund-order.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { call } from './call.ts';
import type { Command } from './commands.ts';
import { runJob } from './run-job.ts';
import type { Actor, World } from './world.ts';

export async function payByBalance(world: World, actor: Actor, orderId: number): Promise<void> {
  if (await call(world, actor, 'balancePay', { id: orderId })) world.witness.paid.push(orderId);
}

/** The pay page, up to the cashier: afterwards there is a trade to be paid. */
export async function beginOnline(world: World, actor: Actor, orderId: number, platform: Platform): Promise<void> {
  const body = { id: orderId, type: 'goodsIndent', platform };
  const answer = await call<{ pay_url: string }>(world, actor, 'unifiedPayment', body);
  if (!answer || platform !== 'alipay') return;
  const signed = Object.fromEntries(new URL(answer.message.pay_url).searchParams);
  await sandboxOf(world.shop).openAlipayPage(signed);
}

type RefundWish = Pick<Extract<Command, { kind: 'refund' }>, 'way' | 'isWhole' | 'points'>;
type News = Extract<Command, { kind: 'notice' }>['news'];

/** The buyer pays at the cashier, and the shop is told: the truth, twice, of another amount, or that it was closed. */
export async function tellOfPayment(world: World, actor: Actor, orderId: number, news: News): Promise<void> {
  const trade = (await findOpenTrade(world.shop, orderId)) ?? (await beginAndFind(world, actor, orderId));
  if (!trade) return;
  if (news === 'closed') return tell(world, { ...trade, state: 'closed' });
  const isPaid = await payTrade(world.shop.db, trade.id, world.shop.now);
  const known = isPaid ?? (await findTrade(world.shop.db, trade.platform as Platform, trade.number));
  if (known?.state !== 'paid') return;
  world.witness.atCashier.add(known.number);
  if (news === 'wrong-amount') return tell(world, { ...known, amount: known.amount + 1 });
  if (news === 'paid') return tell(world, known);
  const copy = await sandboxOf(world.shop).noticeOf(known);
  await Promise.all([send(world, copy), send(world, copy), tell(world, known)]);
}

/** Money that reached the cashier and that the shop may not have heard of yet: it hears of it now, late. */
export async function tellOfAll(shop: TestShop, worlds: readonly World[]): Promise<void> {
  const numbers = worlds.flatMap(({ witness }) => [...witness.atCashier]);
  if (numbers.length === 0) return;
  const untold = and(inArray(paymentLogs.number, numbers), ne(paymentLogs.state, 'complete'));
  for (const { number, platform } of await shop.db.select().from(paymentLogs).where(untold)) {
    const trade = isPlatform(platform) ? await findTrade(shop.db, platform, number) : null;
    const world = worlds.find(({ witness }) => witness.atCashier.has(number));
    if (trade && world) await tell(world, trade);
  }
}

/** By an operator. */
export async function refund(world: World, orderId: number, wish: RefundWish): Promise<void> {
  const { shop } = world;
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  const { way, points, isWhole } = wish;
  const amount = isWhole ? (order?.total ?? 0) : Math.ceil((order?.total ?? 0) / 2);
  const wanted = { orderId, amount, reason: '退', way, points };
  try {
    await shop.db.transaction((tx) => refundOrder(tx, shop.app.shop, wanted));
  } catch (error) {
    if (!(error instanceof ShopError)) world.witness.faults.push(`refund: ${error}`);
  }
}

/** By two processes at once, until nothing is due: what is over is closed at the cashier, refunds are seen through. */
export async function checkPayments(shop: TestShop, worlds: readonly World[]): Promise<void> {
  const faults = worlds[0]?.witness.faults ?? [];
  const due = and(eq(paymentLogs.state, 'open'), lte(paymentLogs.checkAt, shop.now));
  do {
    await Promise.all([1, 2].map(() => runJob(shop, faults, checkPaymentsJob)));
  } while ((await shop.db.$count(paymentLogs, due)) > 0);
}

const sandboxes = new WeakMap<TestShop, Sandbox>();

function sandboxOf(shop: TestShop): Sandbox {
  const known = sandboxes.get(shop) ?? new Sandbox(shop.db, () => shop.now);
  sandboxes.set(shop, known);
  return known;
}

async function findOpenTrade({ db }: TestShop, orderId: number): Promise<Trade | null> {
  const isPayment = and(eq(paymentLogs.orderId, orderId), eq(paymentLogs.type, 'goodsIndent'));
  const [payment] = await db.select().from(paymentLogs).where(isPayment).orderBy(desc(paymentLogs.id)).limit(1);
  return payment && isPlatform(payment.platform) ? findTrade(db, payment.platform, payment.number) : null;
}

async function beginAndFind(world: World, actor: Actor, orderId: number): Promise<Trade | null> {
  await beginOnline(world, actor, orderId, 'weixin');
  return findOpenTrade(world.shop, orderId);
}

async function tell(world: World, trade: Trade): Promise<void> {
  await send(world, await sandboxOf(world.shop).noticeOf(trade));
}

async function send(world: World, notice: { headers: Record<string, string>; body: string }): Promise<void> {
  const { app, config } = world.shop;
  const { headers, body: payload } = notice;
  const answer = await app.inject({ method: 'POST', url: `${config.apiBase}paymentNotify`, headers, payload });
  if (answer.statusCode >= 500) world.witness.faults.push(`notice: ${answer.statusCode} ${answer.body}`);
}
