import type { ApiClient } from '@jishi/api';
import { siteConfigQuery } from '@jishi/api/shop/queries';

/** Where the ways to pay stand. They are asked for again when they are a minute old: the owner may have closed one. */
export const paymentWaysQuery = (api: ApiClient) => ({ ...siteConfigQuery(api), staleTime: 60_000 });
