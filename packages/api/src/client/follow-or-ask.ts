import { isApiError } from './api-error.ts';

/** A stream that says nothing for so long is held up on its way. */
const FIRST_WITHIN_MS = 6000;
/** Between questions while there is no stream; longer after each that fails. */
const ASK_EVERY_MS = 5000;
const ASK_AT_LEAST_EVERY_MS = 60_000;
/** Between attempts at a stream that was refused: the longest, and what a shop may ask for at most. */
const LISTEN_AT_LEAST_EVERY_MS = 300_000;

export type Followed = {
  /** Reads the stream: `onEvent` at once and at every change. Ends, or fails, when there is nothing more to hear. */
  listen(signal: AbortSignal, onEvent: () => void): Promise<void>;
  /** Asks how things stand; whether there was an answer. */
  ask(): Promise<boolean>;
};

/**
 * Follows something until `signal`: by its stream, and by asking whenever the stream is silent or gone. A stream that was refused
 * is tried ever more seldom, not before the shop says so, while asking goes on. All pauses are half as long to half as long again by
 * chance: many pages that lost their stream at the same moment do not come back together.
 *
 * @param everyMs between two questions
 */
export async function followOrAsk(
  { listen, ask }: Followed,
  signal: AbortSignal,
  everyMs: number = ASK_EVERY_MS,
): Promise<void> {
  let misses = 0;
  let refusals = 0;
  let listenAt = 0;
  while (!signal.aborted) {
    if (performance.now() >= listenAt) {
      const refusedFor = await subscribe(listen, signal);
      refusals = refusedFor === null ? 0 : refusals + 1;
      const backOff = refusals === 0 ? 0 : everyMs * 2 ** (refusals - 1);
      const wait = Math.min(Math.max(backOff, refusedFor ?? 0), LISTEN_AT_LEAST_EVERY_MS);
      listenAt = performance.now() + byChance(wait);
    }
    await pause(byChance(Math.min(everyMs * 2 ** misses, ASK_AT_LEAST_EVERY_MS)), signal);
    if (signal.aborted) return;
    misses = (await ask()) ? 0 : misses + 1;
  }
}

const byChance = (milliseconds: number): number => milliseconds * (0.5 + Math.random());

/** @returns null when the stream spoke; else for how long it should not be tried again, as far as the shop says so */
async function subscribe(listen: Followed['listen'], signal: AbortSignal): Promise<number | null> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), FIRST_WITHIN_MS);
  let hasSpoken = false;
  let retryAfter = 0;
  const onEvent = (): void => {
    hasSpoken = true;
    clearTimeout(timer);
  };
  try {
    await listen(AbortSignal.any([signal, silence.signal]), onEvent);
  } catch (error) {
    // Whatever was wrong with the stream, asking shows how things stand.
    if (isApiError(error)) retryAfter = (error.retryAfter ?? 0) * 1000;
  } finally {
    clearTimeout(timer);
  }
  return hasSpoken ? null : retryAfter;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    return undefined;
  });
}
