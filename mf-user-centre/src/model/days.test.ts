import { describe, expect, it } from 'vitest';
import { dayFault, isDay } from './days.ts';

const today = '2026-11-20';

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['yesterday', false],
  ['', false],
  [null, false],
])('%j is a day: %j', (text, answer) => expect(isDay(text)).toBe(answer));

describe('two days somebody typed', () => {
  it.each([
    ['2026-11-01', '2026-11-20', null],
    ['2026-11-20', '2026-11-20', null],
    ['2026-11-01', '2027-01-01', null],
    ['', '2026-11-20', { field: 'from', fault: 'missing' }],
    ['2026-11-01', '', { field: 'until', fault: 'missing' }],
    ['2026-11-31', '2026-12-01', { field: 'from', fault: 'missing' }],
    ['2026-11-21', '2026-11-22', { field: 'from', fault: 'future' }],
    ['2026-11-10', '2026-11-09', { field: 'until', fault: 'before' }],
  ])('%j to %j: %j', (from, until, fault) => expect(dayFault(from, until, today)).toEqual(fault));
});
