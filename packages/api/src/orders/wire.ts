import * as z from 'zod/mini';
import { wireShipping } from '../addresses/wire.ts';
import { wireRefundState } from '../refunds/wire.ts';
import { wireFlag, wireId, wireLabel, wireList, wireNumber, wireOption, wireText } from '../wire/parts.ts';
import { wireParcel, wireTracking } from './parcel-wire.ts';

/** SKU of an order line. Its prices are in cents in the list and in yuan in the detail, so the client reads none. */
const wireLineSku = z.object({ code_type: wireNumber, product_sku: z.optional(wireList(wireOption)) });

/** Good of an order line: label in the list, number in the detail; its prices are never read. */
const wireLineGood = z.object({ type: wireLabel, type_code: wireNumber });

/** What is bought, in a line of an order and of a preview. `price` in yuan. */
const wireBought = z.object({
  good_id: wireId,
  good_sku_id: z.nullish(wireId),
  name: z.string(),
  img: wireText,
  price: wireNumber,
  number: wireNumber,
  type_code: wireNumber,
});

/** Line of an order (2.6). */
const wireOrderLine = z.extend(wireBought, {
  id: wireId,
  good: z.nullish(wireLineGood),
  good_sku: z.nullish(wireLineSku),
});
export type WireOrderLine = z.infer<typeof wireOrderLine>;

/** Which order it is and how it stands, wherever one is told of. `total` in yuan. */
const wireOrderHead = z.object({
  id: wireId,
  identification: z.string(),
  type: wireLabel,
  type_code: wireNumber,
  state: wireNumber,
  total: wireNumber,
});

/** What a row of the list and a detail both say (2.6). `carriage` in yuan. */
const wireOrder = z.extend(wireOrderHead, {
  carriage: wireNumber,
  overtime: wireText,
  created_at: z.string(),
  goods_list: wireList(wireOrderLine),
  /** From api level 9. */
  can_change_address: wireFlag,
  bin_until: z.optional(wireText),
  /** From api level 8. */
  can_refund: wireFlag,
  refunds: z.optional(wireList(z.object({ id: wireId, identification: z.string(), state: wireRefundState }))),
  /** From api level 9. */
  can_remind: wireFlag,
  reminded_time: wireText,
  remind_time: wireText,
  can_extend: wireFlag,
  receiving_time: z.optional(wireText),
  extension_days: wireNumber,
});
export type WireOrder = z.infer<typeof wireOrder>;

/** Row of `GET goodIndent` (2.6). */
export const wireOrderRow = z.extend(wireOrder, {
  /** From api level 9. */
  parcels_count: wireNumber,
});
export type WireOrderRow = z.infer<typeof wireOrderRow>;

/** Address of an order (2.7). */
export const wireOrderAddress = z.object({
  name: wireText,
  cellphone: wireText,
  location: wireText,
  address: wireText,
  house: wireText,
});
export type WireOrderAddress = z.infer<typeof wireOrderAddress>;

const wireOrderCode = z.object({
  id: wireId,
  good_sku_id: z.nullish(wireId),
  name: wireText,
  code: z.string(),
});
export type WireOrderCode = z.infer<typeof wireOrderCode>;

/** `GET goodIndent/detail/{id}`. `coupon_money` in cents, `integralPrice` and `refund_money` in yuan. */
export const wireOrderDetail = z.extend(wireOrder, {
  pay_way: wireLabel,
  pay_way_code: wireNumber,
  refund_way: wireLabel,
  refund_way_code: wireNumber,
  refund_money: wireNumber,
  refund_reason: wireText,
  refund_time: wireText,
  pay_time: wireText,
  shipping_time: wireText,
  confirm_time: wireText,
  odd: wireText,
  remark: wireText,
  coupon_money: wireNumber,
  integralPrice: wireNumber,
  download: wireFlag,
  dhl: z.nullish(z.object({ name: wireText })),
  tracking: z.optional(wireList(wireTracking)),
  /** From api level 9; without it `odd`, `dhl` and `tracking` tell of the only parcel. */
  parcels: z.nullish(wireList(wireParcel)),
  unsent: wireNumber,
  extended_days: wireNumber,
  /** From api level 13. */
  gift_note: z.nullish(wireText),
  /** From api level 12. */
  arrives_from: z.nullish(wireText),
  arrives_until: z.nullish(wireText),
  points_due: wireNumber,
  good_location: z.nullish(wireOrderAddress),
  good_code: z.optional(wireList(wireOrderCode)),
  integral_draw_log: z.nullish(
    z.object({
      integral_draw: z.nullish(z.object({ id: wireId })),
      integral_prize: z.nullish(z.object({ name: wireText })),
    }),
  ),
});
export type WireOrderDetail = z.infer<typeof wireOrderDetail>;

/** `GET goodIndent/pay/{id}`. `user.money` in yuan, `overtime_time` in seconds. */
export const wirePayInfo = z.extend(wireOrderHead, {
  overtime_time: wireNumber,
  goods_list: wireList(z.object({ good: z.nullish(z.object({ name: wireText })) })),
  good_location: z.nullish(wireOrderAddress),
  user: z.nullish(z.object({ money: wireNumber })),
});
export type WirePayInfo = z.infer<typeof wirePayInfo>;

export const wireOrderCounts = z.object({
  all: wireNumber,
  obligation: wireNumber,
  waitdeliver: wireNumber,
  waitforreceiving: wireNumber,
  remainEvaluated: wireNumber,
});
export type WireOrderCounts = z.infer<typeof wireOrderCounts>;

/** A coupon in `choices` of a preview. Amounts in yuan. */
const wireCouponOffer = z.object({
  id: wireId,
  ticket: wireText,
  name: wireText,
  explain: wireText,
  failure_time: wireText,
  coupon_money: wireNumber,
  deductible: wireNumber,
  obstacle: wireText,
  missing: wireNumber,
  sill_money: wireNumber,
});
export type WireCouponOffer = z.infer<typeof wireCouponOffer>;

/** `choices` of a preview (api level 6): what the order would cost with every coupon and address. */
const wireOrderChoices = z.object({
  parities: wireNumber,
  deductible: wireNumber,
  best: z.nullish(z.object({ user_coupon_id: z.nullish(wireId), integral: wireNumber })),
  coupons: wireList(wireCouponOffer),
  shippings: wireList(z.extend(wireShipping, { carriage: wireNumber, not_served: z.nullish(wireFlag) })),
});
export type WireOrderChoices = z.infer<typeof wireOrderChoices>;

/** `POST goodIndent/preview` (extension of ours). Every amount in yuan, `coupon_money` and `integralPrice` too. */
export const wireOrderPreview = z.object({
  type_code: wireNumber,
  goods_total: wireNumber,
  carriage: wireNumber,
  coupon_money: wireNumber,
  coupon_invalid: wireFlag,
  integralPrice: wireNumber,
  integral: z.nullish(z.object({ available: wireNumber, deductible: wireNumber, used: wireNumber })),
  total: wireNumber,
  need_address: wireFlag,
  shipping: z.nullish(wireShipping),
  not_served: z.nullish(wireFlag),
  goods_list: wireList(
    z.extend(wireBought, {
      product_sku: z.optional(wireList(wireOption)),
      invalid: wireFlag,
      invalid_reason: wireText,
      left: wireNumber,
    }),
  ),
  choices: z.nullish(wireOrderChoices),
});
export type WireOrderPreview = z.infer<typeof wireOrderPreview>;
