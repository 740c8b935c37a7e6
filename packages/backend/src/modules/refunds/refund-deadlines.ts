import { lte } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { refundRequests } from '../../kernel/db/schema/index.ts';
import { forEachRecord, idsOf } from '../../kernel/jobs/for-each-record.ts';
import type { JobContext, JobKind } from '../../kernel/jobs/job-kinds.ts';
import { agreeToRefund, closeRefund, receiveReturn } from './answer-refund.ts';
import { lockRefund } from './refund-records.ts';

/**
 * Nobody waits for ever: what the shop does not answer is agreed to, products it does not look at count as received, and a return
 * that is not sent is closed.
 */
export const refundDeadlinesJob: JobKind = {
  kind: 'refunds.deadlines',
  everySeconds: 60,
  run: async (_payload, context) => {
    const now = context.now();
    await forEachRecord(context, idsOf(context, refundRequests, lte(refundRequests.deadline, now)), (tx, id) =>
      passDeadline(tx, context, id),
    );
  },
};

async function passDeadline(tx: Tx, shop: JobContext, id: number): Promise<void> {
  const held = await lockRefund(tx, id);
  const { deadline = null, state } = held?.refund ?? {};
  if (!held || deadline === null || deadline > shop.now()) return;
  if (state === 'asked') return agreeToRefund(tx, shop, held, { actor: 'clock' });
  if (state === 'agreed') return closeRefund(tx, shop, held);
  if (state === 'sent') return receiveReturn(tx, shop, held, { actor: 'clock', isRestocked: false });
}
