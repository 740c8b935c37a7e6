/** A stream that says nothing for so long is held up on its way. */
const FIRST_WITHIN_MS = 6000;
/** Between questions while there is no stream; longer after each that fails. */
const ASK_EVERY_MS = 5000;
const ASK_AT_LEAST_EVERY_MS = 60_000;

export type OrderSource = {
  /** Follows the order: `onNews` at once and at every change. Ends, or fails, when there is nothing more to hear. */
  listen(signal: AbortSignal, onNews: () => void): Promise<void>;
  /** Asks where the order stands; whether there was an answer. */
  ask(): Promise<boolean>;
};

/** Follows an order until `signal`: by its stream, and by asking whenever the stream is silent or gone. */
export async function followOrder({ listen, ask }: OrderSource, signal: AbortSignal): Promise<void> {
  let misses = 0;
  while (!signal.aborted) {
    await hear(listen, signal);
    await pause(Math.min(ASK_EVERY_MS * 2 ** misses, ASK_AT_LEAST_EVERY_MS), signal);
    if (signal.aborted) return;
    misses = (await ask()) ? 0 : misses + 1;
  }
}

async function hear(listen: OrderSource['listen'], signal: AbortSignal): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), FIRST_WITHIN_MS);
  try {
    await listen(AbortSignal.any([signal, silence.signal]), () => clearTimeout(timer));
  } catch {
    // Whatever was wrong with the stream, asking shows where the order stands.
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
