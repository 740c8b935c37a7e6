import type { DbOrTx } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { loadSaleProducts } from '../catalogue/sale-products.ts';
import { findPrizeProduct } from '../lotteries/prize-order.ts';
import { type QuotedLine, quoteLines } from './quote.ts';

/**
 * The line of a lottery prize: one piece, for nothing. The prize decides what it is, never the client. It may have left the
 * shelf since, but there has to be one left.
 * @throws ShopError `order.prize_unusable` when it is not theirs, not products, or not waiting for its order
 */
export async function quotePrize(db: DbOrTx, userId: number, logId: number): Promise<QuotedLine[]> {
  const prize = await findPrizeProduct(db, userId, logId);
  if (!prize) throw refuse('order.prize_unusable');
  const { productId, variantId } = prize;
  const products = await loadSaleProducts(db, [productId]);
  const promised = [...products].map(
    ([id, product]) => [id, { ...product, isOnSale: true, purchaseLimit: 0 }] as const,
  );
  const lines = quoteLines([{ productId, variantId, quantity: 1, price: null }], new Map(promised));
  return lines.map((line) => ({ ...line, price: 0 }));
}
