import type { HttpGuard } from '@jishi/http-limits/guard';
import { takePermit } from '@jishi/http-limits/hooks';
import { Semaphore } from '@jishi/http-limits/semaphore';
import { isLiningUp } from '@jishi/streams/line';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits.ts';

/** Requests that are being passed on, and those that wait. */
export type LineUps = { busy(): number; waiting(): number };

/**
 * Lets customers who line up for a flash sale in by few at a time, in the order in which they came: thousands come in one second, and while
 * they wait nothing more is done for them, so that whoever looks at something else meanwhile has the processor. Register it before hooks that
 * do more than name a request.
 */
export function limitLineUp(app: FastifyInstance, guard: HttpGuard, limits: Limits): LineUps {
  const { lineUps, waitingToLineUp, lineUpWithin } = limits;
  const line = new Semaphore({ permits: lineUps, waiting: waitingToLineUp, within: lineUpWithin, reason: 'upstream' });
  app.addHook('onRequest', async (request, reply) => {
    if (!isLiningUp(request.method, request.url)) return;
    // Who left meanwhile is not lined up.
    if ((await takePermit(guard, line.acquire(), reply)) === null) reply.hijack();
  });
  return { busy: () => line.taken, waiting: () => line.waiting };
}
