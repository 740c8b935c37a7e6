import type { OrderState } from '../../../kernel/words/orders.ts';
import { daysAgo, inHours } from './moments.ts';
import type { LinePlan, Location, OrderPlan } from './order-rows.ts';
import type { SeedContext, SeededProduct } from './seed-context.ts';

const FIRST_ORDER = 101;

type Columns = NonNullable<OrderPlan['columns']>;

/** How far an order has come, as columns; every step is so many hours after the creation. */
const steps = {
  paid: (at: Date): Columns => ({ payTime: inHours(at, 0.2) }),
  shipped: (at: Date): Columns => ({
    ...steps.paid(at),
    courierId: 1,
    waybill: `YT${String(at.getTime()).slice(0, 12)}`,
    shippingTime: inHours(at, 18),
    receivingTime: inHours(at, 18 + 7 * 24),
  }),
  received: (at: Date): Columns => ({
    ...steps.shipped(at),
    receivingTime: inHours(at, 70),
    confirmTime: inHours(at, 70),
    evaluateTime: inHours(at, 70 + 12 * 24),
  }),
};

type Draft = {
  state: OrderState;
  daysAgo: number;
  lines: LinePlan[];
  columns: (at: Date, total: number) => Columns;
  remark?: string;
  isSplit?: boolean;
};

const amountOf = (lines: LinePlan[]) =>
  lines.reduce(
    (sum, { good: product, sku: variant, number }) =>
      sum + (variant?.price ?? product.price) * number + product.shippingFeeYuan * 100,
    0,
  );

/** The orders of the first demo account: one in every state, and a few more. */
export function planDemoOrders({ goods: products, now }: SeedContext, userId: number, location: Location): OrderPlan[] {
  const all = [...products.values()];
  const physical = all.filter(({ type, stock }) => type === 'physical' && stock > 20);
  const pick = (nth: number, number = 1): LinePlan => line(physical[(nth * 17) % physical.length], number);
  const ofType = (type: SeededProduct['type']): LinePlan =>
    line(
      all.find((product) => product.type === type && product.stock > 20),
      1,
    );

  const drafts: Draft[] = [
    {
      state: 'awaiting-payment',
      daysAgo: 0.05,
      lines: [pick(1, 2), pick(2)],
      columns: () => ({}),
      remark: '请在工作日送达',
    },
    { state: 'awaiting-payment', daysAgo: 0.4, lines: [pick(3)], columns: () => ({}) },
    { state: 'awaiting-shipment', daysAgo: 1, lines: [pick(4), pick(5)], columns: steps.paid },
    {
      state: 'awaiting-shipment',
      daysAgo: 1.5,
      lines: [pick(6)],
      columns: (at) => ({ ...steps.paid(at), couponMoney: 500 }),
    },
    { state: 'shipped', daysAgo: 2.5, lines: [pick(7), pick(8, 2)], columns: steps.shipped, isSplit: true },
    { state: 'shipped', daysAgo: 4, lines: [pick(9)], columns: steps.shipped },
    { state: 'expired', daysAgo: 8, lines: [pick(10)], columns: () => ({}) },
    {
      state: 'completed',
      daysAgo: 9,
      lines: [ofType('virtual')],
      columns: (at) => ({ ...steps.paid(at), confirmTime: inHours(at, 0.2) }),
    },
    {
      state: 'completed',
      daysAgo: 10,
      lines: [ofType('download')],
      columns: (at) => ({ ...steps.paid(at), confirmTime: inHours(at, 0.2) }),
    },
    { state: 'cancelled', daysAgo: 11, lines: [pick(11)], columns: () => ({}) },
    {
      state: 'refunded',
      daysAgo: 16,
      lines: [pick(12)],
      columns: (at, total) => ({
        ...steps.shipped(at),
        refundMoney: total,
        refundTime: inHours(at, 90),
        refundReason: '包装破损',
      }),
    },
    {
      state: 'refund-pending',
      daysAgo: 6,
      lines: [pick(13)],
      columns: (at, total) => ({
        ...steps.paid(at),
        payWay: 'online',
        refundWay: 'source',
        refundMoney: total,
        refundReason: '拍错了',
      }),
    },
    {
      state: 'refund-failed',
      daysAgo: 18,
      lines: [pick(14)],
      columns: (at, total) => ({
        ...steps.paid(at),
        payWay: 'online',
        refundWay: 'source',
        refundMoney: total,
        refundReason: '不想要了',
      }),
    },
    { state: 'awaiting-review', daysAgo: 7, lines: [pick(15), pick(16)], columns: steps.received },
    { state: 'awaiting-review', daysAgo: 5, lines: [pick(17)], columns: steps.received },
    {
      state: 'reviewed',
      daysAgo: 25,
      lines: [pick(18)],
      columns: (at) => ({ ...steps.received(at), evaluateTime: inHours(at, 100) }),
    },
    {
      state: 'awaiting-group',
      daysAgo: 0.6,
      lines: [pick(19)],
      columns: (at) => ({ ...steps.paid(at), type: 'group' }),
    },
  ];
  return drafts.map(({ state, lines, columns, remark, isSplit, ...draft }, index) => {
    const createdAt = daysAgo(now, draft.daysAgo);
    const travels = lines.some(({ good: product }) => product.type === 'physical');
    return {
      id: FIRST_ORDER + index,
      userId,
      state,
      createdAt,
      lines,
      location: travels ? location : null,
      ...(remark && { remark }),
      ...(isSplit && { isSplit }),
      columns: columns(createdAt, amountOf(lines)),
    };
  });
}

function line(product: SeededProduct | undefined, number: number): LinePlan {
  if (!product) throw new Error('The demo content has too few goods for the orders of the demo account.');
  return { good: product, sku: product.skus[0], number };
}
