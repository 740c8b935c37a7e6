import { couponStateNumbers, ownedCouponStateNumbers, wordOf } from '../wire/numbers.ts';
import { centsFromCents, toNumber, toOptionalText } from '../wire/values.ts';
import type { Coupon, CouponScope, CouponValue, OwnedCoupon } from './model.ts';
import type { WireCoupon, WireUserCoupon } from './wire.ts';

const PERCENTAGE = 3;

export function toCoupon(wire: WireCoupon): Coupon {
  const limit = toNumber(wire.limit_get);
  const taken = toNumber(wire.user_coupon_count);
  return {
    id: String(wire.id),
    name: toOptionalText(wire.name),
    value: toValue(wire),
    threshold: centsFromCents(wire.sill) || null,
    condition: wire.explain ?? '',
    startsAt: wire.start_time ?? '',
    endsAt: wire.end_time ?? '',
    // The claim list of the original holds running coupons only and may not name the state.
    state: wordOf(couponStateNumbers, wire.state) ?? 'underway',
    left: toNumber(wire.residue),
    scope: toScope(wire),
    taken,
    isClaimed: limit > 0 && taken >= limit,
  };
}

export function toOwnedCoupon(wire: WireUserCoupon): OwnedCoupon {
  return {
    id: String(wire.id),
    number: wire.ticket ?? '',
    state: wordOf(ownedCouponStateNumbers, wire.state) ?? 'invalid',
    validUntil: wire.failure_time ?? '',
    coupon: toCoupon(wire.coupon),
  };
}

function toValue({ type, cost }: WireCoupon): CouponValue {
  return toNumber(type) === PERCENTAGE
    ? { kind: 'percentage', percent: toNumber(cost) / 100 }
    : { kind: 'amount', amount: centsFromCents(cost) };
}

function toScope({ scope_type, scope_ids = [] }: WireCoupon): CouponScope {
  const kinds = { 1: 'categories', 2: 'products' } as const;
  const kind = kinds[toNumber(scope_type) as 1 | 2] as 'categories' | 'products' | undefined;
  return kind ? { kind, ids: scope_ids.map(String) } : { kind: 'all' };
}
