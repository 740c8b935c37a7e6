import { yuanOfCents } from '../model/money.ts';
import { centsFromYuan, toFlag, toNumber, toOptionalText, toOptions } from '../wire/values.ts';
import type {
  BoughtGoods,
  RefundDetail,
  RefundDraft,
  RefundOffer,
  RefundQuote,
  RefundStage,
  RefundSummary,
  RefundWish,
} from './model.ts';
import type { WireBought, WireOffer, WireQuote, WireRefund, WireRefundDetail } from './wire.ts';

export function toRefundOffer(wire: WireOffer): RefundOffer {
  return {
    orderId: String(wire.good_indent_id),
    orderNumber: wire.identification,
    obstacle: wire.obstacle ?? null,
    until: toOptionalText(wire.until),
    serverTime: wire.server_time,
    kinds: wire.kinds,
    reasons: wire.reasons.map(({ stages, ...reason }) => ({ ...reason, stages: toStages(wire, stages) })),
    lines: wire.lines.map((line) => ({
      ...toBoughtGoods(line),
      quantity: toNumber(line.number, 1),
      left: toNumber(line.left),
      unsent: toNumber(line.unsent, isUnsent(wire) ? toNumber(line.left) : 0),
      obstacle: line.obstacle ?? null,
    })),
  };
}

/** Nothing is sent back of an order that was not sent. Before api level 9 an order was sent at once. */
const isUnsent = ({ kinds }: WireOffer): boolean => !kinds.includes('return');

function toStages(wire: WireOffer, stages: WireOffer['reasons'][number]['stages']): readonly RefundStage[] {
  if (!stages) return isUnsent(wire) ? ['unsent'] : ['sent'];
  const isForSent = stages.some((stage) => stage !== 'unsent');
  return [...(stages.includes('unsent') ? ['unsent' as const] : []), ...(isForSent ? ['sent' as const] : [])];
}

export function toRefundQuote(wire: WireQuote): RefundQuote {
  return {
    goods: centsFromYuan(wire.goods),
    couponDiscount: centsFromYuan(wire.coupon_money),
    pointsDiscount: centsFromYuan(wire.integral_money),
    points: toNumber(wire.integral),
    shippingFee: centsFromYuan(wire.freight),
    amount: centsFromYuan(wire.amount),
    method: toMethod(wire),
    isLast: toFlag(wire.is_last),
    hasCoupon: toFlag(wire.has_coupon),
    lines: wire.lines.map((line) => ({
      id: String(line.id),
      quantity: toNumber(line.number),
      goods: centsFromYuan(line.goods),
      couponDiscount: centsFromYuan(line.coupon_money),
      amount: centsFromYuan(line.amount),
    })),
  };
}

export function toRefundSummary(wire: WireRefund): RefundSummary {
  return {
    id: String(wire.id),
    number: wire.identification,
    orderId: String(wire.good_indent_id),
    orderNumber: wire.order_identification,
    kind: wire.kind,
    state: wire.state,
    reason: wire.reason_show,
    amount: centsFromYuan(wire.amount),
    points: toNumber(wire.integral),
    pointsDiscount: centsFromYuan(wire.integral_money),
    method: toMethod(wire),
    deadline: toOptionalText(wire.deadline),
    askedAt: wire.created_at,
    refundedAt: toOptionalText(wire.refund_time),
    lines: wire.lines.map((line) => ({
      ...toBoughtGoods(line),
      quantity: toNumber(line.number, 1),
      amount: centsFromYuan(line.amount),
    })),
  };
}

export function toRefundDetail(wire: WireRefundDetail): RefundDetail {
  return {
    ...toRefundSummary(wire),
    serverTime: wire.server_time,
    remark: toOptionalText(wire.remark),
    answer: toOptionalText(wire.answer),
    shippingFee: centsFromYuan(wire.freight),
    couponDiscount: centsFromYuan(wire.coupon_money),
    pictures: wire.resources.map(({ img }) => toOptionalText(img)).filter((address) => address !== null),
    events: wire.events.map(({ state, actor, words, time }) => ({
      state,
      actor,
      words: toOptionalText(words),
      at: time,
    })),
    courier: toOptionalText(wire.dhl_name),
    trackingNumber: toOptionalText(wire.odd),
    returnAddress: toOptionalText(wire.return_address),
    couriers: wire.couriers.map(({ id, name }) => ({ id: String(id), name })),
  };
}

/** What `refund/preview` and `refund/order` are asked with. */
export function toWireWish({ kind, reason, lines }: RefundWish) {
  return { kind, reason, lines: lines.map(({ id, quantity }) => ({ id: Number(id), number: quantity })) };
}

export function toWireDraft({ remark, pictures, amount, ...wish }: RefundDraft) {
  return { ...toWireWish(wish), remark: remark.trim(), resources: pictures, amount: yuanOfCents(amount) };
}

const toMethod = ({ way_code: way }: Pick<WireRefund, 'way_code'>) =>
  toNumber(way) === 1 ? ('source' as const) : ('balance' as const);

function toBoughtGoods(wire: WireBought): BoughtGoods {
  return {
    id: String(wire.id),
    productId: String(wire.good_id),
    name: wire.name,
    picture: toOptionalText(wire.img),
    options: toOptions(wire.product_sku),
    unitPrice: centsFromYuan(wire.price),
  };
}
