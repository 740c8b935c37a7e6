import type { LotteryDetail, LotteryState } from '@jishi/api/lotteries';
import { expect, it } from 'vitest';
import { obstacleOf } from './obstacle.ts';

const prizes = [{}, {}] as unknown as LotteryDetail['prizes'];
const lottery = { game: 'wheel', price: 50, triesPerDay: 3, drawsToday: 1, prizes } as const;

it.each<[Partial<LotteryDetail>, LotteryState, number | null, string | null]>([
  [{}, 'open', 50, null],
  [{}, 'open', null, null],
  [{}, 'open', 49, 'too-few-points'],
  [{ price: 0 }, 'open', 0, null],
  [{ drawsToday: 3 }, 'open', 50, 'no-tries'],
  [{ drawsToday: 9 }, 'open', 0, 'no-tries'],
  [{ drawsToday: 9, triesPerDay: null }, 'open', 50, null],
  [{ prizes: [] }, 'open', 50, 'no-prizes'],
  [{ game: 'slot-machine', prizes: prizes.slice(1) }, 'open', 50, 'no-prizes'],
  [{ drawsToday: 3 }, 'ended', 0, 'ended'],
  [{}, 'upcoming', 50, 'upcoming'],
  [{}, 'closed', 50, 'closed'],
])('%j, %s, %s points: %s', (more, state, points, obstacle) => {
  expect(obstacleOf({ ...lottery, ...more }, state, points)).toBe(obstacle);
});
