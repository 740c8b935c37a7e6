import { QueryClient } from '@tanstack/react-query';

/** Data of a page stays fresh this long on both sides: shorter in the browser would ask everything again on hydration. */
export const FRESH_MS = 30_000;

/**
 * The cache of one tab. Kept for half an hour: a place that wakes late must find what came with the page. Without a network
 * everything fails at once, instead of waiting unseen, and what is shown is asked again when it is back.
 */
export const createBrowserQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: 30 * 60_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures) => navigator.onLine && failures < 2,
      },
      mutations: { networkMode: 'always' },
    },
  });
