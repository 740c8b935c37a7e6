import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../demo/seed/seed-demo.ts';
import { coupons, products, productTexts } from '../../kernel/db/schema/index.ts';
import type { Page } from '../../kernel/wire/page.ts';
import type { CouponScopeType } from '../../kernel/words/coupons.ts';
import { couponScopes } from '../../kernel/words/coupons.ts';
import { describeInTurn } from '../../testing/index.ts';
import { loadCategoryParents } from './category-parents.ts';
import { isInScope } from './scope.ts';

type Card = { id: number; order_price: number };
type List = Page<Card> & { facets: { brands: { id: number; count: number }[]; in_stock: number } | null };

describeInTurn('goods of a coupon', (shop) => {
  beforeAll(() => seedDemo(shop().db, { now: shop().now }), 60_000);

  const list = async (query: string) => (await shop().get<List>(`good?${query}`)).message;
  const allOf = async (query: string) => {
    const found: number[] = [];
    for (let page = 1; ; page += 1) {
      const { data, last_page } = await list(`${query}&limit=100&page=${page}`);
      found.push(...data.map(({ id }) => id));
      if (page >= last_page) return found;
    }
  };
  const scoped = async (type: CouponScopeType) => {
    const [coupon] = await shop().db.select().from(coupons).where(eq(coupons.scopeType, type));
    if (!coupon) throw new Error('no such coupon is in the demo');
    return coupon;
  };

  it.each([...couponScopes.words])('are exactly those an order would count for it: %s', async (type) => {
    const { db } = shop();
    const parents = await loadCategoryParents(db);
    const shown = await db
      .select({ id: products.id, categoryId: products.categoryId })
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.lang, 'zh')))
      .where(and(eq(products.shelf, 'on'), isNull(products.deletedAt)));
    const coupon = await scoped(type);
    const meant = shown.filter((product) => isInScope(coupon, product, parents)).map(({ id }) => id);
    const found = await allOf(`coupon_id=${coupon.id}`);
    expect(found.toSorted()).toEqual(meant.toSorted());
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(0);
  });

  it('are narrowed, ordered, searched and counted like others', async () => {
    const { id } = await scoped('categories');
    const whole = await list(`coupon_id=${id}&limit=100`);
    const brand = whole.facets?.brands[0];
    const ofBrand = await list(`coupon_id=${id}&brand_id[]=${brand?.id}&limit=100`);
    expect(ofBrand.total).toBe(brand?.count);
    const cheap = await list(`coupon_id=${id}&price_max=20&sort=%2Border_price&limit=100`);
    expect(cheap.total).toBe(whole.data.filter(({ order_price: price }) => price <= 20).length);
    expect(cheap.data.map((card) => card.order_price)).toEqual(
      cheap.data.map((card) => card.order_price).toSorted((a, b) => a - b),
    );
    const names = new Set(whole.data.map((card) => card.id));
    const searched = await list(`coupon_id=${id}&title=${encodeURIComponent('草莓')}&limit=100`);
    expect(searched.total).toBeGreaterThan(0);
    expect(searched.data.every((card) => names.has(card.id))).toBe(true);
    expect((await list(`title=${encodeURIComponent('草莓')}&limit=100`)).total).toBeGreaterThanOrEqual(searched.total);
  });

  it('are none for a coupon nobody knows, and all where the id is none', async () => {
    expect((await list('coupon_id=987654')).total).toBe(0);
    const all = (await list('limit=1')).total;
    expect((await list('coupon_id=x&limit=1')).total).toBe(all);
  });

  it('stay for those who have one that was taken away', async () => {
    const { id } = await scoped('goods');
    const before = (await list(`coupon_id=${id}`)).total;
    await shop().db.update(coupons).set({ deletedAt: shop().now }).where(eq(coupons.id, id));
    expect((await list(`coupon_id=${id}&limit=11`)).total).toBe(before);
  });
});
