import { describe, expect, it } from 'vitest';
import { isOpen, openingOf } from './opening.ts';

describe('isOpen', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  it.each([
    ['inside its time', true, -1, 1, true],
    ['from its first moment', true, 0, 1, true],
    ['up to, not at its end', true, -1, 0, false],
    ['not before', true, 1, 2, false],
    ['not when switched off', false, -1, 1, false],
  ])('%s', (_, isActive, from, until, expected) => {
    expect(isOpen({ isActive, startTime: hours(from), endTime: hours(until) }, now)).toBe(expected);
  });

  it.each([
    ['upcoming', true, 1, 2],
    ['open', true, -1, 1],
    ['over', true, -2, 0],
    ['over', false, -2, -1],
    ['closed', false, -1, 1],
    ['closed', false, 1, 2],
  ])('is %s: active %s, from %i to %i hours', (expected, isActive, from, until) => {
    expect(openingOf({ isActive, startTime: hours(from), endTime: hours(until) }, now)).toBe(expected);
  });
});
