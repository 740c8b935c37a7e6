import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import type { ProductAlerts } from '../model/product-alerts.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';
import { wireAlerts } from './wire.ts';

/** What the customer is told of a product (extension of our server). */
export async function getProductAlerts(
  client: ApiClient,
  productId: Id,
  options?: RequestOptions,
): Promise<ProductAlerts> {
  return client.get(`collect/alert/${encodeURIComponent(productId)}`, parserOf(wireAlerts), undefined, options);
}

/**
 * Sets what the customer is told of a product, which becomes a favourite by it; what is left out stays as it is.
 * @throws ApiError `conflict` when it is in stock, so that there is nothing to wait for, and when there are too many favourites
 */
export async function setProductAlerts(
  client: ApiClient,
  productId: Id,
  wanted: Partial<ProductAlerts>,
  options?: RequestOptions,
): Promise<void> {
  await client.post('collect/alert', ignored, { id: Number(productId), ...wanted }, options);
}
