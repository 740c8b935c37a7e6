import type { ApiClient } from '@jishi/api';
import { getSiteConfig, type SiteConfig } from '@jishi/api/shop';
import { queryOptions } from '@tanstack/react-query';

/** What an older api, or none, says: the shop's own address, and nothing measured. */
const plainConfig: SiteConfig = {
  codes: { 'mini-program': null, 'mobile-web': { kind: 'page', path: '/' }, app: null },
  registration: null,
  notice: null,
  events: { kind: 'none' },
  promises: [],
  payments: null,
};

/** What the frame shows by configuration; kept for the whole visit. The frame is whole without it. */
export const siteConfigQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['site-config'],
    queryFn: ({ signal }) => getSiteConfig(api, { signal, silent: true, anonymous: true }).catch(() => plainConfig),
    staleTime: Number.POSITIVE_INFINITY,
  });
