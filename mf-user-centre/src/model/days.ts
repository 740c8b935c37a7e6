/** Days `YYYY-MM-DD`, both included. */
export type DayRange = { from: string; until: string };

/** Whether a text is a day of the calendar. */
export function isDay(text: string | null): text is string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** What is wrong with two days somebody typed; null when nothing is. */
export function dayFault(
  from: string,
  until: string,
  today: string,
): { field: keyof DayRange; fault: DayFault } | null {
  if (!isDay(from)) return { field: 'from', fault: 'missing' };
  if (!isDay(until)) return { field: 'until', fault: 'missing' };
  if (from > today) return { field: 'from', fault: 'future' };
  return until < from ? { field: 'until', fault: 'before' } : null;
}
export type DayFault = 'missing' | 'future' | 'before';

/** So many days that end today. */
export const lastDays = (count: number, today: string): DayRange => ({
  from: new Date(Date.parse(today) - (count - 1) * DAY_MS).toISOString().slice(0, 10),
  until: today,
});

const DAY_MS = 86_400_000;
