import { expect, it } from 'vitest';
import { areMixed } from './review-languages.ts';

it.each([
  [{ zh: 2, en: 3 }, true],
  [{ zh: 2, en: 0 }, false],
  [{ zh: 0, en: 1 }, false],
  [{ zh: 0, en: 0 }, false],
  [null, false],
])('%j: %s', (languages, expected) => {
  expect(areMixed(languages)).toBe(expected);
});
