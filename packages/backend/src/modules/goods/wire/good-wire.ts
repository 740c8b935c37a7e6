import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan, toYuanOrBlank } from '../../../kernel/wire/money.ts';
import { resourceSchema, toWireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { codeKinds, freightTypes, goodTypes, shelfStates, stockRules } from '../../../kernel/words/goods.ts';
import type { CardRecord } from '../../catalogue/card-records.ts';
import type { GoodPage, SkuRow } from '../../catalogue/good-records.ts';
import { shelfLabel, stockRuleLabel, typeLabel } from '../../catalogue/labels.ts';
import { mainPicture } from '../../catalogue/main-picture.ts';
import type { Offer } from '../../flash-sales/offer.ts';
import { offerSchema, toWireOffer } from '../../flash-sales/wire/offer-wire.ts';
import { freeFrom } from '../../freight/free-from.ts';

const yuan = z.number().meta({ description: 'yuan' });
const yuanOrBlank = z.union([z.number(), z.literal('')]).meta({ description: 'yuan, "" when zero' });
const flag = z.int().min(0).max(1);

/** `GoodCard` of the contract (`api.md` 2.2) with what its tags say: kind of goods, shipping fee, points. */
export const goodCardSchema = z.object({
  id: z.int(),
  name: z.string(),
  number: z.string(),
  market_price: yuanOrBlank,
  price: yuan,
  order_price: yuanOrBlank,
  sales: z.int(),
  brand_id: z.int(),
  is_show: z.int(),
  is_recommend: flag,
  is_new: flag,
  is_hot: flag,
  sort: z.int(),
  time: z.string().nullable(),
  updated_at: z.string(),
  price_show: z.array(yuan),
  original_price_show: z.array(yuanOrBlank),
  inventory_show: z.int().nullable(),
  putaway_show: z.string(),
  is_inventory_show: z.null(),
  resources: resourceSchema.nullable(),
  good_sku: z.array(z.object({ good_id: z.int(), price: yuan, market_price: yuan, inventory: z.int() })),
  type_code: z.int(),
  freight_type: z.int(),
  freight: z.int().meta({ description: 'whole yuan' }),
  integral_commodity_count: z.int(),
  seckill_offer: offerSchema,
});
export type WireGoodCard = z.infer<typeof goodCardSchema>;

/** `Sku` (`api.md` 2.3). The purchase price stays with the shop. */
export const skuSchema = z.object({
  id: z.int(),
  good_id: z.int(),
  market_price: yuan,
  cost_price: z.literal(0),
  price: yuan,
  inventory: z.int(),
  code_type: z.int(),
  is_fixed: z.int(),
  product_sku: z.array(z.object({ key: z.string(), value: z.string() })),
  deleted_at: z.null(),
  created_at: z.string(),
  updated_at: z.string(),
  resources: resourceSchema.nullable(),
});
export type WireSku = z.infer<typeof skuSchema>;

/** `GoodDetail` (`api.md` 2.4) with our numeric twin and limits. */
export const goodDetailSchema = z.object({
  id: z.int(),
  identification: z.string(),
  lang: z.string(),
  lang_parent_id: z.int(),
  type: z.string(),
  type_code: z.int(),
  name: z.string(),
  category_id: z.int(),
  number: z.string(),
  freight_type: z.int(),
  freight_id: z.int(),
  freight: z.int().meta({ description: 'whole yuan' }),
  freight_free_from: yuan
    .nullable()
    .meta({ description: 'goods of its rate worth this much are sent free; 0 always, null never' }),
  brand_id: z.int(),
  inventory: z.int(),
  market_price: yuanOrBlank,
  cost_price: z.literal(''),
  price: yuan,
  sales: z.int(),
  order_price: yuanOrBlank,
  keywords: z.string().nullable(),
  short_description: z.string().nullable(),
  details: z.string().nullable(),
  is_show: z.int(),
  is_delete: z.literal(0),
  is_recommend: flag,
  is_new: flag,
  is_hot: flag,
  is_inventory: flag,
  deleted_at: z.null(),
  sort: z.int(),
  time: z.string().nullable(),
  timing: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  putaway_show: z.string(),
  is_inventory_show: z.string(),
  price_show: z.array(yuan),
  market_price_show: z.array(yuanOrBlank),
  inventory_show: z.int(),
  purchase_number: z.int().meta({ description: 'most pieces per order, 0 without a limit' }),
  integral_commodity_count: z.int(),
  resources_many: z.array(resourceSchema),
  resources: resourceSchema.nullable(),
  good_sku: z.array(skuSchema),
  seckill_offer: offerSchema,
});
export type WireGoodDetail = z.infer<typeof goodDetailSchema>;

/** One or two amounts: lowest and, when it differs, highest. */
function range<Amount>(cents: readonly number[], write: (cents: number) => Amount): Amount[] {
  const lowest = Math.min(...cents);
  const highest = Math.max(...cents);
  return lowest === highest ? [write(lowest)] : [write(lowest), write(highest)];
}

const stockOf = (skus: readonly Pick<SkuRow, 'inventory'>[]) => skus.reduce((sum, { inventory }) => sum + inventory, 0);

/** A card as the original knows it, with the ordinary prices; beside them what a flash sale makes of these now. */
export function toGoodCard(good: CardRecord, offer: Offer | null, lang: Lang, times: Times): WireGoodCard {
  const { skus, pictures } = good;
  const main = mainPicture(pictures);
  const isSingle = skus.length === 0;
  return {
    id: good.id,
    name: good.name,
    number: good.number,
    market_price: toYuanOrBlank(good.marketPrice),
    price: toYuan(good.price),
    order_price: toYuanOrBlank(good.orderPrice),
    sales: good.sales,
    brand_id: good.brandId ?? 0,
    is_show: shelfStates.numbers[good.isShow],
    is_recommend: good.isRecommend,
    is_new: good.isNew,
    is_hot: good.isHot,
    sort: good.sort,
    time: times.textOrNull(good.time),
    updated_at: times.text(good.updatedAt),
    price_show: range(isSingle ? [good.price] : skus.map(({ price }) => price), toYuan),
    original_price_show: range(
      isSingle ? [good.marketPrice] : skus.map(({ marketPrice }) => marketPrice),
      toYuanOrBlank,
    ),
    inventory_show: isSingle ? null : stockOf(skus),
    putaway_show: shelfLabel(good.isShow, lang),
    is_inventory_show: null,
    resources: main && toWireResource(main, times),
    good_sku: skus.map((sku) => ({
      good_id: good.id,
      price: toYuan(sku.price),
      market_price: toYuan(sku.marketPrice),
      inventory: sku.inventory,
    })),
    type_code: goodTypes.numbers[good.type],
    freight_type: freightTypes.numbers[good.freightType],
    freight: good.freight,
    integral_commodity_count: good.takesPoints ? 1 : 0,
    seckill_offer: toWireOffer(offer, times),
  };
}

function toSku(sku: SkuRow, pictures: GoodPage['skuPictures'], lang: Lang, times: Times): WireSku {
  const [picture] = pictures.get(sku.id) ?? [];
  return {
    id: sku.id,
    good_id: sku.goodId,
    market_price: toYuan(sku.marketPrice),
    cost_price: 0,
    price: toYuan(sku.price),
    inventory: sku.inventory,
    code_type: codeKinds.numbers[sku.codeType],
    is_fixed: sku.isFixed,
    product_sku: sku.productSku.map(({ key, value }) => ({ key: pickText(key, lang), value: pickText(value, lang) })),
    deleted_at: null,
    created_at: times.text(sku.createdAt),
    updated_at: times.text(sku.updatedAt),
    resources: picture ? toWireResource(picture, times) : null,
  };
}

/** Prices come from what can be bought; a good that is sold out shows the prices it had. */
export function toGoodDetail(page: GoodPage, offer: Offer | null, lang: Lang, times: Times): WireGoodDetail {
  const { good, text, skus, pictures } = page;
  const inStock = skus.filter(({ inventory }) => inventory > 0);
  const priced = inStock.length > 0 ? inStock : skus;
  const isSingle = skus.length === 0;
  const main = mainPicture(pictures);
  return {
    id: good.id,
    identification: good.identification,
    lang: text.lang,
    lang_parent_id: 0,
    type: typeLabel(good.type, lang),
    type_code: goodTypes.numbers[good.type],
    name: text.name,
    category_id: good.categoryId ?? 0,
    number: good.number,
    freight_type: freightTypes.numbers[good.freightType],
    freight_id: good.freightId ?? 0,
    freight: good.freight,
    freight_free_from: freeFrom({ ...good, freightYuan: good.freight, freeOver: page.freeOver }),
    brand_id: good.brandId ?? 0,
    inventory: good.inventory,
    market_price: toYuanOrBlank(good.marketPrice),
    cost_price: '',
    price: toYuan(good.price),
    sales: good.sales,
    order_price: toYuanOrBlank(good.orderPrice),
    keywords: text.keywords,
    short_description: text.shortDescription,
    details: text.details,
    is_show: shelfStates.numbers[good.isShow],
    is_delete: 0,
    is_recommend: good.isRecommend,
    is_new: good.isNew,
    is_hot: good.isHot,
    is_inventory: stockRules.numbers[good.isInventory],
    deleted_at: null,
    sort: good.sort,
    time: times.textOrNull(good.time),
    timing: times.textOrNull(good.timing),
    created_at: times.text(good.createdAt),
    updated_at: times.text(good.updatedAt),
    putaway_show: shelfLabel(good.isShow, lang),
    is_inventory_show: stockRuleLabel(good.isInventory, lang),
    price_show: range(isSingle ? [good.price] : priced.map(({ price }) => price), toYuan),
    market_price_show: range(
      isSingle ? [good.marketPrice] : priced.map(({ marketPrice }) => marketPrice),
      toYuanOrBlank,
    ),
    inventory_show: isSingle ? good.inventory : stockOf(inStock),
    purchase_number: good.purchaseLimit ?? 0,
    integral_commodity_count: page.takesPoints ? 1 : 0,
    resources_many: pictures.map((picture) => toWireResource(picture, times)),
    resources: main && toWireResource(main, times),
    good_sku: inStock.map((sku) => toSku(sku, page.skuPictures, lang, times)),
    seckill_offer: toWireOffer(offer, times),
  };
}
