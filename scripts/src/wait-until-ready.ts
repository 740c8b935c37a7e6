import { setTimeout as sleep } from 'node:timers/promises';
import { duration } from './progress.ts';
import { ScriptError } from './script-error.ts';
import type { ServerProcess } from './server-process.ts';

/**
 * Asks an address until it answers 200.
 *
 * @throws ScriptError when the server ends, or the time is over
 */
export async function waitUntilReady(
  server: ServerProcess,
  url: string,
  withinMs: number,
  stopped?: AbortSignal,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isReady(url))) {
    stopped?.throwIfAborted();
    if (server.hasEnded()) {
      const { code, signal } = await server.ended;
      throw new ScriptError(`${server.name} ended before it was ready (${signal ?? `exit code ${code}`}): see above.`);
    }
    if (performance.now() > end) throw new ScriptError(`${server.name} was not ready after ${duration(withinMs)}.`);
    await Promise.race([sleep(100), server.ended]);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
