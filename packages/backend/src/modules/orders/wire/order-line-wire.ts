import { z } from 'zod';
import { pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { codeKinds, productTypes } from '../../../kernel/words/products.ts';
import { viewChoices } from '../../cart/wire/cart-view.ts';
import { typeLabel } from '../../catalogue/labels.ts';
import type { SaleProduct, SaleVariant } from '../../catalogue/sale-products.ts';
import type { OrderLine } from '../order-records.ts';
import type { Wording } from './order-wire.ts';

/** SKU of a line. Its amounts are cents in the list and yuan in the detail, as in the original. */
const lineVariantSchema = z.object({
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
type LineVariant = z.infer<typeof lineVariantSchema>;

/** Columns of `OrderLine`, with our numeric twin of the kind of goods. */
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
  good_sku: lineVariantSchema.nullable(),
};

/** The little a list or the payment page tells of a good. */
const briefProduct = {
  id: z.int(),
  name: z.string(),
  putaway_show: z.null(),
  is_inventory_show: z.null(),
};
export const listLineSchema = z.object({
  ...lineFields,
  good: z.object({ ...briefProduct, type: z.string() }).nullable(),
});
export const payLineSchema = z.object({
  good_id: z.int(),
  good_indent_id: z.int(),
  good: z.object({ ...briefProduct, type: z.int() }).nullable(),
});

/** A line without its good. `amount` writes the amounts of the SKU. */
export function toLineFields(
  line: OrderLine,
  variant: SaleVariant | null,
  amount: (cents: number) => number,
  wording: Wording,
) {
  const { lang, times } = wording;
  return {
    id: line.id,
    good_indent_id: line.orderId,
    good_id: line.productId,
    good_sku_id: line.variantId ?? 0,
    type_code: productTypes.numbers[line.productType],
    img: line.img,
    name: pickText(line.name, lang),
    price: toYuan(line.price),
    number: line.number,
    created_at: times.text(line.createdAt),
    updated_at: times.text(line.updatedAt),
    good_sku: variant && toLineVariant(line, variant, amount, wording),
  };
}

/** A line of the order list: the kind of goods is a label, the SKU in cents. */
export function toListLine(
  line: OrderLine,
  product: SaleProduct | null,
  wording: Wording,
): z.infer<typeof listLineSchema> {
  const brief = product && { ...toBriefProduct(product, wording), type: typeLabel(product.type, wording.lang) };
  return { ...toLineFields(line, variantOf(line, product), (cents) => cents, wording), good: brief };
}

/** A line of the payment page: the kind of goods is a number. */
export function toPayLine(
  line: OrderLine,
  product: SaleProduct | null,
  wording: Wording,
): z.infer<typeof payLineSchema> {
  const brief = product && { ...toBriefProduct(product, wording), type: productTypes.numbers[product.type] };
  return { good_id: line.productId, good_indent_id: line.orderId, good: brief };
}

/** The SKU of a line, also when it was deleted meanwhile. */
export function variantOf(line: OrderLine, product: SaleProduct | null): SaleVariant | null {
  return product?.variants.find((variant) => variant.id === line.variantId) ?? null;
}

function toBriefProduct(product: SaleProduct, { lang }: Wording) {
  return { id: product.id, name: pickText(product.name, lang), putaway_show: null, is_inventory_show: null };
}

/** The choices are those that were bought; the rest is the SKU of today. */
function toLineVariant(
  line: OrderLine,
  variant: SaleVariant,
  amount: (cents: number) => number,
  { lang, times }: Wording,
): LineVariant {
  return {
    id: variant.id,
    good_id: line.productId,
    market_price: amount(variant.marketPrice),
    cost_price: 0,
    price: amount(variant.price),
    inventory: variant.stock,
    code_type: codeKinds.numbers[variant.codeType],
    is_fixed: Number(variant.isFixed),
    product_sku: viewChoices(line.productSku ?? variant.choices, lang),
    deleted_at: times.textOrNull(variant.deletedAt),
    created_at: times.text(variant.createdAt),
    updated_at: times.text(variant.updatedAt),
  };
}
