import { expect, it } from 'vitest';
import { parserOf } from '../wire/parts.ts';
import { type OrderChoice, previewFor } from './choices.ts';
import { toOrderPreview } from './draft-mapping.ts';
import type { OrderPreview } from './draft-model.ts';
import { wireOrderPreview } from './wire.ts';

const coupon = {
  id: 3,
  ticket: 'T3',
  name: '九折券',
  explain: '无门槛',
  failure_time: '2026-12-31 00:00:00',
  coupon_money: 20.5,
  deductible: 150,
  obstacle: null,
  missing: null,
  sill_money: null,
};
const below = { ...coupon, id: 4, name: '', coupon_money: 0, obstacle: 'threshold', missing: 0.1, sill_money: 30 };
const answer = {
  type_code: 0,
  goods_total: 100,
  carriage: 8,
  total: 108,
  need_address: true,
  integral: { available: 1000, deductible: 300, used: 0 },
  shipping: { id: 1, defaults: 1 },
  goods_list: [],
  choices: {
    parities: 0.015,
    deductible: 300,
    best: { user_coupon_id: 3, integral: 150 },
    coupons: [coupon, below, { ...below, id: 5, obstacle: 'not yet known', missing: null, sill_money: null }],
    shippings: [
      { id: 1, defaults: 1, carriage: 8 },
      { id: 2, defaults: 0, carriage: 0 },
    ],
  },
};
const read = (over: object = {}) => toOrderPreview(parserOf(wireOrderPreview)({ ...answer, ...over }));

it('reads choices, amounts in yuan and points as they are', () => {
  expect(read().choices).toMatchObject({
    pointValue: 0.015,
    deductible: 300,
    best: { couponId: '3', points: 150 },
    coupons: [
      {
        id: '3',
        number: 'T3',
        name: '九折券',
        condition: '无门槛',
        saves: 2050,
        deductible: 150,
        obstacle: null,
        missing: null,
      },
      { id: '4', name: null, obstacle: 'threshold', missing: 10, savesAtThreshold: 3000 },
      { id: '5', obstacle: 'scope', missing: null, savesAtThreshold: null },
    ],
    addresses: [
      { address: { id: '1', isDefault: true }, shippingFee: 800 },
      { address: { id: '2', isDefault: false }, shippingFee: 0 },
    ],
  });
});

it('offers nothing where the server tells no choices', () => {
  expect(read({ choices: undefined }).choices).toEqual({
    pointValue: 0,
    deductible: 0,
    best: { couponId: null, points: 0 },
    coupons: [],
    addresses: [],
  });
});

const nothing: OrderChoice = { addressId: null, couponId: null, points: 0 };
it.each<[string, Partial<OrderChoice>, Partial<OrderPreview>]>([
  ['nothing: to the default address', {}, { total: 10_800, shippingFee: 800 }],
  ['another address', { addressId: '2' }, { total: 10_000, shippingFee: 0 }],
  ['an address of somebody else', { addressId: '9' }, { total: 10_000, shippingFee: 0, address: null }],
  ['a coupon', { couponId: '3' }, { total: 8750, couponDiscount: 2050, isCouponUnusable: false }],
  ['a coupon that cannot be used', { couponId: '4' }, { total: 10_800, couponDiscount: 0, isCouponUnusable: true }],
  ['a coupon of somebody else', { couponId: '9' }, { total: 10_800, isCouponUnusable: true }],
  ['points, whole cents', { points: 101 }, { total: 10_649, pointsDiscount: 151 }],
  ['more points than the order takes', { points: 301 }, { total: 10_800, pointsDiscount: 0 }],
  ['points beside a coupon', { couponId: '3', points: 150 }, { total: 8525, pointsDiscount: 225 }],
  ['too many points beside a coupon', { couponId: '3', points: 151 }, { total: 8750, pointsDiscount: 0 }],
])('has the amounts for %s', (_, choice, expected) => {
  const preview = previewFor(read(), { ...nothing, ...choice });
  expect(preview).toMatchObject(expected);
});

it('says what is used and how much could be', () => {
  const { points, address } = previewFor(read(), { ...nothing, couponId: '3', points: 20 });
  expect(points).toEqual({ available: 1000, deductible: 150, used: 20 });
  expect(address?.id).toBe('1');
});

it('has no fee and no address where nothing is sent', () => {
  const { choices } = answer;
  const virtual = read({ need_address: false, shipping: null, choices: { ...choices, shippings: [] } });
  expect(previewFor(virtual, nothing)).toMatchObject({ total: 10_000, shippingFee: 0, address: null });
});
