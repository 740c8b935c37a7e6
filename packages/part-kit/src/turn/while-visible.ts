import { pause } from './until.ts';

/** Before what has failed is begun again: its code may not have arrived, and nobody is told of that. */
const AGAIN_AFTER_MS = 5000;

/**
 * Runs something while somebody can see the tab: at once, anew each time they come back to it, and again after a while when it
 * failed. Browser only, in an effect.
 *
 * @param run is told by its signal that the tab was hidden, or that nobody wants it any more
 * @returns ends it
 */
export function whileVisible(run: (signal: AbortSignal) => Promise<unknown>): () => void {
  let leaving = new AbortController();
  const start = () => {
    leaving.abort();
    if (document.hidden) return;
    leaving = new AbortController();
    void persist(run, leaving.signal);
  };
  start();
  document.addEventListener('visibilitychange', start);
  return () => {
    document.removeEventListener('visibilitychange', start);
    leaving.abort();
  };
}

async function persist(run: (signal: AbortSignal) => Promise<unknown>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await run(signal);
      return;
    } catch {
      await pause(AGAIN_AFTER_MS, signal);
    }
  }
}
