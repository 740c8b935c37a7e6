import type { DbOrTx } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { loadSaleGoods } from '../catalogue/sale-goods.ts';
import { findPrizeGood } from '../lotteries/prize-order.ts';
import { type QuotedLine, quoteLines } from './quote.ts';

/**
 * The line of a lottery prize: one piece, for nothing. The prize decides what it is, never the client. It may have left the
 * shelf since, but there has to be one left.
 * @throws ShopError `order.prize_unusable` when it is not theirs, not goods, or not waiting for its order
 */
export async function quotePrize(db: DbOrTx, userId: number, logId: number): Promise<QuotedLine[]> {
  const prize = await findPrizeGood(db, userId, logId);
  if (!prize) throw refuse('order.prize_unusable');
  const { goodId, skuId } = prize;
  const goods = await loadSaleGoods(db, [goodId]);
  const promised = [...goods].map(([id, good]) => [id, { ...good, isOnSale: true, purchaseLimit: 0 }] as const);
  const lines = quoteLines([{ goodId, skuId, pieces: 1, price: null }], new Map(promised));
  return lines.map((line) => ({ ...line, price: 0 }));
}
