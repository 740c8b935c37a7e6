import { toAddress } from '../addresses/mapping.ts';
import { yuanOfCents } from '../model/money.ts';
import { toProductType } from '../wire/product-type.ts';
import {
  centsFromYuan,
  toFlag,
  toNumber,
  toOptionalId,
  toOptionalNumber,
  toOptionalText,
  toOptions,
} from '../wire/values.ts';
import { toOrderChoices } from './choices-mapping.ts';
import type { OrderDraft, OrderDraftLine, OrderLineProblem, OrderPreview } from './draft-model.ts';
import { toOrderKind } from './labels.ts';
import type { WireOrderPreview } from './wire.ts';

const problems: readonly OrderLineProblem[] = [
  'missing',
  'off-shelf',
  'variant-missing',
  'variant-required',
  'short-of-stock',
  'purchase-limit',
  'flash-sale',
];

export function toOrderPreview(wire: WireOrderPreview): OrderPreview {
  return {
    lines: wire.goods_list.map((line) => ({
      productId: String(line.good_id),
      variantId: toOptionalId(line.good_sku_id),
      name: line.name,
      picture: toOptionalText(line.img),
      unitPrice: centsFromYuan(line.price),
      quantity: toNumber(line.number, 1),
      options: toOptions(line.product_sku),
      productType: toProductType(line),
      isInvalid: toFlag(line.invalid),
      left: toOptionalNumber(line.left),
      problem: problems.find((problem) => problem === line.invalid_reason) ?? null,
    })),
    goodsTotal: centsFromYuan(wire.goods_total),
    shippingFee: centsFromYuan(wire.carriage),
    couponDiscount: centsFromYuan(wire.coupon_money),
    isCouponUnusable: toFlag(wire.coupon_invalid),
    pointsDiscount: centsFromYuan(wire.integralPrice),
    points: {
      available: toNumber(wire.integral?.available, 0),
      deductible: toNumber(wire.integral?.deductible, 0),
      used: toNumber(wire.integral?.used, 0),
    },
    total: centsFromYuan(wire.total),
    needsAddress: toFlag(wire.need_address),
    address: wire.shipping ? toAddress(wire.shipping) : null,
    isServed: !toFlag(wire.not_served),
    kind: toOrderKind(wire),
    choices: toOrderChoices(wire.choices),
  };
}

/** Body of order create and preview. Amounts in yuan; the server refuses an order whose amounts are not its own. */
export function toWireOrder(draft: OrderDraft, shippingFee?: number) {
  return {
    indentCommodity: draft.lines.map(toWireDraftLine),
    ...(shippingFee === undefined ? {} : { carriage: yuanOfCents(shippingFee) }),
    ...(draft.addressId ? { shipping_id: Number(draft.addressId) } : {}),
    ...(draft.giftNote === undefined ? {} : { gift_note: draft.giftNote.trim() }),
    ...(draft.remark?.trim() ? { remark: draft.remark.trim() } : {}),
    ...(draft.couponId ? { user_coupon_id: Number(draft.couponId) } : {}),
    ...(draft.points ? { integral: draft.points } : {}),
    ...(draft.prizeId ? { integral_draw_log_id: Number(draft.prizeId) } : {}),
  };
}

/** A server refuses a line without a picture, also of goods that have none. Ours keeps its own. */
const NO_PICTURE = '-';

function toWireDraftLine(line: OrderDraftLine) {
  return {
    good_id: Number(line.productId),
    good_sku_id: Number(line.variantId ?? 0),
    number: line.quantity,
    price: yuanOfCents(line.unitPrice),
    name: line.name,
    img: line.picture ?? NO_PICTURE,
    ...(line.flashSale
      ? { seckill_id: Number(line.flashSale.saleId), seckill_sku_id: Number(line.flashSale.variantId) }
      : {}),
  };
}
