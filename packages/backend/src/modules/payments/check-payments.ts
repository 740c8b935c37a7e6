import { and, asc, eq, lte } from 'drizzle-orm';
import { paymentLogs, paymentNotices } from '../../kernel/db/schema/index.ts';
import type { JobContext, JobKind } from '../../kernel/jobs/job-kinds.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { nextCheck } from '../payment-attempts/attempt.ts';
import { isPlatform } from '../payment-attempts/payment-provider.ts';
import { claimCheck } from '../payment-attempts/payment-records.ts';
import { checkPayment } from './check-payment.ts';
import { pursueRefund } from './pursue-refund.ts';

/** At once; each waits at most some seconds for its provider, so a run ends well within its lease. */
const BATCH = 20;
/** Longer than any provider repeats a notice. */
const DAYS_OF_NOTICES = 3;

/**
 * Asks providers about payments no notice came for, closes what can no longer be paid, and sees refunds through. Every
 * attempt is taken by one process at a time.
 */
export const checkPaymentsJob: JobKind = {
  kind: 'payments.check',
  everySeconds: 5,
  run: async (_payload, context) => {
    const now = context.now();
    const due = await context.db
      .select({ id: paymentLogs.id, type: paymentLogs.type, attempts: paymentLogs.attempts })
      .from(paymentLogs)
      .where(and(eq(paymentLogs.state, 'open'), lte(paymentLogs.checkAt, now)))
      .orderBy(asc(paymentLogs.checkAt), asc(paymentLogs.id))
      .limit(BATCH);
    await Promise.all(due.map((row) => checkOne(context, row)));
    await context.db.delete(paymentNotices).where(lte(paymentNotices.receivedAt, daysAfter(now, -DAYS_OF_NOTICES)));
  },
};

/** One that fails is logged and never stops the others. */
async function checkOne(context: JobContext, row: { id: number; type: string; attempts: number }): Promise<void> {
  try {
    const isPayment = row.type === 'goodsIndent';
    const next = nextCheck(isPayment ? 'payment' : 'refund', row.attempts + 1, context.now());
    const attempt = await claimCheck(context.db, row.id, context.now(), next);
    if (!attempt || !isPlatform(attempt.platform)) return;
    const provider = await context.payments.find(attempt.platform);
    if (!provider) {
      const { platform, number } = attempt;
      context.log.error({ platform, number }, 'money moves at a provider that is no longer set up');
    } else if (isPayment) await checkPayment(context, context.log, provider, attempt);
    else await pursueRefund(context, context.log, provider, attempt);
  } catch (error) {
    context.log.error({ err: error, id: row.id }, 'a payment was left for the next run');
  }
}
