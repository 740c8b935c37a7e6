import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { goods, pointsGoods } from '../../kernel/db/schema/index.ts';

/** Whether a good can be paid with points in part; for a select from `goods`. */
export function takesPoints(db: DbOrTx): SQL<boolean> {
  const isForPoints = db
    .select({ one: sql`1` })
    .from(pointsGoods)
    .where(and(eq(pointsGoods.goodId, goods.id), eq(pointsGoods.isHidden, 0)));
  return sql<boolean>`${exists(isForPoints)}`;
}
