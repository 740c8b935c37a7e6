import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { lotteries, lotteryLogs, lotteryPrizes } from '../../kernel/db/schema/index.ts';
import { forEachRecord, idsOf } from '../../kernel/jobs/for-each-record.ts';
import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { addPoints } from '../points/add-points.ts';
import { logSealedElsewhere } from './fairness/sealed-elsewhere.ts';
import { publishSeeds } from './fairness/seeds.ts';
import { DAYS_TO_REDEEM } from './records/redeem-time.ts';
import { wonProduct } from './records/won-product.ts';

/**
 * Writes down which lotteries have ended (every reader looks at the clock as well) and the seeds of days that are over, and turns prizes
 * nobody asked for in time into points.
 */
export const turnLotteriesJob: JobKind = {
  kind: 'lotteries.turn',
  everySeconds: 300,
  run: async (_payload, context) => {
    const now = context.now();
    await context.db
      .update(lotteries)
      .set({ isActive: false })
      .where(and(eq(lotteries.isActive, true), lte(lotteries.endTime, now)));
    await publishSeeds(context.db, context, now);
    await logSealedElsewhere(context, context.log);
    await forEachRecord(
      context,
      idsOf(
        context,
        lotteryLogs,
        and(
          eq(lotteryLogs.state, 'open'),
          wonProduct(context),
          lte(lotteryLogs.drawnAt, daysAfter(now, -DAYS_TO_REDEEM)),
        ),
      ),
      (tx, id) => recyclePrize(tx, id, now),
    );
  },
};

/** One of an order and this wins; the other finds the prize redeemed or recycled. */
async function recyclePrize(tx: Tx, logId: number, now: Date): Promise<void> {
  const [log] = await tx
    .update(lotteryLogs)
    .set({ state: 'recycled', updatedAt: now })
    .where(and(eq(lotteryLogs.id, logId), eq(lotteryLogs.state, 'open')))
    .returning();
  if (!log || log.prizeId === null) return;
  const [prize] = await tx.select().from(lotteryPrizes).where(eq(lotteryPrizes.id, log.prizeId));
  if (!prize) return;
  const { zh = '', en = zh } = prize.name;
  await addPoints(tx, {
    userId: log.userId,
    points: prize.recyclePoints,
    remark: { zh: `奖品“${zh}”超时未领，折成积分`, en: `Prize "${en}" was not asked for in time, turned into points` },
    source: { id: log.lotteryId, type: 'lottery', number: String(log.id) },
    at: now,
  });
}
