import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../../../kernel/db/failures.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { ordinaryLane, stockLane, type WantedOrder } from './lane.ts';
import { MAX_WAITING, OrderWriters } from './order-writers.ts';
import type { Outcome } from './place-together.ts';

const lane = ordinaryLane;
const stock = { productId: 2, variantId: null };
const line = { ...stock, quantity: 1, price: 6 };
const request = {
  lines: [line],
  shippingFee: 0,
  addressId: null,
  remark: null,
  giftNote: null,
  couponId: null,
  points: 0,
  prizeId: null,
};

/** An order of a customer that came so many milliseconds after the first. */
const anOrder = (userId: number, at = userId) => ({
  order: { userId, lang: 'zh' as const, release: null, releaseId: null, request },
  attempt: { userId, key: null, route: 'goodIndent', body: {} },
  arrivedAt: new Date(at),
});

/** Writers whose batches wait to be let go; each customer's order gets the customer's number as its id. */
function gatedWriters() {
  const batches: number[][] = [];
  const failures: unknown[] = [];
  const gates: PromiseWithResolvers<ReadonlyMap<WantedOrder, Outcome> | null>[] = [];
  const writers = new OrderWriters({
    place: async (_, orders) => {
      batches.push(orders.map(({ order }) => order.userId));
      const gate = Promise.withResolvers<ReadonlyMap<WantedOrder, Outcome> | null>();
      gates.push(gate);
      return (await gate.promise) ?? new Map(orders.map((one) => [one, one.order.userId]));
    },
    onFailure: (error) => failures.push(error),
  });
  const nextBatch = (count: number) => vi.waitFor(() => expect(gates.length).toBe(count));
  return { writers, batches, failures, gates, nextBatch };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('writes together what came while others were written, in the order of arrival, each customer once', async () => {
  const { writers, batches, gates, nextBatch } = gatedWriters();
  const first = writers.place(lane, anOrder(1));
  await nextBatch(1);
  const others = [writers.place(lane, anOrder(3)), writers.place(lane, anOrder(2)), writers.place(lane, anOrder(2, 9))];
  gates[0]?.resolve(null);
  expect(await first).toBe(1);
  await nextBatch(2);
  gates[1]?.resolve(null);
  await nextBatch(3);
  gates[2]?.resolve(null);
  expect(await Promise.all(others)).toEqual([3, 2, 2]);
  expect(batches).toEqual([[1], [2, 3], [2]]);
});

it('writes 64 at once, and each lane for itself', async () => {
  const { writers, batches, gates, nextBatch } = gatedWriters();
  const crowd = Array.from({ length: 70 }, (_, index) => writers.place(lane, anOrder(index + 1)));
  const elsewhere = writers.place(stockLane(stock), anOrder(1));
  await nextBatch(2);
  for (const gate of gates) gate.resolve(null);
  await nextBatch(3);
  gates[2]?.resolve(null);
  await Promise.all([...crowd, elsewhere]);
  expect(batches.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([1, 6, 64]);
});

it.each([
  ['a batch that fails is placed one by one', new Error('23505'), null],
  ['an outage is told to everybody', new DatabaseUnavailable('away', 'cut'), 'rejected'],
])('%s', async (_, failure, expected) => {
  const { writers, failures, gates, nextBatch } = gatedWriters();
  const settled = Promise.allSettled([1, 2].map((customer) => writers.place(lane, anOrder(customer))));
  await nextBatch(1);
  gates[0]?.reject(failure);
  const results = (await settled).map((one) => (one.status === 'fulfilled' ? one.value : one.status));
  expect(results).toEqual([expected, expected]);
  expect(failures).toEqual(expected === null ? [failure] : []);
});

it('lets so many wait, and nobody longer than for a connection', async () => {
  const { writers, gates, nextBatch } = gatedWriters();
  const first = writers.place(lane, anOrder(1));
  await nextBatch(1);
  const waiting = Array.from({ length: MAX_WAITING }, (_, index) => writers.place(lane, anOrder(index + 2)));
  await expect(writers.place(lane, anOrder(0))).rejects.toThrow(DatabaseUnavailable);
  const told = Promise.allSettled(waiting);
  vi.advanceTimersByTime(3_000);
  expect(new Set((await told).map(({ status }) => status))).toEqual(new Set(['rejected']));
  gates[0]?.resolve(null);
  expect(await first).toBe(1);
  const next = writers.place(lane, anOrder(5));
  await nextBatch(2);
  gates[1]?.resolve(null);
  expect(await next).toBe(5);
});

it('tells each its own refusal', async () => {
  const refusal = refuse('order.price_changed');
  const writers = new OrderWriters({
    place: async (_, orders) => new Map(orders.map((one) => [one, one.order.userId === 1 ? refusal : 8])),
    onFailure: () => {},
  });
  const [refused, placed] = [writers.place(lane, anOrder(1)), writers.place(lane, anOrder(2))];
  await expect(refused).rejects.toBe(refusal);
  expect(await placed).toBe(8);
});

it('writes an order in the lane it has to wait in, where it is found out', async () => {
  const lanes: string[] = [];
  const writers = new OrderWriters({
    place: async ({ name, isPatient }, orders) => {
      lanes.push(name);
      return new Map(orders.map((one) => [one, isPatient ? one.order.userId : stockLane(stock)]));
    },
    onFailure: () => {},
  });
  expect(await Promise.all([1, 2].map((customer) => writers.place(lane, anOrder(customer))))).toEqual([1, 2]);
  expect(lanes).toEqual(['ordinary', 'stock good:2']);
});
