import { z } from 'zod';
import { toYuan, toYuanOrBlank } from '../../../kernel/wire/money.ts';
import { resourceSchema, toWireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { shelfStates } from '../../../kernel/words/products.ts';
import type { Offers } from '../../flash-sales/sale-offers.ts';
import { offerSchema, toWireOffer } from '../../flash-sales/wire/offer-wire.ts';
import type { SavedProduct } from '../favourite-records.ts';

type Around = { times: Times; offers: Offers };

/** Row of `GET browse`; `good` is null when it was deleted. */
export const savedProductResponse = z.object({
  id: z.int(),
  lang: z.string(),
  user_id: z.int(),
  good_id: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  good: z
    .object({
      id: z.int(),
      order_price: z.union([z.number(), z.literal('')]),
      name: z.string(),
      is_show: z.int(),
      putaway_show: z.null(),
      is_inventory_show: z.null(),
      resources: resourceSchema.nullable(),
      seckill_offer: offerSchema,
    })
    .nullable(),
});

/**
 * Row of `GET collect`, with extensions. `price_fell`: yuan it has become cheaper by since it was saved, in its flash sale too; 0
 * if it has not. `is_sold_out`: on the shelf, with nothing left. `has_sku`: something has to be chosen before it is bought.
 * `alert_price`, `alert_stock`: its customer is told when it costs less, or can be had again.
 */
export const favouriteResponse = savedProductResponse.extend({
  price_fell: z.number(),
  is_sold_out: z.boolean(),
  has_sku: z.boolean(),
  alert_price: z.boolean(),
  alert_stock: z.boolean(),
});

/** `GET collect/alert/{id}` */
export const alertsResponse = z.object({ price: z.boolean(), stock: z.boolean() });

export function toFavourite(saved: SavedProduct, around: Around): z.output<typeof favouriteResponse> {
  const { row, product } = saved;
  const price = product ? around.offers.priceOf(product.id, product.orderPrice) : 0;
  const fell = product ? Math.max(0, (row.savedPrice ?? price) - price) : 0;
  return {
    ...toSavedProduct(saved, around),
    price_fell: toYuan(fell),
    is_sold_out: product !== null && product.shelf === 'on' && !product.isInStock,
    has_sku: product?.hasVariants ?? false,
    alert_price: (row.alertPrice ?? null) !== null,
    alert_stock: row.alertsStock ?? false,
  };
}

export function toSavedProduct(
  { row, product }: SavedProduct,
  { times, offers }: Around,
): z.output<typeof savedProductResponse> {
  return {
    id: row.id,
    lang: 'zh',
    user_id: row.userId,
    good_id: row.productId,
    created_at: times.text(row.createdAt),
    updated_at: times.text(row.updatedAt),
    good: product && {
      id: product.id,
      order_price: toYuanOrBlank(product.orderPrice),
      name: product.name,
      is_show: shelfStates.numbers[product.shelf],
      putaway_show: null,
      is_inventory_show: null,
      resources: product.picture && toWireResource(product.picture, times),
      seckill_offer: toWireOffer(offers.of(product.id), times),
    },
  };
}
