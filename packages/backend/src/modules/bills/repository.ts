import { and, count, desc, eq, gte, lt, type SQL, sum } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { moneyLogs } from '../../db/schema/index.ts';
import { offsetOf, type PageQuery } from '../../wire/page.ts';
import { orderBy } from '../../wire/sort.ts';
import type { TimeRange } from '../../wire/time-range.ts';
import type { Bill } from './answers.ts';

/** `type` 0 income, 1 spending, null both; every range must hold. */
export type BillFilter = { type: 0 | 1 | null; ranges: readonly TimeRange[] };

const newestFirst = [desc(moneyLogs.createdAt), desc(moneyLogs.id)];
const sortable = { created_at: moneyLogs.createdAt, id: moneyLogs.id, money: moneyLogs.money, type: moneyLogs.type };

function whereBills(userId: number, { type, ranges }: BillFilter): SQL | undefined {
  return and(
    eq(moneyLogs.userId, userId),
    type === null ? undefined : eq(moneyLogs.type, type),
    ...ranges.flatMap(({ from, until }) => [gte(moneyLogs.createdAt, from), lt(moneyLogs.createdAt, until)]),
  );
}

export async function listBills(
  db: Db,
  userId: number,
  filter: BillFilter,
  query: PageQuery & { sort?: string | null | undefined },
): Promise<{ rows: Bill[]; total: number }> {
  const where = whereBills(userId, filter);
  const rows = await db
    .select()
    .from(moneyLogs)
    .where(where)
    .orderBy(...orderBy(query.sort, sortable, newestFirst))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(moneyLogs).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Cents that came in and went out over all matching rows. */
export async function sumBills(
  db: Db,
  userId: number,
  filter: BillFilter,
): Promise<{ income: number; expend: number }> {
  const rows = await db
    .select({ type: moneyLogs.type, cents: sum(moneyLogs.money).mapWith(Number) })
    .from(moneyLogs)
    .where(whereBills(userId, filter))
    .groupBy(moneyLogs.type);
  const of = (type: number) => rows.find((row) => row.type === type)?.cents ?? 0;
  return { income: of(0), expend: of(1) };
}

/** The newest matching rows, for a file. */
export function exportBills(db: Db, userId: number, filter: BillFilter, limit: number): Promise<Bill[]> {
  return db
    .select()
    .from(moneyLogs)
    .where(whereBills(userId, filter))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** A customer's own bill, or null. */
export async function findBill(db: Db, userId: number, id: number): Promise<Bill | null> {
  const [row] = await db
    .select()
    .from(moneyLogs)
    .where(and(eq(moneyLogs.userId, userId), eq(moneyLogs.id, id)));
  return row ?? null;
}
