import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { lotteries, lotteryLogs, lotteryPrizes } from '../../kernel/db/schema/index.ts';
import { forEachRecord } from '../../kernel/jobs/for-each-record.ts';
import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { addPoints } from '../points/add-points.ts';
import { tellSealedElsewhere } from './fairness/sealed-elsewhere.ts';
import { publishSeeds } from './fairness/seeds.ts';
import { DAYS_TO_REDEEM } from './records/redeem-time.ts';

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
      .set({ isHidden: 0 })
      .where(and(eq(lotteries.isHidden, 1), lte(lotteries.endTime, now)));
    await publishSeeds(context.db, context, now);
    await tellSealedElsewhere(context, context.log);
    await forEachRecord(
      context,
      async (after, limit) => {
        const rows = await context.db
          .select({ id: lotteryLogs.id })
          .from(lotteryLogs)
          .innerJoin(lotteryPrizes, eq(lotteryPrizes.id, lotteryLogs.prizeId))
          .where(
            and(
              eq(lotteryLogs.state, 'open'),
              inArray(lotteryPrizes.modelType, ['good', 'good_sku']),
              lte(lotteryLogs.drawnAt, daysAfter(now, -DAYS_TO_REDEEM)),
              gt(lotteryLogs.id, after),
            ),
          )
          .orderBy(asc(lotteryLogs.id))
          .limit(limit);
        return rows.map(({ id }) => id);
      },
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
    points: prize.recycle,
    remark: { zh: `奖品“${zh}”超时未领，折为积分`, en: `Prize "${en}" was not asked for in time, turned into points` },
    source: { id: log.lotteryId, type: 'lottery', identification: String(log.id) },
    at: now,
  });
}
