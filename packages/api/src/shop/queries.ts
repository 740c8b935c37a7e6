import type { ApiClient } from '@jishi/api';
import {
  type BannerPlace,
  getFeatures,
  getServiceContact,
  isLicensed,
  listBanners,
  listFriendLinks,
} from '@jishi/api/shop';
import { queryOptions } from '../queries/query-options.ts';
import { shopKeys } from './keys.ts';

export { siteConfigQuery } from './site-config-query.ts';
export { shopKeys };

/** What does not change while somebody visits the shop. */
const WHOLE_VISIT = Number.POSITIVE_INFINITY;

/** Which optional parts the shop has. */
export const featuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: shopKeys.features,
    queryFn: ({ signal }) => getFeatures(api, { signal }),
    staleTime: 10 * 60_000,
  });

/** Pictures of the owner at one place of the shop, in the order they are shown. */
export const bannersQuery = (api: ApiClient, place: BannerPlace) =>
  queryOptions({ queryKey: shopKeys.banners(place), queryFn: ({ signal }) => listBanners(api, place, { signal }) });

/** How to reach customer service. */
export const serviceContactQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: shopKeys.serviceContact,
    queryFn: ({ signal }) => getServiceContact(api, { signal, silent: true }),
    staleTime: WHOLE_VISIT,
  });

/** Shops the owner links to. They change rarely. */
export const friendLinksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: shopKeys.friendLinks,
    queryFn: ({ signal }) => listFriendLinks(api, { signal, silent: true }),
    staleTime: WHOLE_VISIT,
  });

/** Whether this copy of the shop is licensed; `null` when that cannot be told. */
export const licenceQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: shopKeys.licence,
    queryFn: ({ signal }) => isLicensed(api, { signal }),
    staleTime: WHOLE_VISIT,
  });
