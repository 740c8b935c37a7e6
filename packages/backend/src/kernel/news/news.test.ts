import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { describeEngines, type TestShop } from '../../testing/index.ts';
import { products, productTexts, productVariants } from '../db/schema/index.ts';
import { announce } from './announce.ts';
import { TOPICS } from './subjects.ts';

describeEngines('news', (shop, engine) => {
  let stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  /** Subjects this process heard from now on. */
  function listen(): string[] {
    const heard: string[] = [];
    stops = TOPICS.map((topic) => shop().app.shop.news.on(topic, ({ subject }) => heard.push(subject)));
    return heard;
  }

  /** Everything that was announced up to here has been heard once this was. */
  async function settle(heard: string[]): Promise<string[]> {
    await vi.waitFor(async () => {
      const { rows } = await shop().db.execute(sql`select 1 from news_queue`);
      expect(rows).toEqual([]);
    });
    const mark = `notices:mark-${Math.random()}` as const;
    await announce(shop().db, mark);
    await vi.waitFor(() => expect(heard).toContain(mark));
    return [...new Set(heard)].filter((subject) => !subject.startsWith('notices:mark')).sort();
  }

  it('reaches this process while it is connected', async () => {
    expect(shop().app.shop.news.isConnected).toBe(true);
    const heard = listen();
    await announce(shop().db, 'banners', 'order:7', 'banners');
    expect(await settle(heard)).toEqual(['banners', 'order:7']);
  });

  it('says what a transaction changed when it commits, and nothing of one that does not', async () => {
    const heard = listen();
    await shop().db.transaction(async (tx) => {
      await announce(tx, 'order:8');
      expect(heard).toEqual([]);
    });
    const undone = shop().db.transaction(async (tx) => {
      await announce(tx, 'order:10');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await settle(heard)).toEqual(['order:8']);
  });

  it('hears what the catalogue shows, whoever writes it, and nothing of an ordinary sale', async () => {
    const product = await aProduct(shop());
    await settle(listen());
    const change = async (values: Partial<typeof products.$inferInsert>) => {
      const heard = listen();
      await shop().db.update(products).set(values).where(eq(products.id, product.id));
      return settle(heard);
    };
    const itself = `good:${product.id}`;
    expect(await change({ price: 900, orderPrice: 900 })).toEqual([itself, 'prices']);
    expect(await change({ price: 900, orderPrice: 900 })).toEqual([]);
    expect(await change({ isShow: 'off' })).toEqual(['flash-sales', itself, 'goods']);
    expect(await change({ purchaseLimit: 3 })).toEqual([itself]);
    expect(await change({ inventory: 40, sales: 10 })).toEqual([]);
    expect(await change({ inventory: 0 })).toEqual([itself, 'stock']);

    const heard = listen();
    await shop().db.update(productVariants).set({ price: 1 }).where(eq(productVariants.productId, product.id));
    await shop().db.update(productTexts).set({ name: '新名' }).where(eq(productTexts.productId, product.id));
    expect(await settle(heard)).toEqual(['flash-sales', itself, 'goods', 'prices', 'stock']);
  });

  it('leaves no column of a good out by mistake', async () => {
    const silent = ['id', 'created_at', 'updated_at', 'cost_price', 'sales', 'inventory'];
    for (const table of ['goods', 'good_skus', 'articles', 'columns', 'flash_sale_skus']) {
      const { rows } = await shop().db.execute<{ name: string; triggers: string }>(sql`
        select a.attname as name, string_agg(pg_get_triggerdef(t.oid), ' ') as triggers
        from pg_attribute a join pg_trigger t on t.tgrelid = a.attrelid and not t.tgisinternal
        where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped group by a.attname`);
      const unheard = rows.filter(({ name, triggers }) => !new RegExp(`new\\."?${name}\\b`).test(triggers));
      expect(rows.length).toBeGreaterThan(5);
      // What a sale is followed by goes another way, and what it began without is for its books alone.
      const known = [...silent, 'pv', 'residue_limit', 'set_apart'];
      expect(unheard.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  it('asks a trigger about every column it compares', async () => {
    const { rows } = await shop().db.execute<{ definition: string }>(sql`
      select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal and tgattr <> ''`);
    expect(rows.length).toBeGreaterThan(5);
    for (const { definition } of rows) {
      const asked = /UPDATE OF (.+?) ON/.exec(definition)?.[1]?.split(', ') ?? [];
      const compared = [...definition.matchAll(/new\.("?\w+"?)/g)].map(([, name]) => name);
      expect(asked.toSorted(), definition).toEqual([...new Set(compared)].toSorted());
    }
  });

  if (engine === 'postgres') {
    it('comes back by itself when the connection is cut, and says that something may be missed', async () => {
      const { news } = shop().app.shop;
      let gaps = 0;
      const stop = news.onGap(() => {
        gaps += 1;
      });
      await shop().db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'jishi-news'`);
      await vi.waitFor(() => expect(news.isConnected).toBe(false), { interval: 1 });
      await vi.waitFor(() => expect([news.isConnected, gaps]).toEqual([true, 1]), 5_000);
      stop();
      const heard = listen();
      await announce(shop().db, 'goods');
      expect(await settle(heard)).toEqual(['goods']);
    });
  }
});

async function aProduct(shop: TestShop): Promise<{ id: number }> {
  const [product] = await shop.db
    .insert(products)
    .values({ identification: 'news', number: 'news', isShow: 'on', price: 1000, orderPrice: 1000, inventory: 50 })
    .returning({ id: products.id });
  if (!product) throw new Error('no good was made');
  await shop.db.insert(productTexts).values({ productId: product.id, lang: 'zh', name: '旧名' });
  await shop.db.insert(productVariants).values({ productId: product.id, price: 1000, productSku: [], inventory: 5 });
  return product;
}
