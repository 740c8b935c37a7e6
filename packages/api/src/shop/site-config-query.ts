import type { ApiClient } from '@jishi/api';
import { getSiteConfig, type SiteConfig } from '@jishi/api/shop';
import { queryOptions } from '../queries/query-options.ts';
import { shopKeys } from './keys.ts';

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
    staleTime: Number.POSITIVE_INFINITY,
  });
