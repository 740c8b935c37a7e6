/** A stream that says nothing for so long is held up on its way. */
const FIRST_WITHIN_MS = 6000;
/** Between questions while there is no stream; longer after each that fails. */
const ASK_EVERY_MS = 5000;
const ASK_AT_LEAST_EVERY_MS = 60_000;

export type Followed = {
  /** Reads the stream: `onNews` at once and at every change. Ends, or fails, when there is nothing more to hear. */
  listen(signal: AbortSignal, onNews: () => void): Promise<void>;
  /** Asks how things stand; whether there was an answer. */
  ask(): Promise<boolean>;
};

/**
 * Follows something until `signal`: by its stream, and by asking whenever the stream is silent or gone.
 *
 * @param everyMs between two questions
 */
export async function followOrAsk(
  { listen, ask }: Followed,
  signal: AbortSignal,
  everyMs: number = ASK_EVERY_MS,
): Promise<void> {
  let misses = 0;
  while (!signal.aborted) {
    await hear(listen, signal);
    await pause(Math.min(everyMs * 2 ** misses, ASK_AT_LEAST_EVERY_MS), signal);
    if (signal.aborted) return;
    misses = (await ask()) ? 0 : misses + 1;
  }
}

async function hear(listen: Followed['listen'], signal: AbortSignal): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), FIRST_WITHIN_MS);
  try {
    await listen(AbortSignal.any([signal, silence.signal]), () => clearTimeout(timer));
  } catch {
    // Whatever was wrong with the stream, asking shows how things stand.
  } finally {
    clearTimeout(timer);
  }
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
