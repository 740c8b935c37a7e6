import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products } from '../../kernel/db/schema/index.ts';

/** Puts products on the shelf whose planned time has come. Answers their ids. */
export async function publishDueProducts(db: DbOrTx, now: Date): Promise<number[]> {
  const shelved = await db
    .update(products)
    .set({ shelf: 'on', time: sql`${products.timing}` })
    .where(and(eq(products.shelf, 'scheduled'), lte(products.timing, now), isNull(products.deletedAt)))
    .returning({ id: products.id });
  return shelved.map(({ id }) => id);
}
