import { describe, expect, it } from 'vitest';
import { isOpen } from './opening.ts';

describe('isOpen', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  it.each([
    ['inside its time', 1, -1, 1, true],
    ['from its first moment', 1, 0, 1, true],
    ['up to, not at its end', 1, -1, 0, false],
    ['not before', 1, 1, 2, false],
    ['not when switched off', 0, -1, 1, false],
  ])('%s', (_, isHidden, from, until, expected) => {
    expect(isOpen({ isHidden, startTime: hours(from), endTime: hours(until) }, now)).toBe(expected);
  });
});
