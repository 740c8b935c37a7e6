import type { Prize } from '@jishi/api/lotteries';
import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

const prize = (id: string, isWin: boolean, name = '谢谢参与') => ({ id, name, isWin }) as Prize;
// Names say nothing: a blank may be called a prize, and a prize "thanks for taking part".
const prizes = [prize('1', true), prize('2', false, '大奖'), prize('3', true, '20 积分')];

it.each([
  ['wheel', [0], { isWon: true, prize: { id: '1' } }],
  ['wheel', [1], { isWon: false, prize: { id: '2' } }],
  ['grid', [2], { isWon: true, prize: { id: '3' } }],
  ['slot-machine', [2, 2, 2], { isWon: true, prize: { id: '3' } }],
  ['slot-machine', [1, 1, 1], { isWon: false, prize: { id: '2' } }],
  ['slot-machine', [0, 0, 1], { isWon: false, prize: null }],
  ['slot-machine', [1, 0, 0], { isWon: false, prize: null }],
] as const)('%s %j', (game, places, expected) => {
  expect(outcomeOf({ game, prizes }, { places })).toMatchObject({ ...expected, places });
});

it.each([
  ['wheel', [3]],
  ['wheel', []],
  ['wheel', [0, 0, 0]],
  ['slot-machine', [0]],
  ['slot-machine', [0, 0, 7]],
] as const)('%s %j is of another list', (game, places) => {
  expect(outcomeOf({ game, prizes }, { places })).toBeNull();
});
