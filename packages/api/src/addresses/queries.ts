import type { ApiClient } from '@jishi/api';
import {
  type DeliveredGoods,
  type DeliveryTo,
  estimateDelivery,
  getMapTiles,
  listAddresses,
  listRegions,
} from '@jishi/api/addresses';
import { basketText } from '../model/basket.ts';
import type { Language } from '../model/id.ts';
import { queryOptions } from '../queries/query-options.ts';
import { addressKeys } from './keys.ts';

export { addressInvalidations, addressKeys } from './keys.ts';

/** The customer's address book, the default one first. */
export const addressesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: addressKeys.all, queryFn: ({ signal }) => listAddresses(api, { signal }) });

/** Provinces with their cities and districts, in the language of the page or another. They do not change during a visit. */
export const provincesQuery = (api: ApiClient, lang: Language = api.lang) =>
  queryOptions({
    queryKey: addressKeys.regions(lang),
    queryFn: async ({ signal }) => (await listRegions(api, { signal, lang }))[0]?.children ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Delivery of goods before there is an order. */
export const deliveryQuery = (api: ApiClient, isSignedIn: boolean, goods: DeliveredGoods, to: DeliveryTo = {}) =>
  queryOptions({
    queryKey: addressKeys.delivery(isSignedIn, goodsText(goods), to.region ?? '', to.last ?? ''),
    queryFn: ({ signal }) => estimateDelivery(api, goods, to, { signal, silent: true }),
  });

const goodsText = (goods: DeliveredGoods): string =>
  'lines' in goods ? basketText(goods.lines) : `${goods.productId}*${goods.quantity}`;

/** Pictures for the map; it goes without when they cannot be known. */
export const mapTilesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: addressKeys.mapTiles(api.lang),
    queryFn: ({ signal }) => getMapTiles(api, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
