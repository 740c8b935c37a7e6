import type { Coupon } from '@jishi/api/coupons';

/** A coupon of 5.00 for everything, three of ten left, without a threshold or an end. */
export const aCoupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: '1',
  name: '见面礼',
  value: { kind: 'amount', amount: 500 },
  threshold: null,
  condition: '',
  startsAt: '',
  endsAt: '',
  state: 'underway',
  left: 3,
  issued: 10,
  scope: { kind: 'all' },
  taken: 0,
  limit: 1,
  isClaimed: false,
  ...over,
});

/** A row of `GET coupon`: 30 off from 199 on, for everything, 20 of 100 left. */
export const aWireCoupon = (id: number, over: Record<string, unknown> = {}) => ({
  id,
  name: `券 ${id}`,
  cost: 3000,
  cost_max: null,
  type: 1,
  amount: 100,
  residue: 20,
  sill: 19_900,
  limit_get: 1,
  scope_type: 0,
  scope_ids: [],
  state: 1,
  start_time: '2026-11-01 00:00:00',
  end_time: '2026-11-30 23:59:59',
  explain: '满 199 元可用',
  note: null,
  user_coupon_count: 0,
  ...over,
});
