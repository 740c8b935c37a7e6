import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

function at() {
  const clock = { now: 0 };
  return {
    clock,
    buckets: createTokenBuckets({ burst: 300, share: 0.1, charge: 100, isAlone: () => false }, () => clock.now),
  };
}

test('networks are forgotten when they owe nothing', () => {
  const { buckets, clock } = at();
  for (let count = 0; count < 500; count += 1) {
    const bucket = buckets.of(`network ${count}`);
    buckets.end(bucket, { took: 100, paid: buckets.begin(bucket) });
  }
  expect(buckets.size).toBe(500);
  clock.now = 2_000;
  buckets.of('another');
  expect(buckets.size).toBe(1);
});

test('one that renders or waits is remembered', () => {
  const { buckets, clock } = at();
  buckets.begin(buckets.of('renders'));
  buckets.of('waits').waiting += 1;
  clock.now = 100_000;
  buckets.of('another');
  expect(buckets.size).toBe(3);
});

test('however many networks ask, so many are remembered; the others share', () => {
  const { buckets } = at();
  const first = buckets.of('network 0');
  for (let count = 1; count < 20_000; count += 1) buckets.of(`network ${count}`);
  expect(buckets.size).toBe(10_001);
  expect(buckets.of('network 0')).toBe(first);
  expect(buckets.of('late')).toBe(buckets.of('later'));
});

test('tokens come back over time, up to the burst', () => {
  const { buckets, clock } = at();
  const bucket = buckets.of('a');
  for (let count = 0; count < 3; count += 1) buckets.begin(bucket);
  expect([buckets.hasToken(bucket), buckets.untilToken([bucket])]).toEqual([false, 1_000]);
  clock.now = 1_000;
  expect([buckets.hasToken(bucket), buckets.untilToken([bucket])]).toEqual([true, Number.POSITIVE_INFINITY]);
  clock.now = 50_000;
  expect(buckets.hasToken(bucket)).toBe(true);
  expect(bucket.tokens).toBe(300);
});

test('who has nothing pays nothing, and gets nothing back', () => {
  const { buckets } = at();
  const bucket = buckets.of('a');
  const paid = Array.from({ length: 5 }, () => buckets.begin(bucket));
  expect(paid).toEqual([100, 100, 100, 0, 0]);
  for (const one of paid) buckets.end(bucket, { took: 40, paid: one });
  expect(bucket.tokens).toBe(180);
});
