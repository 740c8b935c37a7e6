import { and, desc, eq, inArray } from 'drizzle-orm';
import { orderLines, refundRequests } from '../../kernel/db/schema/index.ts';
import { ShopError } from '../../kernel/errors/shop-error.ts';
import { agreeToRefund, receiveReturn, refuseRefund } from '../../modules/refunds/answer-refund.ts';
import { refundDeadlinesJob } from '../../modules/refunds/refund-deadlines.ts';
import { lockRefund } from '../../modules/refunds/refund-records.ts';
import { aCourier } from './a-courier.ts';
import { call } from './call.ts';
import type { Command } from './commands.ts';
import type { Actor, ScheduleContext } from './context.ts';
import { runJob } from './run-job.ts';

type Wish = Pick<Extract<Command, { kind: 'ask-refund' }>, 'quantity' | 'isReturn' | 'isOurFault'>;
type Decision = Extract<Command, { kind: 'answer-refund' }>['answer'];

/** As the page does it: what can be asked back, what that gives, and then the press. */
export async function askRefund(context: ScheduleContext, actor: Actor, orderId: number, wish: Wish): Promise<void> {
  const lines = await context.shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const wanted = {
    kind: wish.isReturn ? 'return' : 'refund',
    reason: wish.isOurFault ? 'damaged' : 'other',
    lines: lines.slice(0, wish.quantity).map(({ id, number }) => ({ id, number: Math.min(wish.quantity, number) })),
  };
  const quote = await call<{ amount: number }>(context, actor, `refund/preview/${orderId}`, wanted);
  if (!quote) return;
  await call(context, actor, `refund/order/${orderId}`, { ...wanted, amount: quote.message.amount });
}

/** The newest refund of an order. */
async function newest(context: ScheduleContext, orderId: number) {
  const [refund] = await context.shop.db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.orderId, orderId))
    .orderBy(desc(refundRequests.id))
    .limit(1);
  return refund ?? null;
}

export async function withdrawRefund(context: ScheduleContext, actor: Actor, orderId: number): Promise<void> {
  const refund = await newest(context, orderId);
  if (refund) await call(context, actor, `refund/withdraw/${refund.id}`);
}

export async function sendProductsBack(context: ScheduleContext, actor: Actor, orderId: number): Promise<void> {
  const refund = await newest(context, orderId);
  if (!refund) return;
  const courierId = await aCourier(context);
  await call(context, actor, `refund/send/${refund.id}`, { dhl_id: courierId, odd: `SF${refund.id}00` });
}

/** By an operator. */
export async function answerRefund(context: ScheduleContext, orderId: number, answer: Decision): Promise<void> {
  const { shop, acknowledged } = context;
  const refund = await newest(context, orderId);
  if (!refund) return;
  try {
    await shop.db.transaction(async (tx) => {
      const held = await lockRefund(tx, refund.id);
      if (!held) return;
      const by = { actor: 'shop' } as const;
      if (answer === 'agree') return agreeToRefund(tx, shop.app.shop, held, by);
      if (answer === 'refuse') return refuseRefund(tx, shop.app.shop, held, '不行');
      return receiveReturn(tx, shop.app.shop, held, { ...by, isRestocked: answer === 'restock' });
    });
  } catch (error) {
    if (!(error instanceof ShopError)) acknowledged.faults.push(`refund ${answer}: ${error}`);
  }
}

/** Whoever had to act has not, and the job comes by, in two processes. */
export async function passDeadline(context: ScheduleContext, orderId: number): Promise<void> {
  const { shop, acknowledged } = context;
  const deadline = new Date(shop.now.getTime() - 1000);
  const isOpen = inArray(refundRequests.state, ['asked', 'agreed', 'sent']);
  await shop.db
    .update(refundRequests)
    .set({ deadline })
    .where(and(eq(refundRequests.orderId, orderId), isOpen));
  await Promise.all([1, 2].map(() => runJob(shop, acknowledged.faults, refundDeadlinesJob)));
}
