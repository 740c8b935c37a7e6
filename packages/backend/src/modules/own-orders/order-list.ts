import { and, count, desc, eq, exists, gt, gte, ilike, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { containing } from '../../kernel/db/like.ts';
import { orderLines, orders, refundRequests } from '../../kernel/db/schema/index.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { offsetOf, pageQuery } from '../../kernel/wire/page.ts';
import { readNumber } from '../../kernel/wire/read-number.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import type { Times } from '../../kernel/wire/times.ts';
import { type OrderState, orderStates, orderTypes } from '../../kernel/words/orders.ts';
import type { Order } from '../orders/order-records.ts';
import { statesOfTab } from '../orders/order-states.ts';
import { BIN, isInBin } from './bin/bin-list.ts';

const text = z.union([z.string(), z.number()]).transform(String).nullish();

/**
 * Query of the order list. `index` is a state (0 all), `after_sale` or `bin`; `search` with `startTime` and `endTime` (days,
 * both included) narrows the day of creation; `keyword` finds order numbers and names of products, `type` keeps those of a type by its
 * number (extensions).
 */
export const orderQuery = pageQuery.extend({
  index: text,
  search: text,
  startTime: text,
  endTime: text,
  keyword: text,
  type: text,
});
export type OrderQuery = z.output<typeof orderQuery>;

const sortable = {
  created_at: orders.createdAt,
  id: orders.id,
  total: orders.total,
  overtime: orders.overtime,
  deleted_at: orders.deletedAt,
};
const newestFirst = [desc(orders.createdAt), desc(orders.id)];
/** Refunded as a whole; those of which pieces are asked back are found by their refunds. */
const afterSale: OrderState[] = ['refunded', 'refund-pending', 'refund-failed'];

/** A customer's own orders, without those they removed; or of these what is in the bin. */
export async function listOrders(
  db: DbOrTx,
  userId: number,
  query: OrderQuery,
  clock: { now: Date; times: Times; daysInBin: number },
): Promise<{ rows: Order[]; total: number }> {
  const where = and(
    eq(orders.userId, userId),
    query.index === BIN ? isInBin(clock.now, clock.daysInBin) : isNull(orders.deletedAt),
    inTab(db, query.index ?? '0', clock.now),
    createdWithin(query, clock.times),
    matches(db, query.keyword),
    ofType(query.type),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...orderBy(query.sort, sortable, newestFirst))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Numbers of orders per state, as they are at this moment. */
export async function countByState(db: DbOrTx, userId: number, now: Date): Promise<Map<OrderState, number>> {
  const state = sql`case when ${isLate(now)} then ${orderStates.numbers.expired} else ${orders.state} end`.mapWith(
    orders.state,
  );
  const rows = await db
    .select({ state, total: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.deletedAt)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.state, row.total]));
}

/** An unpaid order whose time has passed belongs to the expired ones, written down or not. */
function isLate(now: Date): SQL | undefined {
  return and(eq(orders.state, 'awaiting-payment'), lte(orders.overtime, now));
}

/** Whatever became of it. */
function hasRefund(db: DbOrTx): SQL {
  const refund = db.select({ one: sql`1` }).from(refundRequests).where(eq(refundRequests.orderId, orders.id));
  return exists(refund);
}

/** What is no type narrows nothing. */
function ofType(asked: string | null | undefined): SQL | undefined {
  const number = asked ? readNumber(asked) : null;
  const type = typeof number === 'number' ? orderTypes.find(number) : null;
  return type === null ? undefined : eq(orders.type, type);
}

function inTab(db: DbOrTx, index: string, now: Date): SQL | undefined {
  if (index === BIN) return undefined;
  if (index === 'after_sale') return or(inArray(orders.state, afterSale), hasRefund(db));
  const read = readNumber(index);
  const number = typeof read === 'number' && Number.isSafeInteger(read) ? read : 0;
  if (number === 0) return undefined;
  const tab = orderStates.find(number);
  if (tab === null) return sql`false`;
  if (tab === 'awaiting-payment') {
    return and(eq(orders.state, tab), or(isNull(orders.overtime), gt(orders.overtime, now)));
  }
  const inStates = inArray(orders.state, statesOfTab(tab));
  return tab === 'expired' ? or(inStates, isLate(now)) : inStates;
}

/** Dates that cannot be read narrow nothing. */
function createdWithin(query: OrderQuery, times: Times): SQL | undefined {
  if (query.search === null || query.search === undefined) return undefined;
  const from = query.startTime ? times.parse(query.startTime) : null;
  const until = query.endTime ? times.parse(query.endTime) : null;
  return and(
    from ? gte(orders.createdAt, from) : undefined,
    until ? lt(orders.createdAt, daysAfter(until, 1)) : undefined,
  );
}

function matches(db: DbOrTx, keyword: string | null | undefined): SQL | undefined {
  const word = keyword?.trim();
  if (!word) return undefined;
  const pattern = containing(word);
  const inNames = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(sql`${orderLines.name}::text`, pattern)));
  return or(ilike(orders.number, pattern), exists(inNames));
}
