import type { ApiClient } from '@jishi/api';
import {
  type BannerPlace,
  getFeatures,
  getServiceContact,
  getSiteConfig,
  isLicensed,
  listBanners,
  listFriendLinks,
  type SiteConfig,
} from '@jishi/api/shop';
import { queryOptions } from '../queries/query-options.ts';
import { shopKeys } from './keys.ts';

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

/** What an older api, or none, says: the shop's own address, and nothing measured. */
const plainConfig: SiteConfig = {
  codes: { 'mini-program': null, 'mobile-web': { kind: 'page', path: '/' }, app: null },
  registration: null,
  notice: null,
  events: { kind: 'none' },
  promises: [],
  payments: null,
};

/**
 * What the owner set up: codes, registration, promises, ways to pay; kept for the whole visit. Pages are whole without it:
 * a failure leaves what was known before, or the plain shop.
 */
export const siteConfigQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: shopKeys.siteConfig,
    queryFn: ({ client, signal }) =>
      getSiteConfig(api, { signal, silent: true, anonymous: true }).catch(
        () => client.getQueryData<SiteConfig>(shopKeys.siteConfig) ?? plainConfig,
      ),
    staleTime: WHOLE_VISIT,
  });

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
