import { type BillMethod, type LedgerDirection, type LedgerSort, ledgerSorts } from '@jishi/api/bills';
import { withQuery } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';
import { type DayRange, isDay } from '../../../model/days.ts';
import { pageSizeOf, pageSizes } from '../../../model/page-size.ts';
import { type LedgerRange, ledgerRanges } from './ledger-days.ts';

export const directions = ['all', 'income', 'spending'] as const satisfies readonly ('all' | LedgerDirection)[];
export const methods = ['all', 'balance', 'online'] as const satisfies readonly ('all' | BillMethod)[];
export { ledgerSorts } from '@jishi/api/bills';

/** What the address of a ledger says. */
export type LedgerAddress = {
  direction: (typeof directions)[number];
  /** What moved the money; of the wallet only. */
  method: (typeof methods)[number];
  keyword: string;
  range: LedgerRange;
  /** The two days of a range of one's own. */
  own: DayRange | null;
  sort: LedgerSort;
  /** The balance by day as a table in place of the line. */
  asTable: boolean;
  page: number;
  pageSize: number;
};

/** Longest word that is looked for. */
export const LONGEST_KEYWORD = 60;

/** Reads the address; what is missing or makes no sense counts as not said. */
export function readLedgerAddress(query: URLSearchParams): LedgerAddress {
  const own = ownRange(query.get('from'), query.get('until'));
  return {
    direction: oneOf(directions, query.get('type')) ?? 'all',
    method: oneOf(methods, query.get('way')) ?? 'all',
    keyword: query.get('keyword')?.trim().slice(0, LONGEST_KEYWORD) ?? '',
    range: own ? 'own' : (oneOf(ledgerRanges, query.get('range')) ?? 'month'),
    own,
    sort: oneOf(ledgerSorts, query.get('sort')) ?? 'newest',
    asTable: query.get('view') === 'table',
    page: pageNumber(query.get('page')),
    pageSize: pageSizeOf(query.get('size')),
  };
}

/** The names of the address, in its order, for a form that goes there by itself; what is usual is null. */
export function ledgerFields(address: LedgerAddress): Record<string, string | number | null> {
  const { direction, method, keyword, range, own, sort, asTable, page, pageSize } = address;
  return {
    type: direction === 'all' ? null : direction,
    way: method === 'all' ? null : method,
    keyword: keyword || null,
    range: range === 'month' || range === 'own' ? null : range,
    from: own?.from ?? null,
    until: own?.until ?? null,
    sort: sort === 'newest' ? null : sort,
    view: asTable ? 'table' : null,
    page: page === 1 ? null : page,
    size: pageSize === pageSizes[0] ? null : pageSize,
  };
}

/** Path of a ledger, without the language prefix. @param path of the page itself */
export const ledgerPath = (path: string, address: LedgerAddress): string => withQuery(path, ledgerFields(address));

/** The address with something else chosen, on its first page. */
export const changed = (address: LedgerAddress, change: Partial<LedgerAddress>): LedgerAddress => {
  const next = { ...address, page: 1, ...change };
  return next.range === 'own' ? next : { ...next, own: null };
};

/** Everything there is: no limit, newest first. */
export const wholeLedger: LedgerAddress = { ...readLedgerAddress(new URLSearchParams()), range: 'all' };

/** Whether the address leaves anything out besides what is older than its range. */
export const isNarrowed = ({ direction, method, keyword }: LedgerAddress): boolean =>
  direction !== 'all' || method !== 'all' || keyword !== '';

function ownRange(from: string | null, until: string | null): DayRange | null {
  return isDay(from) && isDay(until) && from <= until ? { from, until } : null;
}

function oneOf<Word extends string>(words: readonly Word[], text: string | null): Word | undefined {
  return words.find((word) => word === text);
}
