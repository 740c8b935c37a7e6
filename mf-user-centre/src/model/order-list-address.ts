import type { OrderTab } from '@jishi/api/orders';
import { paths, withQuery } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';
import { pageSizeOf, pageSizes } from './page-size.ts';

/** Time ranges of the order list; `all` is no limit. */
export const orderRanges = ['all', 'week', 'month', 'quarter'] as const;
export type OrderRange = (typeof orderRanges)[number];

/** What the address of the order list says. */
export type OrderListAddress = { tab: OrderTab; keyword: string; range: OrderRange; page: number; pageSize: number };

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
};

/** Reads the address of the list; what is missing or makes no sense counts as not said. */
export function readOrderListAddress(query: URLSearchParams): OrderListAddress {
  const tab = Object.entries(tabNames).find(([, name]) => name === query.get('index'));
  return {
    tab: (tab?.[0] as OrderTab | undefined) ?? 'all',
    keyword: query.get('keyword')?.trim().slice(0, 60) ?? '',
    range: orderRanges.find((range) => range === query.get('range')) ?? 'all',
    page: pageNumber(query.get('page')),
    pageSize: pageSizeOf(query.get('size')),
  };
}

/** Path of the list, without the language prefix; what is usual is left out. */
export function orderListPath({ tab, keyword, range, page, pageSize }: OrderListAddress): string {
  return withQuery(paths.orders(), {
    index: tab === 'all' ? null : tabNames[tab],
    keyword,
    range: range === 'all' ? null : range,
    page: page === 1 ? null : page,
    size: pageSize === pageSizes[0] ? null : pageSize,
  });
}

/** Path of a tab with nothing else chosen. */
export const orderTabPath = (tab: OrderTab): string =>
  orderListPath({ ...readOrderListAddress(new URLSearchParams()), tab });

/** Name of a tab in the address, for a form that goes there by itself. */
export const tabName = (tab: OrderTab): string => tabNames[tab];

const rangeDays: Record<Exclude<OrderRange, 'all'>, number> = { week: 7, month: 30, quarter: 90 };

/** First and last day of a range that ends today, both `YYYY-MM-DD`; nothing for `all`. */
export function daysOf(range: OrderRange, today: string): { from: string; until: string } | undefined {
  if (range === 'all') return undefined;
  const first = new Date(Date.parse(`${today}T00:00:00Z`) - rangeDays[range] * 86_400_000);
  return { from: first.toISOString().slice(0, 10), until: today };
}
