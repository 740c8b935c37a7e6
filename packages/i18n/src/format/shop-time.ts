export type DateInput = number | string | Date;

/** Shanghai has had no daylight saving time since 1991: wall time is UTC+8, without asking the machine's zone data. */
const SHOP_OFFSET = 8 * 3_600_000;

const wallTime = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/**
 * The moment behind a date value, in epoch milliseconds, or `undefined`.
 *
 * A text without a zone is the shop's wall time, as the wire sends it; with `Z` or an offset it is what it says.
 */
export function toInstant(value: DateInput): number | undefined {
  const instant = typeof value === 'string' ? parse(value.trim()) : Number(value);
  // ±8.64e15 is the range of Date; beyond it no calendar date exists.
  return Number.isFinite(instant) && Math.abs(instant) <= 8.64e15 - SHOP_OFFSET ? instant : undefined;
}

function parse(text: string): number {
  const match = wallTime.exec(text);
  if (!match) return /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const utc = Date.UTC(year, month - 1, day, hour, minute, second);
  // Date.UTC turns 31 February into March: such a text is a mistake, not a date.
  const back = new Date(utc);
  const exists =
    back.getUTCMonth() === month - 1 && back.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  return exists ? utc - SHOP_OFFSET : Number.NaN;
}

export type ShopTime = { year: number; month: number; day: number; hour: number; minute: number; second: number };

/** A moment on the clock and calendar of the shop; `month` and `day` count from 1. `undefined` for what is no moment. */
export function shopTime(value: DateInput): ShopTime | undefined {
  const instant = toInstant(value);
  if (instant === undefined) return undefined;
  const shifted = new Date(instant + SHOP_OFFSET);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}
