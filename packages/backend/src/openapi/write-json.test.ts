import { expect, it } from 'vitest';
import { writeJson } from './write-json.ts';

it('writes objects over lines and short lists on one', () => {
  const value = { a: [1, 'two', null], b: {}, c: [{ d: [] }, {}], e: undefined };
  expect(writeJson(value)).toBe(`{
  "a": [1, "two", null],
  "b": {},
  "c": [
    {
      "d": []
    },
    {}
  ]
}
`);
});

it('breaks a list that would be wider than a line', () => {
  const names = Array.from({ length: 20 }, (_, index) => `name-${index}`);
  expect(writeJson({ names }).split('\n')).toHaveLength(20 + 5);
});

it('lets a list fill its line where no comma follows', () => {
  const filling = { names: ['x'.repeat(105)] };
  expect(writeJson(filling).split('\n')[1]).toHaveLength(120);
  expect(writeJson({ ...filling, more: 1 }).split('\n')).toHaveLength(3 + 4);
});
