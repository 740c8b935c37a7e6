const DAY = 24 * 3_600_000;

/** Whether a moment comes within a day from now on. Epoch ms; `undefined`: no moment. */
export const isWithinDay = (moment: number | undefined, now: number): moment is number =>
  moment !== undefined && moment > now && moment - now <= DAY;

/** From so many days on a coupon counts as nearly over. */
const SOON_DAYS = 3;

/** Days a coupon has left, a started one counting whole; `null` when there is time, when it is over, and on its last day. */
export function daysLeft(end: number | undefined, now: number): number | null {
  if (end === undefined || end <= now || isWithinDay(end, now)) return null;
  const days = Math.ceil((end - now) / DAY);
  return days <= SOON_DAYS ? days : null;
}
