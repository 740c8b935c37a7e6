import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { replaceLine } from './replace-line.ts';

const variant = (id: string, quantity = 1) => aCartLine({ productId: '2', variantId: id, quantity });
const other = aCartLine({ productId: '1' });

it.each([
  ['keeps its place', [variant('7'), other], ['v8×3', 'p1×1']],
  ['joins a line behind it', [variant('7'), other, variant('8')], ['v8×3', 'p1×1']],
  ['joins a line before it', [variant('8'), other, variant('7')], ['p1×1', 'v8×3']],
  ['changes the other line when it has gone', [other, variant('8')], ['p1×1', 'v8×3']],
  ['does not come back', [other], ['p1×1']],
])('a line %s', (_title, lines, expected) => {
  const replaced = replaceLine(lines, variant('7'), variant('8', 3));
  expect(replaced.map(({ key, quantity }) => `${key}×${quantity}`)).toEqual(expected);
});
