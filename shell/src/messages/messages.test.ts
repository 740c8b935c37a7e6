import { messageFaults } from '@jishi/i18n/check';
import { expect, test } from 'vitest';
import en from './en.ts';
import { loadLayoutTexts } from './load-layout-texts.ts';
import zh from './zh.ts';

test('both languages say the same', () => {
  expect(messageFaults(zh, en)).toEqual([]);
});

test.each(['zh', 'en'] as const)('a tab fetches the frame’s and the common texts of %s', async (lang) => {
  const { shell, common } = await loadLayoutTexts(lang);
  expect(shell?.['search.submit']).toBe(lang === 'zh' ? '搜索' : 'Search');
  expect(common?.['common.unit']).toBe(lang === 'zh' ? '¥' : '$');
});
