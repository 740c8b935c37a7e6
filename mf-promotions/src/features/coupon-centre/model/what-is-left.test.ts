import { expect, it } from 'vitest';
import { whatIsLeft } from './what-is-left.ts';

it.each([
  [71_260, 100_000, { kind: 'share', value: 71, taken: 0.2874 }],
  [100, 100, { kind: 'share', value: 100, taken: 0 }],
  [21, 100_000, { kind: 'share', value: 1, taken: 0.99979 }],
  [20, 100_000, { kind: 'few', value: 20, taken: 0.9998 }],
  [3, 4, { kind: 'few', value: 3, taken: 0.25 }],
  [50, 40, { kind: 'share', value: 100, taken: 0 }],
])('%i of %i', (left, issued, said) => {
  const found = whatIsLeft({ left, issued });
  expect(found).toMatchObject({ kind: said.kind, value: said.value });
  expect(found?.taken).toBeCloseTo(said.taken, 5);
});

it.each([
  [0, 10],
  [5, 0],
  [-1, 10],
])('%i of %i says nothing', (left, issued) => expect(whatIsLeft({ left, issued })).toBeNull());
