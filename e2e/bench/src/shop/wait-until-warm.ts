import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { duration, say } from '@jishi/scripts/terminal';

const WITHIN_MS = 30 * 60_000;

/** Waits until the api has drawn the pictures customers see first: it takes a third of a core until then. */
export async function waitUntilWarm(dataFolder: string, stop: AbortSignal): Promise<void> {
  const log = join(dataFolder, 'logs/api.log');
  const began = performance.now();
  say('pictures', 'waiting until they are drawn');
  while (!(await readFile(log, 'utf8')).includes('"pictures warmed"')) {
    if (performance.now() - began > WITHIN_MS)
      throw new Error(`the pictures were not drawn after ${duration(WITHIN_MS)}`);
    await sleep(2_000, undefined, { signal: stop });
  }
  say('pictures', `drawn after ${duration(performance.now() - began)}`);
}
