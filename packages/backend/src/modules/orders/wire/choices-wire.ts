import { z } from 'zod';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { addressResponse, toWireAddress } from '../../addresses/wire/responses.ts';
import { explainCoupon } from '../../coupons/explain.ts';
import { isServed } from '../../shipping/served.ts';
import type { CouponChoice, OrderChoices } from '../order-choices.ts';

const yuan = z.number().meta({ description: 'yuan' });
const points = z.int().meta({ description: 'the most points the order may use' });

const couponChoice = z.object({
  id: z.int().meta({ description: 'what `user_coupon_id` names' }),
  ticket: z.string(),
  name: z.string(),
  explain: z.string(),
  failure_time: z.string(),
  coupon_money: yuan,
  deductible: points,
  obstacle: z
    .string()
    .nullable()
    .meta({ description: 'used, expired, flash-sale, scope or threshold; null: it can be used' }),
  missing: yuan.nullable().meta({ description: 'yuan below the threshold, where that is the obstacle' }),
  sill_money: yuan.nullable().meta({ description: 'yuan it takes off at its threshold; null where that is not known' }),
});

/** `choices` of a preview: what the order would cost with each coupon and address, and the coupon and points that cost least. */
export const choicesSchema = z.object({
  parities: z.number().meta({ description: 'yuan per point' }),
  deductible: points,
  best: z.object({ user_coupon_id: z.int().nullable(), integral: z.int() }),
  coupons: z.array(couponChoice),
  shippings: z.array(addressResponse.extend({ carriage: yuan, not_served: z.boolean() })),
});

/** `notServed`: codes of provinces nothing is sent to. */
export function toWireChoices(
  choices: OrderChoices,
  notServed: readonly string[],
  lang: Lang,
  times: Times,
): z.output<typeof choicesSchema> {
  const { rate, deductible, best, coupons, addresses } = choices;
  return {
    parities: rate,
    deductible,
    best: { user_coupon_id: best.couponId, integral: best.points },
    coupons: coupons.map((one) => toWireCoupon(one, lang, times)),
    shippings: addresses.map(({ address, shippingFee: freight }) => ({
      ...toWireAddress(address, times),
      carriage: toYuan(freight),
      not_served: !isServed(address.address, notServed),
    })),
  };
}

function toWireCoupon(one: CouponChoice, lang: Lang, times: Times): z.output<typeof couponChoice> {
  const { coupon, discount, deductible, obstacle, missing, discountAtThreshold } = one;
  return {
    id: coupon.id,
    ticket: coupon.ticket,
    name: pickText(coupon.name, lang),
    explain: explainCoupon(coupon, lang),
    failure_time: times.text(coupon.failureTime),
    coupon_money: toYuan(discount),
    deductible,
    obstacle,
    missing: missing === null ? null : toYuan(missing),
    sill_money: discountAtThreshold === null ? null : toYuan(discountAtThreshold),
  };
}
