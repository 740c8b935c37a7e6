import {
  configs,
  coupons,
  lotteries,
  lotteryLogs,
  lotteryPrizes,
  pointsConfigurations,
} from '../../kernel/db/schema/index.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { around, type ScheduleContext } from './context.ts';

const DAY = 86_400_000;

/** Products that arrive bring points, as in the demo shop, and so does every review. */
export async function earnPoints({ db }: TestShop): Promise<void> {
  const rule = { system: 'sys_shop', name: { zh: '购物送积分' }, value: 10 };
  await db.insert(pointsConfigurations).values(rule).onConflictDoNothing();
  const rewards = { 'reviews.points': 5, 'reviews.points_from_characters': 1, 'reviews.points_from_pictures': 0 };
  await db
    .insert(configs)
    .values(Object.entries(rewards).map(([key, value]) => ({ key, value })))
    .onConflictDoNothing();
}

/** Each customer has one already; one more is left for whoever is faster. */
export async function makeCoupons(shop: TestShop, count: number): Promise<number[]> {
  const terms = {
    name: { zh: '券' },
    cost: 300,
    amount: 3,
    remaining: 1,
    perCustomer: 2,
    state: 'underway' as const,
    ...around(shop),
  };
  const rows = await shop.db
    .insert(coupons)
    .values(Array.from({ length: count }, () => terms))
    .returning({ id: coupons.id });
  return rows.map(({ id }) => id);
}

/** A wheel with two draws a day. Of its products one is won already and one is left; points can be won once, money always. */
export async function makeLotteries(
  shop: TestShop,
  productIds: readonly number[],
): Promise<{ id: number; prizeIds: number[] }[]> {
  const terms = { name: { zh: '大转盘' }, isActive: true, cost: 20, tries: 2, ...around(shop) };
  const rows = await shop.db
    .insert(lotteries)
    .values(productIds.map(() => terms))
    .returning({ id: lotteries.id });
  const prizes = await shop.db
    .insert(lotteryPrizes)
    .values(rows.flatMap(({ id }, index) => prizeRows(id, productIds[index] ?? 0)))
    .returning({ id: lotteryPrizes.id, lotteryId: lotteryPrizes.lotteryId });
  const prizesOf = Map.groupBy(prizes, ({ lotteryId }) => lotteryId);
  return rows.map(({ id }) => ({ id, prizeIds: (prizesOf.get(id) ?? []).map((prize) => prize.id) }));
}

function prizeRows(lotteryId: number, productId: number): (typeof lotteryPrizes.$inferInsert)[] {
  return [
    { modelType: 'good' as const, modelId: productId, quantity: 2, remaining: 1, weight: 3, recyclePoints: 7 },
    { modelType: 'points' as const, value: '5', quantity: 1, remaining: 1, weight: 1 },
    { modelType: 'balance' as const, value: '30', quantity: -1, remaining: 0, weight: 1 },
  ].map((prize, index) => ({ ...prize, lotteryId, name: { zh: `奖品${index}` }, sort: 3 - index }));
}

/** A prize of each first customer that is still waiting for its order. */
export async function winLongAgo(shop: TestShop, contexts: readonly ScheduleContext[]): Promise<void> {
  const drawnAt = new Date(shop.now.getTime() - 10 * DAY);
  await shop.db.insert(lotteryLogs).values(
    contexts.map(({ customers, lotteryId, prizeIds }) => ({
      lotteryId,
      userId: customers[0]?.id ?? 0,
      prizeId: prizeIds[0] ?? 0,
      drawnAt,
    })),
  );
}
