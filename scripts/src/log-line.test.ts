import { expect, test } from 'vitest';
import { shownLine } from './log-line.ts';

test.each([
  ['{"level":30,"msg":"request completed"}', null],
  ['{"level":50,"msg":"pin refused","err":{"message":"no shell"}}', 'error: pin refused: no shell'],
  ['{"level":40,"msg":"slow","err":{"message":"slow"}}', 'warning: slow'],
  ['seeding 300 of 320 products', 'seeding 300 of 320 products'],
  ['{ not JSON', '{ not JSON'],
  ['  ', null],
])('%s', (line, shown) => {
  expect(shownLine(line)).toBe(shown);
});
