import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { lotteryLogs, userCoupons } from '../../kernel/db/schema/index.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { findUser } from '../customers/customer-records.ts';
import { DAYS_TO_REDEEM } from '../lotteries/records/redeem-time.ts';

/** What nobody gets back once the account is closed. `money` in cents. */
export type Losses = {
  money: number;
  points: number;
  /** That could still be used. */
  coupons: number;
  /** Won, and still to be redeemed. */
  prizes: number;
};

export async function findLosses(db: Db, userId: number, now: Date): Promise<Losses> {
  const { user, points } = await findUser(db, userId);
  const usable = and(eq(userCoupons.userId, userId), eq(userCoupons.state, 'unused'), gt(userCoupons.failureTime, now));
  const waiting = and(
    eq(lotteryLogs.userId, userId),
    eq(lotteryLogs.state, 'open'),
    isNotNull(lotteryLogs.prizeId),
    gt(lotteryLogs.drawnAt, daysAfter(now, -DAYS_TO_REDEEM)),
  );
  return {
    money: user.money,
    points: points.available,
    coupons: await db.$count(userCoupons, usable),
    prizes: await db.$count(lotteryLogs, waiting),
  };
}
