import { expect, it } from 'vitest';
import { aCoupon } from '../testing/a-coupon.ts';
import { claimStateOf, isClaimable } from './claim-state.ts';

it.each([
  [{}, 'open', true],
  [{ taken: 1 }, 'again', true],
  [{ isClaimed: true, left: 0 }, 'claimed', false],
  [{ isClaimed: true, state: 'finished' }, 'claimed', false],
  [{ left: 0 }, 'none-left', false],
  [{ taken: 1, left: 0 }, 'none-left', false],
  [{ state: 'finished' }, 'finished', false],
  [{ state: 'upcoming', left: 0 }, 'upcoming', false],
] as const)('%j is %s', (over, state, claimable) => {
  const found = claimStateOf(aCoupon(over));
  expect([found, isClaimable(found)]).toEqual([state, claimable]);
});
