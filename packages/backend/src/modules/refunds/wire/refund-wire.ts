import { z } from 'zod';
import { REFUND_KINDS, REFUND_STATES } from '../../../kernel/db/schema/index.ts';
import { pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { refundWays } from '../../../kernel/words/money.ts';
import { viewChoices } from '../../cart/wire/cart-view.ts';
import type { OrderLine } from '../../orders/order-records.ts';
import type { Wording } from '../../orders/wire/order-wire.ts';
import type { RefundParts } from '../read-refunds.ts';
import { reasonText } from '../refund-reasons.ts';
import type { RefundEvent } from '../refund-records.ts';

const yuan = z.number().meta({ description: 'yuan' });

/** Goods of an order line, as they were bought. */
export const boughtFields = {
  id: z.int().meta({ description: 'the order line' }),
  good_id: z.int(),
  name: z.string(),
  img: z.string(),
  product_sku: z.array(z.object({ key: z.string(), value: z.string() })),
  price: yuan,
};

export function toBoughtFields(line: OrderLine, { lang }: Wording) {
  return {
    id: line.id,
    good_id: line.productId,
    name: pickText(line.name, lang),
    img: line.img,
    product_sku: viewChoices(line.productSku ?? [], lang),
    price: toYuan(line.price),
  };
}

/** `amount`: the money of these pieces, without shipping fee. */
const lineSchema = z.object({ ...boughtFields, number: z.int(), amount: yuan });

/** A refund in a list. Amounts in yuan; `deadline`: until when whoever has to act next has time. */
export const refundRow = z.object({
  id: z.int(),
  identification: z.string(),
  good_indent_id: z.int(),
  order_identification: z.string(),
  kind: z.enum(REFUND_KINDS),
  state: z.enum(REFUND_STATES),
  reason: z.string(),
  reason_show: z.string(),
  remark: z.string().nullable(),
  answer: z.string().nullable(),
  amount: yuan,
  freight: yuan,
  integral: z.int().meta({ description: 'points that go back' }),
  integral_money: yuan,
  coupon_money: yuan,
  way_code: z.int().meta({ description: '0 balance, 1 the way it was paid' }),
  dhl_id: z.int(),
  odd: z.string().nullable(),
  deadline: z.string().nullable(),
  refund_time: z.string().nullable(),
  created_at: z.string(),
  lines: z.array(lineSchema),
});

export function toRefundRow({ refund, orderNumber, lines, bought }: RefundParts, wording: Wording) {
  const { lang, times } = wording;
  return {
    id: refund.id,
    identification: refund.number,
    good_indent_id: refund.orderId,
    order_identification: orderNumber,
    kind: refund.kind,
    state: refund.state,
    reason: refund.reason,
    reason_show: pickText(reasonText(refund.reason), lang),
    remark: refund.remark,
    answer: refund.answer,
    amount: toYuan(refund.money),
    freight: toYuan(refund.shippingFee),
    integral: refund.points,
    integral_money: toYuan(refund.pointsMoney),
    coupon_money: toYuan(refund.couponMoney),
    way_code: refundWays.numbers[refund.way],
    dhl_id: refund.courierId ?? 0,
    odd: refund.waybill,
    deadline: times.textOrNull(refund.deadline),
    refund_time: times.textOrNull(refund.refundedAt),
    created_at: times.text(refund.createdAt),
    lines: lines.flatMap((line) => {
      const of = bought.get(line.orderLineId);
      return of ? [{ ...toBoughtFields(of, wording), number: line.quantity, amount: toYuan(line.money) }] : [];
    }),
  };
}

/** A step of a refund: what it was from then on, who did it, and what they said. */
export const eventSchema = z.object({
  state: z.enum(REFUND_STATES),
  actor: z.enum(['customer', 'shop', 'clock']),
  words: z.string().nullable(),
  time: z.string(),
});

export function toEvent({ state, actor, words, happenedAt }: RefundEvent, { times }: Wording) {
  return { state, actor, words, time: times.text(happenedAt) };
}
