import { collects, favouriteListItems, products } from '../../../kernel/db/schema/index.ts';
import type { TestShop } from '../../../testing/index.ts';

/** Puts so many new products into a list. */
export async function fillList(
  { db }: TestShop,
  { userId, listId, number }: { userId: number; listId: number; number: number },
): Promise<void> {
  const keys = Array.from({ length: number }, (_, at) => `list-${listId}-${at}`);
  const made = await db
    .insert(products)
    .values(keys.map((key) => ({ key, number: key, orderPrice: 100, shelf: 'on' as const })))
    .returning({ id: products.id });
  const kept = await db
    .insert(collects)
    .values(made.map(({ id }) => ({ userId, productId: id })))
    .returning({ id: collects.id });
  await db.insert(favouriteListItems).values(kept.map(({ id }) => ({ listId, favouriteId: id })));
}
