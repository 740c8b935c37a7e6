import { expect, it } from 'vitest';
import { type CouponTerms, explainCoupon } from './explain.ts';

it.each<[CouponTerms, string, string]>([
  [{ type: 'threshold', cost: 500, threshold: 0 }, '无门槛', 'No threshold'],
  [{ type: 'threshold', cost: 3000, threshold: 19_900 }, '满¥199减¥30', 'Spend $199, $30 off'],
  [{ type: 'threshold', cost: 50, threshold: 1990 }, '满¥19.9减¥0.5', 'Spend $19.9, $0.5 off'],
  [{ type: 'random', cost: 100, threshold: 0 }, '无门槛', 'No threshold'],
  [{ type: 'random', cost: 100, threshold: 5000 }, '满¥50可用', 'Usable from $50'],
  [{ type: 'percent', cost: 1000, threshold: 9900 }, '满¥99可用', 'Usable from $99'],
])('%j', (terms, zh, en) => {
  expect([explainCoupon(terms, 'zh'), explainCoupon(terms, 'en')]).toEqual([zh, en]);
});
