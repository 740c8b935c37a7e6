import { expect, it } from 'vitest';
import { vocabulary } from './vocabulary.ts';

const sizes = vocabulary('size', { large: 2, small: 1 });

it('has its words in the order of their numbers', () => {
  expect(sizes.words).toEqual(['small', 'large']);
});

it('turns a word into its number and back', () => {
  expect([sizes.numbers.large, sizes.numberOf('large'), sizes.wordOf(2)]).toEqual([2, 2, 'large']);
});

it('says what is wrong with a number or a word it does not have', () => {
  expect(() => sizes.wordOf(3)).toThrow('No size has the number 3.');
  expect(() => sizes.numberOf('huge')).toThrow('"huge" is no size: small, large.');
  expect(() => sizes.numberOf('toString')).toThrow('"toString" is no size');
});

it.each([
  [1, 'small'],
  [3, null],
  ['1', null],
  [undefined, null],
])('finds for %j as it was sent: %j', (sent, word) => {
  expect(sizes.find(sent)).toBe(word);
});
