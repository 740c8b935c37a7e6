import { turnLotteriesJob } from '../../modules/lotteries/turn-lotteries.ts';
import { call } from './call.ts';
import { runJob } from './run-job.ts';
import type { Actor, World } from './world.ts';

export async function claim(world: World, actor: Actor): Promise<void> {
  if (await call(world, actor, 'coupon', { id: world.couponId })) world.witness.claims.push(actor.id);
}

export async function draw(world: World, actor: Actor): Promise<void> {
  if (await call(world, actor, `integralWinning/${world.lotteryId}`)) world.witness.draws.push(actor.id);
}

/** Prizes nobody asked for in time become points. */
export async function recycle(world: World): Promise<void> {
  await runJob(world.shop, world.witness.faults, turnLotteriesJob);
}

/** Several windows of one customer refresh their tokens; all of them stay signed in. */
export async function refresh(world: World, actor: Actor): Promise<void> {
  const body = { refresh_token: actor.refreshToken };
  const answer = await call<{ access_token: string; refresh_token: string }>(world, actor, 'refreshToken', body);
  if (!answer) {
    world.witness.faults.push(`a window of customer ${actor.id} was signed out`);
    return;
  }
  actor.token = answer.message.access_token;
  actor.refreshToken = answer.message.refresh_token;
}
