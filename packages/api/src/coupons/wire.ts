import * as z from 'zod/mini';
import { wireId, wireList, wireNumber, wirePage, wireText } from '../wire/parts.ts';

/** A coupon (13.3). `sill`, and `cost` of types 1 and 2, in cents; `cost` of type 3 in percent off × 100. */
const wireCoupon = z.object({
  id: wireId,
  name: wireText,
  cost: wireNumber,
  cost_max: wireNumber,
  type: wireNumber,
  amount: wireNumber,
  residue: wireNumber,
  sill: wireNumber,
  start_time: wireText,
  end_time: wireText,
  limit_get: wireNumber,
  state: wireNumber,
  explain: wireText,
  user_coupon_count: wireNumber,
  scope_type: wireNumber,
  scope_ids: z.optional(wireList(wireId)),
});
export type WireCoupon = z.infer<typeof wireCoupon>;

/** `GET coupon`; the clock and the counts are extensions. */
export const wireCouponPage = z.extend(wirePage(wireCoupon), {
  server_time: wireText,
  counts: z.nullish(z.object({ upcoming: wireNumber, underway: wireNumber, finished: wireNumber })),
  turns_at: wireText,
});
export type WireCouponPage = z.infer<typeof wireCouponPage>;

/** `GET coupon/{id}`, an extension. */
export const wireCouponDetail = z.extend(wireCoupon, {
  server_time: wireText,
  good_ids: wireList(wireId),
  own: z.nullish(z.object({ id: wireId, ticket: wireText, cost: wireNumber, failure_time: wireText })),
});
export type WireCouponDetail = z.infer<typeof wireCouponDetail>;

/** `GET coupon/best`, an extension. */
export const wireBestCoupons = z.object({
  rows: wireList(
    z.object({
      good_sku_id: z.nullish(wireId),
      goods_total: wireNumber,
      coupon_money_max: wireNumber,
      total: wireNumber,
      coupon: z.nullish(z.object({ id: wireId, user_coupon_id: z.nullish(wireId), name: wireText, explain: wireText })),
    }),
  ),
});
export type WireBestCoupon = z.infer<typeof wireBestCoupons>['rows'][number];

/** Row of `GET coupon/user`. */
const wireUserCoupon = z.object({
  id: wireId,
  ticket: wireText,
  state: wireNumber,
  failure_time: wireText,
  created_at: wireText,
  order_id: z.nullish(wireId),
  coupon: wireCoupon,
});
export type WireUserCoupon = z.infer<typeof wireUserCoupon>;

/** `GET coupon/user`; the clock and the counts are extensions. */
export const wireUserCouponPage = z.extend(wirePage(wireUserCoupon), {
  server_time: wireText,
  counts: z.nullish(z.object({ all: wireNumber, unused: wireNumber, used: wireNumber, invalid: wireNumber })),
});
export type WireUserCouponPage = z.infer<typeof wireUserCouponPage>;
