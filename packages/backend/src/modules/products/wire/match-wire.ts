import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { resourceSchema, toWireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { type MeasureUnit, measureUnits } from '../../../kernel/words/measures.ts';
import type { GoodsMatch } from '../match-goods.ts';
import type { MatchedGood, MatchedVariant } from '../matched-records.ts';

const yuan = z.number().meta({ description: 'yuan, as a cart pays it: not that of a flash sale' });
const measureSchema = z
  .object({ quantity: z.number(), unit: z.string().meta({ description: measureUnits.words.join(', ') }) })
  .nullable()
  .meta({ description: 'how much is in one; null where that is not known' });

const skuSchema = z.object({
  id: z.int(),
  price: yuan,
  inventory: z.int(),
  product_sku: z.array(z.object({ key: z.string(), value: z.string() })),
  measure: measureSchema,
});

export const matchedGoodSchema = z.object({
  id: z.int(),
  name: z.string(),
  price: yuan,
  inventory: z.int(),
  purchase_number: z.int().meta({ description: 'most pieces per order, 0 without a limit' }),
  resources: resourceSchema.nullable(),
  measure: measureSchema,
  good_sku: z.array(skuSchema).meta({ description: 'those in stock; none for a good with one price' }),
});

export const goodsMatchSchema = z.object({
  word: z.string(),
  exact: z.int().meta({ description: 'so many of the goods, the first ones, are what was asked for' }),
  goods: z.array(matchedGoodSchema),
});

export const toGoodsMatch = (
  { word, exact, goods }: GoodsMatch,
  lang: Lang,
  times: Times,
): z.infer<typeof goodsMatchSchema> => ({ word, exact, goods: goods.map((good) => toMatchedGood(good, lang, times)) });

export function toMatchedGood(good: MatchedGood, lang: Lang, times: Times): z.infer<typeof matchedGoodSchema> {
  const { variants } = good;
  const isSingle = variants.length === 0;
  return {
    id: good.id,
    name: good.name,
    price: toYuan(isSingle ? good.price : Math.min(...variants.map(({ price }) => price))),
    inventory: isSingle ? good.stock : variants.reduce((sum, { stock }) => sum + stock, 0),
    purchase_number: good.purchaseLimit ?? 0,
    resources: good.picture && toWireResource(good.picture, times),
    measure: isSingle ? toMeasure(good) : null,
    good_sku: variants.map((variant) => toSku(variant, lang)),
  };
}

const toSku = (variant: MatchedVariant, lang: Lang): z.infer<typeof skuSchema> => ({
  id: variant.id,
  price: toYuan(variant.price),
  inventory: variant.stock,
  product_sku: variant.productSku.map(({ key, value }) => ({
    key: pickText(key, lang),
    value: pickText(value, lang),
  })),
  measure: toMeasure(variant),
});

type StoredMeasure = { measureQuantity: number | null; measureUnit: MeasureUnit | null };

const toMeasure = ({ measureQuantity: quantity, measureUnit: unit }: StoredMeasure) =>
  quantity === null || unit === null ? null : { quantity, unit };
