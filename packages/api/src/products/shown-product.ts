import type { ProductCard } from './model.ts';

/** A product as its card shows it. */
export type ShownProduct = Omit<ProductCard, 'priceRange' | 'brandId' | 'isRecommended'>;

/** What a card shows, and nothing else: pages carry what they keep. */
export const toShown = ({
  priceRange: _,
  brandId: _brand,
  isRecommended: _recommended,
  unitPrice: _unitPrice,
  ...shown
}: ProductCard): ShownProduct => shown;
