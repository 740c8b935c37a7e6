import { and, eq, lt } from 'drizzle-orm';
import { lotteryLogs } from '../../kernel/db/schema/index.ts';
import { turnLotteriesJob } from '../../modules/lotteries/turn-lotteries.ts';
import { call } from './call.ts';
import type { Actor, ScheduleContext } from './context.ts';
import { runJob } from './run-job.ts';

const DAY = 86_400_000;

export async function claim(context: ScheduleContext, actor: Actor): Promise<void> {
  if (await call(context, actor, 'coupon', { id: context.couponId })) context.acknowledged.claims.push(actor.id);
}

export async function draw(context: ScheduleContext, actor: Actor): Promise<void> {
  if (await call(context, actor, `integralWinning/${context.lotteryId}`)) context.acknowledged.draws.push(actor.id);
}

/** The prize of long ago was asked for too late: it becomes points, unless an order is faster. */
export async function recycle(context: ScheduleContext): Promise<void> {
  const { shop, lotteryId } = context;
  const isOld = and(eq(lotteryLogs.lotteryId, lotteryId), lt(lotteryLogs.drawnAt, new Date(shop.now.getTime() - DAY)));
  await shop.db
    .update(lotteryLogs)
    .set({ drawnAt: new Date(shop.now.getTime() - 20 * DAY) })
    .where(isOld);
  await runJob(context.shop, context.acknowledged.faults, turnLotteriesJob);
}

/** Several windows of one customer refresh their tokens; all of them stay signed in. */
export async function refresh(context: ScheduleContext, actor: Actor): Promise<void> {
  const body = { refresh_token: actor.refreshToken };
  actor.refreshing += 1;
  const answer = await call<{ access_token: string; refresh_token: string }>(context, actor, 'refreshToken', body);
  actor.refreshing -= 1;
  if (!answer) {
    context.acknowledged.faults.push(`a window of customer ${actor.id} was signed out`);
    return;
  }
  actor.token = answer.message.access_token;
  actor.refreshToken = answer.message.refresh_token;
}
