const DAY_MS = 86_400_000;

/** The pieces a day is written with: month from 0, weekday from Sunday as 0. */
export type DayParts = { month: number; number: number; weekday: number };

/** @param day `YYYY-MM-DD`; `null` for what is none */
export function dayParts(day: string): DayParts | null {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  return { month: date.getUTCMonth(), number: date.getUTCDate(), weekday: date.getUTCDay() };
}

/** How many days a day is after today. Both by the shop's calendar. @param serverTime `YYYY-MM-DD HH:mm:ss` */
export const daysAway = (day: string, serverTime: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${serverTime.slice(0, 10)}T00:00:00Z`)) / DAY_MS);
