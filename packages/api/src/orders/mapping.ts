import { sumCents, timesCents } from '../model/money.ts';
import { addSeconds, type ShopTime } from '../model/shop-time.ts';
import { toArrival } from '../wire/arrival.ts';
import { toProductType } from '../wire/product-type.ts';
import {
  centsFromCents,
  centsFromYuan,
  toFlag,
  toNumber,
  toOptionalId,
  toOptionalText,
  toOptions,
} from '../wire/values.ts';
import { toOrderKind, toOrderState, toPaymentMethod, toRefundMethod } from './labels.ts';
import type {
  OrderAddress,
  OrderCode,
  OrderCounts,
  OrderDetail,
  OrderLine,
  OrderRefund,
  OrderSummary,
  PaymentInfo,
} from './model.ts';
import { toOnlyParcel, toParcel } from './parcel-mapping.ts';
import type {
  WireOrder,
  WireOrderAddress,
  WireOrderCode,
  WireOrderCounts,
  WireOrderDetail,
  WireOrderLine,
  WireOrderRow,
  WirePayInfo,
} from './wire.ts';

const DAY_SECONDS = 86_400;

export function toOrderSummary(wire: WireOrder & Partial<Pick<WireOrderRow, 'parcels_count'>>): OrderSummary {
  return {
    id: String(wire.id),
    number: wire.identification,
    state: toOrderState(wire.state),
    kind: toOrderKind(wire),
    total: centsFromYuan(wire.total),
    shippingFee: centsFromYuan(wire.carriage),
    placedAt: wire.created_at,
    payBefore: toOptionalText(wire.overtime),
    lines: wire.goods_list.map(toOrderLine),
    canRefund: toFlag(wire.can_refund),
    canChangeAddress: toFlag(wire.can_change_address),
    binUntil: toOptionalText(wire.bin_until),
    refunds: (wire.refunds ?? []).map(({ id, identification, state }) => ({
      id: String(id),
      number: identification,
      state,
    })),
    canRemind: toFlag(wire.can_remind),
    remindedAt: toOptionalText(wire.reminded_time),
    canRemindAt: toOptionalText(wire.remind_time),
    parcelCount: toNumber(wire.parcels_count),
    canExtendReceipt: toFlag(wire.can_extend),
    extendedReceipt: toExtendedReceipt(wire),
  };
}

export function toOrderDetail(wire: WireOrderDetail): OrderDetail {
  const summary = toOrderSummary(wire);
  const parcels = wire.parcels ? wire.parcels.map(toParcel) : toOnlyParcel(wire, summary);
  return {
    ...summary,
    parcelCount: parcels.length,
    paidAt: toOptionalText(wire.pay_time),
    shippedAt: toOptionalText(wire.shipping_time),
    receivedBy: summary.state === 'shipped' ? toOptionalText(wire.receiving_time) : null,
    completedAt: toOptionalText(wire.confirm_time),
    paymentMethod: toPaymentMethod(wire),
    remark: toOptionalText(wire.remark),
    giftNote: wire.gift_note ?? null,
    goodsTotal: sumCents(summary.lines.map(({ unitPrice, quantity }) => timesCents(unitPrice, quantity))),
    couponDiscount: centsFromCents(wire.coupon_money),
    pointsDiscount: centsFromYuan(wire.integralPrice),
    address: wire.good_location ? toOrderAddress(wire.good_location) : null,
    courier: toOptionalText(wire.dhl?.name),
    trackingNumber: toOptionalText(wire.odd),
    parcels,
    unsentPieces: toNumber(wire.unsent),
    receiptExtendedDays: toNumber(wire.extended_days),
    arrives: toArrival(wire),
    pointsDue: toNumber(wire.points_due),
    refund: toRefund(wire),
    codes: (wire.good_code ?? []).map((code) => toOrderCode(code, wire.goods_list)),
    hasDownload: toFlag(wire.download),
    prize: toPrize(wire),
  };
}

export function toPaymentInfo(wire: WirePayInfo): PaymentInfo {
  return {
    orderId: String(wire.id),
    number: wire.identification,
    state: toOrderState(wire.state),
    kind: toOrderKind(wire),
    total: centsFromYuan(wire.total),
    secondsLeft: toNumber(wire.overtime_time),
    productNames: wire.goods_list.map(({ good }) => toOptionalText(good?.name)).filter((name) => name !== null),
    address: wire.good_location ? toOrderAddress(wire.good_location) : null,
    balance: centsFromYuan(wire.user?.money),
  };
}

export function toOrderCounts(wire: WireOrderCounts): OrderCounts {
  return {
    all: toNumber(wire.all),
    awaitingPayment: toNumber(wire.obligation),
    awaitingShipment: toNumber(wire.waitdeliver),
    shipped: toNumber(wire.waitforreceiving),
    awaitingReview: toNumber(wire.remainEvaluated),
  };
}

function toOrderLine(wire: WireOrderLine): OrderLine {
  return {
    id: String(wire.id),
    productId: String(wire.good_id),
    variantId: toOptionalId(wire.good_sku_id),
    name: wire.name,
    picture: toOptionalText(wire.img),
    unitPrice: centsFromYuan(wire.price),
    quantity: toNumber(wire.number, 1),
    options: toOptions(wire.good_sku?.product_sku),
    productType: toProductType({ type: wire.good?.type, type_code: wire.type_code ?? wire.good?.type_code }),
  };
}

/** What the shop would grant; nothing where the answer does not say how many days that are. */
function toExtendedReceipt(wire: WireOrder): ShopTime | null {
  const until = toOptionalText(wire.receiving_time);
  const days = toNumber(wire.extension_days);
  return until && days > 0 && toFlag(wire.can_extend) ? addSeconds(until, days * DAY_SECONDS) : null;
}

export function toOrderAddress(wire: WireOrderAddress): OrderAddress {
  return {
    name: wire.name ?? '',
    phone: wire.cellphone ?? '',
    place: wire.location ?? '',
    address: wire.address ?? '',
    house: wire.house ?? '',
  };
}

function toRefund(wire: WireOrderDetail): OrderRefund | null {
  const at = toOptionalText(wire.refund_time);
  const amount = centsFromYuan(wire.refund_money);
  if (!at && amount === 0) return null;
  return { method: toRefundMethod(wire), amount, at, reason: toOptionalText(wire.refund_reason) };
}

/** The kind of a code stands on the SKU of its line (0 card key, 1 web disk). */
function toOrderCode(wire: WireOrderCode, lines: readonly WireOrderLine[]): OrderCode {
  const line = lines.find(({ good_sku_id }) => toOptionalId(good_sku_id) === toOptionalId(wire.good_sku_id));
  return {
    id: String(wire.id),
    kind: toNumber(line?.good_sku?.code_type) === 1 ? 'web-disk' : 'card-key',
    name: toOptionalText(wire.name),
    code: wire.code,
  };
}

function toPrize({ integral_draw_log: log }: WireOrderDetail): OrderDetail['prize'] {
  if (!log) return null;
  return { lotteryId: toOptionalId(log.integral_draw?.id), name: log.integral_prize?.name ?? '' };
}
