const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** So many minutes later, or earlier when negative. */
export function minutesAfter(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * MINUTE);
}

/** So many days of 24 hours later, or earlier when negative. */
export function daysAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY);
}
