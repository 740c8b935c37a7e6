/** What a coupon is for: 0 everything, 1 categories with all below them, 2 goods. */
export type CouponScope = { scopeType: number; scopeIds: readonly number[] };

export type ScopedGood = { id: number; categoryId: number | null };

/** Whether a coupon is for a good. `parents`: the category above each category. */
export function isInScope(
  { scopeType, scopeIds }: CouponScope,
  good: ScopedGood,
  parents: ReadonlyMap<number, number | null>,
): boolean {
  if (scopeType === 0) return true;
  if (scopeType === 2) return scopeIds.includes(good.id);
  const seen = new Set<number>();
  let category = good.categoryId;
  while (category !== null && !seen.has(category)) {
    if (scopeIds.includes(category)) return true;
    seen.add(category);
    category = parents.get(category) ?? null;
  }
  return false;
}
