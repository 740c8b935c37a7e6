import { expect, it } from 'vitest';
import { messageFaults } from '../check.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

it('has every common text in both languages, with the same parameters', () => {
  expect(messageFaults(zh, en)).toEqual([]);
});

it('finds what two languages disagree about', () => {
  const faults = messageFaults(
    { same: '好 {{a}}', gone: '没', other: '{{a}}', many: '{{count}}' },
    { same: 'fine {{a}}', extra: 'x', other: '{{b}}', many: '{{count}} things', many_one: 'one thing', lost_one: 'x' },
  );
  expect(faults).toEqual([
    'en lacks gone',
    'other has other parameters in en',
    'zh lacks extra',
    'many_one has other parameters in en',
    'zh lacks lost_one',
  ]);
});

it('writes no exclamation marks and no polite plural', () => {
  const all = [...Object.values(zh), ...Object.values(en)].join('\n');
  expect(all).not.toMatch(/[!！]|您|亲，/);
});
