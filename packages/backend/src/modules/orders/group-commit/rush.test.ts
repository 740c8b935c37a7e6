import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPostgres } from '../../../kernel/db/open/postgres/open-postgres.ts';
import { flashSaleVariants, orders, stockReceipts, tokenFamilies } from '../../../kernel/db/schema/index.ts';
import { checkInvariants } from '../../../operator/invariants/check-invariants.ts';
import { describeEngines, forPostgres, type TestCustomer } from '../../../testing/index.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../../../testing/postgres-database.ts';
import { TestShop } from '../../../testing/test-shop.ts';
import { advanceQueues } from '../../flash-sales/queue/run-queues.ts';
import { aBuyer, aRush, bodyOf, type Rush } from './testing/rush.ts';

type Buyer = TestCustomer & { addressId: number };

const buy = (shop: TestShop, rush: Rush, as: Buyer, { key = '', quantity = 1 } = {}) =>
  shop.post<number>('goodIndent', bodyOf(rush, as.addressId, quantity), {
    as,
    headers: key ? { 'idempotency-key': key } : {},
  });
const leftOf = async (shop: TestShop, { target }: Rush) =>
  (await shop.db.select().from(flashSaleVariants).where(eq(flashSaleVariants.id, target.saleVariantId)))[0]?.remaining;
const crowdOf = (shop: TestShop, size: number) => Promise.all(Array.from({ length: size }, () => aBuyer(shop)));
/** The books of the shop know of its stock. */
const received = async (shop: TestShop, { product }: Rush, quantity: number) =>
  void (await shop.db.insert(stockReceipts).values({ productId: product.id, quantity, remark: 'first stock' }));

describeEngines('a rush', (shop) => {
  let crowd: Buyer[];
  beforeEach(async () => {
    crowd = await crowdOf(shop(), 12);
  });

  it('is written in fewer transactions than it has orders', async () => {
    const rush = await aRush(shop(), { pieces: 12 });
    const answers = await Promise.all(crowd.map((as) => buy(shop(), rush, as)));
    expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
    const ids = answers.map(({ message }) => message);
    const { rows } = await shop().db.execute<{ transactions: number }>(sql`
      select count(distinct xmin::text)::int as transactions from orders where id in ${ids}`);
    expect(rows[0]?.transactions).toBeLessThan(crowd.length / 2);
  });

  it('sells what there is, once', async () => {
    const rush = await aRush(shop(), { pieces: 5, sale: { customerLimit: 1 } });
    const tabs = [...crowd, ...crowd];
    const answers = await Promise.all(tabs.map((as) => buy(shop(), rush, as)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 50004)).toHaveLength(tabs.length - 5);
    expect(await leftOf(shop(), rush)).toBe(0);
    const sold = answers.flatMap(({ status, message }) => (status === 200 ? [message] : []));
    const owners = await shop().db.select({ userId: orders.userId }).from(orders).where(inArray(orders.id, sold));
    expect(new Set(owners.map(({ userId }) => userId)).size).toBe(5);
  });

  it('answers the same to the same key, also at the same time, and refuses it with another request', async () => {
    const rush = await aRush(shop());
    const [as, other] = crowd as [Buyer, Buyer];
    const answers = await Promise.all([
      buy(shop(), rush, as, { key: 'twice' }),
      buy(shop(), rush, other, { key: 'twice' }),
      buy(shop(), rush, as, { key: 'twice' }),
    ]);
    const [first, ofOther, second] = answers.map(({ message }) => message);
    expect(second).toBe(first);
    expect(ofOther).not.toBe(first);
    // Afterwards: of requests at the same time any may be the first.
    const others = await buy(shop(), rush, as, { key: 'twice', quantity: 2 });
    expect(others).toMatchObject({ status: 401, code: 50003 });
    expect(await buy(shop(), rush, as, { key: 'twice' })).toMatchObject({ message: first });
    expect(await leftOf(shop(), rush)).toBe(8);
  });

  it('sells pieces at once that came back from an order', async () => {
    const rush = await aRush(shop(), { pieces: 1 });
    const [first, second, third] = crowd as [Buyer, Buyer, Buyer];
    const { message: id } = await buy(shop(), rush, first);
    expect((await buy(shop(), rush, second)).code).toBe(50004);
    await shop().post(`goodIndent/cancel/${id}`, {}, { as: first });
    expect((await buy(shop(), rush, third)).status).toBe(200);
  });

  it('has no customer who is signed out', async () => {
    const rush = await aRush(shop());
    const [as] = crowd as [Buyer];
    expect((await buy(shop(), rush, as)).status).toBe(200);
    await shop().db.update(tokenFamilies).set({ revokedAt: shop().now }).where(eq(tokenFamilies.userId, as.id));
    expect(await buy(shop(), rush, as)).toMatchObject({ headers: { 'x-error-class': 'unauthenticated' } });
  });
});

forPostgres('a rush in two processes', () => {
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

  const shopOf = (index: number): TestShop => shops[index % 2] ?? shops[0];

  it('sells what there is while orders end, places are taken and the product is sold elsewhere', async () => {
    const [shop] = shops;
    const crowd = await crowdOf(shop, 60);
    const rush = await aRush(shop, { product: { stock: 60 }, pieces: 40, sale: { customerLimit: 1 } });
    await received(shop, rush, 60);
    const ordinary = {
      ...bodyOf(rush, 0),
      indentCommodity: [{ ...bodyOf(rush, 0).indentCommodity[0], price: 10, seckill_id: 0, seckill_sku_id: 0 }],
    };
    const act = async (as: Buyer, index: number) => {
      if (index % 6 === 0) return shopOf(index).post('goodIndent', { ...ordinary, shipping_id: as.addressId }, { as });
      const tabs = await Promise.all([buy(shopOf(index), rush, as), buy(shopOf(index + 1), rush, as)]);
      const bought = tabs.find(({ status }) => status === 200);
      if (bought && index % 5 === 0) return shopOf(index).post(`goodIndent/cancel/${bought.message}`, {}, { as });
      return bought ?? tabs[0];
    };
    const carryOn = async () => {
      for (const { db, now } of [...shops, ...shops]) await advanceQueues(db, () => now);
    };
    const [answers] = await Promise.all([Promise.all(crowd.map(act)), carryOn()]);
    for (const answer of answers) expect([200, 401]).toContain(answer?.status);
    expect(await checkInvariants(shop.db, { timeZone: 'Asia/Shanghai' })).toEqual([]);
    expect(await leftOf(shop, rush)).toBeGreaterThanOrEqual(0);
  }, 120_000);
});
