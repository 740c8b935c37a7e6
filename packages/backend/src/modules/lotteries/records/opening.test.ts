import { describe, expect, it } from 'vitest';
import { isOpen, openingOf } from './opening.ts';

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

  it.each([
    ['upcoming', 1, 1, 2],
    ['open', 1, -1, 1],
    ['over', 1, -2, 0],
    ['over', 0, -2, -1],
    ['closed', 0, -1, 1],
    ['closed', 0, 1, 2],
  ])('is %s: switched %i, from %i to %i hours', (expected, isHidden, from, until) => {
    expect(openingOf({ isHidden, startTime: hours(from), endTime: hours(until) }, now)).toBe(expected);
  });
});
