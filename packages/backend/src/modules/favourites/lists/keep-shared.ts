import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { collects } from '../../../kernel/db/schema/index.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import type { Offers } from '../../flash-sales/sale-offers.ts';
import type { SavedCard } from '../favourite-records.ts';
import { MAX_FAVOURITES } from '../favourite-records.ts';
import { lockLists } from './own-list.ts';

type Keeping = { userId: number; goods: readonly SavedCard[]; now: Date; offers: Offers };

/**
 * Makes all goods of a shared list favourites of whoever reads it: all or none.
 * @returns how many were none before
 * @throws ShopError `favourite.full`
 */
export function keepGoods(db: Db, { userId, goods, now, offers }: Keeping): Promise<number> {
  if (goods.length === 0) return Promise.resolve(0);
  return db.transaction(async (tx) => {
    await lockLists(tx, userId);
    const rows = goods.map(({ id, orderPrice }) => ({
      userId,
      productId: id,
      savedPrice: offers.priceOf(id, orderPrice),
      createdAt: now,
      updatedAt: now,
    }));
    const added = await tx.insert(collects).values(rows).onConflictDoNothing().returning({ id: collects.id });
    if (added.length > 0 && (await tx.$count(collects, eq(collects.userId, userId))) > MAX_FAVOURITES)
      throw refuse('favourite.full', { n: MAX_FAVOURITES });
    return added.length;
  });
}
