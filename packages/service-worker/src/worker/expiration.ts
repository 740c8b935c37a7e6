import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

/** Keeps a cache small: what was used longest ago goes first. Where the browser has no room left, the cache goes. */
export const expiration = (limits: { maxEntries: number; maxAgeSeconds?: number }): WorkboxPlugin =>
  // Its optional callbacks are declared as ones that may be `undefined`.
  new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }) as WorkboxPlugin;
