import type { ApiClient } from '@jishi/api';
import { listBanners } from '@jishi/api/shop';
import { queryOptions } from '@tanstack/react-query';

/** The picture beside the form; the page is whole without it. */
export const signInBannerQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['banners', 'sign-in'],
    queryFn: async ({ signal }) => (await listBanners(api, 'sign-in', { signal }))[0] ?? null,
  });
