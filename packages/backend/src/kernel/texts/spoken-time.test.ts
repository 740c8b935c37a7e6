import { expect, it } from 'vitest';
import { spokenTime } from './spoken-time.ts';

it.each([
  ['2026-12-03 14:30:05', '2026年12月3日 14:30', '3 Dec 2026, 14:30'],
  ['2027-01-31 00:00:00', '2027年1月31日 00:00', '31 Jan 2027, 00:00'],
  ['2026-12-03', '2026-12-03', '2026-12-03'],
  ['20 积分', '20 积分', '20 积分'],
  ['', '', ''],
])('%j', (text, zh, en) => expect([spokenTime(text, 'zh'), spokenTime(text, 'en')]).toEqual([zh, en]));
