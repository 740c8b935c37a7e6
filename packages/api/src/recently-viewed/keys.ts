/** Keys of what a customer looked at. */
export const recentlyViewedKeys = {
  all: ['recently-viewed'],
  /** @param limit how many products are asked for */
  latest: (limit: number) => ['recently-viewed', limit] as const,
} as const;

/** What forgetting makes old. Looking at a product makes nothing old: lists are asked for when they are opened. */
export const recentlyViewedInvalidations = { clearRecentlyViewed: [recentlyViewedKeys.all] } as const;
