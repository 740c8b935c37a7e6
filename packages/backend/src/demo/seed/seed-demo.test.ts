import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  addresses,
  articles,
  banners,
  categories,
  comments,
  lotteryPrizes,
  notifications,
  orders,
  pointsAccounts,
  products,
  productTexts,
  resources,
  userCoupons,
  users,
} from '../../kernel/db/schema/index.ts';
import { MEDIA_PATH } from '../../kernel/wire/media-address.ts';
import { orderStates } from '../../kernel/words/orders.ts';
import { Passwords } from '../../modules/credentials/passwords.ts';
import { parsePictureName } from '../../modules/pictures/names.ts';
import { checkInvariants } from '../../operator/invariants/check-invariants.ts';
import { describeEngines } from '../../testing/index.ts';
import { createPictureCatalogue } from '../pictures/catalogue.ts';
import { DEMO_PASSWORD } from './rows/demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

describeEngines('the demo shop', (shop) => {
  const steps: string[] = [];
  beforeAll(async () => {
    await seedDemo(shop().db, { now: shop().now, onProgress: (step) => steps.push(step) });
  }, 60_000);

  const userOf = async (cellphone: string) => {
    const [user] = await shop().db.select().from(users).where(eq(users.cellphone, cellphone));
    if (!user) throw new Error(`no account ${cellphone}`);
    return user;
  };

  it('has all of the content in both languages and tells its steps', async () => {
    const { db } = shop();
    expect(await db.$count(products)).toBe(320);
    expect(await db.$count(productTexts)).toBe(640);
    expect(await db.$count(categories)).toBe(187);
    expect(await db.$count(articles)).toBe(30);
    expect(await db.$count(banners)).toBe(15);
    expect(await db.$count(lotteryPrizes)).toBeGreaterThan(15);
    expect(await db.$count(comments, and(isNull(comments.parentId), sql`${comments.id} <= 900`))).toBe(900);
    expect(steps).toContain('goods');
  });

  it('names only pictures that can be drawn', async () => {
    const catalogue = createPictureCatalogue();
    const rows = await shop()
      .db.selectDistinct({ img: resources.img })
      .from(resources)
      .where(eq(resources.isPrivate, false));
    const unknown = rows.filter(({ img }) => {
      const picture = img.startsWith(MEDIA_PATH) ? parsePictureName(img.slice(MEDIA_PATH.length)) : null;
      return !picture || !catalogue.has(picture.name);
    });
    expect(unknown).toEqual([]);
  });

  it('gives the first account money, points, addresses, orders in every state, notices and coupons', async () => {
    const { db } = shop();
    const user = await userOf('13800000001');
    expect(user.money).toBe(1_000_000);
    expect(await new Passwords().matches(DEMO_PASSWORD, user.password, 'shop')).toBe(true);
    const [points] = await db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, user.id));
    expect(points?.available).toBe(5000);
    expect(await db.$count(addresses, eq(addresses.userId, user.id))).toBe(3);
    expect(await db.$count(addresses, and(eq(addresses.userId, user.id), eq(addresses.isDefault, true)))).toBe(1);
    const states = await db.selectDistinct({ state: orders.state }).from(orders).where(eq(orders.userId, user.id));
    expect(states.map(({ state }) => state).sort()).toEqual([...orderStates.words].sort());
    expect(await db.$count(notifications, eq(notifications.userId, user.id))).toBeGreaterThan(10);
    expect(await db.$count(userCoupons, eq(userCoupons.userId, user.id))).toBe(6);
  });

  it('leaves the second account empty with a balance of 1.00', async () => {
    const { db } = shop();
    const user = await userOf('13800000002');
    expect(user.money).toBe(100);
    expect(await db.$count(orders, eq(orders.userId, user.id))).toBe(0);
    expect(await db.$count(addresses, eq(addresses.userId, user.id))).toBe(0);
    expect(await db.$count(comments, eq(comments.userId, user.id))).toBe(0);
  });

  it('keeps its books: stock, balances, points, coupons and payments agree', async () => {
    expect(await checkInvariants(shop().db, shop().config)).toEqual([]);
  });

  it('goes on numbering behind its own rows', async () => {
    const [made] = await shop().db.insert(users).values({ name: 'next' }).returning({ id: users.id });
    expect(made?.id).toBeGreaterThan(10);
  });

  it('leaves a database with goods alone', async () => {
    const again = await seedDemo(shop().db, { now: shop().now });
    expect(again).toMatchObject({ seeded: false, goods: 320 });
    const [row] = await shop().db.select({ total: count() }).from(products);
    expect(row?.total).toBe(320);
  });
});

describeEngines('a multiplied catalogue', (shop) => {
  it('has as many goods as asked, each with texts, pictures and stock of its own', async () => {
    const { db } = shop();
    const result = await seedDemo(db, { now: shop().now, goods: 1000 });
    expect(result).toMatchObject({ seeded: true, goods: 1000 });
    expect(await db.$count(productTexts)).toBe(2000);
    const [named] = await db.select({ total: sql<number>`count(distinct ${productTexts.name})` }).from(productTexts);
    expect(named?.total).toBe(2000);
    const page = await shop().get<{ total: number }>('good?limit=1');
    expect(page.message.total).toBeGreaterThan(900);
  }, 60_000);
});
