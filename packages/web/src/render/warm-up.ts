import { randomUUID } from 'node:crypto';
import type { RenderRequest } from '@jishi/contracts/renderer';
import type { Limits } from '../config/limits.ts';
import type { RenderWorker } from './render-worker.ts';
import { attemptPage } from './rendered-page.ts';

/**
 * Draws pages in a thread and throws them away: the first pages of a new thread take many times as long as the tenth. It ends
 * after a while, whatever the pages do.
 */
export async function warmUpWorker(
  worker: RenderWorker,
  requests: readonly RenderRequest[],
  limits: Limits,
): Promise<void> {
  const ending = performance.now() + limits.warmThreadWithin;
  for (let drawn = 0; drawn < limits.warmDraws; drawn += 1) {
    const request = requests[drawn % requests.length];
    if (!request || !worker.isAlive || performance.now() > ending) return;
    await draw(worker, { ...request, requestId: randomUUID() }, limits).catch(() => {});
  }
}

async function draw(worker: RenderWorker, request: RenderRequest, limits: Limits): Promise<void> {
  const attempt = attemptPage(worker, request, limits);
  const timer = setTimeout(() => attempt.abandon(), limits.warmThreadWithin);
  try {
    for await (const _ of (await attempt.page).body);
  } finally {
    clearTimeout(timer);
  }
}
