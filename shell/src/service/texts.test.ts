import { messageFaults } from '@jishi/i18n/check';
import { expect, test } from 'vitest';
import en from './en.ts';
import zh from './zh.ts';

test('both languages say the same', () => {
  expect(messageFaults(zh, en)).toEqual([]);
});
