import { couponStateNumbers, ownedCouponStateNumbers, wordOf } from '../wire/numbers.ts';
import { centsFromCents, centsFromYuan, toNumber, toOptionalId, toOptionalText, toPage } from '../wire/values.ts';
import type {
  Coupon,
  CouponDetail,
  CouponPage,
  CouponScope,
  CouponValue,
  OwnedCoupon,
  OwnedCouponPage,
  PriceWithCoupon,
} from './model.ts';
import type {
  WireBestCoupon,
  WireCoupon,
  WireCouponDetail,
  WireCouponPage,
  WireUserCoupon,
  WireUserCouponPage,
} from './wire.ts';

const RANDOM = 2;
const PERCENTAGE = 3;

function toCoupon(wire: WireCoupon): Coupon {
  const limit = toNumber(wire.limit_get);
  const taken = toNumber(wire.user_coupon_count);
  return {
    id: String(wire.id),
    name: toOptionalText(wire.name),
    value: toValue(wire, wire.cost_max),
    threshold: centsFromCents(wire.sill) || null,
    condition: wire.explain ?? '',
    startsAt: wire.start_time ?? '',
    endsAt: wire.end_time ?? '',
    // The claim list of the original holds running coupons only and may not name the state.
    state: wordOf(couponStateNumbers, wire.state) ?? 'underway',
    left: toNumber(wire.residue),
    issued: toNumber(wire.amount),
    scope: toScope(wire),
    taken,
    limit,
    isClaimed: limit > 0 && taken >= limit,
  };
}

function toOwnedCoupon(wire: WireUserCoupon): OwnedCoupon {
  return {
    id: String(wire.id),
    number: wire.ticket ?? '',
    state: wordOf(ownedCouponStateNumbers, wire.state) ?? 'invalid',
    receivedAt: wire.created_at ?? '',
    validUntil: wire.failure_time ?? '',
    orderId: toOptionalId(wire.order_id),
    // What it is worth was drawn when it was claimed.
    coupon: { ...toCoupon(wire.coupon), value: toValue(wire.coupon) },
  };
}

export function toCouponPage(wire: WireCouponPage): CouponPage {
  const { counts } = wire;
  return {
    ...toPage(wire, toCoupon),
    serverTime: toOptionalText(wire.server_time),
    turnsAt: toOptionalText(wire.turns_at),
    counts: counts
      ? {
          upcoming: toNumber(counts.upcoming),
          underway: toNumber(counts.underway),
          finished: toNumber(counts.finished),
        }
      : null,
  };
}

export function toOwnedCouponPage(wire: WireUserCouponPage): OwnedCouponPage {
  const { counts } = wire;
  return {
    ...toPage(wire, toOwnedCoupon),
    serverTime: toOptionalText(wire.server_time),
    counts: counts
      ? {
          all: toNumber(counts.all),
          unused: toNumber(counts.unused),
          used: toNumber(counts.used),
          invalid: toNumber(counts.invalid),
        }
      : null,
  };
}

export function toCouponDetail(wire: WireCouponDetail): CouponDetail {
  const { own } = wire;
  return {
    coupon: toCoupon(wire),
    serverTime: toOptionalText(wire.server_time),
    productIds: wire.good_ids.map(String),
    own: own
      ? {
          id: String(own.id),
          number: own.ticket ?? '',
          value: toValue({ type: wire.type, cost: own.cost }),
          validUntil: own.failure_time ?? '',
        }
      : null,
  };
}

export function toPriceWithCoupon({ goods_total, total, coupon_money_max, coupon }: WireBestCoupon): PriceWithCoupon {
  const goodsTotal = centsFromYuan(goods_total);
  return {
    goodsTotal,
    total: { min: goodsTotal - centsFromYuan(coupon_money_max), max: centsFromYuan(total) },
    coupon: coupon
      ? {
          id: String(coupon.id),
          ownedId: toOptionalId(coupon.user_coupon_id),
          name: toOptionalText(coupon.name),
          condition: coupon.explain ?? '',
        }
      : null,
  };
}

/** @param most the upper end of a coupon whose amount is not drawn yet */
function toValue({ type, cost }: Pick<WireCoupon, 'type' | 'cost'>, most?: WireCoupon['cost_max']): CouponValue {
  if (toNumber(type) === PERCENTAGE) return { kind: 'percentage', percent: toNumber(cost) / 100 };
  const amount = centsFromCents(cost);
  const upTo = toNumber(type) === RANDOM ? centsFromCents(most) : 0;
  return upTo > amount ? { kind: 'amount', amount, most: upTo } : { kind: 'amount', amount };
}

function toScope({ scope_type, scope_ids = [] }: WireCoupon): CouponScope {
  const kinds = { 1: 'categories', 2: 'products' } as const;
  const kind = kinds[toNumber(scope_type) as 1 | 2] as 'categories' | 'products' | undefined;
  return kind ? { kind, ids: scope_ids.map(String) } : { kind: 'all' };
}
