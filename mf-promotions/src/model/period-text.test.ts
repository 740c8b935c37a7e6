import { formatDate, type Lang } from '@jishi/i18n';
import { expect, it } from 'vitest';
import { periodText } from './period-text.ts';

const formatIn = (lang: Lang) => ({
  lang,
  date: (...[value, style]: Parameters<typeof formatDate>) => formatDate(value, style, lang),
});

it.each([
  ['2026-11-01 00:00:00', '2026-12-03 23:59:59', '2026.11.01 – 2026.12.03', '1 Nov – 3 Dec 2026'],
  ['2026-12-20 10:00:00', '2027-01-05 23:59:59', '2026.12.20 – 2027.01.05', '20 Dec 2026 – 5 Jan 2027'],
])('%s until %s', (from, until, zh, en) => {
  expect([periodText(formatIn('zh'), from, until), periodText(formatIn('en'), from, until)]).toEqual([zh, en]);
});
