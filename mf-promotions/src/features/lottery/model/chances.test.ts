import type { LotteryDetail } from '@jishi/api/lotteries';
import { expect, it } from 'vitest';
import { chancesOf, chanceText } from './chances.ts';

const prizes = (...weights: number[]) => weights.map((weight) => ({ weight })) as unknown as LotteryDetail['prizes'];

it.each([
  ['wheel', [1, 3], [0.25, 0.75]],
  ['grid', [0, 0], [0, 0]],
  ['wheel', [], []],
  ['slot-machine', [9, 1], [0.125, 0.125]],
] as const)('%s with weights %j', (game, weights, chances) => {
  expect(chancesOf({ game, prizes: prizes(...weights) })).toEqual(chances);
});

it.each([
  [0, '0%'],
  [1, '100%'],
  [0.6745, '67.5%'],
  [0.125, '12.5%'],
  [0.01, '1%'],
  [0.005, '0.5%'],
  [0.0005, '0.05%'],
  [1 / 991, '0.1%'],
  [0.000001234, '0.00012%'],
])('%d is %s', (chance, text) => expect(chanceText(chance)).toBe(text));
