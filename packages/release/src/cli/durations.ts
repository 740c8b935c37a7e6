import { InvalidArgumentError } from 'commander';
import { readDate, readDuration } from '../times/typed-times.ts';

/** Parses a duration as typed. */
export function parseDuration(text: string): number {
  const duration = readDuration(text);
  if (duration !== null) return duration;
  throw new InvalidArgumentError('Write a duration like 10s, 90m, 12h or 30d.');
}

/** Parses when something ends, as typed: a duration from now, or a date. Returns an ISO time. */
export function parseEnd(text: string): string {
  const duration = readDuration(text);
  const end = duration === null ? readDate(text) : new Date(Date.now() + duration);
  if (end) return end.toISOString();
  throw new InvalidArgumentError('Write a duration like 30d, or a date like 2026-12-31 or 2026-12-31T18:00.');
}
