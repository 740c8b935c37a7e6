import { expect, it } from 'vitest';
import { readViewed, withViewed } from './viewed.ts';

it('puts the last one first, once', () => {
  expect(withViewed(['1', '2', '3'], '2')).toEqual(['2', '1', '3']);
  expect(
    withViewed(
      Array.from({ length: 20 }, (_, index) => String(index)),
      '99',
    ),
  ).toHaveLength(20);
});

it.each([
  [null, []],
  ['["12","x",3,"4"]', ['12', '4']],
  ['{}', []],
  ['not json', []],
])('reads %s as %j', (kept, ids) => {
  expect(readViewed(kept)).toEqual(ids);
});
