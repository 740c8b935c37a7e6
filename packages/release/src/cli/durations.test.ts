import { expect, test } from 'vitest';
import { readMoment } from '../times/typed-times.ts';
import { parseDuration, parseEnd } from './durations.ts';

test.each([
  ['90m', 5_400_000],
  ['12h', 43_200_000],
  ['7d', 604_800_000],
  ['0d', 0],
])('%s is a duration', (text, expected) => {
  expect(parseDuration(text)).toBe(expected);
  expect(Date.parse(parseEnd(text)) - Date.now()).toBeCloseTo(expected, -3);
  expect(Date.now() - readMoment(text)!.getTime()).toBeCloseTo(expected, -3);
});

test.each(['', '7', 'd', '1y', '-1d', '1.5h', '123456d'])('"%s" is no duration', (text) => {
  expect(() => parseDuration(text)).toThrow(/30d/);
});

test.each([
  ['2026-12-31T18:00Z', '2026-12-31T18:00:00.000Z'],
  ['2026-12-31T18:00:30+08:00', '2026-12-31T10:00:30.000Z'],
  ['2026-12-31 18:00:00.500Z', '2026-12-31T18:00:00.500Z'],
])('%s is a time', (text, expected) => {
  expect(parseEnd(text)).toBe(expected);
  expect(readMoment(text)?.toISOString()).toBe(expected);
});

test('a date or time without a zone is of this computer', () => {
  expect(readMoment('2026-12-31')).toEqual(new Date(2026, 11, 31));
  expect(readMoment('2026-12-31T18:00')).toEqual(new Date(2026, 11, 31, 18));
});

test.each(['soon', '2026-13-01', '2026-12-31T25:00', '31.12.2026', '1795253100123456789'])(
  '"%s" is no time',
  (text) => {
    expect(readMoment(text)).toBeNull();
    expect(() => parseEnd(text)).toThrow(/date like/);
  },
);
