import type { z } from 'zod';
import type { VariantChoice } from '../../../kernel/db/schema/index.ts';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { productTypes, shelfStates } from '../../../kernel/words/products.ts';
import { typeLabel } from '../../catalogue/labels.ts';
import { livingVariants, type SaleProduct, type SaleVariant } from '../../catalogue/sale-products.ts';
import type { Offers } from '../../flash-sales/sale-offers.ts';
import { toWireOffer } from '../../flash-sales/wire/offer-wire.ts';
import { freeShippingFrom } from '../../shipping/free-shipping.ts';
import type { CartLine } from '../cart-line.ts';
import { invalidReason, type LineFacts } from '../cart-validity.ts';
import { findVariant } from '../find-variant.ts';
import { type cartLineResponse, keptOf } from './cart-response.ts';

/** A line as it is sent: snapshots renewed from the shop, amounts in yuan. */
export type CartLineView = z.output<typeof cartLineResponse>;

type Around = { lang: Lang; times: Times; offers: Offers };

/**
 * Renews a line: name, picture, price, stock, shelf and limits are the shop's own of this moment, in the language of
 * the request; what else the client keeps on it comes back as it was.
 */
export function viewLine(stored: CartLine, product: SaleProduct | null, { lang, times, offers }: Around): CartLineView {
  const line = keptOf(stored);
  const variant = findVariant(line, product);
  const reason = invalidReason(line, factsOf(line, product, variant));
  const validity = { invalid: reason !== null, invalid_reason: reason };
  if (!product)
    return {
      ...line,
      good: { ...asObject(line['good']), is_show: shelfStates.numbers.off, is_delete: 1, seckill_offer: null },
      ...validity,
    };
  const price = variant?.price ?? (line.good_sku_id ? null : product.price);
  return {
    ...line,
    name: pickText(product.name, lang),
    img: variant?.picture ?? product.picture,
    ...(price === null ? {} : { price: toYuan(price) }),
    good: {
      ...asObject(line['good']),
      ...viewProduct(product, lang),
      seckill_offer: toWireOffer(offers.of(product.id, variant?.id ?? null), times),
    },
    ...(variant ? { good_sku: { ...asObject(line['good_sku']), ...viewVariant(variant, product.id, lang) } } : {}),
    ...validity,
  };
}

/** What the shop knows of what a line names. */
function factsOf(line: CartLine, product: SaleProduct | null, variant: SaleVariant | null): LineFacts {
  if (!product) return null;
  return {
    isOnSale: product.isOnSale,
    isDeleted: product.isDeleted,
    hasVariants: livingVariants(product).length > 0,
    stock: variant?.stock ?? product.stock,
    variant: line.good_sku_id ? (variant ? 'present' : 'missing') : null,
  };
}

/** Axes and choices of a SKU in a language. */
export function viewChoices(choices: readonly VariantChoice[], lang: Lang): { key: string; value: string }[] {
  return choices.map(({ key, value }) => ({ key: pickText(key, lang), value: pickText(value, lang) }));
}

function viewProduct(product: SaleProduct, lang: Lang) {
  const variants = livingVariants(product);
  return {
    id: product.id,
    name: pickText(product.name, lang),
    type: typeLabel(product.type, lang),
    type_code: productTypes.numbers[product.type],
    freight_id: product.shippingType === 'rate' ? (product.shippingRateId ?? 0) : 0,
    freight_free_from: freeShippingFrom(product),
    is_show: shelfStates.numbers[product.shelfState],
    is_delete: product.isDeleted ? 1 : 0,
    price: toYuan(product.price),
    // Variants have prices of their own, as the original's snapshots say.
    market_price: variants.length > 0 ? null : toYuan(product.marketPrice),
    inventory: product.stock,
    inventory_show: variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.stock, 0) : product.stock,
    purchase_number: product.purchaseLimit,
  };
}

function viewVariant(variant: SaleVariant, productId: number, lang: Lang) {
  return {
    id: variant.id,
    good_id: productId,
    price: toYuan(variant.price),
    market_price: toYuan(variant.marketPrice),
    // Purchase prices are nobody's business.
    cost_price: 0,
    inventory: variant.stock,
    product_sku: viewChoices(variant.choices, lang),
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
