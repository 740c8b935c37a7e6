import { expect, it } from 'vitest';
import { readRange } from './time-range.ts';
import { createTimes } from './times.ts';

const times = createTimes('Asia/Shanghai');

it.each([
  [['2026-11-01', '2026-11-30'], '2026-11-01 00:00:00', '2026-12-01 00:00:00'],
  [['2026-12-31', '2026-12-31'], '2026-12-31 00:00:00', '2027-01-01 00:00:00'],
  [['2026-11-01 10:00:00', '2026-11-02 11:00:00'], '2026-11-01 00:00:00', '2026-11-03 00:00:00'],
  ['2026-12', '2026-12-01 00:00:00', '2027-01-01 00:00:00'],
  ['2024-02', '2024-02-01 00:00:00', '2024-03-01 00:00:00'],
])('reads %j', (value, from, until) => {
  const range = readRange(value, times);
  expect(range && [times.text(range.from), times.text(range.until)]).toEqual([from, until]);
});

it.each([null, undefined, '', '2026', '2026-13', 'x', [], ['2026-11-01'], ['2026-02-30', '2026-03-01'], [null, {}]])(
  'is no range: %j',
  (value) => {
    expect(readRange(value, times)).toBeNull();
  },
);
