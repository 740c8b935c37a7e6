import type { OwnPrize } from '@jishi/api/lotteries';

/** Where a prize stands, and where it leads. States are those of the model, never their words. */
export type PrizeStanding =
  | { kind: 'to-redeem'; before: string | null }
  | { kind: 'ordered'; orderId: string | null }
  | { kind: 'received'; of: 'points' | 'coupon' | 'balance' }
  | { kind: 'recycled'; points: number };

export function standingOf({ state, prize, orderId, redeemBefore }: OwnPrize): PrizeStanding {
  if (state === 'recycled') return { kind: 'recycled', points: prize.recycledPoints };
  if (prize.kind === 'product') {
    return state === 'open' ? { kind: 'to-redeem', before: redeemBefore } : { kind: 'ordered', orderId };
  }
  return { kind: 'received', of: prize.kind === 'nothing' ? 'points' : prize.kind };
}
