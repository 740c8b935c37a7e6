import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeRacing, TEST_KEY, testApp } from '../../testing/index.ts';
import type { ShopApp } from '../context/shop-app.ts';
import { banners, products, productTexts, productVariants } from '../db/schema/index.ts';

/** Milliseconds until both processes must show a change. */
const WITHIN = 1_000;

describeRacing('two processes with kept responses', (shop) => {
  let apps: ShopApp[] = [];
  let id = 0;

  beforeAll(async () => {
    const { config, database, db } = shop();
    const [product] = await db
      .insert(products)
      .values({ key: 'fresh', number: 'fresh', shelf: 'on', price: 1000, orderPrice: 1000, stock: 50 })
      .returning();
    id = product?.id ?? 0;
    await db.insert(productTexts).values({ productId: id, lang: 'zh', name: '鲜' });
    apps = [testApp({ config, database }), testApp({ config, database })];
    await Promise.all(apps.map((app) => app.ready()));
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  const read = async (app: ShopApp | undefined, path: string) => {
    const response = await app?.inject({ url: `/api/v1/app/${path}`, headers: { 'apply-secret': TEST_KEY } });
    return response?.json().message;
  };
  const bothShow = async (path: string, pick: (message: never) => unknown, wanted: unknown) => {
    const began = performance.now();
    for (const app of apps) {
      for (;;) {
        const shown = pick((await read(app, path)) as never);
        if (JSON.stringify(shown) === JSON.stringify(wanted)) break;
        if (performance.now() - began > WITHIN) expect(shown).toEqual(wanted);
        await pause(5);
      }
    }
  };

  it('show a new price, in the list, the page and lists by price', async () => {
    const price = (product: { price: number }) => product.price;
    const first = (page: { data: { price: number }[] }) => page.data[0]?.price;
    for (const cents of [1000, 1100, 1200, 1300]) {
      await shop().db.update(products).set({ price: cents, orderPrice: cents }).where(eq(products.id, id));
      await bothShow(`good/${id}`, price, cents / 100);
      await bothShow('good', first, cents / 100);
      await bothShow('good?sort=-order_price', first, cents / 100);
    }
  });

  it('show a name, the last piece, what went off the shelf, and banners', async () => {
    await bothShow('good', (page: { total: number }) => page.total, 1);
    await shop().db.update(productTexts).set({ name: '新' }).where(eq(productTexts.productId, id));
    await bothShow('good', (page: { data: { name: string }[] }) => page.data[0]?.name, '新');
    const [variant] = await shop()
      .db.insert(productVariants)
      .values({ productId: id, price: 900, productSku: [], stock: 1 })
      .returning();
    await bothShow(`good/${id}`, (product: { inventory_show: number }) => product.inventory_show, 1);
    await shop()
      .db.update(productVariants)
      .set({ stock: 0 })
      .where(eq(productVariants.id, variant?.id ?? 0));
    await bothShow(`good/${id}`, (product: { inventory_show: number }) => product.inventory_show, 0);
    await shop().db.update(products).set({ shelf: 'off' }).where(eq(products.id, id));
    await bothShow('good', (page: { total: number }) => page.total, 0);

    await bothShow('banner', (page: { total: number }) => page.total, 0);
    await shop()
      .db.insert(banners)
      .values({ name: { zh: '横幅' } });
    await bothShow('banner', (page: { total: number }) => page.total, 1);
  });
});
