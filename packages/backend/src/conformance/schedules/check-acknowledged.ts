import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { lotteryLogs, orderLines, orders, paymentLogs } from '../../kernel/db/schema/index.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import type { Acknowledged } from './acknowledged.ts';
import { checkCounts, checkRemains } from './check-counts.ts';
import { checkPlaces } from './check-places.ts';
import type { ScheduleContext } from './context.ts';

/** What does not fit, in words, and in whose context. */
export type Fault = { context: ScheduleContext; problem: string };

/**
 * Holds what customers were told against the database: every answer is true, and nothing happened that nobody was told of.
 * The products of a context are its own, so what is left of them must add up exactly.
 */
export async function checkAcknowledged(shop: TestShop, contexts: readonly ScheduleContext[]): Promise<Fault[]> {
  const found = contexts.flatMap((context) => context.acknowledged.faults.map((problem) => ({ context, problem })));
  for (const check of [checkOrders, checkPaid, checkPrizes, checkCashier, checkCounts, checkRemains, checkPlaces]) {
    found.push(...(await check(shop, contexts)));
  }
  return found;
}

/** Orders are as they were shown, once for each key, and there are no others. */
async function checkOrders({ db }: TestShop, contexts: readonly ScheduleContext[]): Promise<Fault[]> {
  const userIds = contexts.flatMap(({ customers }) => customers.map(({ id }) => id));
  const stored = await db
    .select({
      id: orders.id,
      userId: orders.userId,
      // What it was placed with: it may go elsewhere since.
      shippingFee: sql<number>`coalesce((select c.carriage_before from order_address_changes c
        where c.order_id = ${orders.id} order by c.id limit 1), ${orders.shippingFee})`.mapWith(Number),
      lines: sql<Acknowledged['lines']>`jsonb_agg(
        jsonb_build_object('price', ${orderLines.price}, 'quantity', ${orderLines.number}) order by ${orderLines.id})`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(orders.userId, userIds))
    .groupBy(orders.id);
  return contexts.flatMap((context) => {
    const own = stored.filter(({ userId }) => context.customers.some(({ id }) => id === userId));
    const acknowledged = new Map(context.acknowledged.orders.map((order) => [order.id, order]));
    const wrong = context.acknowledged.orders.filter((order) => !own.some((row) => isAsAcknowledged(row, order)));
    return [
      ...wrong.map((order) => `order ${order.id} is not what was acknowledged: ${JSON.stringify(order)}`),
      ...own.filter(({ id }) => !acknowledged.has(id)).map(({ id }) => `order ${id} was never acknowledged`),
      ...doneTwice(context.acknowledged.orders),
    ].map((problem) => ({ context, problem }));
  });
}

function isAsAcknowledged(
  row: Pick<Acknowledged, 'id' | 'userId' | 'shippingFee' | 'lines'>,
  acknowledged: Acknowledged,
): boolean {
  return isDeepStrictEqual(row, {
    id: acknowledged.id,
    userId: acknowledged.userId,
    shippingFee: acknowledged.shippingFee,
    lines: acknowledged.lines,
  });
}

/** Answers to the same request name one order, answers to different ones never the same. */
function doneTwice(told: readonly Acknowledged[]): string[] {
  const requests = Map.groupBy(told, ({ userId, key }, index) =>
    key === null ? `request ${index}` : `${userId} ${key}`,
  );
  const idsOf = [...requests].map(([request, answers]) => ({ request, ids: new Set(answers.map(({ id }) => id)) }));
  const twice = idsOf.filter(({ ids }) => ids.size > 1);
  const answered = idsOf.flatMap(({ ids }) => [...ids]);
  return [
    ...twice.map(({ request, ids }) => `${request} was done more than once: orders ${[...ids].join(', ')}`),
    ...(new Set(answered).size < answered.length ? ['different requests were answered with the same order'] : []),
  ];
}

/** What was acknowledged as paid is paid. */
async function checkPaid({ db }: TestShop, contexts: readonly ScheduleContext[]): Promise<Fault[]> {
  const paid = contexts.flatMap(({ acknowledged }) => acknowledged.paid);
  if (paid.length === 0) return [];
  const unpaid = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, paid), isNull(orders.payTime)));
  return unpaid.flatMap(({ id }) =>
    contexts
      .filter(({ acknowledged }) => acknowledged.paid.includes(id))
      .map((context) => ({ context, problem: `order ${id} was acknowledged as paid and is not` })),
  );
}

/** A prize is sent once, by the order its customer was told of. */
async function checkPrizes({ db }: TestShop, contexts: readonly ScheduleContext[]): Promise<Fault[]> {
  const logs = await db
    .select({ id: lotteryLogs.id, orderId: lotteryLogs.modelId })
    .from(lotteryLogs)
    .where(
      and(
        eq(lotteryLogs.modelType, 'order'),
        inArray(
          lotteryLogs.lotteryId,
          contexts.map(({ lotteryId }) => lotteryId),
        ),
      ),
    );
  const orderOf = new Map(logs.map(({ id, orderId }) => [id, orderId]));
  return contexts.flatMap((context) =>
    context.acknowledged.orders
      .filter(({ id, prizeLogId }) => prizeLogId !== null && orderOf.get(prizeLogId) !== id)
      .map(({ id, prizeLogId }) => ({
        context,
        problem: `order ${id} sent prize ${prizeLogId}, which went another way`,
      })),
  );
}

/** The shop knows of all money that reached the cashier, and knows what became of it. */
async function checkCashier({ db }: TestShop, contexts: readonly ScheduleContext[]): Promise<Fault[]> {
  const numbers = contexts.flatMap(({ acknowledged }) => [...acknowledged.atCashier]);
  if (numbers.length === 0) return [];
  const isTaken = and(
    eq(paymentLogs.state, 'complete'),
    isNotNull(paymentLogs.outcome),
    isNotNull(paymentLogs.transactionId),
  );
  const rows = await db
    .select({ number: paymentLogs.number })
    .from(paymentLogs)
    .where(and(inArray(paymentLogs.number, numbers), isTaken));
  const taken = new Set(rows.map(({ number }) => number));
  return contexts.flatMap((context) =>
    [...context.acknowledged.atCashier]
      .filter((number) => !taken.has(number))
      .map((number) => ({ context, problem: `payment ${number} was made and not taken` })),
  );
}
