import type { CouponScopeType } from '../../kernel/words/coupons.ts';
import type { CategoryParents } from './judge-coupon.ts';

/** What a coupon is for. */
export type CouponScope = { scopeType: CouponScopeType; scopeIds: readonly number[] };

export type ScopedGood = { id: number; categoryId: number | null };

/** Whether a coupon is for a good. `parents`: the category above each category. */
export function isInScope({ scopeType, scopeIds }: CouponScope, good: ScopedGood, parents: CategoryParents): boolean {
  if (scopeType === 'everything') return true;
  return scopeType === 'goods' ? scopeIds.includes(good.id) : isBelow(good.categoryId, scopeIds, parents);
}

/** The goods a coupon is for, as what they are looked up by: their ids, or their categories. Null: all goods. */
export type ScopedGoods = { ids: readonly number[] } | { categoryIds: readonly number[] } | null;

/** The same rule as `isInScope`, for a list. */
export function goodsInScope({ scopeType, scopeIds }: CouponScope, parents: CategoryParents): ScopedGoods {
  if (scopeType === 'everything') return null;
  if (scopeType === 'goods') return { ids: scopeIds };
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
