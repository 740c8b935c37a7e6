import { setTimeout as sleep } from 'node:timers/promises';

type Options = { load: () => number; most: number; limitMs: number; everyMs: number; stop: AbortSignal };

/**
 * Waits until at most so many programs want a core, so that a bench does not feel the one before it. Others may use the machine: after
 * the limit it goes on, and the report says under which load.
 */
export async function restUntilQuiet({ load, most, limitMs, everyMs, stop }: Options): Promise<void> {
  const until = performance.now() + limitMs;
  while (load() > most && performance.now() < until && !stop.aborted) {
    await sleep(everyMs, undefined, { signal: stop }).catch(() => {}); // stopped: the loop ends
  }
}
