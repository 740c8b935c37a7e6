import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { Db, DbOrTx } from '../../kernel/db/database.ts';
import { containing } from '../../kernel/db/like.ts';
import { orders, pointsAccounts, pointsLogs, pointsProducts } from '../../kernel/db/schema/index.ts';
import { DEFAULT_LANG, type Lang } from '../../kernel/texts/languages.ts';
import { offsetOf, type PageQuery } from '../../kernel/wire/page.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import type { TimeRange } from '../../kernel/wire/time-range.ts';
import type { LedgerType } from '../../kernel/words/money.ts';
import type { PointsLimit } from './rules.ts';

/** A row of the points; `orderId`: the order it is about while the customer still has it. */
export type PointsEntry = typeof pointsLogs.$inferSelect & { orderId: number | null };

/** `type` null: both. The keyword is looked for in the remark as the customer reads it. */
export type PointsFilter = { type: LedgerType | null; keyword: string | null; range: TimeRange | null; lang: Lang };

const newestFirst = [desc(pointsLogs.id)];
const sortable = { id: pointsLogs.id, type: pointsLogs.type, operation: pointsLogs.operation };

function whereEntries(userId: number, { type, keyword, range, lang }: PointsFilter): SQL | undefined {
  const remark = sql`coalesce(${pointsLogs.remark} ->> ${lang}, ${pointsLogs.remark} ->> ${DEFAULT_LANG})`;
  return and(
    eq(pointsLogs.userId, userId),
    type === null ? undefined : eq(pointsLogs.type, type),
    keyword === null ? undefined : ilike(remark, containing(keyword)),
    range ? and(gte(pointsLogs.createdAt, range.from), lt(pointsLogs.createdAt, range.until)) : undefined,
  );
}

/** Entries with the order they are about, while its customer has it. */
function selectEntries(db: Db) {
  return db
    .select({ ...getTableColumns(pointsLogs), orderId: orders.id })
    .from(pointsLogs)
    .leftJoin(
      orders,
      and(
        eq(pointsLogs.sourceType, 'order'),
        eq(orders.id, pointsLogs.sourceId),
        eq(orders.userId, pointsLogs.userId),
        isNull(orders.deletedAt),
      ),
    );
}

export async function listEntries(
  db: Db,
  userId: number,
  filter: PointsFilter,
  query: PageQuery & { sort?: string | null | undefined },
): Promise<{ rows: PointsEntry[]; total: number }> {
  const where = whereEntries(userId, filter);
  const rows = await selectEntries(db)
    .where(where)
    .orderBy(...orderBy(query.sort, sortable, newestFirst))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(pointsLogs).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Points that came in and went out over all matching rows. */
export async function sumEntries(
  db: Db,
  userId: number,
  filter: PointsFilter,
): Promise<{ income: number; expend: number }> {
  const rows = await db
    .select({ type: pointsLogs.type, points: sum(pointsLogs.operation).mapWith(Number) })
    .from(pointsLogs)
    .where(whereEntries(userId, filter))
    .groupBy(pointsLogs.type);
  const of = (type: LedgerType) => rows.find((row) => row.type === type)?.points ?? 0;
  return { income: of('income'), expend: of('spending') };
}

/** The newest matching rows, for a file. */
export function exportEntries(db: Db, userId: number, filter: PointsFilter, limit: number): Promise<PointsEntry[]> {
  return selectEntries(db)
    .where(whereEntries(userId, filter))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Points a customer may spend. */
export async function availablePoints(db: DbOrTx, userId: number): Promise<number> {
  const [account] = await db
    .select({ available: pointsAccounts.available })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.userId, userId));
  return account?.available ?? 0;
}

/** How far products may be paid with points; products without a setting are left out. */
export async function pointsLimits(db: DbOrTx, productIds: readonly number[]): Promise<Map<number, PointsLimit>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: pointsProducts.productId, type: pointsProducts.type, value: pointsProducts.value })
    .from(pointsProducts)
    .where(and(inArray(pointsProducts.productId, [...productIds]), eq(pointsProducts.isHidden, false)));
  return new Map(rows.map(({ productId, ...limit }) => [productId, limit]));
}
