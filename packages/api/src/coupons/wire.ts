import * as z from 'zod/mini';
import { wireId, wireList, wireNumber, wireText } from '../wire/parts.ts';

/** A coupon (13.3). `sill`, and `cost` of types 1 and 2, in cents; `cost` of type 3 in percent off × 100. */
export const wireCoupon = z.object({
  id: wireId,
  name: wireText,
  cost: wireNumber,
  type: wireNumber,
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

/** Row of `GET coupon/user`. */
export const wireUserCoupon = z.object({
  id: wireId,
  ticket: wireText,
  state: wireNumber,
  failure_time: wireText,
  coupon: wireCoupon,
});
export type WireUserCoupon = z.infer<typeof wireUserCoupon>;
