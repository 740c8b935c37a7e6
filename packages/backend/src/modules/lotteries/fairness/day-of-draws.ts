import type { Times } from '../../../kernel/wire/times.ts';

/** So long after midnight a seed is published: a computer whose clock is behind must not draw with a seed that is known. */
const MINUTES_TO_PUBLICATION = 5;

const DAY = 86_400_000;

/** When the seed of a day (`YYYY-MM-DD`) may be known. */
export function publishedAt(day: string, times: Times): Date {
  const noon = times.parse(`${day} 12:00:00`);
  const midnight = noon && times.parse(times.day(new Date(noon.getTime() + DAY)));
  if (!midnight) throw new Error(`${day} is no day`);
  return new Date(midnight.getTime() + MINUTES_TO_PUBLICATION * 60_000);
}

/** Whether a day is over, its seed known to everybody. */
export const isPublished = (day: string, now: Date, times: Times): boolean => publishedAt(day, times) <= now;
