import { and, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { goods } from '../../../kernel/db/schema/index.ts';
import { goodKeysOf } from '../goods/good-reference.ts';
import { Refused } from '../refused.ts';

/** What happens to goods on the shelf: they go on sale, come off it, or go on sale at a time. */
export type ShelfMove = { to: 'on' } | { to: 'off' } | { to: 'scheduled'; at: Date };

/**
 * Moves goods to or from the shelf. Answers how many were not there before.
 * @throws Refused naming every key that is unknown, or a time that has passed
 */
export async function shelveGoods(tx: Tx, wanted: readonly string[], move: ShelfMove, now: Date): Promise<number> {
  if (move.to === 'scheduled' && move.at <= now) throw new Refused('That time has passed: put the goods on the shelf.');
  const keys = await goodKeysOf(tx, wanted);
  const found = await tx
    .select({ id: goods.id, key: goods.identification, isShow: goods.isShow })
    .from(goods)
    .where(and(inArray(goods.identification, keys), isNull(goods.deletedAt)))
    .orderBy(goods.id)
    .for('no key update');
  const unknown = keys.filter((key) => !found.some((good) => good.key === key));
  if (unknown.length > 0) throw new Refused(`There are no goods ${unknown.join(', ')}: nothing was changed.`);
  const moved = found.filter((good) => move.to === 'scheduled' || good.isShow !== move.to).map(({ id }) => id);
  if (moved.length === 0) return 0;
  await tx
    .update(goods)
    .set({
      isShow: move.to,
      updatedAt: now,
      ...(move.to === 'on' ? { time: now } : {}),
      ...(move.to === 'scheduled' ? { timing: move.at } : {}),
    })
    .where(inArray(goods.id, moved));
  return moved.length;
}
