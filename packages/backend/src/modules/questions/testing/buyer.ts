import { eq } from 'drizzle-orm';
import { orders } from '../../../kernel/db/schema/index.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import type { StockedProduct } from '../../orders/testing/products.ts';

/** A customer whose order of a product is in a state: received unless said otherwise. */
export async function aBuyer(
  shop: TestShop,
  product: StockedProduct,
  { state = 'completed', as }: { state?: OrderState; as?: TestCustomer } = {},
): Promise<TestCustomer & { orderId: number }> {
  const customer = as ?? (await shop.aCustomer({ nickname: '麦穗穗' }));
  const { message: orderId } = await placeOrder(shop, customer, { lines: [{ good: product }] });
  await shop.db.update(orders).set({ state }).where(eq(orders.id, orderId));
  return { ...customer, orderId };
}
