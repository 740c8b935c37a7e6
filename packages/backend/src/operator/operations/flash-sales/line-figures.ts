import { and, count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { flashSalePlaces } from '../../../kernel/db/schema/index.ts';

/** How the lines of a sale stand: pieces held for customers whose turn it is, and how many customers wait. */
export type LineFigures = { held: number; waiting: number };

export const noLine: LineFigures = { held: 0, waiting: 0 };

/** By sale; those in which nobody has an open place are left out. */
export async function lineFigures(db: DbOrTx, saleIds: readonly number[]): Promise<Map<number, LineFigures>> {
  if (saleIds.length === 0) return new Map();
  const { flashSaleId, state, held } = flashSalePlaces;
  const isWaiting = eq(state, 'waiting');
  const rows = await db
    .select({
      id: flashSaleId,
      held: sum(held).mapWith(Number),
      waiting: sql<number>`${count()} filter (where ${isWaiting})`.mapWith(Number),
    })
    .from(flashSalePlaces)
    .where(and(inArray(flashSaleId, [...saleIds]), inArray(state, ['waiting', 'turn'])))
    .groupBy(flashSaleId);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
