import { z } from 'zod';
import { REFUND_KINDS } from '../../../kernel/db/schema/index.ts';
import { pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { payWays } from '../../../kernel/words/money.ts';
import type { Order } from '../../orders/order-records.ts';
import type { Wording } from '../../orders/wire/order-wire.ts';
import type { Refundable } from '../find-refundable.ts';
import type { RefundQuote } from '../quote-refund.ts';
import { kindsOf, refundReasons } from '../refund-reasons.ts';
import { boughtFields, toBoughtFields } from './refund-wire.ts';

const stages = z.array(z.enum(['unsent', 'sent', 'received']));
const yuan = z.number().meta({ description: 'yuan' });

/**
 * What of an order can be asked back: its lines with the pieces that are left (`unsent`: those of them that were not sent), and what can be
 * chosen: `stages` says for which pieces a reason is.
 */
export const offerSchema = z.object({
  good_indent_id: z.int(),
  identification: z.string(),
  obstacle: z.enum(['state', 'late', 'nothing-paid']).nullable(),
  until: z.string().nullable(),
  server_time: z.string(),
  kinds: z.array(z.enum(REFUND_KINDS)),
  reasons: z.array(z.object({ word: z.string(), text: z.string(), kinds: z.array(z.enum(REFUND_KINDS)), stages })),
  lines: z.array(
    z.object({
      ...boughtFields,
      number: z.int(),
      left: z.int(),
      unsent: z.int(),
      obstacle: z.enum(['handed-out', 'none-left']).nullable(),
    }),
  ),
});

export function toOffer(order: Order, refundable: Refundable, wording: Wording): z.infer<typeof offerSchema> {
  const { stages: own, obstacle, until, lines } = refundable;
  const { lang, times, now } = wording;
  const kinds = REFUND_KINDS.filter((kind) => own.some((stage) => kindsOf(stage).includes(kind)));
  return {
    good_indent_id: order.id,
    identification: order.number,
    obstacle,
    until: times.textOrNull(until),
    server_time: times.text(now),
    kinds,
    reasons: refundReasons
      .map((reason) => ({ ...reason, stages: reason.stages.filter((stage) => own.includes(stage)) }))
      .filter((reason) => reason.stages.length > 0)
      .map(({ word, text, kinds: ofReason, stages: when }) => ({
        word,
        text: pickText(text, lang),
        kinds: ofReason.filter((kind) => kinds.includes(kind)),
        stages: when,
      })),
    lines: lines.map(({ line, remaining: left, unsent, obstacle: why }) => ({
      ...toBoughtFields(line, wording),
      number: line.number,
      left: obstacle ? 0 : left,
      unsent: obstacle ? 0 : unsent,
      obstacle: why,
    })),
  };
}

/**
 * What a refund would give back. `goods` by price, less `coupon_money` and what points paid (`integral_money`, `integral` points go back);
 * `amount` is paid back, the shipping fee in it. `is_last`: the coupon of the order comes back too.
 */
export const quoteSchema = z.object({
  goods: yuan,
  coupon_money: yuan,
  integral_money: yuan,
  integral: z.int(),
  freight: yuan,
  amount: yuan,
  way_code: z.int().meta({ description: '0 balance, 1 the way it was paid' }),
  is_last: z.boolean(),
  has_coupon: z.boolean(),
  lines: z.array(z.object({ id: z.int(), number: z.int(), goods: yuan, coupon_money: yuan, amount: yuan })),
});

export function toQuote(order: Order, quote: RefundQuote): z.infer<typeof quoteSchema> {
  return {
    goods: toYuan(quote.products),
    coupon_money: toYuan(quote.coupon),
    integral_money: toYuan(quote.points),
    integral: quote.pointsSpent,
    freight: toYuan(quote.shippingFee),
    amount: toYuan(quote.money),
    way_code: payWays.numbers[order.payWay],
    is_last: quote.isLast,
    has_coupon: order.couponMoney > 0,
    lines: quote.lines.map((line) => ({
      id: line.lineId,
      number: line.quantity,
      goods: toYuan(line.products),
      coupon_money: toYuan(line.coupon),
      amount: toYuan(line.money - line.shippingFee + line.points),
    })),
  };
}
