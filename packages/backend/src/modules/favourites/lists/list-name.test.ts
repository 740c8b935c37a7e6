import { expect, it } from 'vitest';
import { cleanName, isShortEnough, nameKeyOf } from './list-name.ts';

it.each([
  ['  厨房　', '厨房'],
  ['For\nthe\tkitchen', 'For the kitchen'],
  ['\u202eKitchen\u200b\u0000', 'Kitchen'],
  [' \u200b ', ''],
])('%j is kept as %j', (said, kept) => expect(cleanName(said)).toBe(kept));

it.each([
  ['字'.repeat(30), true],
  ['🍳'.repeat(30), true],
  ['字'.repeat(31), false],
])('%s is short enough: %s', (name, expected) => expect(isShortEnough(name)).toBe(expected));

it.each([
  ['Kitchen', 'ｋＩＴＣＨＥＮ'],
  ['厨房 1', '厨房１'],
  ['ＡＢＣ　厨房', 'abc厨房'],
])('%s and %s are the same name', (one, other) => expect(nameKeyOf(one)).toBe(nameKeyOf(other)));

it('different names stay different', () => expect(nameKeyOf('厨房')).not.toBe(nameKeyOf('书房')));
