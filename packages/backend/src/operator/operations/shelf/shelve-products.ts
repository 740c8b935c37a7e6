import { and, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { products } from '../../../kernel/db/schema/index.ts';
import { productKeysOf } from '../products/product-reference.ts';
import { Refused } from '../refused.ts';

/** What happens to products on the shelf: they go on sale, come off it, or go on sale at a time. */
export type ShelfMove = { to: 'on' } | { to: 'off' } | { to: 'scheduled'; at: Date };

/**
 * Moves products to or from the shelf. Answers how many were not there before.
 * @throws Refused naming every key that is unknown, or a time that has passed
 */
export async function publishProducts(tx: Tx, wanted: readonly string[], move: ShelfMove, now: Date): Promise<number> {
  if (move.to === 'scheduled' && move.at <= now) throw new Refused('That time has passed: put the goods on the shelf.');
  const keys = await productKeysOf(tx, wanted);
  const found = await tx
    .select({ id: products.id, key: products.key, shelf: products.shelf })
    .from(products)
    .where(and(inArray(products.key, keys), isNull(products.deletedAt)))
    .orderBy(products.id)
    .for('no key update');
  const unknown = keys.filter((key) => !found.some((product) => product.key === key));
  if (unknown.length > 0) throw new Refused(`There are no goods ${unknown.join(', ')}: nothing was changed.`);
  const moved = found.filter((product) => move.to === 'scheduled' || product.shelf !== move.to).map(({ id }) => id);
  if (moved.length === 0) return 0;
  await tx
    .update(products)
    .set({
      shelf: move.to,
      updatedAt: now,
      ...(move.to === 'on' ? { time: now } : {}),
      ...(move.to === 'scheduled' ? { timing: move.at } : {}),
    })
    .where(inArray(products.id, moved));
  return moved.length;
}
