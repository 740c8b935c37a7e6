import { expect, it } from 'vitest';
import { matchedPart } from './matched-part.ts';

it.each([
  ['苹果汁', '苹果', ['', '苹果', '汁']],
  ['Purple Grapes', 'grape', ['Purple ', 'Grape', 's']],
  ['苹果汁', '梨', null],
  ['苹果汁', '', null],
])('%s around “%s”: %j', (text, typed, parts) => {
  expect(matchedPart(text, typed)).toEqual(parts);
});
