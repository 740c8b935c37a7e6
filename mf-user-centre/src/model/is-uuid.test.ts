import { expect, it } from 'vitest';
import { isUuid } from './is-uuid.ts';

it.each([
  ['00000000-0000-4000-8000-00000000000a', true],
  ['00000000-0000-4000-8000-00000000000A', true],
  ['00000000-0000-4000-8000-00000000000', false],
  ['00000000-0000-4000-8000-00000000000a0', false],
  ['<script>', false],
  ['', false],
  [null, false],
])('%j: %s', (text, isOne) => {
  expect(isUuid(text)).toBe(isOne);
});
