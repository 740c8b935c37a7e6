import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { type ResourceRow, resourceSchema, toWireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { goodTypes } from '../../../kernel/words/goods.ts';
import { viewChoices } from '../../cart/wire/cart-view.ts';
import type { SaleGood } from '../../catalogue/sale-goods.ts';
import type { PrizeGood } from '../prize-order.ts';

/** The line of `GET integralDrawLogGood/{log_id}`: `price` is what the good costs otherwise, the prize is free. */
export const prizeGoodAnswer = z.object({
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

export function toPrizeGood(
  { skuId }: PrizeGood,
  good: SaleGood,
  picture: ResourceRow | null,
  { lang, times }: { lang: Lang; times: Times },
): z.output<typeof prizeGoodAnswer> {
  const sku = good.skus.find(({ id }) => id === skuId) ?? null;
  const name = pickText(good.name, lang);
  return {
    number: 1,
    good_id: good.id,
    good: {
      id: good.id,
      name,
      freight_id: good.freightType === 'rate' ? (good.freightId ?? 0) : 0,
      resources: picture && toWireResource(picture, times),
    },
    good_sku_id: skuId ?? 0,
    price: toYuan(sku?.price ?? good.price),
    product_sku: viewChoices(sku?.choices ?? [], lang),
    name,
    img: sku?.picture ?? good.picture,
    type_code: goodTypes.numbers[good.type],
  };
}
