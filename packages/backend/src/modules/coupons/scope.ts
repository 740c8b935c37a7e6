import type { CouponScopeType } from '../../kernel/words/coupons.ts';
import type { CategoryParents } from './judge-coupon.ts';

/** What a coupon is for. */
export type CouponScope = { scopeType: CouponScopeType; scopeIds: readonly number[] };

export type ScopedProduct = { id: number; categoryId: number | null };

/** Whether a coupon is for a product. `parents`: the category above each category. */
export function isInScope(
  { scopeType, scopeIds }: CouponScope,
  product: ScopedProduct,
  parents: CategoryParents,
): boolean {
  if (scopeType === 'everything') return true;
  return scopeType === 'goods' ? scopeIds.includes(product.id) : isBelow(product.categoryId, scopeIds, parents);
}

/** The products a coupon is for, as what they are looked up by: their ids, or their categories. Null: all products. */
export type ScopedProducts = { ids: readonly number[] } | { categoryIds: readonly number[] } | null;

/** The same rule as `isInScope`, for a list. */
export function productsInScope({ scopeType, scopeIds }: CouponScope, parents: CategoryParents): ScopedProducts {
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
