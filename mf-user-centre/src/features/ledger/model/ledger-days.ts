/** Days `YYYY-MM-DD`, both included. */
export type DayRange = { from: string; until: string };

/** Ranges of a ledger that end today. */
export const ledgerRanges = ['week', 'month', 'quarter', 'all'] as const;
export type LedgerRange = (typeof ledgerRanges)[number] | 'own';

const dayCounts = { week: 7, month: 30, quarter: 90 } as const;
/** As many days as one answer tells the balance of. */
const YEAR = 365;
const DAY_MS = 86_400_000;

/** The days a list is narrowed to; nothing for all of them. */
export function listDays(range: LedgerRange, own: DayRange | null, today: string): DayRange | undefined {
  if (range === 'all') return undefined;
  return range === 'own' ? (own ?? undefined) : lastDays(dayCounts[range], today);
}

/** The days whose balances are shown: those of the list, of everything the last year. */
export const balanceDays = (range: LedgerRange, own: DayRange | null, today: string): DayRange =>
  listDays(range, own, today) ?? lastDays(YEAR, today);

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

const lastDays = (count: number, today: string): DayRange => ({
  from: new Date(Date.parse(today) - (count - 1) * DAY_MS).toISOString().slice(0, 10),
  until: today,
});
