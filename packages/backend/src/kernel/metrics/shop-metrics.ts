import { Counter, Registry } from '@jishi/observing/metrics';
import type { CacheOutcome } from '../cache/revalidating-cache.ts';
import type { OrderType } from '../words/orders.ts';

/** Types of orders as the numbers are labelled with them. */
export const orderTypeLabels: Readonly<Record<OrderType, string>> = {
  ordinary: 'ordinary',
  'flash-sale': 'flash_sale',
  group: 'group',
};

/** How a payment went: the order took it, the money goes back, or the call was refused. */
export type PaymentResult = 'applied' | 'returned' | 'refused';

/**
 * What one process did since its start. Counted where it happens, so what a transaction rolls back later is counted too: orders and money of
 * record are in the database.
 */
export type ShopMetrics = {
  registry: Registry;
  orders: Counter<'type'>;
  payments: Counter<'way' | 'outcome'>;
  jobs: Counter<'kind' | 'outcome'>;
  cachedResponses: Counter<'outcome'>;
};

/** Counts a payment, whichever way it came. */
export function countPayment({ payments }: ShopMetrics, way: string, outcome: PaymentResult): void {
  payments.inc({ way, outcome });
}

export function createShopMetrics(): ShopMetrics {
  const registry = new Registry();
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const cachedResponses = counter('jishi_cached_responses_total', 'Cached responses by where they came from', [
    'outcome',
  ]);
  for (const outcome of ['hit', 'stale', 'miss', 'coalesced', 'stale-if-error'] satisfies CacheOutcome[])
    cachedResponses.inc({ outcome }, 0);
  return {
    registry,
    orders: counter('jishi_orders_total', 'Orders placed', ['type']),
    payments: counter('jishi_payments_total', 'Payments by way and outcome', ['way', 'outcome']),
    jobs: counter('jishi_jobs_total', 'Jobs that ran, by outcome', ['kind', 'outcome']),
    cachedResponses,
  };
}

declare module '../context/shop-app.ts' {
  interface ShopContext {
    /** Counts what this process does. */
    metrics: ShopMetrics;
  }
}
