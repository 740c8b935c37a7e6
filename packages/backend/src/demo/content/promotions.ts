import { z } from 'zod';
import { couponKinds, couponScopes } from '../../kernel/words/coupons.ts';
import { lotteryKinds } from '../../kernel/words/lotteries.ts';
import { text } from './texts.ts';

export const coupon = z.object({
  id: z.int(),
  name: text,
  type: z.int().transform(couponKinds.wordOf),
  cost: z.int(),
  cost_max: z.int().nullable(),
  threshold_cents: z.int(),
  amount: z.int(),
  residue: z.int(),
  limit_per_user: z.int(),
  scope_type: z.int().transform(couponScopes.wordOf),
  scope_slugs: z.array(z.string()),
  starts_in_hours: z.number(),
  ends_in_hours: z.number(),
  note: text,
});
export type ContentCoupon = z.infer<typeof coupon>;

export const flashSales = z.object({
  slot_hours: z.literal(2),
  time_zone: z.string(),
  slots: z.array(z.object({ start: z.string(), end: z.string(), rotation_offset: z.int() })),
  goods_per_slot: z.int(),
  seed_days_ahead: z.int(),
  seed_days_behind: z.int(),
  goods: z.array(
    z.object({
      good: z.string(),
      seckill_price_cents: z.int(),
      /** `single`: the product has no variants. */
      sku_price_rule: z.enum(['same_ratio', 'single']),
      ratio_percent: z.number(),
      allocation: z.int(),
      starting_sold_percent: z.number(),
      purchase_limit_per_order: z.int(),
      customer_limit: z.int(),
    }),
  ),
});
export type FlashSaleRule = z.infer<typeof flashSales>;

const prizeFields = {
  name: text,
  weight: z.int(),
  quantity: z.int(),
  residue: z.int(),
  recycle_points: z.int(),
  picture: z.string(),
  is_hidden: z.int(),
};
export const lottery = z.object({
  id: z.int(),
  name: text,
  type: z.int().transform(lotteryKinds.wordOf),
  is_hidden: z.int(),
  cost_points: z.int(),
  tries_per_day: z.int(),
  starts_in_hours: z.number(),
  ends_in_hours: z.number(),
  style: z.string(),
  explain: text,
  prizes: z.array(
    z.discriminatedUnion('kind', [
      z.object({ ...prizeFields, kind: z.literal('good'), good: z.string() }),
      z.object({ ...prizeFields, kind: z.literal('points'), points: z.int() }),
      z.object({ ...prizeFields, kind: z.literal('blank') }),
    ]),
  ),
});
export type ContentLottery = z.infer<typeof lottery>;
