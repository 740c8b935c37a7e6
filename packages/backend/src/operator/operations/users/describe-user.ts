import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import {
  moneyLogs,
  orders,
  pointsAccounts,
  pointsLogs,
  tokenFamilies,
  users,
} from '../../../kernel/db/schema/index.ts';
import { storedRow } from '../support/stored-row.ts';
import { accountState, findAnyUser } from './find-user.ts';

const LAST = 5;

/**
 * What the shop knows of a customer, without password; amounts in cents.
 * @throws Refused when there is none
 */
export async function describeUser(db: Db, reference: string) {
  const { password, ...user } = await findAnyUser(db, reference);
  const [points] = await db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, user.id));
  const orderCounts = await db
    .select({ state: orders.state, orders: count() })
    .from(orders)
    .where(eq(orders.userId, user.id))
    .groupBy(orders.state)
    .orderBy(orders.state);
  const devices = await db
    .select({ platform: tokenFamilies.platform, ip: tokenFamilies.ip, lastUsedAt: tokenFamilies.lastUsedAt })
    .from(tokenFamilies)
    .where(and(eq(tokenFamilies.userId, user.id), isNull(tokenFamilies.revokedAt)))
    .orderBy(desc(tokenFamilies.lastUsedAt));
  const money = await db
    .select()
    .from(moneyLogs)
    .where(eq(moneyLogs.userId, user.id))
    .orderBy(desc(moneyLogs.id))
    .limit(LAST);
  const ledger = await db
    .select()
    .from(pointsLogs)
    .where(eq(pointsLogs.userId, user.id))
    .orderBy(desc(pointsLogs.id))
    .limit(LAST);
  return {
    user: { ...user, hasPassword: password !== null, account: accountState(user) },
    points: { available: points?.available ?? 0, total: points?.total ?? 0 },
    orders: orderCounts,
    devices,
    lastMoney: money,
    lastPoints: ledger,
  };
}

export type UserDescription = Awaited<ReturnType<typeof describeUser>>;

/** The same as `--json` prints it. */
export const printedUser = (description: UserDescription) => ({
  ...description,
  user: storedRow(users, description.user),
  lastPoints: description.lastPoints.map((row) => storedRow(pointsLogs, row)),
});
