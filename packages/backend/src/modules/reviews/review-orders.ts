import { and, eq, lte } from 'drizzle-orm';
import { orders } from '../../kernel/db/schema/index.ts';
import { forEachRecord, idsOf } from '../../kernel/jobs/for-each-record.ts';
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
      idsOf(context, orders, and(eq(orders.state, 'awaiting-review'), lte(orders.evaluateTime, now))),
      (tx, id) => reviewByItself(tx, id, now),
    );
  },
};
