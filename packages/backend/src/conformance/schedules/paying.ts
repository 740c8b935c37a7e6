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
import type { Actor, ScheduleContext } from './context.ts';
import { runJob } from './run-job.ts';

export async function payByBalance(context: ScheduleContext, actor: Actor, orderId: number): Promise<void> {
  if (await call(context, actor, 'balancePay', { id: orderId })) context.acknowledged.paid.push(orderId);
}

/** The pay page, up to the cashier: afterwards there is a trade to be paid. */
export async function beginOnline(
  context: ScheduleContext,
  actor: Actor,
  orderId: number,
  platform: Platform,
): Promise<void> {
  const body = { id: orderId, type: 'goodsIndent', platform };
  const answer = await call<{ pay_url: string }>(context, actor, 'unifiedPayment', body);
  if (!answer || platform !== 'alipay') return;
  const signed = Object.fromEntries(new URL(answer.message.pay_url).searchParams);
  await sandboxOf(context.shop).openAlipayPage(signed);
}

type RefundWish = Pick<Extract<Command, { kind: 'refund' }>, 'way' | 'isWhole' | 'points'>;
type NoticeContent = Extract<Command, { kind: 'notice' }>['news'];

/** The buyer pays at the cashier, and the shop is told: the truth, twice, of another amount, or that it was closed. */
export async function notifyPayment(
  context: ScheduleContext,
  actor: Actor,
  orderId: number,
  news: NoticeContent,
): Promise<void> {
  const trade = (await findOpenTrade(context.shop, orderId)) ?? (await beginAndFind(context, actor, orderId));
  if (!trade) return;
  if (news === 'closed') return tell(context, { ...trade, state: 'closed' });
  const isPaid = await payTrade(context.shop.db, trade.id, context.shop.now);
  const known = isPaid ?? (await findTrade(context.shop.db, trade.platform as Platform, trade.number));
  if (known?.state !== 'paid') return;
  context.acknowledged.atCashier.add(known.number);
  if (news === 'wrong-amount') return tell(context, { ...known, amount: known.amount + 1 });
  if (news === 'paid') return tell(context, known);
  const copy = await sandboxOf(context.shop).noticeOf(known);
  await Promise.all([send(context, copy), send(context, copy), tell(context, known)]);
}

/** Money that reached the cashier and that the shop may not have heard of yet: it hears of it now, late. */
export async function notifyAllPayments(shop: TestShop, contexts: readonly ScheduleContext[]): Promise<void> {
  const numbers = contexts.flatMap(({ acknowledged }) => [...acknowledged.atCashier]);
  if (numbers.length === 0) return;
  const untold = and(inArray(paymentLogs.number, numbers), ne(paymentLogs.state, 'complete'));
  for (const { number, platform } of await shop.db.select().from(paymentLogs).where(untold)) {
    const trade = isPlatform(platform) ? await findTrade(shop.db, platform, number) : null;
    const context = contexts.find(({ acknowledged }) => acknowledged.atCashier.has(number));
    if (trade && context) await tell(context, trade);
  }
}

/** By an operator. */
export async function refund(context: ScheduleContext, orderId: number, wish: RefundWish): Promise<void> {
  const { shop } = context;
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  const { way, points, isWhole } = wish;
  const amount = isWhole ? (order?.total ?? 0) : Math.ceil((order?.total ?? 0) / 2);
  const wanted = { orderId, amount, reason: '退', way, points };
  try {
    await shop.db.transaction((tx) => refundOrder(tx, shop.app.shop, wanted));
  } catch (error) {
    if (!(error instanceof ShopError)) context.acknowledged.faults.push(`refund: ${error}`);
  }
}

/** By two processes at once, until nothing is due: what is over is closed at the cashier, refunds are seen through. */
export async function checkPayments(shop: TestShop, contexts: readonly ScheduleContext[]): Promise<void> {
  const faults = contexts[0]?.acknowledged.faults ?? [];
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

async function beginAndFind(context: ScheduleContext, actor: Actor, orderId: number): Promise<Trade | null> {
  await beginOnline(context, actor, orderId, 'weixin');
  return findOpenTrade(context.shop, orderId);
}

async function tell(context: ScheduleContext, trade: Trade): Promise<void> {
  await send(context, await sandboxOf(context.shop).noticeOf(trade));
}

async function send(
  context: ScheduleContext,
  notice: { headers: Record<string, string>; body: string },
): Promise<void> {
  const { app, config } = context.shop;
  const { headers, body: payload } = notice;
  const response = await app.inject({ method: 'POST', url: `${config.apiBase}paymentNotify`, headers, payload });
  if (response.statusCode >= 500) context.acknowledged.faults.push(`notice: ${response.statusCode} ${response.body}`);
}
