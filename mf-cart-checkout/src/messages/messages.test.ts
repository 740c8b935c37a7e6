import { messageFaults } from '@jishi/i18n/check';
import { expect, it } from 'vitest';
import en from './en.ts';
import zh from './zh.ts';

it('has every text in both languages, with the same parameters', () => {
  expect(messageFaults(zh, en)).toEqual([]);
});
