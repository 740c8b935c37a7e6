import type { Parcel } from './parcel-records.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A parcel that has not arrived by then is not asked about any more: a person has to look. */
const DAYS_ASKED = 60;
/** A service that tells by itself is asked now and then whether it still does. */
const TELLS_WITHIN = 12 * HOUR;

/** When to try again after so many failures in a row: 1, 2, 4 … minutes, at most six hours. */
export function afterFailures(failures: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(6 * HOUR, MINUTE * 2 ** Math.max(0, failures - 1)));
}

/** When to ask again after an answer; `nextAt`: when there is more to know, for a service that can tell. Null: never. */
export function afterResponse({ shippedAt }: Pick<Parcel, 'shippedAt'>, now: Date, nextAt?: Date | null): Date | null {
  if (now.getTime() - shippedAt.getTime() > DAYS_ASKED * DAY) return null;
  return nextAt === undefined ? new Date(now.getTime() + TELLS_WITHIN) : nextAt;
}
