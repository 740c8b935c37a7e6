import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { SiblingWidth } from './drawing/recipes.ts';
import type { RequestedPicture } from './names.ts';
import type { PictureStore } from './picture-store.ts';

const isMainPicture = /^goods\/\d+$/;

// The sizes the pages show first: icons of categories 40, menus and cart 80, cards 200, flash sales 300, the product page itself.
function sizesOf(name: string): (SiblingWidth | null)[] {
  if (name.startsWith('objects/')) return [40, 80, 200];
  if (name.startsWith('empty/')) return [150];
  if (isMainPicture.test(name)) return [200, 300, null];
  return [];
}

export function* picturesToWarm(store: PictureStore): Generator<RequestedPicture> {
  const names = [...store.names()];
  for (const name of names) for (const sibling of sizesOf(name).slice(0, 1)) yield { name, sibling };
  for (const name of names) for (const sibling of sizesOf(name).slice(1)) yield { name, sibling };
}

/** Others want the processors of this machine: what the last minute's load says (nothing on Windows). */
const isLoaded = (): boolean => (loadavg()[0] ?? 0) > availableParallelism() / 2;

const LOOK_AGAIN_MS = 2_000;

type Warming = { signal: AbortSignal; onError: (error: unknown, name: string) => void; isBusy?: () => boolean };

/**
 * Draws the pictures customers see first, one at a time and only while nobody waits for another one and the machine has little else to do:
 * what is asked for before is drawn then. It rests twice as long as it worked, so it takes a third of a core at most. Stops at the signal;
 * a failure is told and does not stop it.
 */
export async function warmPictures(
  store: PictureStore,
  { signal, onError, isBusy = isLoaded }: Warming,
): Promise<number> {
  let count = 0;
  for (const requested of picturesToWarm(store)) {
    while (!signal.aborted && isBusy()) await wait(LOOK_AGAIN_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    await store.idle();
    const started = performance.now();
    try {
      await store.find(requested, 'avif')?.read();
      count += 1;
    } catch (error) {
      if (signal.aborted) break;
      onError(error, requested.name);
    }
    await wait(2 * (performance.now() - started), undefined, { signal }).catch(() => undefined);
  }
  return count;
}
