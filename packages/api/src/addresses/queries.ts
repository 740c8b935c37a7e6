import type { ApiClient } from '@jishi/api';
import { getMapTiles, listAddresses, listRegions } from '@jishi/api/addresses';
import { queryOptions } from '../queries/query-options.ts';
import { addressKeys } from './keys.ts';

export { addressInvalidations, addressKeys } from './keys.ts';

/** The customer's address book, the default one first. */
export const addressesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: addressKeys.all, queryFn: ({ signal }) => listAddresses(api, { signal }) });

/** Provinces with their cities and districts. They do not change during a visit. */
export const provincesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: addressKeys.regions(api.lang),
    queryFn: async ({ signal }) => (await listRegions(api, { signal }))[0]?.children ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Pictures for the map; it goes without when they cannot be known. */
export const mapTilesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: addressKeys.mapTiles(api.lang),
    queryFn: ({ signal }) => getMapTiles(api, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
