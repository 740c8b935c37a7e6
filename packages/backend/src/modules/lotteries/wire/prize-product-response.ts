import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { type ResourceRow, resourceSchema, toWireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { productTypes } from '../../../kernel/words/products.ts';
import { viewChoices } from '../../cart/wire/cart-view.ts';
import type { SaleProduct } from '../../catalogue/sale-products.ts';
import type { PrizeProduct } from '../prize-order.ts';

/** The line of `GET integralDrawLogGood/{log_id}`: `price` is what the good costs otherwise, the prize is free. */
export const prizeProductResponse = z.object({
  number: z.literal(1),
  good_id: z.int(),
  good: z.object({ id: z.int(), name: z.string(), freight_id: z.int(), resources: resourceSchema.nullable() }),
  good_sku_id: z.int(),
  price: z.number().meta({ description: 'yuan' }),
  product_sku: z.array(z.object({ key: z.string(), value: z.string() })),
  name: z.string(),
  img: z.string(),
  type_code: z.int(),
});

export function toPrizeProduct(
  { variantId }: PrizeProduct,
  product: SaleProduct,
  picture: ResourceRow | null,
  { lang, times }: { lang: Lang; times: Times },
): z.output<typeof prizeProductResponse> {
  const variant = product.variants.find(({ id }) => id === variantId) ?? null;
  const name = pickText(product.name, lang);
  return {
    number: 1,
    good_id: product.id,
    good: {
      id: product.id,
      name,
      freight_id: product.shippingType === 'rate' ? (product.shippingRateId ?? 0) : 0,
      resources: picture && toWireResource(picture, times),
    },
    good_sku_id: variantId ?? 0,
    price: toYuan(variant?.price ?? product.price),
    product_sku: viewChoices(variant?.choices ?? [], lang),
    name,
    img: variant?.picture ?? product.picture,
    type_code: productTypes.numbers[product.type],
  };
}
