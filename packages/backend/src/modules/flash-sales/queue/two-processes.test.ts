import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../../kernel/db/open/postgres/open-postgres.ts';
import { flashSalePlaces, flashSaleVariants } from '../../../kernel/db/schema/index.ts';
import { checkInvariants } from '../../../operator/invariants/check-invariants.ts';
import { forPostgres } from '../../../testing/index.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../../../testing/postgres-database.ts';
import { TestShop } from '../../../testing/test-shop.ts';
import { advanceQueues } from './run-queues.ts';
import { aRush, orderFromSale, pressBuy, type SoldProduct } from './testing/sales.ts';

const CUSTOMERS = 60;
const PIECES = 10;

forPostgres('a line in two processes', () => {
  let url: string;
  let shops: TestShop[];

  beforeAll(async () => {
    url = await createPostgresDatabase(`jishi_test_${randomBytes(6).toString('hex')}`);
    shops = [0, 1].map(() => new TestShop(openPostgres(url, { maxConnections: 6 })));
    await Promise.all(shops.map(({ app }) => app.ready()));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.close()));
    await dropPostgresDatabase(url);
  }, 60_000);

  const shopOf = (index: number): TestShop => shops[index % shops.length] as TestShop;
  const inBoth = (work: (shop: TestShop) => Promise<unknown>) => Promise.all(shops.map(work));
  const carryOn = () => inBoth(({ db, now }) => advanceQueues(db, () => now));
  const places = ({ saleId }: SoldProduct) =>
    shopOf(0)
      .db.select()
      .from(flashSalePlaces)
      .where(eq(flashSalePlaces.flashSaleId, saleId))
      .orderBy(asc(flashSalePlaces.number));

  it('has one order, gives out what there is, and passes on what lapses', async () => {
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => shopOf(0).aCustomer()));
    const rush = await aRush(shopOf(0), PIECES, { customerLimit: 1 });
    const pressed = await Promise.all(customers.map((as, index) => pressBuy(shopOf(index), rush, as)));
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]));
    const line = await places(rush);
    expect(line.map(({ number }) => number)).toEqual(Array.from({ length: CUSTOMERS }, (_, index) => index + 1));
    expect(line.map(({ state }) => state === 'turn')).toEqual(line.map((_, index) => index < PIECES));

    // Six of ten order, in both processes; four let it lapse.
    const indexOf = new Map(customers.map(({ id }, index) => [id, index]));
    const holders = line.slice(0, PIECES).map(({ userId }) => indexOf.get(userId) ?? 0);
    const buy = async (index: number) => {
      const as = customers[index];
      return as ? (await orderFromSale(shopOf(index + 1), rush, as)).status : 0;
    };
    expect(await Promise.all(holders.slice(0, 6).map(buy))).toEqual(Array.from({ length: 6 }, () => 200));
    for (const shop of shops) shop.advance(180_000);
    await carryOn();
    const next = (await places(rush)).filter(({ state }) => state === 'turn');
    expect(next.map(({ number }) => number)).toEqual([11, 12, 13, 14]);
    expect(await Promise.all(next.map(({ userId }) => buy(indexOf.get(userId) ?? 0)))).toEqual([200, 200, 200, 200]);
    await carryOn();

    const over = await places(rush);
    expect(over.filter(({ state }) => state === 'ordered')).toHaveLength(PIECES);
    expect(over.filter(({ state }) => state === 'sold-out')).toHaveLength(CUSTOMERS - PIECES - 4);
    const [variant] = await shopOf(1)
      .db.select()
      .from(flashSaleVariants)
      .where(eq(flashSaleVariants.id, rush.variantId));
    expect(variant?.remaining).toBe(0);
    expect(await checkInvariants(shopOf(0).db, { timeZone: 'Asia/Shanghai' })).toEqual([]);
  }, 120_000);

  it('keeps one place for a customer who presses in both', async () => {
    const rush = await aRush(shopOf(0), 5);
    const as = await shopOf(0).aCustomer();
    const pressed = await inBoth((shop) => pressBuy(shop, rush, as));
    expect(pressed).toHaveLength(2);
    expect(await places(rush)).toHaveLength(1);
  });
});
