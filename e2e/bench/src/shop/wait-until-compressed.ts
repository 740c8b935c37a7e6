import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The largest script takes less than this. */
const QUIET_MS = 5_000;
const WITHIN_MS = 5 * 60_000;

/** Waits until web has compressed the files of its releases: it takes a core for as long. */
export async function waitUntilCompressed(dataFolder: string, stop: AbortSignal): Promise<void> {
  const count = async (): Promise<number> => (await readdir(join(dataFolder, 'web-cache')).catch(() => [])).length;
  const end = performance.now() + WITHIN_MS;
  let known = await count();
  let since = performance.now();
  while (performance.now() - since < QUIET_MS) {
    if (performance.now() > end) throw new Error('files were still being compressed after five minutes');
    await sleep(500, undefined, { signal: stop });
    const now = await count();
    if (now !== known) {
      known = now;
      since = performance.now();
    }
  }
}
