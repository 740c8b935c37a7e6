import { randomBytes } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../../kernel/db/open/postgres/open-postgres.ts';
import { orders, products, stockReceipts } from '../../../kernel/db/schema/index.ts';
import { checkInvariants } from '../../../operator/invariants/check-invariants.ts';
import { forPostgres } from '../../../testing/index.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../../../testing/postgres-database.ts';
import { TestShop } from '../../../testing/test-shop.ts';
import { type OrderBody, placeOrder } from '../testing/orders.ts';
import { aProduct, type ProductValues, type StockedProduct } from '../testing/products.ts';
import { ordinaryLane, stockLane, type WantedOrder } from './lane.ts';
import { placeTogether } from './place-together.ts';
import { byItself } from './testing/by-itself.ts';
import { ordinaryOrder } from './testing/ordinary.ts';
import { aBuyer } from './testing/rush.ts';

forPostgres('ordinary orders at the same time', () => {
  let url: string;
  let shops: [TestShop, TestShop];
  beforeAll(async () => {
    url = await createPostgresDatabase(`jishi_test_${randomBytes(6).toString('hex')}`);
    const open = () => new TestShop(openPostgres(url, { maxConnections: 6 }));
    shops = [open(), open()];
    await Promise.all(shops.map(({ app }) => app.ready()));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.close()));
    await dropPostgresDatabase(url);
  }, 60_000);

  /** A product whose stock the books of the shop know of. */
  const received = async (values: ProductValues = {}): Promise<StockedProduct> => {
    const product = await aProduct(shops[0], values);
    const { id: productId, variantIds } = product;
    const { stock = 10, skus = [] } = values;
    const receipts = skus.map((sku, index) => ({ variantId: variantIds[index] ?? null, quantity: sku.stock ?? 10 }));
    const rows = skus.length > 0 ? receipts : [{ variantId: null, quantity: stock }];
    await shops[0].db.insert(stockReceipts).values(rows.map((row) => ({ ...row, productId, remark: 'first stock' })));
    return product;
  };
  const crowdOf = (size: number) => Promise.all(Array.from({ length: size }, () => aBuyer(shops[0])));

  const two = async () => [await aBuyer(shops[0]), await aBuyer(shops[0])] as const;

  it('sell what there is in two processes, while orders end, and are gathered', async () => {
    const crowd = await crowdOf(48);
    const [scarce, varied] = [await received({ stock: 20 }), await received({ skus: [{ stock: 30 }, { stock: 30 }] })];
    const baskets: OrderBody['lines'][] = [
      [{ good: scarce }],
      [{ good: varied, sku: 1 }, { good: scarce }, { good: varied, sku: 0 }],
      [
        { good: varied, sku: 0 },
        { good: varied, sku: 1 },
      ],
    ];
    const answers = await Promise.all(
      crowd.map(async (as, index) => {
        const shop = shops[index % 2] ?? shops[0];
        const body = { lines: baskets[index % baskets.length] ?? [], address: as.addressId };
        const key = { 'idempotency-key': 'twice' };
        const tabs = await Promise.all([placeOrder(shop, as, body, key), placeOrder(shop, as, body, key)]);
        // One that was refused has no order: its twin may be judged later, when another has given pieces back.
        const placed = tabs.filter(({ status }) => status === 200);
        const [id] = new Set(placed.map(({ message }) => message));
        expect(placed.every(({ message }) => message === id)).toBe(true);
        if (id === undefined) return tabs[0];
        return index % 5 === 0 ? shop.post(`goodIndent/cancel/${id}`, {}, { as }) : placed[0];
      }),
    );
    for (const answer of answers) expect([200, 401]).toContain(answer?.status);
    const [stock] = await shops[0].db.select().from(products).where(eq(products.id, scarce.id));
    expect(stock?.stock).toBeGreaterThanOrEqual(0);
    expect(await checkInvariants(shops[0].db, { timeZone: 'Asia/Shanghai' })).toEqual([]);
    const { rows } = await shops[0].db.execute<{ transactions: number; orders: number }>(sql`
      select count(distinct xmin::text)::int as transactions, count(*)::int as orders
      from order_locations l where exists (select from orders o where o.id = l.order_id)`);
    expect(rows[0]?.transactions).toBeLessThan((rows[0]?.orders ?? 0) / 2);
  }, 120_000);

  const together = async (wanted: readonly WantedOrder[], lane = ordinaryLane) => {
    const outcomes = await placeTogether(shops[0].app.shop, lane, wanted);
    return wanted.map((one) => outcomes.get(one) ?? null);
  };

  /** Does something while somebody else holds these rows, and does not let go before. */
  const whileHeld = async <T>(rows: SQL, work: () => Promise<T>): Promise<T> => {
    const [isHeld, isDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = shops[1].db.transaction(async (tx) => {
      await tx.execute(rows);
      isHeld.resolve();
      await isDone.promise;
    });
    await isHeld.promise;
    try {
      return await work();
    } finally {
      isDone.resolve();
      await holding;
    }
  };

  it('wait for stock that somebody holds where nobody else waits', async () => {
    const [busy, free] = [await received(), await received({ skus: [{}] })];
    const [first, second] = await two();
    const key = `busy-${busy.id}`;
    const ofBusy = ordinaryOrder(first, [{ product: free, variant: 0 }, { product: busy }], { key });
    const lane = stockLane({ productId: busy.id, variantId: null });
    const outcomes = await whileHeld(sql`select from goods where id = ${busy.id} for update`, () =>
      together([ofBusy, ordinaryOrder(second, [{ product: free, variant: 0 }])]),
    );
    expect(outcomes).toEqual([lane, expect.any(Number)]);
    expect(await together([ofBusy], lane)).toEqual([expect.any(Number)]);
  });

  it.each(['update', 'no key update'])('do not wait for a customer who is held for %s', async (strength) => {
    const product = await received();
    const [held, free] = await two();
    const outcomes = await whileHeld(sql`select from users where id = ${held.id} for ${sql.raw(strength)}`, () =>
      together([held, free].map((buyer) => ordinaryOrder(buyer, [{ product }], { key: `held-${product.id}` }))),
    );
    expect(outcomes).toEqual([null, expect.any(Number)]);
  });

  it('do not wait for a request that is being done already', async () => {
    const [busy, free] = [await received(), await received()];
    const [first, second] = await two();
    const repeated = ordinaryOrder(first, [{ product: busy }], { key: `repeated-${busy.id}` });
    let alone: Promise<number> | null = null;
    const outcomes = await whileHeld(sql`select from goods where id = ${busy.id} for update`, async () => {
      alone = byItself(shops[0], repeated);
      await expect.poll(isAnybodyWaiting).toBe(true);
      return together([repeated, ordinaryOrder(second, [{ product: free }])]);
    });
    expect(outcomes).toEqual([null, expect.any(Number)]);
    expect(await byItself(shops[0], repeated)).toBe(await alone);
    expect(await shops[0].db.$count(orders, eq(orders.userId, first.id))).toBe(1);
  });

  const isAnybodyWaiting = async (): Promise<boolean> => {
    const { rows } = await shops[1].db.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0]?.count === 1;
  };
});
