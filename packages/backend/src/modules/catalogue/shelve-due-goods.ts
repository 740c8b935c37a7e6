import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { goods } from '../../kernel/db/schema/index.ts';

/** Puts goods on the shelf whose planned time has come. Answers their ids. */
export async function shelveDueGoods(db: DbOrTx, now: Date): Promise<number[]> {
  const shelved = await db
    .update(goods)
    .set({ isShow: 'on', time: sql`${goods.timing}` })
    .where(and(eq(goods.isShow, 'scheduled'), lte(goods.timing, now), isNull(goods.deletedAt)))
    .returning({ id: goods.id });
  return shelved.map(({ id }) => id);
}
