import type { CartLine } from '@jishi/api/cart';
import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { offWord } from './off-word.ts';

it.each<[string, Partial<CartLine>, ReturnType<typeof offWord>]>([
  ['can be bought', { stock: 3 }, null],
  ['says nothing of its stock', { stock: null }, null],
  ['has fewer pieces left than were saved', { stock: 1, isInvalid: true, invalidReason: 'short-of-stock' }, null],
  ['is sold out', { stock: 0, isInvalid: true, invalidReason: 'short-of-stock' }, 'saved.sold-out'],
  ['is off the shelf', { stock: 3, isInvalid: true, invalidReason: 'off-shelf' }, 'saved.gone'],
  ['is no more', { stock: null, isInvalid: true, invalidReason: 'missing' }, 'saved.gone'],
])('a line that %s', (_what, line, word) => {
  expect(offWord(aCartLine(line))).toBe(word);
});
