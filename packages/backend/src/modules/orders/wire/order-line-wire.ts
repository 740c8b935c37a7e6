import { z } from 'zod';
import { pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { codeKinds, goodTypes } from '../../../kernel/words/goods.ts';
import { viewChoices } from '../../cart/wire/cart-view.ts';
import { typeLabel } from '../../catalogue/labels.ts';
import type { SaleGood, SaleSku } from '../../catalogue/sale-goods.ts';
import type { OrderLine } from '../order-records.ts';
import type { Wording } from './order-wire.ts';

/** SKU of a line (`api.md` 2.3). Its amounts are cents in the list and yuan in the detail, as in the original. */
export const lineSkuSchema = z.object({
  id: z.int(),
  good_id: z.int(),
  market_price: z.number(),
  cost_price: z.literal(0),
  price: z.number(),
  inventory: z.int(),
  code_type: z.int(),
  is_fixed: z.int(),
  product_sku: z.array(z.object({ key: z.string(), value: z.string() })),
  deleted_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
type LineSku = z.infer<typeof lineSkuSchema>;

/** Columns of `OrderLine` (`api.md` 2.6), with our numeric twin of the kind of goods. */
export const lineFields = {
  id: z.int(),
  good_indent_id: z.int(),
  good_id: z.int(),
  good_sku_id: z.int(),
  type_code: z.int(),
  img: z.string(),
  name: z.string(),
  price: z.number().meta({ description: 'yuan' }),
  number: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  good_sku: lineSkuSchema.nullable(),
};

/** The little a list or the payment page tells of a good. */
const briefGood = {
  id: z.int(),
  name: z.string(),
  putaway_show: z.null(),
  is_inventory_show: z.null(),
};
export const listLineSchema = z.object({
  ...lineFields,
  good: z.object({ ...briefGood, type: z.string() }).nullable(),
});
export const payLineSchema = z.object({
  good_id: z.int(),
  good_indent_id: z.int(),
  good: z.object({ ...briefGood, type: z.int() }).nullable(),
});

/** A line without its good. `amount` writes the amounts of the SKU. */
export function toLineFields(
  line: OrderLine,
  sku: SaleSku | null,
  amount: (cents: number) => number,
  wording: Wording,
) {
  const { lang, times } = wording;
  return {
    id: line.id,
    good_indent_id: line.orderId,
    good_id: line.goodId,
    good_sku_id: line.skuId ?? 0,
    type_code: goodTypes.numbers[line.goodType],
    img: line.img,
    name: pickText(line.name, lang),
    price: toYuan(line.price),
    number: line.number,
    created_at: times.text(line.createdAt),
    updated_at: times.text(line.updatedAt),
    good_sku: sku && toLineSku(line, sku, amount, wording),
  };
}

/** A line of the order list: the kind of goods is a label, the SKU in cents. */
export function toListLine(line: OrderLine, good: SaleGood | null, wording: Wording): z.infer<typeof listLineSchema> {
  const brief = good && { ...toBriefGood(good, wording), type: typeLabel(good.type, wording.lang) };
  return { ...toLineFields(line, skuOf(line, good), (cents) => cents, wording), good: brief };
}

/** A line of the payment page: the kind of goods is a number. */
export function toPayLine(line: OrderLine, good: SaleGood | null, wording: Wording): z.infer<typeof payLineSchema> {
  const brief = good && { ...toBriefGood(good, wording), type: goodTypes.numbers[good.type] };
  return { good_id: line.goodId, good_indent_id: line.orderId, good: brief };
}

/** The SKU of a line, also when it was deleted meanwhile. */
export function skuOf(line: OrderLine, good: SaleGood | null): SaleSku | null {
  return good?.skus.find((sku) => sku.id === line.skuId) ?? null;
}

function toBriefGood(good: SaleGood, { lang }: Wording) {
  return { id: good.id, name: pickText(good.name, lang), putaway_show: null, is_inventory_show: null };
}

/** The choices are those that were bought; the rest is the SKU of today. */
function toLineSku(
  line: OrderLine,
  sku: SaleSku,
  amount: (cents: number) => number,
  { lang, times }: Wording,
): LineSku {
  return {
    id: sku.id,
    good_id: line.goodId,
    market_price: amount(sku.marketPrice),
    cost_price: 0,
    price: amount(sku.price),
    inventory: sku.stock,
    code_type: codeKinds.numbers[sku.codeType],
    is_fixed: sku.isFixed,
    product_sku: viewChoices(line.productSku ?? sku.choices, lang),
    deleted_at: times.textOrNull(sku.deletedAt),
    created_at: times.text(sku.createdAt),
    updated_at: times.text(sku.updatedAt),
  };
}
