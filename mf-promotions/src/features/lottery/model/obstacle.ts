import type { LotteryDetail, LotteryState } from '@jishi/api/lotteries';

/** Why nobody can draw now, or this customer cannot. */
export type Obstacle = Exclude<LotteryState, 'open'> | 'no-prizes' | 'no-tries' | 'too-few-points';

type Drawable = Pick<LotteryDetail, 'game' | 'price' | 'triesPerDay' | 'drawsToday' | 'prizes'>;

/**
 * What stands in the way of a draw, the first thing that would be refused; `null` when nothing is known to.
 *
 * @param points the customer's; `null` while they are not known
 */
export function obstacleOf(lottery: Drawable, state: LotteryState, points: number | null): Obstacle | null {
  if (state !== 'open') return state;
  if (lottery.prizes.length < (lottery.game === 'slot-machine' ? 2 : 1)) return 'no-prizes';
  if (triesLeft(lottery) === 0) return 'no-tries';
  if (points !== null && points < lottery.price) return 'too-few-points';
  return null;
}

/** Tries left today; `null` without a limit. */
export function triesLeft({ triesPerDay, drawsToday }: Pick<Drawable, 'triesPerDay' | 'drawsToday'>): number | null {
  return triesPerDay === null ? null : Math.max(0, triesPerDay - drawsToday);
}
