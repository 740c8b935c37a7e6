import { describe, expect, it, vi } from 'vitest';
import { type DateStyle, formatDate } from './date.ts';
import { durationParts, formatClock, formatDuration } from './duration.ts';
import { formatMoney, formatMoneyRange, moneyParts } from './money.ts';
import { formatCount, group } from './number.ts';
import { toInstant } from './shop-time.ts';

describe('money', () => {
  it.each([
    [0, '¥0.00', '$0.00'],
    [5, '¥0.05', '$0.05'],
    [990, '¥9.90', '$9.90'],
    [128_600, '¥1,286.00', '$1,286.00'],
    [100_000_000_05, '¥100,000,000.05', '$100,000,000.05'],
    [-680, '-¥6.80', '-$6.80'],
  ])('%d cents', (cents, zh, en) => expect([formatMoney(cents, '¥'), formatMoney(cents, '$')]).toEqual([zh, en]));

  it('splits into typographic parts', () => {
    expect(moneyParts(-129_990, '¥')).toEqual({ sign: '-', symbol: '¥', whole: '1,299', decimals: '.90' });
  });

  it.each([
    [14_900, 23_900, '¥149.00 – 239.00'],
    [14_900, 14_900, '¥149.00'],
  ])('range %d to %d', (from, to, text) => expect(formatMoneyRange(from, to, '¥')).toBe(text));

  it.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('refuses %d', (value) =>
    expect(() => formatMoney(value, '¥')).toThrow(RangeError),
  );
});

describe('numbers', () => {
  it.each([
    [0, '0', '0'],
    [980, '980', '980'],
    [1_204, '1,204', '1.2k'],
    [9_999, '9,999', '9.9k'],
    [12_000, '1.2万', '12k'],
    [23_400, '2.3万', '23.4k'],
    [23_000, '2.3万', '23k'],
    [1_000_000, '100万', '1m'],
    [99_999_999, '9,999.9万', '99.9m'],
    [120_000_000, '1.2亿', '120m'],
  ])('%d', (value, zh, en) => expect([formatCount(value, 'zh'), formatCount(value, 'en')]).toEqual([zh, en]));

  it('groups digits', () => {
    expect([group(0), group(-1_234.9), group(1_234_567), group(-0.4)]).toEqual(['0', '-1,234', '1,234,567', '0']);
  });
});

describe('dates', () => {
  const evening = Date.UTC(2026, 6, 25, 16, 5, 9); // the 26th in Shanghai
  it.each<[DateStyle, string, string]>([
    ['date-time', '2026-07-26 00:05:09', '2026-07-26 00:05:09'],
    ['date', '2026-07-26', '2026-07-26'],
    ['minute', '2026年7月26日 00:05', '26 Jul 2026, 00:05'],
    ['long', '2026年7月26日', '26 Jul 2026'],
    ['short', '7月26日 00:05', '26 Jul, 00:05'],
    ['time', '00:05', '00:05'],
    ['dotted', '2026.07.26', '26 Jul 2026'],
  ])('%s', (style, zh, en) => {
    expect([formatDate(evening, style, 'zh'), formatDate(evening, style, 'en')]).toEqual([zh, en]);
  });

  it.each<[DateStyle, string, string]>([
    ['minute', '2026年12月3日', '3 Dec 2026'],
    ['long', '2026年12月3日', '3 Dec 2026'],
    ['short', '12月3日', '3 Dec'],
  ])('a day without an hour in style %s', (style, zh, en) => {
    expect([formatDate('2026-12-03', style, 'zh'), formatDate('2026-12-03', style, 'en')]).toEqual([zh, en]);
  });

  it('names every month', () => {
    const days = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
    expect(days.map((day) => formatDate(day, 'short', 'en')).join()).toBe(
      '1 Jan,1 Feb,1 Mar,1 Apr,1 May,1 Jun,1 Jul,1 Aug,1 Sep,1 Oct,1 Nov,1 Dec',
    );
  });

  it.each([
    ['2026-07-26 00:05:09', evening],
    ['2026-07-26T00:05:09', evening],
    ['2026-07-25T16:05:09Z', evening],
    ['2026-07-25T16:05:09.000Z', evening],
    ['2026-07-25T18:05:09+02:00', evening],
    ['2026-07-26', Date.UTC(2026, 6, 25, 16)],
    ['2026-02-31 00:00:00', undefined],
    ['2026-07-26 24:00:00', undefined],
    ['26/07/2026', undefined],
    ['', undefined],
    ['soon', undefined],
    [Number.NaN, undefined],
    [8.64e15, undefined],
  ])('%j is %j', (value, instant) => expect(toInstant(value)).toBe(instant));

  it('shows nothing for what is no date', () => expect(formatDate('soon', 'date')).toBe(''));

  it('does not ask the zone of the machine', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(formatDate('2026-11-01 01:30:00', 'date-time')).toBe('2026-11-01 01:30:00');
    expect(formatDate(new Date(evening), 'date')).toBe('2026-07-26');
    vi.unstubAllEnvs();
  });
});

describe('durations', () => {
  const span = ((25 * 60 + 24) * 60 + 36) * 1000;
  it('splits, counting a started second whole', () => {
    expect(durationParts(span)).toEqual({ days: 1, hours: 1, minutes: 24, seconds: 36 });
    expect(durationParts(999)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(durationParts(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(durationParts(Number.NaN)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it.each([
    [span, '1 天 1 小时', '1 day 1 hour'],
    [7_380_000, '2 小时 3 分钟', '2 hours 3 minutes'],
    [3_601_000, '1 小时', '1 hour'],
    [59_000, '59 秒', '59 seconds'],
    [0, '0 秒', '0 seconds'],
  ])('%d in words', (value, zh, en) => {
    expect([formatDuration(value, 'zh'), formatDuration(value, 'en')]).toEqual([zh, en]);
  });

  it.each([
    [5_076_000, '01:24:36', '01:24:36'],
    [span, '1天 01:24:36', '1 day 01:24:36'],
  ])('%d as a clock', (value, zh, en) => {
    expect([formatClock(value, 'zh'), formatClock(value, 'en')]).toEqual([zh, en]);
  });
});
