import { InvalidArgumentError } from 'commander';

const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** `10s`, `90m`, `12h`, `30d` in milliseconds; `null` for anything else. */
export function readDuration(text: string): number | null {
  const [, number, unit] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
  return number === undefined ? null : Number(number) * units[unit as keyof typeof units];
}

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

/** Reads a time in the past as typed: how long ago, or a date; `null` for anything else. */
export function readMoment(text: string): Date | null {
  const duration = readDuration(text);
  return duration === null ? readDate(text) : new Date(Date.now() - duration);
}

/** A date without a zone is of this computer. */
function readDate(text: string): Date | null {
  const pattern = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;
  const date = new Date(text.includes(':') ? text.replace(' ', 'T') : `${text}T00:00`);
  return pattern.test(text) && !Number.isNaN(date.getTime()) ? date : null;
}
