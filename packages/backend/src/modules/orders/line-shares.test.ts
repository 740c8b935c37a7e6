import { describe, expect, it } from 'vitest';
import { lineShares } from './line-shares.ts';

const all = { isForCoupon: true, payable: 1_000_000 };

describe('lineShares', () => {
  it.each([
    {
      what: 'a coupon for everything by price',
      lines: [
        { ...all, total: 7900 },
        { ...all, total: 9900 },
      ],
      deducted: { coupon: 500, points: 0 },
      shares: [
        { coupon: 222, points: 0 },
        { coupon: 278, points: 0 },
      ],
    },
    {
      what: 'a coupon for one line to that one alone',
      lines: [
        { ...all, total: 7900, isForCoupon: false },
        { ...all, total: 8970 },
      ],
      deducted: { coupon: 500, points: 900 },
      shares: [
        { coupon: 0, points: 434 },
        { coupon: 500, points: 466 },
      ],
    },
    {
      what: 'points to where they may pay',
      lines: [
        { ...all, total: 5000, payable: 0 },
        { ...all, total: 5000, payable: 2000 },
      ],
      deducted: { coupon: 0, points: 1500 },
      shares: [
        { coupon: 0, points: 0 },
        { coupon: 0, points: 1500 },
      ],
    },
    {
      what: 'points over to what the other lines still cost',
      lines: [
        { total: 100, isForCoupon: true, payable: 100 },
        { total: 100, isForCoupon: false, payable: 0 },
      ],
      deducted: { coupon: 50, points: 100 },
      shares: [
        { coupon: 50, points: 50 },
        { coupon: 0, points: 50 },
      ],
    },
    {
      what: 'nothing of nothing',
      lines: [{ ...all, total: 0 }],
      deducted: { coupon: 0, points: 0 },
      shares: [{ coupon: 0, points: 0 }],
    },
  ])('gives $what', ({ lines, deducted, shares }) => {
    expect(lineShares(lines, deducted)).toEqual(shares);
  });

  it('shares all of it out, and never more than a line costs', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 500; round += 1) {
      const lines = Array.from({ length: 1 + random(4) }, () => {
        const total = random(10_000);
        return { total, isForCoupon: random(2) === 0, payable: random(total + 1) };
      });
      const eligible = lines.reduce((sum, line) => sum + (line.isForCoupon ? line.total : 0), 0);
      const coupon = eligible === 0 ? 0 : random(eligible + 1);
      const costs = lines.reduce((sum, line) => sum + line.total, 0) - coupon;
      const points = Math.min(
        costs,
        lines.reduce((sum, line) => sum + line.payable, 0),
      );
      const shares = lineShares(lines, { coupon, points });
      expect(shares.reduce((sum, share) => sum + share.coupon, 0)).toBe(coupon);
      expect(shares.reduce((sum, share) => sum + share.points, 0)).toBe(points);
      for (const [index, share] of shares.entries()) {
        expect(share.coupon + share.points).toBeLessThanOrEqual(lines[index]?.total ?? 0);
      }
    }
  });
});
