import type { ReviewQuery } from './model.ts';

/** Keys of the reviews of a product. */
export const reviewKeys = {
  list: ({ productId, ...query }: ReviewQuery) => ['reviews', productId, query] as const,
  figures: (productId: string) => ['reviews', productId, 'figures'] as const,
} as const;
