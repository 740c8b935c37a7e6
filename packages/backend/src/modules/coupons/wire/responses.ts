import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { couponKinds, couponScopes, couponStates, ownCouponStates } from '../../../kernel/words/coupons.ts';
import type { Coupon, CouponFacts, OwnedRow } from '../coupon.ts';
import { couponStateNow, ownStateNow } from '../coupon-state.ts';
import { explainCoupon } from '../explain.ts';

/** An amount of zero is sent as an empty text. */
const centsOrBlank = z.union([z.int(), z.literal('')]);

const couponFields = {
  id: z.int(),
  name: z.string(),
  type: z.int().meta({ description: '1 threshold, 2 random, 3 percentage' }),
  cost: centsOrBlank.meta({ description: 'cents; type 3: percent off × 100' }),
  cost_max: z.int().nullable().meta({ description: 'cents; the most a random coupon may be worth' }),
  sill: centsOrBlank.meta({ description: 'threshold in cents' }),
  amount: z.int(),
  residue: z.int(),
  limit_get: z.int(),
  scope_type: z.int().meta({ description: '0 everything, 1 categories, 2 goods' }),
  scope_ids: z.array(z.int()),
  state: z.int(),
  start_time: z.string(),
  end_time: z.string(),
  explain: z.string(),
  note: z.string().nullable(),
};

/** A row of `GET coupon`. */
export const couponResponse = z.object({ ...couponFields, user_coupon_count: z.int() });

/** Extensions of `GET coupon`: the clock of the server, how many coupons each of its lists has, when one begins or ends. */
export const couponListExtras = {
  server_time: z.string(),
  counts: z.object({ upcoming: z.int(), underway: z.int(), finished: z.int() }).optional(),
  turns_at: z.string().nullable().optional(),
};

/** Extensions of `GET coupon/user`: how many coupons there are under each `index`. */
export const ownListExtras = {
  server_time: z.string(),
  counts: z.object({ all: z.int(), unused: z.int(), used: z.int(), invalid: z.int() }),
};

/** `GET coupon/{id}` (ours): a coupon with what it means to whoever asks. */
export const couponDetailResponse = couponResponse.extend({
  server_time: z.string(),
  good_ids: z.array(z.int()).meta({ description: 'those of the asked goods it is for' }),
  own: z
    .object({ id: z.int(), ticket: z.string(), cost: centsOrBlank, failure_time: z.string() })
    .nullable()
    .meta({ description: 'the one of the customer that is worth most, of those that can be used' }),
});

/** A row of `GET coupon/user`; `coupon.cost` is what this one is worth. */
export const ownCouponResponse = z.object({
  id: z.int(),
  user_id: z.int(),
  coupon_id: z.int(),
  ticket: z.string(),
  state: z.int(),
  failure_time: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  order_id: z.int().nullable().meta({ description: 'order it was used for, while the customer keeps that' }),
  coupon: z.object(couponFields),
});

export type Wording = { lang: Lang; times: Times; now: Date };

function toFields(coupon: Coupon, cost: number, { lang, times, now }: Wording) {
  return {
    id: coupon.id,
    name: pickText(coupon.name, lang),
    type: couponKinds.numbers[coupon.type],
    cost: blankIfZero(cost),
    cost_max: coupon.costMax,
    sill: blankIfZero(coupon.threshold),
    amount: coupon.amount,
    residue: coupon.remaining,
    limit_get: coupon.perCustomer,
    scope_type: couponScopes.numbers[coupon.scopeType],
    scope_ids: coupon.scopeIds,
    state: couponStates.numbers[couponStateNow(coupon, now)],
    start_time: times.text(coupon.startTime),
    end_time: times.text(coupon.endTime),
    explain: explainCoupon({ ...coupon, cost }, lang),
    note: coupon.note && pickText(coupon.note, lang),
  };
}

const blankIfZero = (cents: number): number | '' => (cents === 0 ? '' : cents);

/** `claimed`: how many of it the asking customer has had. */
export function toCoupon(coupon: Coupon, claimed: number, wording: Wording): z.output<typeof couponResponse> {
  return { ...toFields(coupon, coupon.cost, wording), user_coupon_count: claimed };
}

export function toCouponDetail(
  coupon: Coupon,
  { claimed, own, productIds }: CouponFacts,
  wording: Wording,
): z.output<typeof couponDetailResponse> {
  const { times, now } = wording;
  return {
    ...toCoupon(coupon, claimed, wording),
    server_time: times.text(now),
    good_ids: productIds,
    own: own && {
      id: own.id,
      ticket: own.ticket,
      cost: blankIfZero(own.cost),
      failure_time: times.text(own.failureTime),
    },
  };
}

export function toOwnCoupon({ own, coupon, orderId }: OwnedRow, wording: Wording): z.output<typeof ownCouponResponse> {
  const { times, now } = wording;
  return {
    id: own.id,
    user_id: own.userId,
    coupon_id: own.couponId,
    ticket: own.ticket,
    state: ownCouponStates.numbers[ownStateNow(own, now)],
    failure_time: times.text(own.failureTime),
    created_at: times.text(own.createdAt),
    updated_at: times.text(own.updatedAt),
    order_id: orderId,
    coupon: toFields(coupon, own.cost, wording),
  };
}
