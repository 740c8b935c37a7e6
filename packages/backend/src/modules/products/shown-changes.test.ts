import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShopApp } from '../../kernel/context/shop-app.ts';
import type { Db } from '../../kernel/db/database.ts';
import {
  brands,
  categories,
  comments,
  flashSales,
  flashSaleVariants,
  products,
  productTexts,
  productVariants,
} from '../../kernel/db/schema/index.ts';
import { describeRacing, TEST_KEY, testApp } from '../../testing/index.ts';
import { searchVector } from '../search/search-vector.ts';

/** Milliseconds until every process must show a change. */
const WITHIN = 1_000;
const HOUR = 3_600_000;

const views = [
  ...['', '&page=2', '&sort=order_price', '&sort=-order_price', '&sort=-sales', '&sort=-time', '&sort=id'],
  ...[
    '&category_id=1',
    '&brand_id[]=1',
    '&price_max=30',
    '&price_min=15',
    '&in_stock=1',
    '&ids=1,3',
    '&is_recommend=0',
  ],
  ...['&title=茶杯', '&title=teacup&sort=-order_price', '&title=茶杯&in_stock=1&price_max=30', '&title=kettle'],
].map((query) => `good?limit=2${query}`);
const allViews = [...views, 'good/1', 'good/2', 'comment/good?good_id=1', 'seckill/1', 'goodCategory?tree=1'];

const first = eq(products.id, 1);
const changes: [string, (db: Db) => Promise<unknown>][] = [
  ['a price', (db) => db.update(products).set({ price: 3500, orderPrice: 3500 }).where(first)],
  ['the price again', (db) => db.update(products).set({ price: 500, orderPrice: 500 }).where(first)],
  ['a name', (db) => renamed(db, 'zh', '茶壶')],
  ['a name in English', (db) => renamed(db, 'en', 'kettle')],
  ['the last piece', (db) => db.update(products).set({ stock: 0 }).where(first)],
  ['a new piece', (db) => db.update(products).set({ stock: 5 }).where(first)],
  [
    'a price of a variant',
    (db) => db.update(productVariants).set({ price: 1234, stock: 0 }).where(eq(productVariants.productId, 2)),
  ],
  ['a recommendation', (db) => db.update(products).set({ isRecommended: true }).where(eq(products.id, 3))],
  ['another category and brand', (db) => db.update(products).set({ categoryId: 2, brandId: 2 }).where(first)],
  ['what went off the shelf', (db) => db.update(products).set({ shelf: 'off' }).where(first)],
  ['what came back', (db) => db.update(products).set({ shelf: 'on' }).where(first)],
  ['what was deleted', (db) => db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, 4))],
  ['a hidden category', (db) => db.update(categories).set({ state: 'hidden' }).where(eq(categories.id, 2))],
  [
    'the name of a brand',
    (db) =>
      db
        .update(brands)
        .set({ name: { zh: '新', en: 'New' } })
        .where(eq(brands.id, 1)),
  ],
  ['a review', (db) => db.insert(comments).values({ productId: 1, details: '好' })],
  ['a flash sale', (db) => startSale(db)],
  [
    'a text that is gone',
    (db) => db.delete(productTexts).where(and(eq(productTexts.productId, 3), eq(productTexts.lang, 'en'))),
  ],
];

describeRacing('two processes and one that keeps nothing', (shop) => {
  let apps: ShopApp[] = [];
  let naive: ShopApp;

  beforeAll(async () => {
    const { config, database, db } = shop();
    await fill(db);
    apps = [1, 2, 3].map(() => testApp({ config, database }));
    await Promise.all(apps.map((app) => app.ready()));
    [naive] = apps.splice(2, 1) as [ShopApp];
    await keepAll();
  }, 60_000);
  afterAll(() => Promise.all([...apps, naive].map((app) => app.close())));

  let visitors = 0;

  /** Everything a visitor may see, by view; each time another visitor, as one is refused after too many questions. */
  const readAll = async (app: ShopApp, lang: string): Promise<Record<string, unknown>> => {
    visitors += 1;
    const remoteAddress = `10.0.${visitors >> 8}.${visitors & 255}`;
    const read = async (path: string) => {
      const url = `/api/v1/app/${path.replace(/[^ -~]+/g, encodeURIComponent)}`;
      const response = await app.inject({ url, headers: { 'apply-secret': TEST_KEY, lang }, remoteAddress });
      return [path, untold(response.body)];
    };
    return Object.fromEntries(await Promise.all(allViews.map(read)));
  };

  const keepAll = async () => {
    for (const app of apps) for (const lang of ['zh', 'en']) await readAll(app, lang);
  };

  it.for(changes)('show %s alike within a second, in both languages', async ([, change]) => {
    await keepAll();
    await change(shop().db);
    const began = performance.now();
    naive.responseCache.clear();
    for (const lang of ['zh', 'en']) {
      const wanted = await readAll(naive, lang);
      for (const app of apps) await shows(() => readAll(app, lang), wanted, began + WITHIN);
    }
  });
});

/** Reads until it is as wanted; what is asked after `until` has to be. */
async function shows(read: () => Promise<unknown>, wanted: unknown, until: number): Promise<void> {
  for (;;) {
    const isLast = performance.now() > until;
    const shown = await read();
    if (isDeepStrictEqual(shown, wanted)) return;
    if (isLast) expect(shown).toEqual(wanted);
    await nextTurn();
  }
}

/** Numbers and times no change event names, left out. */
const UNTOLD = new Set(['price_min', 'price_max', 'in_stock', 'updated_at', 'server_time']);

const untold = (body: string): unknown => JSON.parse(body, (key, value) => (UNTOLD.has(key) ? null : value));

async function fill(db: Db): Promise<void> {
  const name = (id: number) => ({ zh: `名${id}`, en: `Name ${id}` });
  await db.insert(brands).values([1, 2].map((id) => ({ id, name: name(id) })));
  await db.insert(categories).values([1, 2].map((id) => ({ id, name: name(id), parentId: id === 2 ? 1 : null })));
  await db.insert(products).values(
    [1, 2, 3, 4, 5].map((id) => ({
      id,
      key: `S${id}`,
      number: `S${id}`,
      shelf: 'on' as const,
      categoryId: 1 + (id % 2),
      brandId: 1 + (id % 2),
      price: id * 1000,
      orderPrice: id * 1000,
      stock: id === 2 ? 0 : 3,
    })),
  );
  await db.insert(productVariants).values({ productId: 2, price: 2000, productSku: [], stock: 2 });
  await db.insert(productTexts).values(
    [1, 2, 3, 4, 5].flatMap((productId) => [
      { productId, lang: 'zh', ...named(`茶杯 ${productId}`) },
      { productId, lang: 'en', ...named(`Teacup ${productId}`) },
    ]),
  );
}

const named = (name: string) => ({ name, search: searchVector([{ weight: 'A', text: name }]) });

function renamed(db: Db, lang: string, name: string): Promise<unknown> {
  const which = and(eq(productTexts.productId, 1), eq(productTexts.lang, lang));
  return Promise.resolve(db.update(productTexts).set(named(name)).where(which));
}

function startSale(db: Db): Promise<unknown> {
  const [time, endTime] = [new Date(Date.now() - HOUR), new Date(Date.now() + HOUR)];
  return db.transaction(async (tx) => {
    await tx.insert(flashSales).values({ id: 1, productId: 1, name: { zh: '秒杀', en: 'Flash sale' }, time, endTime });
    await tx.insert(flashSaleVariants).values({ flashSaleId: 1, salePrice: 100, price: 500, limit: 3, remaining: 3 });
  });
}
