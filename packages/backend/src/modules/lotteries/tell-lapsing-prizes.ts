import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { lotteries, lotteryLogs, lotteryPrizes, users } from '../../kernel/db/schema/index.ts';
import { forEachRecord } from '../../kernel/jobs/for-each-record.ts';
import type { JobContext, JobKind } from '../../kernel/jobs/job-kinds.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { lapsingPrizeNotice } from './lottery-notices.ts';
import { DAYS_TO_REDEEM, lapsesAt } from './records/redeem-time.ts';

/**
 * Tells customers a day before that products they won are about to lapse, once for each: that it was told is written in the same
 * transaction.
 */
export const tellLapsingPrizesJob: JobKind = {
  kind: 'lotteries.lapse',
  everySeconds: 300,
  run: async (_payload, context) => {
    const now = context.now();
    await forEachRecord(
      context,
      async (after, limit) => {
        const rows = await context.db
          .select({ id: lotteryLogs.id })
          .from(lotteryLogs)
          .innerJoin(lotteryPrizes, eq(lotteryPrizes.id, lotteryLogs.prizeId))
          .where(and(isDue(now), inArray(lotteryPrizes.modelType, ['good', 'good_sku']), gt(lotteryLogs.id, after)))
          .orderBy(asc(lotteryLogs.id))
          .limit(limit);
        return rows.map(({ id }) => id);
      },
      (tx, id) => tellLapsing(tx, id, context, now),
    );
  },
};

/** Not redeemed, lapsing within a day, and nobody has told of it. */
const isDue = (now: Date) =>
  and(
    eq(lotteryLogs.state, 'open'),
    isNull(lotteryLogs.lapseToldAt),
    gt(lotteryLogs.drawnAt, daysAfter(now, -DAYS_TO_REDEEM)),
    lte(lotteryLogs.drawnAt, daysAfter(now, 1 - DAYS_TO_REDEEM)),
  );

async function tellLapsing(tx: Tx, id: number, { times }: JobContext, now: Date): Promise<void> {
  const [log] = await tx
    .update(lotteryLogs)
    .set({ lapseToldAt: now })
    .where(and(eq(lotteryLogs.id, id), isDue(now)))
    .returning();
  if (!log) return;
  const [known] = await tx
    .select({ prize: lotteryPrizes, lottery: lotteries.name, unsubscribe: users.unsubscribe })
    .from(lotteryPrizes)
    .innerJoin(lotteries, eq(lotteries.id, lotteryPrizes.lotteryId))
    .innerJoin(users, eq(users.id, log.userId))
    .where(eq(lotteryPrizes.id, log.prizeId ?? 0));
  if (!known || known.unsubscribe === 1) return;
  const { prize, lottery } = known;
  const facts = { lottery, prize: prize.name, until: times.text(lapsesAt(log.drawnAt)), points: prize.recycle };
  await sendNotice(tx, log.userId, lapsingPrizeNotice(facts), now);
}
