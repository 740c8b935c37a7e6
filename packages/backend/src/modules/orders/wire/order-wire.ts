import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { payWays, refundWays } from '../../../kernel/words/money.ts';
import { orderStates, orderTypes } from '../../../kernel/words/orders.ts';
import { orderTypeLabel, payWayLabel, refundWayLabel, stateLabel } from '../order-labels.ts';
import type { Order } from '../order-records.ts';
import { stateNow } from '../order-states.ts';

const yuan = z.number().meta({ description: 'yuan' });
const time = z.string().nullable();

/** Columns of an order, with our numeric twins of the labels. */
export const orderFields = {
  id: z.int(),
  lang: z.string(),
  user_id: z.int(),
  consignee: z.null(),
  type: z.string(),
  type_code: z.int(),
  state: z.int(),
  state_show: z.string(),
  total: yuan,
  identification: z.string(),
  carriage: yuan,
  coupon_money: z.int().meta({ description: 'cents' }),
  dhl_id: z.int(),
  odd: z.string().nullable(),
  remark: z.string().nullable(),
  refund_money: yuan,
  refund_way: z.string(),
  refund_way_code: z.int(),
  pay_way: z.string(),
  pay_way_code: z.int(),
  refund_reason: z.string().nullable(),
  overtime: time,
  pay_time: time,
  shipping_time: time,
  confirm_time: time,
  refund_time: time,
  receiving_time: time,
  evaluate_time: time,
  is_automatic_receiving: z.int(),
  is_automatic_evaluate: z.int(),
  deleted_at: z.null(),
  created_at: z.string(),
  updated_at: z.string(),
};

export type OrderFields = z.infer<z.ZodObject<typeof orderFields>>;

/** How a request wants things written. */
export type Wording = { lang: Lang; times: Times; now: Date };

/** An order without its lines; its state as it is at this moment. */
export function toOrderFields(order: Order, { lang, times, now }: Wording): OrderFields {
  const state = stateNow(order.state, order.overtime, now);
  return {
    id: order.id,
    lang: order.lang,
    user_id: order.userId,
    consignee: null,
    type: pickText(orderTypeLabel(order.type), lang),
    type_code: orderTypes.numbers[order.type],
    state: orderStates.numbers[state],
    state_show: pickText(stateLabel(state), lang),
    total: toYuan(order.total),
    identification: order.number,
    carriage: toYuan(order.shippingFee),
    coupon_money: order.couponMoney,
    dhl_id: order.courierId ?? 0,
    odd: order.waybill,
    remark: order.remark,
    refund_money: toYuan(order.refundMoney),
    refund_way: pickText(refundWayLabel(order.refundWay), lang),
    refund_way_code: refundWays.numbers[order.refundWay],
    pay_way: pickText(payWayLabel(order.payWay), lang),
    pay_way_code: payWays.numbers[order.payWay],
    refund_reason: order.refundReason,
    overtime: times.textOrNull(order.overtime),
    pay_time: times.textOrNull(order.payTime),
    shipping_time: times.textOrNull(order.shippingTime),
    confirm_time: times.textOrNull(order.confirmTime),
    refund_time: times.textOrNull(order.refundTime),
    receiving_time: times.textOrNull(order.receivingTime),
    evaluate_time: times.textOrNull(order.evaluateTime),
    is_automatic_receiving: Number(order.isReceivedByClock),
    is_automatic_evaluate: Number(order.isReviewedByClock),
    deleted_at: null,
    created_at: times.text(order.createdAt),
    updated_at: times.text(order.updatedAt),
  };
}
