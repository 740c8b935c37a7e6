import { type ApiClient, isApiError, type PageRequest, type ShopTime } from '@jishi/api';
import {
  type FlashSale,
  type FlashSaleCard,
  type FlashSalePage,
  flashSaleSlots,
  getFlashSale,
  getSalePlace,
  getSaleReminders,
  listFlashSales,
  listOwnPieces,
  listSaleReminders,
  type SlotQuery,
} from '@jishi/api/flash-sales';
import { queryOptions } from '../queries/query-options.ts';
import { flashSaleKeys } from './keys.ts';
import { saleReminderKeys } from './reminder-keys.ts';

export { flashSaleInvalidations, flashSaleKeys } from './keys.ts';
export { saleReminderInvalidations, saleReminderKeys } from './reminder-keys.ts';

/** A sale of the running round, without words that only its own page has room for. */
export type RunningSale = Omit<FlashSaleCard, 'summary'>;

/** The round that is running now. Without one, `opensAt` says when the next begins, if that is the next slot. */
export type RunningRound = Omit<FlashSalePage, 'items'> & {
  readonly items: readonly RunningSale[];
  readonly opensAt?: ShopTime;
};

/** Sales of the round that is running now, so many at most. */
export const runningSalesQuery = (api: ApiClient, limit: number) =>
  queryOptions({
    queryKey: flashSaleKeys.running(limit),
    queryFn: async ({ signal }): Promise<RunningRound> => {
      const sales = await listFlashSales(api, { state: 'running', pageSize: limit }, { signal });
      const items = sales.items.map(({ summary: _, ...sale }): RunningSale => sale);
      const opensAt = items.length === 0 ? await nextOpening(api, sales.serverTime, signal) : null;
      return { ...sales, items, ...(opensAt !== null && { opensAt }) };
    },
  });

/** When the next slot begins, if there are sales in it. The round of now is whole without: nothing is said of a failure. */
async function nextOpening(api: ApiClient, serverTime: ShopTime | null, signal: AbortSignal): Promise<ShopTime | null> {
  const slot = serverTime && flashSaleSlots(serverTime, 2)[1]?.startsAt;
  if (!slot) return null;
  const coming = await listFlashSales(api, { slot, pageSize: 1 }, { signal, silent: true }).catch(() => null);
  return coming?.items[0] ? slot : null;
}

/**
 * One page of the sales of a slot, in the order they were made. What is left of them changes all the time: the stream of the tab tells it
 * (`watchFlashSales`), so coming back to a slot within a minute asks nothing.
 */
export const slotSalesQuery = (api: ApiClient, query: SlotQuery) =>
  queryOptions({
    queryKey: flashSaleKeys.slot(query),
    queryFn: ({ signal }) => listFlashSales(api, query, { signal }),
    staleTime: 60_000,
  });

/** What the signed-in customer has had of sales, by their ids. A page is whole without it: nothing is said of a failure. */
export const ownPiecesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: flashSaleKeys.ownPieces,
    queryFn: ({ signal }) => listOwnPieces(api, { signal, silent: true }),
    retry: false,
  });

/** The running or coming sale of a product as it stands now, `null` without one: it may have ended since the page was drawn. */
export const flashSaleQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: flashSaleKeys.ofProduct(productId),
    queryFn: ({ signal }) => getFlashSale(api, productId, { signal }),
    staleTime: 0,
  });

/** The same for a page that is whole without it: a sale that cannot be had is none, and nothing is said of the failure. */
export const optionalFlashSaleQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: flashSaleKeys.ofProduct(productId),
    queryFn: async ({ signal }): Promise<FlashSale | null> => {
      try {
        return await getFlashSale(api, productId, { signal, silent: true });
      } catch (error) {
        if (isApiError(error, 'aborted')) throw error;
        return null;
      }
    },
  });

/** Which sales the customer waits for, none for visitors. Pages are whole without it: nothing is said of a failure. */
export const saleRemindersQuery = (api: ApiClient, isSignedIn: boolean) =>
  queryOptions({
    queryKey: saleReminderKeys.known(isSignedIn),
    queryFn: ({ signal }) => getSaleReminders(api, { signal, silent: true }),
    staleTime: 300_000,
  });

/** A page of the sales the customer wants to be reminded of, the next to begin first. */
export const saleReminderListQuery = (api: ApiClient, request: PageRequest) =>
  queryOptions({
    queryKey: saleReminderKeys.list(request),
    queryFn: ({ signal }) => listSaleReminders(api, request, { signal }),
  });

/** The customer's own newest place in the line of a running sale, `null` without one; a page goes on without it when it cannot be had. */
export const salePlaceQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: flashSaleKeys.place(productId),
    queryFn: ({ signal }) => getSalePlace(api, productId, { signal, silent: true }),
    staleTime: 0,
  });
