import { and, count, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../kernel/db/database.ts';
import { jobs, notifications, orders, products } from '../kernel/db/schema/index.ts';
import type { OrderState } from '../kernel/words/orders.ts';

/** Changes of the database, and looks at it, for tests of a shop that runs in other processes. */
export const storedShop = (db: Db) => ({
  /** `cents` for one piece. */
  async setPrice(productId: number, cents: number): Promise<void> {
    await db.update(products).set({ price: cents, orderPrice: cents }).where(eq(products.id, productId));
  },
  /** Makes every open job of a kind due at once. */
  async hurryJobs(kind: string): Promise<void> {
    await db.update(jobs).set({ runAt: new Date() }).where(eq(jobs.kind, kind));
  },
  /** Jobs of a kind that are due and not done. */
  async countDueJobs(kind: string): Promise<number> {
    return db.$count(jobs, and(eq(jobs.kind, kind), isNull(jobs.finishedAt), lte(jobs.runAt, new Date())));
  },
  countOrders: (): Promise<number> => db.$count(orders),
  /** How many of these orders there are, in any state or in this one. */
  async countOf(ids: readonly number[], state?: OrderState): Promise<number> {
    const inState = state === undefined ? undefined : eq(orders.state, state);
    return db.$count(orders, and(inArray(orders.id, [...ids]), inState));
  },
  async countNotices(userId: number, type: string): Promise<number> {
    const [row] = await db
      .select({ sent: count() })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.type, type)));
    return row?.sent ?? 0;
  },
});
export type StoredShop = ReturnType<typeof storedShop>;
