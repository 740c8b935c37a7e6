import { and, count, desc, eq, getTableColumns, gte, ilike, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { containing } from '../../kernel/db/like.ts';
import { lotteryLogs, moneyLogs, orders } from '../../kernel/db/schema/index.ts';
import { DEFAULT_LANG, type Lang } from '../../kernel/texts/languages.ts';
import { offsetOf, type PageQuery } from '../../kernel/wire/page.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import type { TimeRange } from '../../kernel/wire/time-range.ts';
import type { LedgerType, PayWay } from '../../kernel/words/money.ts';

/** A row of the bills with what it belongs to. */
export type Bill = typeof moneyLogs.$inferSelect & {
  /** The order it is about; its id only while the customer still has it. */
  order: { id: number | null; number: string } | null;
  /** The lottery it was won in. */
  lotteryId: number | null;
};

/**
 * `type` and `way` null: both. The keyword is looked for in the remark as the customer reads it. Every
 * range must hold.
 */
export type BillFilter = {
  type: LedgerType | null;
  way: PayWay | null;
  keyword: string | null;
  ranges: readonly TimeRange[];
  lang: Lang;
};

const newestFirst = [desc(moneyLogs.createdAt), desc(moneyLogs.id)];
const sortable = { created_at: moneyLogs.createdAt, id: moneyLogs.id, money: moneyLogs.money, type: moneyLogs.type };

function whereBills(userId: number, { type, way, keyword, ranges, lang }: BillFilter): SQL | undefined {
  const remark = sql`coalesce(${moneyLogs.remark} ->> ${lang}, ${moneyLogs.remark} ->> ${DEFAULT_LANG})`;
  return and(
    eq(moneyLogs.userId, userId),
    type === null ? undefined : eq(moneyLogs.type, type),
    way === null ? undefined : eq(moneyLogs.payWay, way),
    keyword === null ? undefined : ilike(remark, containing(keyword)),
    ...ranges.flatMap(({ from, until }) => [gte(moneyLogs.createdAt, from), lt(moneyLogs.createdAt, until)]),
  );
}

/** Bills with what they belong to; an order the customer has deleted keeps its number only. */
function selectBills(db: Db) {
  return db
    .select({
      ...getTableColumns(moneyLogs),
      order: {
        id: sql<number | null>`case when ${orders.deletedAt} is null then ${orders.id} end`.mapWith(orders.id),
        number: orders.number,
      },
      lotteryId: lotteryLogs.lotteryId,
    })
    .from(moneyLogs)
    .leftJoin(orders, eq(orders.id, moneyLogs.orderId))
    .leftJoin(
      lotteryLogs,
      and(
        eq(lotteryLogs.userId, moneyLogs.userId),
        eq(lotteryLogs.modelType, 'money_log'),
        eq(lotteryLogs.modelId, moneyLogs.id),
      ),
    );
}

export async function listBills(
  db: Db,
  userId: number,
  filter: BillFilter,
  query: PageQuery & { sort?: string | null | undefined },
): Promise<{ rows: Bill[]; total: number }> {
  const where = whereBills(userId, filter);
  const rows = await selectBills(db)
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
  const of = (type: LedgerType) => rows.find((row) => row.type === type)?.cents ?? 0;
  return { income: of('income'), expend: of('spending') };
}

/** The newest matching rows, for a file. */
export function exportBills(db: Db, userId: number, filter: BillFilter, limit: number): Promise<Bill[]> {
  return selectBills(db)
    .where(whereBills(userId, filter))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** A customer's own bill, or null. */
export async function findBill(db: Db, userId: number, id: number): Promise<Bill | null> {
  const [row] = await selectBills(db).where(and(eq(moneyLogs.userId, userId), eq(moneyLogs.id, id)));
  return row ?? null;
}
