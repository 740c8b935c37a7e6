import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { orders } from '../../kernel/db/schema/index.ts';
import { forEachRecord } from '../../kernel/jobs/for-each-record.ts';
import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import { completeUnreviewable } from '../orders/awaiting-review.ts';
import { reviewByItself } from './write-reviews.ts';

/** Orders nobody can review are completed; those nobody reviewed in time are reviewed by themselves. */
export const reviewOrdersJob: JobKind = {
  kind: 'orders.review',
  everySeconds: 600,
  run: async (_payload, context) => {
    const now = context.now();
    await completeUnreviewable(context.db);
    await forEachRecord(
      context,
      async (after, limit) => {
        const rows = await context.db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.state, 'awaiting-review'), lte(orders.evaluateTime, now), gt(orders.id, after)))
          .orderBy(asc(orders.id))
          .limit(limit);
        return rows.map((row) => row.id);
      },
      (tx, id) => reviewByItself(tx, id, now),
    );
  },
};
