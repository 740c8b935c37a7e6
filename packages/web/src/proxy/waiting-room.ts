import type { HttpGuard } from '@jishi/http-limits/guard';
import { takePermit } from '@jishi/http-limits/hooks';
import { Semaphore } from '@jishi/http-limits/semaphore';
import { entersWaitingRoom } from '@jishi/streams/waiting-room';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../config/limits.ts';

/** Requests that are being passed on, and those that wait. */
export type WaitingRoom = { busy(): number; waiting(): number };

/**
 * The waiting room of a flash sale: customers who line up are let in few at a time, in the order in which they came. Thousands come in one
 * second, and while they wait nothing more is done for them, so that whoever looks at something else meanwhile has the processor. Register it
 * before hooks that do more than name a request.
 */
export function limitWaitingRoom(app: FastifyInstance, guard: HttpGuard, limits: Limits): WaitingRoom {
  const { waitingRoomPermits, waitingRoomSize, waitingRoomWithin } = limits;
  const permits = new Semaphore({
    permits: waitingRoomPermits,
    waiting: waitingRoomSize,
    within: waitingRoomWithin,
    reason: 'upstream',
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!entersWaitingRoom(request.method, request.url)) return;
    // Who left meanwhile is not lined up.
    if ((await takePermit(guard, permits.acquire(), reply)) === null) reply.hijack();
  });
  return { busy: () => permits.taken, waiting: () => permits.waiting };
}
