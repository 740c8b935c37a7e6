import type { Id } from '../model/id.ts';

/** Where in the shop goods are recommended: what is left to chance differs from place to place. */
export type RecommendationPlace = 'home' | 'cart' | 'empty-cart' | 'paid' | 'account' | 'product' | 'search';

/** Customers bought it, or looked at it, with what it is recommended for; it is of the same kind; it is on the stall today. */
export type RecommendationReason = 'bought' | 'viewed' | 'kind' | 'today';

export type Recommendation = { readonly productId: Id; readonly reason: RecommendationReason };

export type RecommendationQuery = {
  readonly place: RecommendationPlace;
  /** Products it is for, the most important first; at most 30. */
  readonly productIds: readonly Id[];
  /** Whether the shop may look at what the signed-in customer viewed, saved and bought. */
  readonly own: boolean;
  /** Products that are not wanted; at most 100. */
  readonly except: readonly Id[];
  /** 1 to 20. */
  readonly limit: number;
};
