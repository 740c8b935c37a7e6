import { expect, it } from 'vitest';
import { locks } from './locks.ts';
import { occurrences } from './testing/remove-lock.ts';

it.each(locks)('the edit that removes $name fits the sources once', (lock) => {
  expect(occurrences(lock)).toBe(1);
  expect(lock.to).not.toBe(lock.from);
});
