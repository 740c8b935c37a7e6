import { expect, it, vi } from 'vitest';
import { remember } from './remember.ts';

it('works a value out once', () => {
  const work = vi.fn((value: number) => `<${value}>`);
  const remembered = remember(100, work);
  expect([1, 2, 1, 1, 2].map(remembered)).toEqual(['<1>', '<2>', '<1>', '<1>', '<2>']);
  expect(work).toHaveBeenCalledTimes(2);
});

it('forgets all when there are too many, and never keeps what is too large', () => {
  const work = vi.fn((value: string) => value.toUpperCase());
  const remembered = remember(10, work);
  for (const value of ['aa', 'bb', 'bb', 'cc', 'aa', 'far too long', 'far too long']) {
    expect(remembered(value)).toBe(value.toUpperCase());
  }
  // `cc` made room by forgetting the others.
  expect(work.mock.calls.flat()).toEqual(['aa', 'bb', 'cc', 'aa', 'far too long', 'far too long']);
});
