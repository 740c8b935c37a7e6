import { messageFaults } from '@jishi/i18n/check';
import { expect, it } from 'vitest';
import en from './en.ts';
import zh from './zh.ts';

it('says the same in both languages', () => {
  expect(messageFaults(zh, en)).toEqual([]);
});
