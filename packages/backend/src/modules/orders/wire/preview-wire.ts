import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { orderTypes } from '../../../kernel/words/orders.ts';
import { productTypes } from '../../../kernel/words/products.ts';
import { addressResponse, toWireAddress } from '../../addresses/wire/responses.ts';
import { viewChoices } from '../../cart/wire/cart-view.ts';
import { isServed } from '../../shipping/served.ts';
import { leftOf, orderTypeOf, type QuotedLine, snapshotOf } from '../quote.ts';
import type { OrderQuote } from '../quote-order.ts';
import { choicesSchema, toWireChoices } from './choices-wire.ts';

const yuan = z.number().meta({ description: 'yuan' });

const previewLine = z.object({
  good_id: z.int(),
  good_sku_id: z.int(),
  name: z.string(),
  img: z.string(),
  price: yuan,
  number: z.int(),
  type_code: z.int(),
  product_sku: z.array(z.object({ key: z.string(), value: z.string() })),
  invalid: z.boolean(),
  invalid_reason: z.string().nullable(),
  left: z.int().nullable().meta({ description: 'most pieces of a line that asks for too many' }),
});

/**
 * Answer of `POST goodIndent/preview`: what an order would cost right now. Lines that cannot be ordered are marked and
 * left out of the amounts, and so are a coupon and points that cannot be used here; without an address the shipping fee is 0 and `shipping` null.
 */
export const previewSchema = z.object({
  type_code: z.int(),
  goods_total: yuan,
  carriage: yuan,
  coupon_money: yuan,
  coupon_invalid: z.boolean(),
  integralPrice: yuan,
  integral: z.object({ available: z.int(), deductible: z.int(), used: z.int() }),
  total: yuan,
  need_address: z.boolean(),
  shipping: addressResponse.nullable(),
  not_served: z.boolean().meta({ description: 'nothing is sent to that address' }),
  goods_list: z.array(previewLine),
  choices: choicesSchema.optional().meta({ description: 'where `choices` was asked for' }),
});

/** `notServed`: codes of provinces nothing is sent to. */
export function toPreview(
  quote: OrderQuote,
  notServed: readonly string[],
  lang: Lang,
  times: Times,
): z.infer<typeof previewSchema> {
  const { amounts, promotions } = quote;
  const { points } = promotions;
  const isTooMany = points.wanted > Math.min(points.available, points.deductible);
  return {
    type_code: orderTypes.numbers[orderTypeOf(quote.lines)],
    goods_total: toYuan(amounts.products),
    carriage: toYuan(amounts.shippingFee),
    coupon_money: toYuan(amounts.coupon),
    coupon_invalid: promotions.isCouponUnusable,
    integralPrice: toYuan(amounts.points),
    integral: { available: points.available, deductible: points.deductible, used: isTooMany ? 0 : points.wanted },
    total: toYuan(amounts.total),
    need_address: quote.needsAddress,
    shipping: quote.address && toWireAddress(quote.address, times),
    not_served: quote.address !== null && !isServed(quote.address.address, notServed),
    goods_list: quote.lines.map((line) => toPreviewLine(line, quote.lines, lang)),
    ...(quote.choices && { choices: toWireChoices(quote.choices, notServed, lang, times) }),
  };
}

function toPreviewLine(line: QuotedLine, all: readonly QuotedLine[], lang: Lang): z.infer<typeof previewLine> {
  const { name, img, productSku } = snapshotOf(line);
  return {
    good_id: line.productId,
    good_sku_id: line.variantId ?? 0,
    name: pickText(name, lang),
    img,
    price: toYuan(line.price),
    number: line.quantity,
    type_code: productTypes.numbers[line.product?.type ?? 'physical'],
    product_sku: viewChoices(productSku ?? [], lang),
    invalid: line.problem !== null,
    invalid_reason: line.problem,
    left: leftOf(line, all),
  };
}
