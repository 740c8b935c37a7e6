import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { coupons, userCoupons, users } from '../../kernel/db/schema/index.ts';
import { forEachRecord } from '../../kernel/jobs/for-each-record.ts';
import type { JobContext, JobKind } from '../../kernel/jobs/job-kinds.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { lapsingNotice } from './coupon-notices.ts';

const DAY = 24 * 3_600_000;

/**
 * Tells customers a day before that a coupon of theirs ends, once for each: that it was told is written in the same
 * transaction. Who got it within that day has just read how long it lasts and is told nothing.
 */
export const tellLapsingJob: JobKind = {
  kind: 'coupons.lapse',
  everySeconds: 300,
  run: async (_payload, context) => {
    const now = context.now();
    await forEachRecord(
      context,
      async (after, limit) => {
        const rows = await context.db
          .select({ id: userCoupons.id })
          .from(userCoupons)
          .where(and(isDue(now), gt(userCoupons.id, after)))
          .orderBy(asc(userCoupons.id))
          .limit(limit);
        return rows.map(({ id }) => id);
      },
      (tx, id) => tellLapsing(tx, id, context, now),
    );
  },
};

/** Unused, ending within a day, had for longer than that, and nobody has told of it. */
const isDue = (now: Date) =>
  and(
    eq(userCoupons.state, 'unused'),
    isNull(userCoupons.lapseToldAt),
    gt(userCoupons.failureTime, now),
    lte(userCoupons.failureTime, new Date(now.getTime() + DAY)),
    sql`${userCoupons.createdAt} <= ${userCoupons.failureTime} - interval '1 day'`,
  );

async function tellLapsing(tx: Tx, id: number, { times }: JobContext, now: Date): Promise<void> {
  const [own] = await tx
    .update(userCoupons)
    .set({ lapseToldAt: now })
    .where(and(eq(userCoupons.id, id), isDue(now)))
    .returning();
  if (!own) return;
  const [known] = await tx
    .select({ coupon: coupons, unsubscribe: users.unsubscribe })
    .from(coupons)
    .innerJoin(users, eq(users.id, own.userId))
    .where(eq(coupons.id, own.couponId));
  if (!known || known.unsubscribe === 1) return;
  const { id: couponId, name, type, sill } = known.coupon;
  const facts = { couponId, name, type, sill, cost: own.cost, ticket: own.ticket, until: times.text(own.failureTime) };
  await sendNotice(tx, own.userId, lapsingNotice(facts), now);
}
