import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { coupons, userCoupons, users } from '../../kernel/db/schema/index.ts';
import { forEachRecord, idsOf } from '../../kernel/jobs/for-each-record.ts';
import type { JobContext, JobKind } from '../../kernel/jobs/job-kinds.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { lapsingNotice } from './coupon-notices.ts';

const DAY = 24 * 3_600_000;

/**
 * Notifies customers a day before that a coupon of theirs ends, once for each: that they were is written in the same
 * transaction. Who got it within that day has just read how long it lasts and is not notified.
 */
export const couponExpiryJob: JobKind = {
  kind: 'coupons.lapse',
  everySeconds: 300,
  run: async (_payload, context) => {
    const now = context.now();
    await forEachRecord(context, idsOf(context, userCoupons, isDue(now)), (tx, id) =>
      notifyOfExpiry(tx, id, context, now),
    );
  },
};

/** Unused, ending within a day, had for longer than that, and nobody has been notified. */
const isDue = (now: Date) =>
  and(
    eq(userCoupons.state, 'unused'),
    isNull(userCoupons.lapseToldAt),
    gt(userCoupons.failureTime, now),
    lte(userCoupons.failureTime, new Date(now.getTime() + DAY)),
    sql`${userCoupons.createdAt} <= ${userCoupons.failureTime} - interval '1 day'`,
  );

async function notifyOfExpiry(tx: Tx, id: number, { times }: JobContext, now: Date): Promise<void> {
  const [own] = await tx
    .update(userCoupons)
    .set({ lapseToldAt: now })
    .where(and(eq(userCoupons.id, id), isDue(now)))
    .returning();
  if (!own) return;
  const [known] = await tx
    .select({ coupon: coupons, isClosed: users.isClosed })
    .from(coupons)
    .innerJoin(users, eq(users.id, own.userId))
    .where(eq(coupons.id, own.couponId));
  if (!known || known.isClosed) return;
  const { id: couponId, name, type, threshold } = known.coupon;
  const facts = {
    couponId,
    name,
    type,
    threshold,
    cost: own.cost,
    ticket: own.ticket,
    until: times.text(own.failureTime),
  };
  await sendNotice(tx, own.userId, lapsingNotice(facts), now);
}
