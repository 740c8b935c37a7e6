/** Keys of what a customer looked at. */
export const recentlyViewedKeys = {
  all: ['recently-viewed'],
  /** @param limit how many products are asked for */
  latest: (limit: number) => ['recently-viewed', limit] as const,
} as const;

/** What forgetting invalidates. Looking at a product invalidates nothing: lists are asked for when they are opened. */
export const recentlyViewedInvalidations = { clearRecentlyViewed: [recentlyViewedKeys.all] } as const;
