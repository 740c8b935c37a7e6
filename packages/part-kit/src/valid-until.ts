import { type Format, toInstant } from '@jishi/i18n';

/** Until when something can be used: the day where it lasts to its end (23:59:59, or 0:00 of the next one), else the minute. */
export function validUntil({ date }: Pick<Format, 'date'>, until: string): string {
  const last = (toInstant(until) ?? Number.NaN) - 1000;
  return date(last, 'time') === '23:59' ? date(last, 'long') : date(until, 'minute');
}
