import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../id.ts';
import { ignored } from '../wire/ignored.ts';

/**
 * Pays an order from the customer's balance. Paying a paid order again charges nothing and succeeds. Throws `conflict`
 * when the balance or the stock is too low or the time to pay is over.
 */
export async function payByBalance(client: ApiClient, orderId: Id, options?: RequestOptions): Promise<void> {
  await client.post('balancePay', ignored, { id: Number(orderId) }, options);
}
