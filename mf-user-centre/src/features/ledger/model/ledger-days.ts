import { type DayRange, lastDays } from '../../../model/days.ts';

/** Ranges of a ledger that end today. */
export const ledgerRanges = ['week', 'month', 'quarter', 'all'] as const;
export type LedgerRange = (typeof ledgerRanges)[number] | 'own';

const dayCounts = { week: 7, month: 30, quarter: 90 } as const;
/** As many days as one answer tells the balance of. */
const YEAR = 365;

/** The days a list is narrowed to; nothing for all of them. */
export function listDays(range: LedgerRange, own: DayRange | null, today: string): DayRange | undefined {
  if (range === 'all') return undefined;
  return range === 'own' ? (own ?? undefined) : lastDays(dayCounts[range], today);
}

/** The days whose balances are shown: those of the list, of everything the last year. */
export const balanceDays = (range: LedgerRange, own: DayRange | null, today: string): DayRange =>
  listDays(range, own, today) ?? lastDays(YEAR, today);
