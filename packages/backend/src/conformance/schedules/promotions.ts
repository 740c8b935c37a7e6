import { and, eq, lt } from 'drizzle-orm';
import { lotteryLogs } from '../../kernel/db/schema/index.ts';
import { turnLotteriesJob } from '../../modules/lotteries/turn-lotteries.ts';
import { call } from './call.ts';
import { runJob } from './run-job.ts';
import type { Actor, World } from './world.ts';

const DAY = 86_400_000;

export async function claim(world: World, actor: Actor): Promise<void> {
  if (await call(world, actor, 'coupon', { id: world.couponId })) world.witness.claims.push(actor.id);
}

export async function draw(world: World, actor: Actor): Promise<void> {
  if (await call(world, actor, `integralWinning/${world.lotteryId}`)) world.witness.draws.push(actor.id);
}

/** The prize of long ago was asked for too late: it becomes points, unless an order is faster. */
export async function recycle(world: World): Promise<void> {
  const { shop, lotteryId } = world;
  const isOld = and(eq(lotteryLogs.lotteryId, lotteryId), lt(lotteryLogs.drawnAt, new Date(shop.now.getTime() - DAY)));
  await shop.db
    .update(lotteryLogs)
    .set({ drawnAt: new Date(shop.now.getTime() - 20 * DAY) })
    .where(isOld);
  await runJob(world.shop, world.witness.faults, turnLotteriesJob);
}

/** Several windows of one customer refresh their tokens; all of them stay signed in. */
export async function refresh(world: World, actor: Actor): Promise<void> {
  const body = { refresh_token: actor.refreshToken };
  actor.refreshing += 1;
  const answer = await call<{ access_token: string; refresh_token: string }>(world, actor, 'refreshToken', body);
  actor.refreshing -= 1;
  if (!answer) {
    world.witness.faults.push(`a window of customer ${actor.id} was signed out`);
    return;
  }
  actor.token = answer.message.access_token;
  actor.refreshToken = answer.message.refresh_token;
}
