import { afterEach, expect, it, vi } from 'vitest';
import { storeClaim, takeClaim } from './pending-claim.ts';

const MINUTE = 60_000;
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it.each([
  ['at the same place', '/coupon/list', MINUTE, '5'],
  ['elsewhere', '/product/detail/1', MINUTE, null],
  ['long after', '/coupon/list', 15 * MINUTE, null],
  ['before it was kept', '/coupon/list', -MINUTE, null],
])('%s', (_, path, after, taken) => {
  storeClaim('5', '/coupon/list', 1_000_000);
  expect(takeClaim(path, 1_000_000 + after)).toBe(taken);
});

it('is taken once', () => {
  storeClaim('5', '/coupon/list', 0);
  expect([takeClaim('/coupon/list', 1), takeClaim('/coupon/list', 2)]).toEqual(['5', null]);
});

it.each(['{', 'null', '{"path":"/coupon/list"}', '{"path":"/coupon/list","couponId":5,"at":0}'])(
  'what cannot be read is none: %s',
  (text) => {
    sessionStorage.setItem('jishi_PendingClaim', text);
    expect(takeClaim('/coupon/list', 1)).toBeNull();
  },
);

it('does without a storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  storeClaim('5', '/coupon/list', 0);
  expect(takeClaim('/coupon/list', 1)).toBeNull();
});
