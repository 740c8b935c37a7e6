import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan, toYuanOrBlank } from '../../../kernel/wire/money.ts';
import { resourceSchema, toWireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { codeKinds, productTypes, shelfStates, shippingTypes, stockRules } from '../../../kernel/words/products.ts';
import type { CardRecord } from '../../catalogue/card-records.ts';
import { shelfLabel, stockRuleLabel, typeLabel } from '../../catalogue/labels.ts';
import { mainPicture } from '../../catalogue/main-picture.ts';
import type { ProductPage, VariantRow } from '../../catalogue/product-records.ts';
import { type Offer, unitPriceNow } from '../../flash-sales/offer.ts';
import { offerSchema, toWireOffer } from '../../flash-sales/wire/offer-wire.ts';
import { unitPriceOfRow, unitPriceOfRows } from '../../measures/stored-measure.ts';
import { freeShippingFrom } from '../../shipping/free-shipping.ts';
import { toWireUnitPrice, unitPriceSchema } from './unit-price-wire.ts';

const yuan = z.number().meta({ description: 'yuan' });
const yuanOrBlank = z.union([z.number(), z.literal('')]).meta({ description: 'yuan, "" when zero' });
const flag = z.int().min(0).max(1);

/** A product in lists, with what its tags say: kind of goods, shipping fee, points. */
export const productCardSchema = z.object({
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
  unit_price: unitPriceSchema.meta({ description: 'of the cheapest way it is sold now, in its sale too' }),
});
export type WireProductCard = z.infer<typeof productCardSchema>;

/** A variant. The purchase price stays with the shop. */
const variantSchema = z.object({
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
  unit_price: unitPriceSchema.meta({ description: 'by its ordinary price' }),
});
type WireVariant = z.infer<typeof variantSchema>;

/** A product with our numeric twin and limits. */
export const productDetailSchema = z.object({
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
  good_sku: z.array(variantSchema),
  seckill_offer: offerSchema,
  unit_price: unitPriceSchema.meta({ description: 'of the cheapest way it can be had now, in its sale too' }),
});
export type WireProductDetail = z.infer<typeof productDetailSchema>;

/** One or two amounts: lowest and, when it differs, highest. */
function range<Amount>(cents: readonly number[], write: (cents: number) => Amount): Amount[] {
  const lowest = Math.min(...cents);
  const highest = Math.max(...cents);
  return lowest === highest ? [write(lowest)] : [write(lowest), write(highest)];
}

const stockOf = (variants: readonly Pick<VariantRow, 'stock'>[]) => variants.reduce((sum, { stock }) => sum + stock, 0);

/** A card as the original knows it, with the ordinary prices; beside them what a flash sale makes of these now. */
export function toProductCard(product: CardRecord, offer: Offer | null, lang: Lang, times: Times): WireProductCard {
  const { variants, pictures } = product;
  const main = mainPicture(pictures);
  const isSingle = variants.length === 0;
  return {
    id: product.id,
    name: product.name,
    number: product.number,
    market_price: toYuanOrBlank(product.marketPrice),
    price: toYuan(product.price),
    order_price: toYuanOrBlank(product.orderPrice),
    sales: product.sales,
    brand_id: product.brandId ?? 0,
    is_show: shelfStates.numbers[product.shelf],
    is_recommend: Number(product.isRecommended),
    is_new: Number(product.isNew),
    is_hot: Number(product.isHot),
    sort: product.sort,
    time: times.textOrNull(product.time),
    updated_at: times.text(product.updatedAt),
    price_show: range(isSingle ? [product.price] : variants.map(({ price }) => price), toYuan),
    original_price_show: range(
      isSingle ? [product.marketPrice] : variants.map(({ marketPrice }) => marketPrice),
      toYuanOrBlank,
    ),
    inventory_show: isSingle ? null : stockOf(variants),
    putaway_show: shelfLabel(product.shelf, lang),
    is_inventory_show: null,
    resources: main && toWireResource(main, times),
    good_sku: variants.map((variant) => ({
      good_id: product.id,
      price: toYuan(variant.price),
      market_price: toYuan(variant.marketPrice),
      inventory: variant.stock,
    })),
    type_code: productTypes.numbers[product.type],
    freight_type: shippingTypes.numbers[product.shippingType],
    freight: product.shippingFeeYuan,
    integral_commodity_count: product.takesPoints ? 1 : 0,
    seckill_offer: toWireOffer(offer, times),
    unit_price: toWireUnitPrice(unitPriceNow(unitPriceOfRows(product, variants), offer)),
  };
}

function toVariant(
  variant: VariantRow,
  pictures: ProductPage['variantPictures'],
  lang: Lang,
  times: Times,
): WireVariant {
  const [picture] = pictures.get(variant.id) ?? [];
  return {
    id: variant.id,
    good_id: variant.productId,
    market_price: toYuan(variant.marketPrice),
    cost_price: 0,
    price: toYuan(variant.price),
    inventory: variant.stock,
    code_type: codeKinds.numbers[variant.codeType],
    is_fixed: Number(variant.isFixed),
    product_sku: variant.productSku.map(({ key, value }) => ({
      key: pickText(key, lang),
      value: pickText(value, lang),
    })),
    deleted_at: null,
    created_at: times.text(variant.createdAt),
    updated_at: times.text(variant.updatedAt),
    resources: picture ? toWireResource(picture, times) : null,
    unit_price: toWireUnitPrice(unitPriceOfRow(variant)),
  };
}

/** Prices come from what can be bought; a good that is sold out shows the prices it had. */
export function toProductDetail(page: ProductPage, offer: Offer | null, lang: Lang, times: Times): WireProductDetail {
  const { product, text, variants, pictures } = page;
  const inStock = variants.filter(({ stock }) => stock > 0);
  const priced = inStock.length > 0 ? inStock : variants;
  const isSingle = variants.length === 0;
  const main = mainPicture(pictures);
  return {
    id: product.id,
    identification: product.key,
    lang: text.lang,
    lang_parent_id: 0,
    type: typeLabel(product.type, lang),
    type_code: productTypes.numbers[product.type],
    name: text.name,
    category_id: product.categoryId ?? 0,
    number: product.number,
    freight_type: shippingTypes.numbers[product.shippingType],
    freight_id: product.shippingRateId ?? 0,
    freight: product.shippingFeeYuan,
    freight_free_from: freeShippingFrom({
      ...product,
      shippingFeeYuan: product.shippingFeeYuan,
      freeShippingFrom: page.freeShippingFrom,
    }),
    brand_id: product.brandId ?? 0,
    inventory: product.stock,
    market_price: toYuanOrBlank(product.marketPrice),
    cost_price: '',
    price: toYuan(product.price),
    sales: product.sales,
    order_price: toYuanOrBlank(product.orderPrice),
    keywords: text.keywords,
    short_description: text.shortDescription,
    details: text.details,
    is_show: shelfStates.numbers[product.shelf],
    is_delete: 0,
    is_recommend: Number(product.isRecommended),
    is_new: Number(product.isNew),
    is_hot: Number(product.isHot),
    is_inventory: stockRules.numbers[product.stockRule],
    deleted_at: null,
    sort: product.sort,
    time: times.textOrNull(product.time),
    timing: times.textOrNull(product.timing),
    created_at: times.text(product.createdAt),
    updated_at: times.text(product.updatedAt),
    putaway_show: shelfLabel(product.shelf, lang),
    is_inventory_show: stockRuleLabel(product.stockRule, lang),
    price_show: range(isSingle ? [product.price] : priced.map(({ price }) => price), toYuan),
    market_price_show: range(
      isSingle ? [product.marketPrice] : priced.map(({ marketPrice }) => marketPrice),
      toYuanOrBlank,
    ),
    inventory_show: isSingle ? product.stock : stockOf(inStock),
    purchase_number: product.purchaseLimit ?? 0,
    integral_commodity_count: page.takesPoints ? 1 : 0,
    resources_many: pictures.map((picture) => toWireResource(picture, times)),
    resources: main && toWireResource(main, times),
    good_sku: inStock.map((variant) => toVariant(variant, page.variantPictures, lang, times)),
    seckill_offer: toWireOffer(offer, times),
    unit_price: toWireUnitPrice(unitPriceNow(unitPriceOfRows(product, priced), offer)),
  };
}
