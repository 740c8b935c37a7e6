import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { evaluateUnseen } from './evaluate-unseen.ts';
import type { TransferWatch } from './watch-transfers.ts';

/** A page is idle when it has loaded and for this long nothing was on its way and no task took 50 ms. */
const QUIET_MS = 2_000;
const WITHIN_MS = 60_000;

/** @throws Error when the page does not come to rest */
export async function waitUntilIdle(session: CDPSession, transfers: TransferWatch): Promise<void> {
  const end = performance.now() + WITHIN_MS;
  while (transfers.quietFor() < QUIET_MS || (await evaluateUnseen(session, calmFor)) < QUIET_MS) {
    if (performance.now() > end) throw new Error(`a page was not idle after ${WITHIN_MS / 1000} s`);
    await sleep(200);
  }
}

/** Runs in the page: milliseconds since it has loaded and since its last long task. */
function calmFor(): number {
  const { loadedAt, tasks } = globalThis.__benchReport ?? { loadedAt: null, tasks: [] };
  if (loadedAt === null) return 0;
  const lastTask = Math.max(0, ...tasks.map(({ start, duration }) => start + duration));
  return performance.now() - Math.max(loadedAt, lastTask);
}
