import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { coupons, userCoupons } from '../../kernel/db/schema/index.ts';
import type { JobKind } from '../../kernel/jobs/job-kinds.ts';

/**
 * Writes down which coupons have begun and ended, and which customers' coupons can no longer be used. Every reader looks
 * at the times as well, so nothing depends on when this runs.
 */
export const turnCouponsJob: JobKind = {
  kind: 'coupons.turn',
  everySeconds: 60,
  run: async (_payload, { db, now: clock }) => {
    const now = clock();
    await db
      .update(coupons)
      .set({ state: 'underway' })
      .where(and(eq(coupons.state, 'upcoming'), lte(coupons.startTime, now), gt(coupons.endTime, now)));
    await db
      .update(coupons)
      .set({ state: 'finished' })
      .where(and(inArray(coupons.state, ['upcoming', 'underway']), lte(coupons.endTime, now)));
    await db
      .update(userCoupons)
      .set({ state: 'invalid' })
      .where(and(eq(userCoupons.state, 'unused'), lte(userCoupons.failureTime, now)));
  },
};
