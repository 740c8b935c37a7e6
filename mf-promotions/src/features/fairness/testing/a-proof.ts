import type { DrawProof } from '@jishi/api/lotteries';

/** The seed of the day of `aProof`, and what the shop showed of it before. */
export const seed = '4be61c27f57c1c5f835dac01b9dc8ad089a89433b97877e18cba945f81d1288d';
const hash = '81417d9d4d1dd22432247d122497d5541b7aec700ca3a24b1b4791ce7dbb87fb';

/** A draw as the shop publishes it; its result was made by another program. */
export function aProof(over: Partial<DrawProof> = {}): DrawProof {
  return {
    algorithm: 'jishi-draw-1',
    day: { day: '2026-11-22', hash, seed, publishedAt: '2026-11-23 00:05:00' },
    ...{ number: 12, draw: 1, customer: 17, lottery: 1, word: 'plum', hasReels: false },
    prizes: [
      { id: '1', name: '20 积分', weight: 3000, left: -1 },
      { id: '2', name: '谢谢参与', weight: 6000, left: -1 },
      { id: '3', name: '保温杯', weight: 1000, left: 5 },
    ],
    places: [1],
    receipt: 'cd'.repeat(32),
    ...over,
  };
}
