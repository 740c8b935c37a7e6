import { expect, it } from 'vitest';
import { obstacleOf } from './obstacle.ts';

const line = (left: number, obstacle: 'handed-out' | 'none-left' | null = null) => ({
  ...{ id: '1', productId: '2', name: '茶', picture: null, options: [], unitPrice: 1000, quantity: 2 },
  left,
  unsent: 0,
  obstacle,
});

it.each([
  ['late', [line(2)], 'late'],
  ['nothing-paid', [line(0, 'handed-out')], 'nothing-paid'],
  [null, [line(2)], null],
  [null, [line(0, 'handed-out'), line(1)], null],
  [null, [line(0, 'handed-out'), line(0, 'none-left')], 'none-left'],
  [null, [line(0, 'handed-out')], 'handed-out'],
] as const)('of an order with %s and lines: %#', (obstacle, lines, is) => {
  expect(obstacleOf({ obstacle, lines })).toBe(is);
});
