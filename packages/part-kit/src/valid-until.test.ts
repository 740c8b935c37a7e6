import { formatDate } from '@jishi/i18n';
import { expect, it } from 'vitest';
import { validUntil } from './valid-until.ts';

it.each([
  ['2026-12-03 23:59:59', '3 Dec 2026'],
  ['2026-12-04 00:00:00', '3 Dec 2026'],
  ['2027-01-01 00:00:00', '31 Dec 2026'],
  ['2026-12-03 14:30:00', '3 Dec 2026, 14:30'],
  ['soon', ''],
])('%s: until %s', (until, words) => {
  expect(validUntil({ date: (value, style) => formatDate(value, style, 'en') }, until)).toBe(words);
});
