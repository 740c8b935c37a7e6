import type { z } from 'zod';
import { type rangeField, readRange } from '../../kernel/wire/time-range.ts';
import type { Times } from '../../kernel/wire/times.ts';

/** Most days one answer tells of: a year, whichever. */
export const MAX_DAYS = 366;
/** Told without a range. */
const USUAL_DAYS = 30;

const DAY_MS = 86_400_000;

/**
 * Days (`YYYY-MM-DD`, in the shop's zone) whose balances are told: those of the range of a query, at most the last `MAX_DAYS` of it and
 * none that is still to come; without a range that can be read the last 30.
 */
export function shownDays(range: z.output<typeof rangeField>, times: Times, now: Date): string[] {
  const today = times.day(now);
  const read = readRange(range, times);
  // The end of a range is the first moment it leaves out.
  const wanted = read && { from: times.day(read.from), until: times.day(new Date(read.until.getTime() - 1)) };
  const until = wanted && wanted.until < today ? wanted.until : today;
  const earliest = plusDays(until, 1 - (wanted ? MAX_DAYS : USUAL_DAYS));
  const from = wanted && wanted.from > earliest ? wanted.from : earliest;
  const count = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => plusDays(from, index));
}

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
