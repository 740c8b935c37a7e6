import { describe, expect, it } from 'vitest';
import type { AddressRow } from '../addresses/address-records.ts';
import type { OwnedCoupon } from '../coupons/owned-coupons.ts';
import type { PointsLimit } from '../points/rules.ts';
import { orderChoices } from './order-choices.ts';
import { type PriceFacts, priceFacts } from './price-order.ts';
import type { QuotedLine } from './quote.ts';
import { aSaleProduct } from './testing/sale-product.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const HOUR = 3_600_000;

const aLine = (over: Partial<QuotedLine> = {}): QuotedLine => ({
  productId: 4,
  variantId: null,
  quantity: 1,
  price: 10_000,
  product: aSaleProduct(),
  variant: null,
  problem: null,
  sale: null,
  ...over,
});
const aCoupon = (id: number, cost: number, over: Partial<OwnedCoupon> = {}): OwnedCoupon => ({
  id,
  couponId: id,
  ticket: `T${id}`,
  name: { zh: '券' },
  state: 'unused',
  failureTime: new Date(now.getTime() + HOUR),
  type: 'threshold',
  cost,
  threshold: 0,
  scopeType: 'everything',
  scopeIds: [],
  ...over,
});

type World = Partial<Pick<PriceFacts, 'coupons' | 'rate' | 'available' | 'isPrize'>> & {
  lines?: QuotedLine[];
  limit?: PointsLimit;
};
const facts = ({ lines = [aLine()], limit, coupons = [], rate = 0.01, available = 0, isPrize = false }: World) =>
  priceFacts(lines, {
    rates: new Map(),
    coupons,
    parents: new Map(),
    limits: new Map(limit ? [[4, limit]] : []),
    rate,
    available,
    isPrize,
    now,
  });
const address = (id: number): AddressRow => ({ id, address: '浙江省杭州市' }) as AddressRow;

/** Products of 100.00 that points may pay so far, in percent. */
const payable = (value: number): PointsLimit => ({ type: 'percent', value });
const soon = new Date(now.getTime() + 1);

describe('the best combination', () => {
  it.each<[string, World, { couponId: number | null; points: number }]>([
    ['is nothing where there is nothing', {}, { couponId: null, points: 0 }],
    ['is the coupon that saves most', { coupons: [aCoupon(1, 500), aCoupon(2, 900)] }, { couponId: 2, points: 0 }],
    [
      'is of equal coupons the one that ends first',
      { coupons: [aCoupon(1, 500), aCoupon(2, 500, { failureTime: soon })] },
      { couponId: 2, points: 0 },
    ],
    [
      'is of those that end together the one the customer has had longer',
      { coupons: [aCoupon(2, 500), aCoupon(1, 500)] },
      { couponId: 1, points: 0 },
    ],
    ['keeps a coupon that saves nothing', { coupons: [aCoupon(1, 0)] }, { couponId: null, points: 0 }],
    [
      'adds as many points as there are',
      { coupons: [aCoupon(1, 500)], available: 700, limit: payable(50) },
      { couponId: 1, points: 700 },
    ],
    [
      'adds as many points as the order takes',
      { coupons: [aCoupon(1, 500)], available: 9000, limit: payable(50) },
      { couponId: 1, points: 5000 },
    ],
    [
      'spends fewer points where both ways cost nothing',
      { coupons: [aCoupon(1, 3000), aCoupon(2, 5000)], available: 99_999, limit: payable(100) },
      { couponId: 2, points: 5000 },
    ],
    [
      'is not the largest coupon where whole points beside a smaller one leave less to pay',
      // 9.99 left take 7 points of 1.25, 10.00 left take 8.
      { coupons: [aCoupon(1, 9001), aCoupon(2, 9000)], available: 100, rate: 1.25, limit: payable(100) },
      { couponId: 2, points: 8 },
    ],
  ])('%s', (_, world, best) => {
    expect(orderChoices(facts(world), []).best).toEqual(best);
  });
});

it('offers no coupon for a flash sale, and says why', () => {
  const lines = [aLine({ sale: { saleId: 1, saleVariantId: 2, hold: null } })];
  const { coupons, best, deductible } = orderChoices(
    facts({ lines, coupons: [aCoupon(1, 500)], available: 10, limit: payable(100) }),
    [],
  );
  expect(coupons).toMatchObject([{ discount: 0, obstacle: 'flash-sale', missing: null, discountAtThreshold: null }]);
  expect(best).toEqual({ couponId: null, points: 0 });
  expect(deductible).toBe(0);
});

it('puts what saves most first and what cannot be used last', () => {
  const coupons = [
    aCoupon(1, 100, { threshold: 20_000 }),
    aCoupon(2, 100),
    aCoupon(3, 1000, { type: 'percent' }),
    aCoupon(4, 100, { failureTime: soon }),
  ];
  expect(orderChoices(facts({ coupons }), []).coupons.map(({ coupon }) => coupon.id)).toEqual([3, 4, 2, 1]);
});

it('counts what a coupon would take off at its threshold, only where any goods reach it', () => {
  const half = { type: 'percent' as const, cost: 5000, threshold: 30_000 };
  const coupons = [aCoupon(1, 0, half), aCoupon(2, 0, { ...half, scopeType: 'goods', scopeIds: [4] })];
  expect(orderChoices(facts({ coupons }), []).coupons).toMatchObject([
    { missing: 20_000, discountAtThreshold: 15_000 },
    { missing: 20_000, discountAtThreshold: null },
  ]);
});

it.each<[string, World, number[]]>([
  ['a parcel', {}, [800, 800]],
  ['a prize, which travels free', { isPrize: true }, [0, 0]],
  ['nothing to send', { lines: [aLine({ product: aSaleProduct({ type: 'virtual' }) })] }, []],
  ['a line that cannot be ordered', { lines: [aLine(), aLine({ problem: 'off-shelf' })] }, [800, 800]],
])('has the freight of every address for %s', (_, world, expected) => {
  expect(orderChoices(facts(world), [address(1), address(2)]).addresses.map(({ shippingFee }) => shippingFee)).toEqual(
    expected,
  );
});
