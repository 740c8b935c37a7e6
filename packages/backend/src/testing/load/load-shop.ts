import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { seedDemo } from '../../demo/seed/seed-demo.ts';
import type { Database } from '../../kernel/db/database.ts';
import { openDatabase } from '../../kernel/db/open/open-database.ts';
import { type NoticeData, notifications, products } from '../../kernel/db/schema/index.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../postgres-database.ts';
import { bulkFill } from './bulk-fill.ts';
import type { LoadShopCalls, LoadShopFacts, LoadShopPlan } from './calls.ts';
import { countOrders } from './count-orders.ts';
import { fillOrders } from './fill-orders.ts';
import { makeCustomers } from './make-customers.ts';
import { countSale, fillStock, findFaults, readPlaces, startSale } from './sale.ts';

/** The tables of the catalogue, which a load fills with up to millions of rows. */
const CATALOGUE = ['goods', 'good_texts', 'good_skus', 'resources'];

type Store = { databaseUrl: string | null; dataFolder: string };

/** The database under a load: made, filled, changed while the load runs, looked into afterwards, removed. */
export class LoadShop implements LoadShopCalls {
  #store: Store | null = null;
  #open: Database | null = null;

  async prepare({ engine, dataFolder, goods: total, customers, orders = 0 }: LoadShopPlan): Promise<LoadShopFacts> {
    const name = `jishi_load_${randomBytes(6).toString('hex')}`;
    const databaseUrl = engine === 'postgres' ? await createPostgresDatabase(name) : null;
    this.#store = { databaseUrl, dataFolder };
    return this.#using(async ({ db }) => {
      await bulkFill(db, CATALOGUE, () => seedDemo(db, { goods: total }));
      if (customers > 0) await fillStock(db);
      const made = customers > 0 ? await makeCustomers(db, customers, new Date()) : [];
      if (orders > 0)
        await fillOrders(
          db,
          made.map(({ id }) => id),
          orders,
        );
      // What a database does by itself soon after so many rows were written is not to happen while it is measured.
      await db.execute(sql`vacuum (analyze)`);
      return { databaseUrl, customers: made };
    });
  }

  startSale(quantity: number) {
    return this.#using(({ db }) => startSale(db, quantity, new Date()));
  }

  countSale(saleVariantId: number) {
    return this.#using(({ db }) => countSale(db, saleVariantId));
  }

  countOrders() {
    return this.#using(({ db }) => countOrders(db));
  }

  readPlaces(saleVariantId: number) {
    return this.#using(({ db }) => readPlaces(db, saleVariantId));
  }

  findFaults(saleVariantId: number) {
    return this.#using(({ db }) => findFaults(db, saleVariantId));
  }

  setPrice({ goodId, price }: { goodId: number; price: number }): Promise<void> {
    return this.#using(async ({ db }) => {
      await db.update(products).set({ price, orderPrice: price }).where(eq(products.id, goodId));
    });
  }

  notifyAll(customerIds: number[]): Promise<void> {
    const data: NoticeData = {
      type: 1,
      url: '',
      image: '',
      price: null,
      texts: { zh: { title: '负载', list: [], remark: '' } },
    };
    return this.#using(async ({ db }) => {
      await db.insert(notifications).values(customerIds.map((userId) => ({ userId, type: 'load', data })));
    });
  }

  async remove(): Promise<void> {
    await this.#open?.close();
    this.#open = null;
    const store = this.#store;
    this.#store = null;
    if (store?.databaseUrl) await dropPostgresDatabase(store.databaseUrl);
    else if (store) await rm(join(store.dataFolder, 'database'), { recursive: true, force: true });
  }

  /** PostgreSQL stays open between calls; the embedded store is for one process, so it is closed after each. */
  async #using<T>(work: (database: Database) => Promise<T>): Promise<T> {
    if (!this.#store) throw new Error('the shop was not prepared');
    const database = this.#open ?? (await openDatabase(this.#store));
    if (this.#store.databaseUrl) this.#open = database;
    try {
      return await work(database);
    } finally {
      if (!this.#store?.databaseUrl) await database.close();
    }
  }
}
