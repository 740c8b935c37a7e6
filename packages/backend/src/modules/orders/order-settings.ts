/** Time to pay an order, in minutes (entities 5). */
export const MINUTES_TO_PAY = 1440;
/** Days after shipping until receipt is confirmed by itself, at midnight (entities 5). */
export const DAYS_UNTIL_RECEIPT = 7;
/** Days a received order waits for a review (entities 5). */
export const DAYS_TO_REVIEW = 12;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function minutesAfter(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * MINUTE);
}

export function daysAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY);
}
