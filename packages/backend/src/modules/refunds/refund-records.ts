import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../kernel/db/database.ts';
import {
  type RefundActor,
  type RefundState,
  refundEvents,
  refundLines,
  refundRequests,
} from '../../kernel/db/schema/index.ts';
import { lockOrder, lockOwnOrder, type Order } from '../orders/order-records.ts';
import { LIVE_STATES, UNDECIDED_STATES } from '../orders/refund-states.ts';
import { nothingPromised, type Promised } from './refund-amount.ts';
import { refundStage } from './refund-stages.ts';

export type RefundRequest = typeof refundRequests.$inferSelect;
export type RefundLine = typeof refundLines.$inferSelect;
export type RefundEvent = typeof refundEvents.$inferSelect;

/** A refund with its order, both held until the transaction ends: whoever changes a refund holds its order. */
export type LockedRefund = { order: Order; refund: RefundRequest };

/** A refund of a customer's own, or null: unknown ones and other people's look the same. */
export async function findRefund(db: DbOrTx, userId: number, id: number): Promise<RefundRequest | null> {
  const [refund] = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.id, id), eq(refundRequests.userId, userId)));
  return refund ?? null;
}

/** The same, held with its order. */
export async function lockOwnRefund(tx: Tx, userId: number, id: number): Promise<LockedRefund | null> {
  const found = await findRefund(tx, userId, id);
  const order = found && /* lock: own-refund-held */ (await lockOwnOrder(tx, userId, found.orderId));
  return order && { order, refund: await reread(tx, id) };
}

/** Any refund, held with its order. For the shop, its jobs and providers. */
export async function lockRefund(tx: Tx, id: number): Promise<LockedRefund | null> {
  const [found] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id));
  const order = found && /* lock: refund-held */ (await lockOrder(tx, found.orderId));
  return order ? { order, refund: /* lock: refund-read-again */ await reread(tx, id) } : null;
}

/** As it is now that its order is held. */
async function reread(tx: Tx, id: number): Promise<RefundRequest> {
  const [refund] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id));
  if (!refund) throw new Error(`refund ${id} has vanished`);
  return refund;
}

/** Lines of refunds, in the order in which they were bought. */
export async function loadRefundLines(db: DbOrTx, requestIds: readonly number[]): Promise<RefundLine[]> {
  if (requestIds.length === 0) return [];
  return db
    .select()
    .from(refundLines)
    .where(inArray(refundLines.requestId, [...requestIds]))
    .orderBy(asc(refundLines.requestId), asc(refundLines.orderLineId));
}

/** What happened to a refund, in order. */
export async function loadRefundEvents(db: DbOrTx, requestId: number): Promise<RefundEvent[]> {
  return db.select().from(refundEvents).where(eq(refundEvents.requestId, requestId)).orderBy(asc(refundEvents.step));
}

/** Refunds of orders, the oldest first. */
export async function refundsOfOrders(db: DbOrTx, orderIds: readonly number[]): Promise<RefundRequest[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(refundRequests)
    .where(inArray(refundRequests.orderId, [...orderIds]))
    .orderBy(asc(refundRequests.id));
}

/** Whether an order has a refund in one of these states. */
export async function hasRefundIn(db: DbOrTx, orderId: number, states: readonly RefundState[]): Promise<boolean> {
  const isSuch = and(eq(refundRequests.orderId, orderId), inArray(refundRequests.state, [...states]));
  return (await db.$count(refundRequests, isSuch)) > 0;
}

/** What is back of each line of an order, or promised in refunds that are not over; by the id of the line. */
export async function loadPromised(db: DbOrTx, orderId: number): Promise<Map<number, Promised>> {
  const rows = await db
    .select({
      lineId: refundLines.orderLineId,
      quantity: sum(refundLines.quantity).mapWith(Number),
      coupon: sum(refundLines.couponMoney).mapWith(Number),
      points: sum(refundLines.pointsMoney).mapWith(Number),
      pointsSpent: sum(refundLines.points).mapWith(Number),
      shippingFee: sum(refundLines.shippingFee).mapWith(Number),
    })
    .from(refundLines)
    .innerJoin(refundRequests, eq(refundRequests.id, refundLines.requestId))
    .where(and(eq(refundRequests.orderId, orderId), inArray(refundRequests.state, [...LIVE_STATES, 'refunded'])))
    .groupBy(refundLines.orderLineId);
  return new Map(rows.map(({ lineId, ...promised }) => [lineId, { ...nothingPromised, ...promised }]));
}

/** Pieces of each line that were not sent and for which a refund waits for its answer: they stay until it is given. */
export async function loadAskedUnsent(
  db: DbOrTx,
  { id, state }: Pick<Order, 'id' | 'state'>,
): Promise<Map<number, number>> {
  const orderStage = refundStage({ state });
  const rows = await db
    .select({ lineId: refundLines.orderLineId, stage: refundRequests.stage, quantity: refundLines.quantity })
    .from(refundLines)
    .innerJoin(refundRequests, eq(refundRequests.id, refundLines.requestId))
    .where(and(eq(refundRequests.orderId, id), inArray(refundRequests.state, [...UNDECIDED_STATES])));
  const asked = new Map<number, number>();
  for (const { lineId, stage, quantity } of rows) {
    if ((stage ?? orderStage) === 'unsent') asked.set(lineId, (asked.get(lineId) ?? 0) + quantity);
  }
  return asked;
}

/** A step of a refund: what it is from now on, who did it, and what they said. */
export type RefundStep = { state: RefundState; actor: RefundActor; words?: string | null; at: Date };

/** Moves a held refund on, and writes down that it was. Everybody else's time is over then, unless `deadline` names the next one. */
export async function moveRefund(
  tx: Tx,
  refund: Pick<RefundRequest, 'id'>,
  { state, actor, words = null, at }: RefundStep,
  values: Partial<Pick<RefundRequest, 'deadline' | 'answer' | 'courierId' | 'waybill' | 'way' | 'refundedAt'>> = {},
): Promise<void> {
  await tx
    .update(refundRequests)
    .set({ deadline: null, ...values, state, updatedAt: at })
    .where(eq(refundRequests.id, refund.id));
  await addRefundEvent(tx, refund.id, { state, actor, words, at });
}

export async function addRefundEvent(
  tx: Tx,
  requestId: number,
  { state, actor, words = null, at }: RefundStep,
): Promise<void> {
  const step = await tx.$count(refundEvents, eq(refundEvents.requestId, requestId));
  await tx.insert(refundEvents).values({ requestId, step, state, actor, words, happenedAt: at });
}
