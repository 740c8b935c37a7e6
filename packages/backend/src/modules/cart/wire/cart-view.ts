import type { z } from 'zod';
import type { SkuChoice } from '../../../kernel/db/schema/index.ts';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { goodTypes, shelfStates } from '../../../kernel/words/goods.ts';
import { typeLabel } from '../../catalogue/labels.ts';
import { livingSkus, type SaleGood, type SaleSku } from '../../catalogue/sale-goods.ts';
import type { Offers } from '../../flash-sales/sale-offers.ts';
import { toWireOffer } from '../../flash-sales/wire/offer-wire.ts';
import { freeFrom } from '../../freight/free-from.ts';
import type { CartLine } from '../cart-line.ts';
import { invalidReason, type LineFacts } from '../cart-validity.ts';
import { findSku } from '../find-sku.ts';
import { type cartLineAnswer, keptOf } from './cart-answer.ts';

/** A line as it is sent: snapshots renewed from the shop, amounts in yuan. */
export type CartLineView = z.output<typeof cartLineAnswer>;

type Around = { lang: Lang; times: Times; offers: Offers };

/**
 * Renews a line: name, picture, price, stock, shelf and limits are the shop's own of this moment, in the language of
 * the request; what else the client keeps on it comes back as it was.
 */
export function viewLine(stored: CartLine, good: SaleGood | null, { lang, times, offers }: Around): CartLineView {
  const line = keptOf(stored);
  const sku = findSku(line, good);
  const reason = invalidReason(line, factsOf(line, good, sku));
  const validity = { invalid: reason !== null, invalid_reason: reason };
  if (!good)
    return {
      ...line,
      good: { ...asObject(line['good']), is_show: shelfStates.numbers.off, is_delete: 1, seckill_offer: null },
      ...validity,
    };
  const price = sku?.price ?? (line.good_sku_id ? null : good.price);
  return {
    ...line,
    name: pickText(good.name, lang),
    img: sku?.picture ?? good.picture,
    ...(price === null ? {} : { price: toYuan(price) }),
    good: {
      ...asObject(line['good']),
      ...viewGood(good, lang),
      seckill_offer: toWireOffer(offers.of(good.id, sku?.id ?? null), times),
    },
    ...(sku ? { good_sku: { ...asObject(line['good_sku']), ...viewSku(sku, good.id, lang) } } : {}),
    ...validity,
  };
}

/** What the shop knows of what a line names. */
export function factsOf(line: CartLine, good: SaleGood | null, sku: SaleSku | null): LineFacts {
  if (!good) return null;
  return {
    isOnSale: good.isOnSale,
    isDeleted: good.isDeleted,
    hasVariants: livingSkus(good).length > 0,
    stock: sku?.stock ?? good.stock,
    variant: line.good_sku_id ? (sku ? 'present' : 'missing') : null,
  };
}

/** Axes and choices of a SKU in a language. */
export function viewChoices(choices: readonly SkuChoice[], lang: Lang): { key: string; value: string }[] {
  return choices.map(({ key, value }) => ({ key: pickText(key, lang), value: pickText(value, lang) }));
}

function viewGood(good: SaleGood, lang: Lang) {
  const skus = livingSkus(good);
  return {
    id: good.id,
    name: pickText(good.name, lang),
    type: typeLabel(good.type, lang),
    type_code: goodTypes.numbers[good.type],
    freight_id: good.freightType === 'rate' ? (good.freightId ?? 0) : 0,
    freight_free_from: freeFrom(good),
    is_show: shelfStates.numbers[good.shelfState],
    is_delete: good.isDeleted ? 1 : 0,
    price: toYuan(good.price),
    // Variants have prices of their own, as the original's snapshots say.
    market_price: skus.length > 0 ? null : toYuan(good.marketPrice),
    inventory: good.stock,
    inventory_show: skus.length > 0 ? skus.reduce((sum, sku) => sum + sku.stock, 0) : good.stock,
    purchase_number: good.purchaseLimit,
  };
}

function viewSku(sku: SaleSku, goodId: number, lang: Lang) {
  return {
    id: sku.id,
    good_id: goodId,
    price: toYuan(sku.price),
    market_price: toYuan(sku.marketPrice),
    // Purchase prices are nobody's business.
    cost_price: 0,
    inventory: sku.stock,
    product_sku: viewChoices(sku.choices, lang),
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
