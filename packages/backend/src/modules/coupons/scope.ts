import type { CategoryParents } from './judge-coupon.ts';

/** What a coupon is for: 0 everything, 1 categories with all below them, 2 goods. */
export type CouponScope = { scopeType: number; scopeIds: readonly number[] };

export type ScopedGood = { id: number; categoryId: number | null };

/** Whether a coupon is for a good. `parents`: the category above each category. */
export function isInScope({ scopeType, scopeIds }: CouponScope, good: ScopedGood, parents: CategoryParents): boolean {
  if (scopeType === 0) return true;
  return scopeType === 2 ? scopeIds.includes(good.id) : isBelow(good.categoryId, scopeIds, parents);
}

/** The goods a coupon is for, as what they are looked up by: their ids, or their categories. Null: all goods. */
export type ScopedGoods = { ids: readonly number[] } | { categoryIds: readonly number[] } | null;

/** The same rule as `isInScope`, for a list. */
export function goodsInScope({ scopeType, scopeIds }: CouponScope, parents: CategoryParents): ScopedGoods {
  if (scopeType === 0) return null;
  if (scopeType === 2) return { ids: scopeIds };
  return { categoryIds: [...parents.keys()].filter((id) => isBelow(id, scopeIds, parents)) };
}

/** Whether a category is one of some, or below one of them. */
function isBelow(id: number | null, categoryIds: readonly number[], parents: CategoryParents): boolean {
  const seen = new Set<number>();
  for (let category = id; category !== null && !seen.has(category); category = parents.get(category) ?? null) {
    if (categoryIds.includes(category)) return true;
    seen.add(category);
  }
  return false;
}
