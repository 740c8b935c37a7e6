import { expect, it } from 'vitest';
import { delaysOf } from './delays.ts';

it('counts until as few pieces are told of, or fewer', () => {
  const told = [
    { at: 0, left: 3 },
    { at: 150, left: 2 },
    { at: 1150, left: 0 },
  ];
  expect(delaysOf([100, 200, 300], 3, [told, [...told].slice(0, 2)])).toEqual([50, 950, 850, 50]);
});
