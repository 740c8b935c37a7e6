import { QueryClient } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import type { SiteConfig } from './model.ts';
import { siteConfigQuery } from './queries.ts';

const failing: ApiClient = {
  lang: 'zh',
  get: () => Promise.reject(new ApiError({ code: 'unavailable', message: 'down' })),
  post: () => Promise.reject(new Error('unused')),
  file: () => Promise.reject(new Error('unused')),
  follow: () => Promise.reject(new Error('unused')),
  address: (path) => path,
};

it('is the plain shop when nothing is told', async () => {
  const config = await new QueryClient().fetchQuery(siteConfigQuery(failing));
  expect(config).toMatchObject({ registration: null, promises: [], payments: null, events: { kind: 'none' } });
});

it('keeps what was known when asking again fails', async () => {
  const queries = new QueryClient();
  const query = siteConfigQuery(failing);
  const known = { payments: ['balance'], registration: null } as unknown as SiteConfig;
  queries.setQueryData(query.queryKey, known);
  await queries.fetchQuery({ ...query, staleTime: 0 });
  expect(queries.getQueryData(query.queryKey)).toEqual(known);
});
