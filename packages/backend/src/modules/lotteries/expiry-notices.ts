import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { lotteries, lotteryLogs, lotteryPrizes, users } from '../../kernel/db/schema/index.ts';
import { forEachRecord, idsOf } from '../../kernel/jobs/for-each-record.ts';
import type { JobContext, JobKind } from '../../kernel/jobs/job-kinds.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { lapsingPrizeNotice } from './lottery-notices.ts';
import { DAYS_TO_REDEEM, lapsesAt } from './records/redeem-time.ts';
import { wonProduct } from './records/won-product.ts';

/**
 * Notifies customers a day before that products they won are about to lapse, once for each: that they were is written in the same
 * transaction.
 */
export const prizeExpiryJob: JobKind = {
  kind: 'lotteries.lapse',
  everySeconds: 300,
  run: async (_payload, context) => {
    const now = context.now();
    await forEachRecord(context, idsOf(context, lotteryLogs, and(isDue(now), wonProduct(context))), (tx, id) =>
      notifyOfExpiry(tx, id, context, now),
    );
  },
};

/** Not redeemed, lapsing within a day, and nobody has been notified. */
const isDue = (now: Date) =>
  and(
    eq(lotteryLogs.state, 'open'),
    isNull(lotteryLogs.lapseToldAt),
    gt(lotteryLogs.drawnAt, daysAfter(now, -DAYS_TO_REDEEM)),
    lte(lotteryLogs.drawnAt, daysAfter(now, 1 - DAYS_TO_REDEEM)),
  );

async function notifyOfExpiry(tx: Tx, id: number, { times }: JobContext, now: Date): Promise<void> {
  const [log] = await tx
    .update(lotteryLogs)
    .set({ lapseToldAt: now })
    .where(and(eq(lotteryLogs.id, id), isDue(now)))
    .returning();
  if (!log) return;
  const [known] = await tx
    .select({ prize: lotteryPrizes, lottery: lotteries.name, isClosed: users.isClosed })
    .from(lotteryPrizes)
    .innerJoin(lotteries, eq(lotteries.id, lotteryPrizes.lotteryId))
    .innerJoin(users, eq(users.id, log.userId))
    .where(eq(lotteryPrizes.id, log.prizeId ?? 0));
  if (!known || known.isClosed) return;
  const { prize, lottery } = known;
  const facts = { lottery, prize: prize.name, until: times.text(lapsesAt(log.drawnAt)), points: prize.recyclePoints };
  await sendNotice(tx, log.userId, lapsingPrizeNotice(facts), now);
}
