import { eq } from 'drizzle-orm';
import { comments, orderLines, orders } from '../../../kernel/db/schema/index.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct, type StockedProduct } from '../../orders/testing/products.ts';

/** A review everybody sees: of this product, in these words, by a customer whose order is reviewed. Its id. */
export async function aShownReview(
  shop: TestShop,
  details: string,
  { as, product, createdAt = shop.now, score = 5 }: Partial<Wanted> = {},
): Promise<number> {
  const customer = as ?? (await shop.aCustomer());
  const reviewed = product ?? (await aProduct(shop, { type: 'virtual' }));
  const { message: orderId } = await placeOrder(shop, customer, { lines: [{ good: reviewed }] });
  await shop.db.update(orders).set({ state: 'reviewed' }).where(eq(orders.id, orderId));
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return aComment(shop, {
    orderLineId: line?.id ?? null,
    productId: reviewed.id,
    userId: customer.id,
    details,
    createdAt,
    score,
  });
}

type Wanted = { as: TestCustomer; product: StockedProduct; createdAt: Date; score: number };

/** What points to a review: with a user an addition, without one the shop's reply. Its id. */
export async function aFollowing(shop: TestShop, reviewId: number, details: string, userId?: number): Promise<number> {
  const [review] = await shop.db.select().from(comments).where(eq(comments.id, reviewId));
  return aComment(shop, { productId: review?.productId ?? 0, parentId: reviewId, userId: userId ?? null, details });
}

async function aComment(shop: TestShop, values: typeof comments.$inferInsert): Promise<number> {
  const [comment] = await shop.db.insert(comments).values(values).returning({ id: comments.id });
  if (!comment) throw new Error('no review was made');
  return comment.id;
}
