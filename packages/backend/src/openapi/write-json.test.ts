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
