import type { OrderKind, OrderTab } from '@jishi/api/orders';
import { paths, withQuery } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';
import { type DayRange, isDay } from './days.ts';
import { pageSizeOf, pageSizes } from './page-size.ts';

/** Time ranges of the order list; `all` is no limit, `own` two days of one's own. */
export const orderRanges = ['all', 'week', 'month', 'quarter', 'own'] as const;
type OrderRange = (typeof orderRanges)[number];

/** Kinds the list can be narrowed to; `all` is no limit. */
export const orderKinds = ['all', 'ordinary', 'flash-sale'] as const satisfies readonly (OrderKind | 'all')[];
type ShownKind = (typeof orderKinds)[number];

/** What the address of the order list says. */
export type OrderListAddress = {
  tab: OrderTab;
  keyword: string;
  kind: ShownKind;
  range: OrderRange;
  /** The days of the range `own`, once they are chosen. */
  own: DayRange | null;
  page: number;
  pageSize: number;
};

/** Names of the tabs in the address: state numbers, as the product fixes them for its links. */
const tabNames: Record<OrderTab, string> = {
  all: '0',
  'awaiting-payment': '1',
  'awaiting-shipment': '2',
  shipped: '3',
  completed: '5',
  'awaiting-review': '10',
  'awaiting-group': '12',
  'after-sale': 'after_sale',
  bin: 'bin',
};

/** Reads the address of the list; what is missing or makes no sense counts as not said. */
export function readOrderListAddress(query: URLSearchParams): OrderListAddress {
  const range = orderRanges.find((name) => name === query.get('range'));
  const days = ownDays(query.get('from'), query.get('until'));
  const isOwn = range === 'own' || (range === undefined && days !== null);
  const tab = Object.entries(tabNames).find(([, name]) => name === query.get('index'));
  return {
    tab: (tab?.[0] as OrderTab | undefined) ?? 'all',
    keyword: query.get('keyword')?.trim().slice(0, 60) ?? '',
    kind: orderKinds.find((name) => name === query.get('kind')) ?? 'all',
    range: isOwn ? 'own' : (range ?? 'all'),
    own: isOwn ? days : null,
    page: pageNumber(query.get('page')),
    pageSize: pageSizeOf(query.get('size')),
  };
}

/** The names of the address, in its order, for a form that goes there by itself; what is usual is null. */
export function orderListFields({ tab, keyword, kind, range, own, page, pageSize }: OrderListAddress) {
  const days = range === 'own' ? own : null;
  return {
    index: tab === 'all' ? null : tabNames[tab],
    keyword: keyword || null,
    kind: kind === 'all' ? null : kind,
    range: range === 'all' || days ? null : range,
    from: days?.from ?? null,
    until: days?.until ?? null,
    page: page === 1 ? null : page,
    size: pageSize === pageSizes[0] ? null : pageSize,
  };
}

/** Path of the list, without the language prefix. */
export const orderListPath = (address: OrderListAddress): string => withQuery(paths.orders(), orderListFields(address));

/**
 * The address a browser makes of the form by itself says what is usual, too: `keyword=&kind=all&range=all`. The path that says the same without it;
 * `null` for an address that has none of it.
 */
export const tidyOrderListPath = (query: URLSearchParams): string | null =>
  query.get('keyword') === '' || [query.get('kind'), query.get('range')].includes('all')
    ? orderListPath(readOrderListAddress(query))
    : null;

/** Path of a tab with nothing else chosen. */
export const orderTabPath = (tab: OrderTab): string =>
  orderListPath({ ...readOrderListAddress(new URLSearchParams()), tab });

const rangeDays: Record<Exclude<OrderRange, 'all' | 'own'>, number> = { week: 7, month: 30, quarter: 90 };

/** First and last day of a range, both `YYYY-MM-DD`; nothing for `all`, and while own ones are not chosen. */
export function daysOf({ range, own }: Pick<OrderListAddress, 'range' | 'own'>, today: string): DayRange | undefined {
  if (range === 'all') return undefined;
  if (range === 'own') return own ?? undefined;
  const first = new Date(Date.parse(`${today}T00:00:00Z`) - rangeDays[range] * 86_400_000);
  return { from: first.toISOString().slice(0, 10), until: today };
}

/** Whether the address leaves anything out besides what its tab does. */
export const isNarrowed = ({ keyword, kind, range, own }: OrderListAddress): boolean =>
  keyword !== '' || kind !== 'all' || (range === 'own' ? own !== null : range !== 'all');

const ownDays = (from: string | null, until: string | null): DayRange | null =>
  isDay(from) && isDay(until) && from <= until ? { from, until } : null;
